// Panels of the table page: who is waited for, and how a tie was broken.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { outpost } from "../src/games/outpost/index.ts";
import { settlers } from "../src/games/settlers/index.ts";
import type { Json, Lang, Result, TableCard } from "../src/lib/types.ts";
import { prefs } from "../src/lib/prefs.svelte.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import OfferPanel from "../src/table/OfferPanel.svelte";
import ScoreSheet from "../src/table/ScoreSheet.svelte";
import { tiesBroken, wonBy } from "../src/table/ties.ts";
import { texts } from "./helpers.ts";
import Host from "./Host.svelte";
import { all, components } from "./settlers.ts";

let host: Record<string, unknown> | null = null;
afterEach(() => {
  if (host) void unmount(host);
  host = null;
  prefs.lang = "en";
});

// What a part says, line breaks and all as one space.
function said(model: TableModel, Part: Component<any>, props: Record<string, unknown> = {}): string {
  document.body.innerHTML = "";
  host = mount(Host, { target: document.body, props: { model, Part, props } });
  flushSync();
  return document.body.textContent!.replace(/\s+/g, " ");
}

function table(game: TableModel["game"], words: string[], view: Json, more: Json = {}): TableModel {
  const model = new TableModel("t");
  const seats = words.map((word) => ({ word, who: null, bot: null, here: false, online: false, stands_in: null }));
  const card = { id: "t", game: game!.slug, seats, my_seats: [0], pending: [1, 2], status: "running" } as unknown as TableCard;
  model.game = game;
  model.snapshot({ card, seat: 0, view, log: [], chat: [], revision: 1, offer: null, undo: null, clock: null, ...more });
  return model;
}

describe("the offer panel", () => {
  it("parts those it waits for from what they do", () => {
    const model = table(outpost({ rounds: 4 }, texts("en", "outpost")), ["red", "blue", "green"], { players: {} });
    model.thinking = { seat: 1, iterations: 1 };
    expect(said(model, OfferPanel)).toContain("blue, green · thinking");
  });
});

describe("a tie", () => {
  const result = (...places: [rank: number, score: number][]): Result[] => places.map(([rank, score], seat) => ({ seat, rank, score }));
  const rows = [{ id: "goods", label: "goods", points: [3, 3, 1] }, { id: "cards", label: "cards", points: [1, 2, 0] }];
  it("is broken by the first line that differs", () => {
    expect(wonBy(result([2, 72], [1, 72], [3, 70]), rows)).toBe("cards");
    expect(wonBy(result([1, 72], [3, 60], [2, 72]), rows)).toBe("goods");
    expect(tiesBroken(result([2, 72], [1, 72], [3, 70]), rows)).toEqual([{ label: "goods", points: [3, 3, null] }, { label: "cards", points: [1, 2, null] }]);
  });
  it("is no matter where scores differ, or the place is shared", () => {
    for (const places of [result([1, 73], [2, 72], [3, 70]), result([1, 72], [1, 72], [3, 70])]) expect([wonBy(places, rows), tiesBroken(places, rows)]).toEqual(["", []]);
  });
  for (const [lang, told, row] of [["en", "Equal scores; decided by: workers and goods left.", "On a tie: workers and goods left"], ["cs", "Při shodě bodů rozhodlo: zbylí osadníci a suroviny.", "Při shodě: zbylí osadníci a suroviny"]] as [Lang, string, string][])
    it(`is named on the score sheet (${lang})`, () => {
      prefs.lang = lang;
      const view = structuredClone(all.find((step) => Object.keys(step.view.players).length === 2)!.view);
      const seats = Object.keys(view.players);
      seats.forEach((seat, i) => (view.players[seat]!.goods = { worker: 2 + i }));
      const model = table(settlers(components, texts(lang, "settlers")), seats, view, { result: result([2, 72], [1, 72]) });
      const sheet = said(model, ScoreSheet, { onclose() {}, onrematch() {}, onreplay() {} });
      expect(sheet).toContain(told);
      expect(sheet).toContain(row);
    });
});
