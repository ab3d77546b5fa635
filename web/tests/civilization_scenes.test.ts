// Civilization's battle, deals, windows and own table: what a move names is drawn, what is hidden is a back, words in both languages.
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { componentIndex } from "../src/games/civilization/about.ts";
import { fronts, handOf, outcomeOf, ownSide, type Front } from "../src/games/civilization/battle.ts";
import { designOf, faceOf, piles, unitAt } from "../src/games/civilization/cards.ts";
import { csLesson } from "../src/games/civilization/cs_lesson.ts";
import { csMore } from "../src/games/civilization/cs_more.ts";
import { dealsFor, draftOf, itemsOf, itemsText } from "../src/games/civilization/deals.ts";
import { kNewFront } from "../src/games/civilization/elements.ts";
import { enLesson } from "../src/games/civilization/en_lesson.ts";
import { enMore } from "../src/games/civilization/en_more.ts";
import { civilization } from "../src/games/civilization/index.ts";
import { lesson, topics } from "../src/games/civilization/lesson.ts";
import { panes } from "../src/games/civilization/panes.svelte.ts";
import { loadSheets } from "../src/games/civilization/sheets.svelte.ts";
import { trayOf } from "../src/games/civilization/trays.ts";
import type { Components, DealView, View } from "../src/games/civilization/types.ts";
import type { Change, Move, TableCard } from "../src/lib/types.ts";
import { live } from "../src/lib/socket.svelte.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { asMove, read, texts } from "./helpers.ts";
import Host from "./Host.svelte";
import recorded from "./civilization.json";

const c = JSON.parse(read("games/civilization/components.json")) as Components;
const late = recorded.view as unknown as View;
const fight = recorded.fight as unknown as { seat: number; view: View; moves: Move[] };
const mover = Object.keys(fight.view.players)[fight.seat]!;

const model = new TableModel("t");
model.game = civilization(c, texts("en", "civilization"));
live.state = "open"; // lights are on
let host: Record<string, unknown> | null = null;
beforeAll(() => loadSheets(), 120_000); // a busy machine takes its time
afterAll(() => host && void unmount(host));

function show(view: View, row: string, moves: Move[], me: string) {
  const words = Object.keys(view.players);
  const seats = words.map((word) => ({ word, who: null, bot: null, here: false, online: false, stands_in: null }));
  const card = { id: "t", game: "civilization", seats, my_seats: [0], pending: [words.indexOf(me)], status: "running" } as unknown as TableCard;
  model.snapshot({ card, seat: me ? words.indexOf(me) : "spectator", view, log: [], chat: [], revision: 1, offer: me ? { row, quiet: false, moves } : null, undo: null, clock: null });
  host ??= mount(Host, { target: document.body, props: { model } });
  flushSync();
}
// Sheets come when they are opened.
const drawn = (selector: string) => vi.waitFor(() => (flushSync(), expect(document.querySelector(selector)).not.toBeNull()), 20_000);
const ids = (selector = "[data-id]") => (flushSync(), new Set([...document.querySelectorAll(selector)].map((node) => node.getAttribute("data-id")!)));
const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";

describe("a battle", () => {
  it("draws every card, front and enemy that a play can name", async () => {
    show(fight.view, "battle_turn", fight.moves, mover);
    await drawn(".bs");
    expect(panes.sheet).toBe("battle");
    for (const move of model.moves) for (const id of model.targets(move)) expect(ids(".bs [data-id]"), `${move.move}: ${id}`).toContain(id);
    expect(ids(".bs .lit")).toContain(kNewFront);
  });
  it("shows backs where the document does, and nothing else", async () => {
    const masked = structuredClone(fight.view);
    masked.secrets![mover]!.force = [];
    show(masked, "", [], "");
    await drawn(".bs .back");
    const held = Object.values(fight.view.battle!.sides).reduce((sum, { hand }) => sum + Number(hand), 0);
    expect(document.querySelectorAll(".bs .back")).toHaveLength(Math.min(held, 14));
    expect(document.querySelectorAll(".bs .band .uc")).toHaveLength(0);
  });
  it("keeps units in their columns and lets who steps in fill a gap", () => {
    const battle = structuredClone(fight.view.battle!);
    const [first, second] = ["infantry_13_1", "mounted_22_1"];
    battle.sides.attacker.in_play = { [first]: { against: null, wounds: 0 } };
    battle.sides.defender.in_play = { [second]: { against: null, wounds: 0 } };
    const one = fronts(battle, []);
    expect(one.map((front) => [front.attacker?.unit, front.defender?.unit])).toEqual([[first, undefined], [undefined, second]]);
    battle.sides.attacker.in_play.artillery_31_1 = { against: second, wounds: 1 };
    battle.sides.defender.in_play[second]!.against = "artillery_31_1";
    const two = fronts(battle, one);
    expect(two[1]).toEqual({ attacker: { unit: "artillery_31_1", fell: false }, defender: { unit: second, fell: false } } satisfies Front);
    delete battle.sides.attacker.in_play.artillery_31_1;
    battle.sides.defender.in_play[second]!.against = null;
    expect(fronts(battle, two)[1]!.attacker).toEqual({ unit: "artillery_31_1", fell: true });
    delete battle.sides.defender.in_play[second];
    expect(fronts(battle, two)).toHaveLength(1);
  });
  it("reads what a play brings from the preview", () => {
    const change = (path: string, things: string[], before: number, after: number) => ({ path, things: things.map((id) => ["", id]), before, after, seat: null, text: "" }) as unknown as Change;
    const outcome = outcomeOf(fight.view.battle!, [change("battle.sides.side.sum", ["attacker"], 3, 7), change("battle.sides.side.killed.unit_copy", ["defender", "infantry_13_1"], 0, 1), change("battle.sides.side.in_play.unit_copy.wounds", ["attacker", "mounted_13_1"], 1, 2)]);
    expect(outcome.sums.attacker).toBe(7);
    expect(outcome.falls.defender).toEqual(["infantry_13_1"]);
    expect(outcome.wounds).toEqual([{ unit: "mounted_13_1", n: 1 }]);
    expect(outcome.ends).toBe(false);
    const over = [change("battle.sides.side.sum", ["attacker"], 3, 0), change("battle.sides.side.sum", ["defender"], 4, 0), change("players.seat.units", ["red"], 10, 12)];
    expect(outcomeOf(fight.view.battle!, over).ends).toBe(true);
  });
  it("puts oneself at the lower edge, also as leader of barbarians", () => {
    const battle = structuredClone(fight.view.battle!);
    expect(ownSide(battle, battle.sides.defender.owner!)).toBe("defender");
    expect(ownSide(battle, "")).toBe("attacker");
    Object.assign(battle.sides.defender, { owner: null, leader: "green" });
    expect(ownSide(battle, "green")).toBe("defender");
    battle.barbarians = ["infantry_13_1"];
    expect(handOf({ ...fight.view, battle }, "defender", "green").seen).toEqual(["infantry_13_1"]);
  });
});

describe("the own table", () => {
  it("has every card, unit and store of the hand", () => {
    show(late, "city_box", recorded.asked.city_box as unknown as Move[], "red");
    const things = new Set([...document.querySelectorAll(".mine-civ [data-thing]")].map((node) => node.getAttribute("data-thing")!));
    const me = late.players.red!;
    for (const word of [...(me.events as string[]), ...(me.people as string[]), ...(me.markers as string[]), ...me.policies, ...me.techs, "infantry", "wheat", "gov_despotism", "capital"]) expect(things, word).toContain(designOf(c, word));
    expect(text(".mine-civ .ut")).toContain("5/3"); // 3/1 at rank III
  });
  it("shows of others backs and counts", () => {
    model.shown = "blue";
    flushSync();
    expect(document.querySelectorAll(".mine-civ [data-id]")).toHaveLength(0);
    expect(document.querySelectorAll(".mine-civ .bk")).toHaveLength(4); // events, people, units, markers
    model.shown = "";
  });
});

describe("windows", () => {
  it("ask with the cards that fit, beside letting it pass", async () => {
    show({ ...late, chain: recorded.chain as View["chain"] }, "react_action", recorded.asked.react_action as unknown as Move[], "red");
    await drawn(".re");
    expect(document.querySelectorAll(".re .ans .btn")).toHaveLength(3);
    expect(text(".re li.top")).toContain("builds");
    expect(document.querySelector(".re input[type=checkbox]")).not.toBeNull();
  });
  it("say what is announced: the city, what it builds and where, or what the card does", async () => {
    const moves = recorded.asked.react_action as unknown as Move[];
    const chain = recorded.chain as NonNullable<View["chain"]>;
    show({ ...late, chain, announced: { city: "capital", item: "temple", square: "f2" } }, "react_action", moves, "red");
    await drawn(".re .told");
    expect(text(".re .told")).toMatch(/^Temple, .+, F2$/);
    show({ ...late, chain: [{ ...chain[0]!, deed: "event", of: "sabotage" }] }, "react_event", moves, "red");
    expect(text(".re .told")).toContain("destroy");
  });
  it("come as trays for what lies nowhere", () => {
    show(late, "keep_nation", recorded.asked.keep_nation as unknown as Move[], "red");
    for (const move of model.moves) expect(ids(".tray [data-id]")).toContain(model.targets(move)[0]);
    expect(trayOf(["build capital army", "done"].map(asMove))).toBeNull();
    expect(trayOf(["loot steal_trade", "done"].map(asMove))?.kind).toBe("plain");
  });
});

describe("deals", () => {
  const view = structuredClone(late);
  Object.assign(view, { phase: "trade" });
  view.players.blue!.deal = recorded.deal as unknown as DealView;
  it("are two trays, and face-down cards are backs", () => {
    show(view, "trade_box", recorded.asked.trade_box as unknown as Move[], "red");
    expect(dealsFor(view, "red")).toHaveLength(1);
    expect(dealsFor(view, "green")).toHaveLength(0);
    expect(draftOf(view, "blue")).toBeNull();
    const items = itemsOf(c, view.players.blue!.deal.give);
    expect(items.map(({ n, down }) => [n, down])).toEqual([[5, false], [1, false], [1, true], [1, true]]);
    expect(itemsText([])).toBe("nothing");
    expect(document.querySelectorAll(".win .db .tray")).toHaveLength(2);
    expect([...document.querySelectorAll(".win .db .btn")].map((node) => node.textContent)).toEqual(["Accept", "Refuse"]);
  });
});

describe("words", () => {
  it("have the same keys in both languages", () => {
    expect(Object.keys(csMore).sort()).toEqual(Object.keys(enMore).sort());
    expect(Object.keys(csLesson).sort()).toEqual(Object.keys(enLesson).sort());
  });
  it("have a text for every step of the lessons", () => {
    for (const { id } of [...lesson, ...Object.values(topics).flat()]) for (const key of [id, `${id}.title`]) expect(enLesson).toHaveProperty([`civilization.lesson.${key}`]);
  });
  it("say what everything of the index does", () => {
    for (const { items } of componentIndex(c)) for (const { id, text: told } of items) expect(told.length, id).toBeGreaterThan(8);
  });
  it("know cards by their words", () => {
    expect(faceOf("infantry_13_2")).toEqual({ id: "infantry_13", type: "infantry", strength: 1, health: 3 });
    expect(unitAt({ infantry: { rank: 3, strength: 4, health: 2 } }, "infantry_31")).toMatchObject({ strength: 7, health: 3, rank: 3 });
    expect(designOf(c, "hut_native_art_3")).toBe("hut_native_art_3");
    expect(piles(c, ["sabotage_1", "sabotage_2"])).toEqual([["sabotage", 2]]);
  });
});
