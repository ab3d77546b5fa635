// Mombasa's board: every element that a move can name is drawn with its id; what the client reckons is what the server said.
import { flushSync, mount, unmount } from "svelte";
import { afterAll, describe, expect, it } from "vitest";
import { mombasa } from "../src/games/mombasa/index.ts";
import { cs } from "../src/games/mombasa/cs.ts";
import { en } from "../src/games/mombasa/en.ts";
import { targets } from "../src/games/mombasa/elements.ts";
import ground from "../src/games/mombasa/ground.json";
import layout from "../src/games/mombasa/layout.json";
import { isMet, needs, plannedOf, printed } from "../src/games/mombasa/reading.ts";
import { kRowRules, kVerbRules } from "../src/games/mombasa/rules.ts";
import { kCompanies, type View } from "../src/games/mombasa/types.ts";
import type { Move, TableCard } from "../src/lib/types.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import Host from "./Host.svelte";
import { asMove, asked, components as c, texts } from "./mombasa.ts";

const all = asked();

// One board for all views: what is shown follows the model, as at the table.
const model = new TableModel("t");
model.game = mombasa(c, texts("en"));
let host: Record<string, unknown> | null = null;
afterAll(() => host && void unmount(host));

function drawn(view: View, row: string, me: string, moves: Move[] = []): Set<string> {
  const seats = Object.keys(view.players).map((word) => ({ word, who: null, bot: null, here: false, online: false, stands_in: null }));
  const card = { id: "t", game: "mombasa", seats, my_seats: [0], pending: [0], status: "running" } as unknown as TableCard;
  model.snapshot({ card, seat: Object.keys(view.players).indexOf(me), view, log: [], chat: [], revision: 1, offer: { row, quiet: false, moves }, undo: null, clock: null });
  host ??= mount(Host, { target: document.body, props: { model } });
  flushSync();
  return new Set([...document.querySelectorAll("[data-id]")].map((node) => node.getAttribute("data-id")!));
}

describe("the board of Mombasa", () => {
  it("draws what every question of the recorded games offers", () => {
    const rows = new Map<string, number>();
    for (const { view, row, offer, me } of all) {
      const n = (rows.get(row) ?? 0) + 1;
      rows.set(row, n);
      if (!row || (n - 1) % 8) continue; // each takes a while
      const ids = drawn(view, row, me, offer);
      for (const move of offer) for (const id of targets(move, view)) expect(ids, `${row}: ${move.move}`).toContain(id);
    }
    expect(rows.size).toBeGreaterThan(15);
  });

  it("turns the cards when the plans are revealed, and only then", () => {
    const turning = () => document.querySelectorAll(".sl.turning .up").length;
    const at = all.findIndex((step, i) => step.row === "plan_ready" && all[i + 1]?.row === "take_turn");
    const [sealed, revealed] = [all[at]!, all[at + 1]!];
    drawn(sealed.view, sealed.row, sealed.me, sealed.offer);
    expect(turning()).toBe(0);
    drawn(revealed.view, revealed.row, revealed.me, revealed.offer);
    flushSync();
    expect(turning()).toBe(Object.values(revealed.view.players[revealed.me]!.slots).filter(Boolean).length);
  });

  it("says that a plan is sealed when it is, and never calls its cards used", () => {
    const said = () => document.querySelector("section.mine")!.textContent!;
    const { view, row, me, offer } = all.find((step) => step.row === "plan_ready" && Object.values(step.view.secrets[step.me]!.plan).some(Boolean) && step.view.stack.some((item) => item.row === "round"))!;
    drawn(view, row, me, offer);
    expect(said()).not.toContain("sealed"); // it can still be changed
    drawn(view, "", me);
    const laid = Object.values(view.secrets[me]!.plan).filter(Boolean).length;
    expect(said()).toContain("the plan is sealed");
    expect(said().match(/, sealed/g)).toHaveLength(laid);
    expect(said()).not.toContain("used");
  });

  it("draws whatever a move can name", () => {
    const late = all.filter((step) => step.row === "take_turn").at(-1)!;
    const view = structuredClone(late.view);
    const me = view.players[late.me]!;
    me.hand = c.cards.map((card) => card.id);
    me.tiles = c.bonus_tiles.map((tile) => tile.id);
    me.tiles_up = me.tiles;
    const sides = kCompanies.flatMap((company) => c.company_tracks.find((side) => side.id === view.companies[company]!.track)!.special_spaces.filter((special) => special.bonus.type === "bonus_space").map((special) => special.bonus.id));
    const moves = [
      ...c.regions.map((region) => `place ${region.id}`),
      ...kCompanies.flatMap((id) => [`expand ${id}`, `advance ${id}`, `cross ${id} 2`, `track ${id}`, ...[1, 2, 3].flatMap((n) => [`take_post ${id} ${n}`, `return_post ${id} ${n}`, `remove_post ${id} ${n}`])]),
      ...c.card_display.flatMap((space) => [`acquire ${space.id} coffee_1`, `buy ${space.id} coffee_1`]),
      ...c.book_display.map((space) => `take_book ${space.id} book_a01`),
      ...[...c.bonus_spaces.map((space) => space.id), ...sides].map((id) => `occupy ${id}`),
      ...["coffee", "bananas", "cotton"].map((good) => `trade ${good}`),
      ...["slot_1", "slot_2", "slot_3", "slot_4", "slot_5"].flatMap((slot) => [`use ${slot} coffee_1`, `bookkeeper ${slot} bookkeeper_2`, `merchant ${slot} diamond_merchant`, `lay_plus ${slot} coffee_1`, `plan_none ${slot}`, `take_row ${slot}`, `rest ${slot} coffee_1`]),
      ...c.bonus_tiles.map((tile) => `use_tile ${tile.id}`),
      ...Array.from({ length: 15 }, (_, i) => i + 1).flatMap((step) => [`flip ${step}`, `jar_to ${step}`, `place_book book_a01 ${step}`]),
      ...c.cards.flatMap((card) => [`sell ${card.id}`, `plan slot_2 ${card.id}`]),
    ].map(asMove);
    const ids = drawn(view, "take_turn", late.me);
    for (const move of moves) for (const id of targets(move, view)) expect(ids, move.move).toContain(id);
  });

  it("has a shape and a place for every region, border and way", () => {
    for (const region of c.regions) {
      expect(Object.keys(ground.regions)).toContain(region.id);
      expect(Object.keys(layout.regions)).toContain(region.id);
    }
    for (const { a, b } of c.borders) expect(Object.keys(ground.borders)).toContain([a, b].sort().join("__"));
    expect(Object.keys(ground.borders).length).toBe(c.borders.length);
    expect(layout.ways.map((way) => `${way.company} ${way.region} ${way.lines}`)).toEqual(c.hq_links.map((link) => `${link.company} ${link.region} ${link.lines}`));
  });
});

describe("what the view says", () => {
  const outlook = { books: { "3": { met: false, lines: [{ what: "coffee", have: 2, need: 3 }, { what: "goods", have: 3, need: 3 }] } }, jar_reach: 2, open_slots: ["slot_2"], markers_left: 1, markers: 2, diamond_worth: 8, jar_worth: 4 };
  it("tells what a book asks for and what there is", () => {
    expect(needs(outlook, 3)).toEqual([{ icon: "coffee", have: 2, need: 3, met: false }, { icon: "goods", have: 3, need: 3, met: true }]);
    expect([isMet(outlook, 3), isMet(outlook, 4), needs(outlook, 4)]).toEqual([false, false, []]);
    expect(printed({ requirements: [{ kind: "good", good: "bananas", amount: 2 }, { kind: "one_good_kind", amount: 3 }, { kind: "specialist" }] })).toEqual([{ icon: "banana", need: 2 }, { icon: "goods", need: 3 }, { icon: "specialist", need: 1 }]);
  });

  it("has the sealed plan of its owner, or what lies there now", () => {
    const player = { ...all[0]!.view.players[all[0]!.me]!, outlook };
    expect(plannedOf({ ...player, planned: {} }).jar_reach).toBe(2);
    expect(plannedOf({ ...player, planned: { ...outlook, jar_reach: 5, totals: { coffee: 4 } } })).toMatchObject({ jar_reach: 5, totals: { coffee: 4 } });
  });
});

describe("words", () => {
  it("call every move that is offered by words, not by ids", () => {
    for (const lang of ["en", "cs"]) {
      const game = mombasa(c, texts(lang));
      for (const { view, offer } of all) for (const move of offer) expect(`${game.verbName(move.verb)}: ${game.chip({ ...move, label: "label" }, view)}`, move.move).not.toMatch(/_|undefined/);
    }
  });
  it("are there in both languages, with the same gaps", () => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) for (const gap of text.match(/\{\w+\}/g) ?? []) expect(cs[key as keyof typeof en], key).toContain(gap);
  });

  it("have a verb and a rule for every move and question", () => {
    const words = texts("en");
    for (const key of Object.keys(words)) {
      const [kind, id = ""] = key.split(".");
      if (kind === "ask") expect([kRowRules[id], `mombasa.ask.${id}` in en], key).toEqual([expect.stringMatching(/^MO-/), true]);
      if (kind === "move" && !/^(lay_track|start_seat|draw_card|draw_book|deal_tile)$/.test(id)) expect([kVerbRules[id], `mombasa.verb.${id}` in en], key).toEqual([expect.stringMatching(/^MO-/), true]);
    }
  });

  it("say which points follow those of the book", () => {
    const game = mombasa(c, texts("en"));
    const due = (step: { view: View }) => step.view.turn_due.bookkeeper_points;
    const [first, second] = [all.find((step) => step.row === "spend_points" && due(step))!, all.find((step) => step.row === "spend_points" && !due(step))!];
    expect(game.ask("spend_points", first.view, first.me).sub).toContain(`left, then ${due(first)} of the bookkeeper.`);
    expect(game.ask("spend_points", second.view, second.me).sub).not.toContain("then");
  });

  it("tell of another's hand only how many cards it holds", () => {
    const { view, me } = all.filter((step) => step.row === "take_turn").at(-1)!;
    const sections = mombasa(c, texts("en")).text(view, Object.keys(view.players));
    Object.entries(view.players).forEach(([seat, player], i) => {
      const line = sections[i]!.lines.find((text) => text.startsWith("Hand"))!;
      expect(player.hand).toEqual(seat === me ? expect.any(Array) : player.hand_size);
      expect(line.startsWith(seat === me ? `Hand (${player.hand_size}):` : `Hand (${player.hand_size})`) && line.includes("):") === (seat === me), line).toBe(true);
    });
    drawn(view, "take_turn", me);
    model.shown = Object.keys(view.players).find((seat) => seat !== me)!;
    flushSync();
    expect(document.querySelectorAll('[data-part="hand"] .held').length).toBe(0);
    model.shown = "";
  });

  it("tell the table in text", () => {
    const { view, me } = all.filter((step) => step.row === "take_turn").at(-1)!;
    const game = mombasa(c, texts("en"));
    const told = game.text(view, Object.keys(view.players)).map((section) => [section.title, ...section.lines].join("\n")).join("\n");
    for (const word of ["Cape Town", "Lake Chad", "Diamonds", "Bonus spaces"]) expect(told).toContain(word);
    expect(told).not.toMatch(/undefined|NaN|mombasa\./);
    expect(game.scoreRows(view, [me]).reduce((sum, row) => sum + row.points[0]!, 0)).toBe(view.players[me]!.score.total);
    expect(game.scoreRows(view, [me]).length).toBe(7);
  });
});
