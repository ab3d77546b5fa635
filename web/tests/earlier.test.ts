// Earlier lines of the log and the chat: they come when asked for, above what is there.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { outpost } from "../src/games/outpost/index.ts";
import { prefs } from "../src/lib/prefs.svelte.ts";
import type { Json, LogEntry } from "../src/lib/types.ts";
import Chat from "../src/table/Chat.svelte";
import Log from "../src/table/Log.svelte";
import { TableModel } from "../src/table/model.svelte.ts";
import { texts } from "./helpers.ts";
import Host from "./Host.svelte";

const entry = (revision: number): LogEntry => ({ revision, seat: 0, move: "", label: "", lines: [`line ${revision}`], undone: false, things: [], story: [{ text: `Blue: line ${revision}` }] });
const said = (time: number) => ({ time, who: { id: "a", name: "Ada", guest: true, bot: false }, text: `said ${time}` });
const range = <T>(from: number, to: number, make: (n: number) => T) => Array.from({ length: to - from }, (_, i) => make(from + i));
const card = { id: "t", game: "outpost", status: "running", seats: ["red", "blue"].map((word) => ({ word })), my_seats: [0], pending: [] };
const snapshot = (from: number, to: number, more: Json = {}) => ({
  table: "t", seat: 0, card, revision: to - 1, view: { players: {} }, offer: null, undo: null, clock: null,
  log: range(from, to, entry), chat: range(from, to, said), earlier: { log: from || null, chat: from || null }, ...more,
});
function table(from: number, to: number): TableModel {
  const model = new TableModel("t");
  model.game = outpost({ rounds: 4 }, texts("en", "outpost"));
  model.snapshot(snapshot(from, to));
  return model;
}
// Answers with pages of ten, as the server does.
function server() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url.replace("/api/v1/", "").replace(/&lang=../, ""));
    const before = Number(/before=(\d+)/.exec(url)![1]);
    const from = Math.max(0, before - 10);
    const page = url.includes("/chat") ? { chat: range(from, before, said) } : { log: range(from, before, entry) };
    return new Response(JSON.stringify({ ...page, earlier: from || null }));
  });
  return asked;
}
let host: Record<string, unknown> | null = null;
function show(model: TableModel, Part: Component<any>) {
  document.body.innerHTML = "";
  host = mount(Host, { target: document.body, props: { model, Part, props: {} } });
  flushSync();
}
const button = () => document.querySelector<HTMLButtonElement>("button.earlier");
afterEach(() => {
  if (host) void unmount(host);
  host = null;
  prefs.lang = "en";
  vi.unstubAllGlobals();
});

describe("earlier lines", () => {
  for (const [name, Part, word, lines] of [["log", Log, "line", ".entry"], ["chat", Chat, "said", ".lines p"]] as const)
    it(`of the ${name} come page by page, up to the first`, async () => {
      const asked = server();
      show(table(25, 40), Part);
      expect(document.querySelectorAll(lines)).toHaveLength(15);
      for (const count of [25, 35, 40]) {
        button()!.focus();
        button()!.click();
        await vi.waitFor(() => (flushSync(), expect(document.querySelectorAll(lines)).toHaveLength(count)));
      }
      expect(asked).toEqual([25, 15, 5].map((before) => `tables/t/${name}?before=${before}${name === "log" ? "&seat=0" : ""}`));
      expect(document.querySelector(lines)!.textContent).toContain(`${word} 0`);
      expect(button()).toBe(null);
      await vi.waitFor(() => expect(document.activeElement!.getAttribute("role")).toBe("log")); // whoever pressed it is not lost
    });

  it("are offered in Czech, and only where there are any", () => {
    prefs.lang = "cs";
    show(table(5, 10), Log);
    expect(button()!.textContent).toBe("Starší řádky");
    show(table(0, 10), Chat);
    expect(button()).toBe(null);
  });

  it("stay when the newest are brought again, unless some are missing between", async () => {
    server();
    const model = table(25, 40);
    await Promise.all([model.earlierLog()]);
    await model.earlierChat();
    model.snapshot(snapshot(30, 45));
    expect(model.log.map((line) => line.revision)).toEqual(range(15, 45, (n) => n));
    expect(model.chat.map((line) => line.time)).toEqual(range(15, 45, (n) => n));
    expect(model.earlier).toEqual({ log: 15, chat: 15 });
    model.snapshot(snapshot(50, 60));
    expect(model.log.map((line) => line.revision)).toEqual(range(50, 60, (n) => n));
    expect(model.earlier).toEqual({ log: 50, chat: 50 });
    model.snapshot(snapshot(55, 60, { seat: 1 })); // other eyes
    expect(model.log[0]!.revision).toBe(55);
  });

  it("know what was taken back while they were on their way", async () => {
    server();
    const model = table(25, 40);
    const coming = model.earlierLog();
    model.update({ table: "t", seat: 0, revision: 40, log: [entry(40)], undone: [24, 39], patch: {}, pending: [], offer: null, undo: null, clock: null });
    await coming;
    expect(model.log.filter((line) => line.undone).map((line) => line.revision)).toEqual([24, 39]);
  });

  it("of a moment that is no longer shown are dropped", async () => {
    const asked = server();
    const model = table(25, 40);
    model.past = "seat=all&at=39";
    const coming = model.earlierLog();
    model.past = "seat=all&at=12";
    await coming;
    expect(asked).toEqual(["tables/t/log?before=25&seat=all&at=39"]);
    expect(model.log).toHaveLength(15);
  });
});
