// What a newcomer reads first in Civilization: names as the server's texts have them, sentences that fit, what lies in which row.
import { describe, expect, it } from "vitest";
import { civilization } from "../src/games/civilization/index.ts";
import { nameOf } from "../src/games/civilization/naming.ts";
import { kLongest, oneLines } from "../src/games/civilization/one_line.ts";
import { panes } from "../src/games/civilization/panes.svelte.ts";
import { railOf } from "../src/games/civilization/rail.ts";
import { middleOf } from "../src/games/civilization/reach.ts";
import { rowsOf } from "../src/games/civilization/techs.ts";
import type { Components, Player, View } from "../src/games/civilization/types.ts";
import { sayAny } from "../src/games/civilization/words.ts";
import { read, texts } from "./helpers.ts";
import recorded from "./civilization.json";

const c = JSON.parse(read("games/civilization/components.json")) as Components;

describe("names", () => {
  // The terminal has letters for its maps under the same ids; texts come in the order of their keys.
  it("are words, whatever else the texts know under an id", () => {
    for (const lang of ["en", "cs"]) {
      const sorted = Object.fromEntries(Object.entries(texts(lang, "civilization")).sort(([a], [b]) => (a < b ? -1 : 1)));
      civilization(c, sorted);
      const all = [...c.resources, "blue", "red", "green", "yellow", "purple", ...c.techs.map(({ id }) => id), ...c.buildings.map(({ id }) => id), "caravan", "fortification"];
      expect(all.filter((id) => nameOf(id).length < 3 || nameOf(id).includes("{"))).toEqual([]);
    }
    civilization(c, texts("en", "civilization"));
  });
});

describe("moves", () => {
  it("have a word for each verb that somebody chooses", () => {
    const kLuck = /^(draw_|lose_person|see_marker|take_marker|loot_event|loot_marker|kill_unit|deal_nation|first_seat|turn_tile|lay_wonder)/;
    const verbs = [...new Set(Object.keys(texts("en", "civilization")).map((key) => /^move\.([a-z_]+)/.exec(key)?.[1]).filter((verb) => verb !== undefined))];
    expect(verbs.length).toBeGreaterThan(80);
    expect(verbs.filter((verb) => !kLuck.test(verb) && !sayAny(`verb.${verb}`))).toEqual([]);
  });
});

describe("a technology in one line", () => {
  it("has a sentence that fits in both languages, and nothing else has", () => {
    expect(Object.keys(oneLines).sort()).toEqual(c.techs.map(({ id }) => id).sort());
    for (const { en, cs } of Object.values(oneLines)) for (const line of [en, cs]) expect(line.length, line).toBeLessThanOrEqual(kLongest);
  });
});

describe("rows of the pyramid", () => {
  const player = (nation: string, techs: string[], rows: number[]) => ({ nation, techs, rows: Object.fromEntries(rows.map((n, i) => [i + 1, n])) }) as unknown as Player;
  const ids = (one: Player) => [...rowsOf(c, one).values()].map((cards) => cards.map((card) => card?.id ?? "blank"));
  it("begin with the technology of the nation, whatever its level", () => {
    const aztecs = c.nations.find(({ tech }) => c.techs.find(({ id }) => id === tech)!.level === 2)!;
    expect(ids(player(aztecs.id, [aztecs.tech], [1, 0, 0, 0, 0]))[0]).toEqual([aztecs.tech]);
  });
  it("hold a card that lies lower, and blanks where more is counted than known", () => {
    const romans = c.nations.find(({ tech }) => tech === "code_of_laws")!;
    expect(ids(player(romans.id, ["code_of_laws", "pottery", "banking"], [2, 1, 0, 0, 0]))).toEqual([["code_of_laws", "pottery"], ["banking"], [], [], []]);
    expect(ids(player(romans.id, ["code_of_laws"], [2, 0, 0, 0, 0]))[0]).toEqual(["code_of_laws", "blank"]);
  });
});

describe("a phone", () => {
  const view = recorded.view as unknown as View;
  it("opens the map where something is lit, as long as nothing of one's own is on it", () => {
    expect(middleOf([])).toBeNull();
    expect(middleOf(["f14", "f15", "g14", "g15"])).toEqual({ x: 13.5, y: 5.5 });
  });
  it("counts what is chosen from a tray with the map", () => {
    const map = () => railOf(c, view).find(({ id }) => id === "pane_map")!.elements;
    panes.floating = ["aztecs"];
    expect(map()).toContain("aztecs");
    panes.floating = [];
    expect(map()).not.toContain("aztecs");
  });
});
