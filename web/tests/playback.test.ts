// Others' turns are shown step by step: half a second a step, three seconds a turn at most, and one's own question after it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../src/lib/prefs.svelte.ts";
import { live } from "../src/lib/socket.svelte.ts";
import { kTurnLimit, Playback } from "../src/table/playback.svelte.ts";
import { noteSeen, seenOf } from "../src/table/seen.ts";
import { TableModel } from "../src/table/model.svelte.ts";

let revision = 0;
const step = (seat: number, more: object = {}) => ({ seat: 0, revision: ++revision, log: [{ revision, seat, undone: false }], offer: null, ...more });

function player(isFree = () => false) {
  const said: string[] = [];
  const name = (update: { revision: number }) => String(update.revision);
  const playback = new Playback({ show: (update, held) => said.push(`${name(update)}${held ? " held" : ""}`), release: (update) => said.push(`${name(update)} free`), isFree });
  return { playback, said };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.playback = "normal";
  revision = 0;
});
afterEach(() => {
  vi.useRealTimers();
  prefs.playback = "";
});

describe("playback", () => {
  it("shows each step for half a second, and then asks", async () => {
    const { playback, said } = player();
    for (const seat of [1, 2]) playback.take(step(seat));
    expect(said).toEqual(["1 held"]);
    await vi.advanceTimersByTimeAsync(499);
    expect(said).toEqual(["1 held"]);
    await vi.advanceTimersByTimeAsync(2);
    expect(said).toEqual(["1 held", "2 held"]);
    await vi.advanceTimersByTimeAsync(500);
    expect(said).toEqual(["1 held", "2 held", "2 free"]);
    expect(playback.playing).toBe(false);
  });

  it("takes three seconds for a turn, however many steps it has", async () => {
    const { playback, said } = player();
    for (let i = 0; i < 20; ++i) playback.take(step(1));
    await vi.advanceTimersByTimeAsync(kTurnLimit + 100);
    expect(playback.playing).toBe(false);
    expect(said).toHaveLength(21);
    for (let i = 0; i < 5; ++i) playback.take(step(1)); // the same turn goes on
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.playing).toBe(false);
  });

  it("is skipped at once, and up to one's own question", async () => {
    const { playback, said } = player();
    for (let i = 0; i < 4; ++i) playback.take(step(1));
    playback.skip();
    expect(playback.playing).toBe(false);
    expect(said).toEqual(["1 held", "1 free", "2", "3", "4"]);
    playback.take(step(2));
    playback.take(step(2, { offer: {} }));
    expect(said.slice(5)).toEqual(["5", "6"]);
    playback.take(step(1));
    expect(said.at(-1)).toBe("7 held");
    await vi.runAllTimersAsync();
    expect(said.filter((one) => one === "1 free")).toHaveLength(1);
  });

  it("never waits for what is one's own, nor where it is off", () => {
    const free = player(() => true);
    free.playback.take(step(0));
    expect(free.said).toEqual(["1"]);
    prefs.playback = "off";
    const off = player();
    off.playback.take(step(1));
    expect(off.said).toEqual(["2"]);
  });

  it("passes over what nobody may see", async () => {
    const { playback, said } = player();
    playback.take({ ...step(1), log: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["1 held", "1 free"]);
  });
});

describe("a table while it is played back", () => {
  const card = { id: "t", game: "outpost", status: "running", seats: ["red", "blue"].map((word) => ({ word })), my_seats: [0], pending: [1] };
  const game = { changed: (before: { at: number }, after: { at: number }) => (before.at === after.at ? [] : [`place_${after.at}`]), targets: () => [] };
  function table() {
    const model = new TableModel("t");
    model.game = game as never;
    live.state = "open";
    model.snapshot({ table: "t", seat: 0, card, revision: 0, view: { at: 0 }, offer: null, undo: null, log: [], chat: [], clock: { now: 0, seats: [] } });
    return model;
  }
  const told = (seat: number, more: object = {}) => ({ ...step(seat), view: { at: revision }, pending: [0], undo: null, clock: { now: revision, seats: [] }, ...more });
  const offer = { row: "r", quiet: false, moves: [] };

  it("keeps the question back, and marks what others did until the next own move", async () => {
    const model = table();
    model.playback.take(told(1));
    model.playback.take(told(1, { offer }));
    await vi.advanceTimersByTimeAsync(600);
    expect([model.view.at, model.offer, model.pending]).toEqual([2, null, [1]]);
    await vi.advanceTimersByTimeAsync(500);
    expect([model.offer?.row, model.pending]).toEqual(["r", [0]]);
    expect([...model.recent]).toEqual(["place_1", "place_2"]);
    expect(model.marks.get("place_1")).toBe("blue");
    model.playback.take(told(0));
    expect([...model.recent]).toEqual(["place_3"]);
  });

  it("says who is ready while others are still asked", async () => {
    const model = table();
    model.update(told(1, { pending: [0, 1, 2] }));
    model.playback.take(told(0, { pending: [1, 2] }));
    expect(model.ready).toEqual([0]);
    model.playback.take(told(1, { pending: [2] }));
    await vi.advanceTimersByTimeAsync(600);
    expect([model.ready, model.pending]).toEqual([[0, 1], [2]]);
    model.playback.take(told(2, { pending: [0, 1, 2] }));
    expect(model.ready).toEqual([]);
  });

  it("shows an earlier view for a while, and goes back to what is", () => {
    const model = table();
    model.update(told(0, { offer }));
    model.look({ view: { at: 0 }, pending: [1] }, 1);
    expect([model.view.at, model.offer, model.isPast]).toEqual([0, null, true]);
    model.look(null);
    expect([model.view.at, model.offer?.row, model.isPast]).toEqual([1, "r", false]);
  });
});

describe("what was seen", () => {
  it("is remembered by table and seat, for the newest tables", () => {
    for (let i = 0; i < 70; ++i) noteSeen(`t${i}`, 0, i);
    noteSeen("t69", 1, 7);
    expect(seenOf("t69", 0)).toBe(69);
    expect(seenOf("t69", 1)).toBe(7);
    expect(seenOf("t1", 0)).toBe(null);
  });
});
