// Narrowing, merging, addresses, search, words, camera: the client's own logic.
import { describe, expect, it } from "vitest";
import { cs } from "../src/i18n/cs.ts";
import { en } from "../src/i18n/en.ts";
import { pluralForm } from "../src/lib/i18n.svelte.ts";
import { mergePatch } from "../src/lib/merge.ts";
import { parseRoute } from "../src/lib/router.svelte.ts";
import { seatCounts } from "../src/lib/seats.ts";
import type { GameInfo } from "../src/lib/types.ts";
import { fit, reframed, zoom } from "../src/parts/camera.ts";
import { byVerb, decided, litElements, narrow } from "../src/table/narrow.ts";
import { matches, parts, ruleName } from "../src/table/search.ts";
import { clockText } from "../src/table/time.ts";
import { asMove, components, firstView, texts } from "./helpers.ts";
import { text } from "../src/games/endeavor/text.ts";
import { namer } from "../src/games/endeavor/index.ts";
import { plainText } from "../src/games/plain.ts";

describe("offers as light", () => {
  const moves = ["march a1 b2", "march a1 c3", "march b2 c3", "build a1", "pass"].map(asMove);
  const targets = (move: { elements: string[] }) => move.elements;
  it("narrows by elements, in any order, and by verb", () => {
    expect(narrow(moves, targets, [], null)).toHaveLength(5);
    expect(narrow(moves, targets, ["c3"], null).map((m) => m.move)).toEqual(["march a1 c3", "march b2 c3"]);
    expect(narrow(moves, targets, ["c3", "a1"], null).map((m) => m.move)).toEqual(["march a1 c3"]);
    expect(narrow(moves, targets, ["a1"], "build").map((m) => m.move)).toEqual(["build a1"]);
    expect(narrow(moves, targets, ["c3", "c3"], null)).toEqual([]);
  });
  it("lights what narrows further", () => {
    expect(litElements(narrow(moves, targets, ["a1"], "march"), targets, ["a1"])).toEqual(["b2", "c3"]);
    expect(litElements(moves, targets, [])).toEqual(["a1", "b2", "c3"]);
  });
  it("decides only what was touched", () => {
    expect(decided([moves[4]!], targets, [], false)).toBe(null);
    expect(decided([moves[4]!], targets, [], true)?.move).toBe("pass");
    expect(decided(narrow(moves, targets, ["a1"], null), targets, ["a1"], true)).toBe(null);
  });
  it("groups by verb in the order of the offer", () => {
    expect(byVerb(moves).map((group) => [group.verb, group.moves.length])).toEqual([["march", 3], ["build", 1], ["pass", 1]]);
  });
});

describe("merge patch", () => {
  it("follows RFC 7396", () => {
    expect(mergePatch({ a: "b", c: { d: "e", f: "g" } }, { a: "z", c: { f: null } })).toEqual({ a: "z", c: { d: "e" } });
    expect(mergePatch({ a: [1, 2] }, { a: [3] })).toEqual({ a: [3] });
    expect(mergePatch("x", { a: { b: null } })).toEqual({ a: {} });
    expect(mergePatch({ a: 1 }, 7)).toBe(7);
  });
  it("keeps what did not change", () => {
    const before = { a: { x: 1 }, b: { y: 2 } };
    expect(mergePatch(before, { b: { y: 3 } }).a).toBe(before.a);
  });
});

describe("words", () => {
  it("has the same keys and places in both languages", () => {
    expect(Object.keys(cs)).toEqual(Object.keys(en));
    const holes = (s: string) => [...new Set(s.match(/\{\w+\}/g) ?? [])].sort();
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(holes(cs[key]), key).toEqual(holes(en[key]));
      expect(cs[key].includes("|"), key).toBe(en[key].includes("|") || cs[key].includes("|"));
      if (cs[key].includes("|")) expect(cs[key].split("|"), key).toHaveLength(3);
      if (en[key].includes("|")) expect(en[key].split("|"), key).toHaveLength(2);
      expect(cs[key].trim(), key).not.toBe("");
    }
  });
  it("counts in Czech", () => {
    expect([0, 1, 2, 4, 5, 21].map((n) => pluralForm("cs", n))).toEqual([2, 0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((n) => pluralForm("en", n))).toEqual([1, 0, 1]);
  });
  it("tells the whole table in both languages", () => {
    for (const lang of ["en", "cs"]) {
      const name = namer(texts(lang));
      const sections = text(components, firstView, ["purple", "white", "black"], name);
      expect(sections).toHaveLength(3 + 7 + 2);
      const all = JSON.stringify(sections);
      for (const city of components.cities) expect(all).toContain(name(city.id));
      expect(all).not.toContain("undefined");
    }
  });
  it("tells any game's view without knowing it", () => {
    const sections = plainText({ "seat.red": "red" }, { round: 2, stack: [], players: { red: { goods: { wood: 2 }, hand: 3 } } });
    expect(sections).toEqual([expect.objectContaining({ lines: ["round 2"] }), { title: "players", lines: ["red: goods: wood 2, hand 3"] }]);
    expect(plainText({ "face.down": "???" }, { sites: { a1: { face: "down", lit: true, n: 7 } } })[0]?.lines).toEqual(["a1: face: not seen yet, lit: yes, n 7"]);
  });
});

describe("small things", () => {
  it("reads addresses", () => {
    expect(parseRoute("#/table/ab%20c?seat=1")).toMatchObject({ page: "table", id: "ab c" });
    expect(parseRoute("#/table/x?seat=1").query.get("seat")).toBe("1");
    expect(parseRoute("").page).toBe("lobby");
    expect(parseRoute("#/table/%E0%A4%A").id).toBe("%E0%A4%A"); // cut short in the middle of a letter
  });
  it("searches without accents and case", () => {
    expect(matches("Zábrana bouří", "boUri zabrana")).toBe(true);
    expect(matches("Zábrana", "dům")).toBe(false);
    expect(parts("See EN-4.12, and EN-X3, IS-R7. IS-C.com_castle: IS-19.60.").filter((part) => part.rule).map((part) => part.rule)).toEqual(["EN-4.12", "EN-X3", "IS-R7", "IS-C.com_castle", "IS-19.60"]);
    expect(parts("EN-1, no").map((part) => part.text)).toEqual(["EN-1", ", no"]);
    expect(["EN-4.12", "IS-R7", "IS-C.com_castle"].map(ruleName)).toEqual(["EN-4.12", "IS-R7", "IS-C"]); // no id of a card is shown
  });
  it("writes times", () => {
    expect([5_000, 65_000, 3_600_000, 90_000_000].map(clockText)).toEqual(["0:05", "1:05", "1:00:00", "1 d 1 h"]);
  });
  it("keeps the board in the frame", () => {
    const board = { width: 1600, height: 930 };
    const phone = { width: 390, height: 400 };
    const whole = fit(board, phone);
    expect(whole.w / whole.h).toBeCloseTo(390 / 400);
    expect(whole.w).toBeGreaterThanOrEqual(1600);
    const near = zoom(whole, 3, { x: 0, y: 0 }, board, phone);
    expect(near.x).toBeGreaterThanOrEqual(0);
    expect(near.w).toBeCloseTo(whole.w / 3);
    const shorter = reframed(near, phone, { width: 390, height: 300 }, board);
    expect(shorter.w).toBeCloseTo(near.w);
    expect(shorter.h / shorter.w).toBeCloseTo(300 / 390);
    expect(zoom(near, 0.01, { x: 5, y: 5 }, board, phone).w).toBeCloseTo(whole.w);
  });
});

describe("seats and options", () => {
  const game = (min_seats: number, max_seats: number, seats_with: GameInfo["seats_with"]) => ({ min_seats, max_seats, seats_with }) as GameInfo;
  it("follows the options that have numbers of their own", () => {
    const endeavor = game(3, 5, { two_player_neutral: { true: [2] } });
    expect(seatCounts(endeavor, { two_player_neutral: "false", phase_mode: "individual" })).toEqual([3, 4, 5]);
    expect(seatCounts(endeavor, { two_player_neutral: "true" })).toEqual([2]);
    const settlers = game(1, 4, { lookout: { draft: [2, 3, 4] }, peaceful: { true: [2, 3, 4] } });
    expect(seatCounts(settlers, { lookout: "standard", peaceful: "false" })).toEqual([1, 2, 3, 4]);
    expect(seatCounts(settlers, { lookout: "draft", peaceful: "true" })).toEqual([2, 3, 4]);
  });
});
