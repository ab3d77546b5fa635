// Imperial Settlers' board: every element that a move can name is drawn with its id; what the client reckons is what the server
// offered or did.
import { flushSync, mount, unmount } from "svelte";
import { afterAll, describe, expect, it } from "vitest";
import { cardOf, coins, razePrice } from "../src/games/settlers/cards.ts";
import { cs } from "../src/games/settlers/cs.ts";
import { targets } from "../src/games/settlers/elements.ts";
import { en } from "../src/games/settlers/en.ts";
import { settlers } from "../src/games/settlers/index.ts";
import { motifs } from "../src/games/settlers/motifs.ts";
import { phaseOf } from "../src/games/settlers/phase.ts";
import { parts } from "../src/table/search.ts";
import { kRowRules, kVerbRules } from "../src/games/settlers/rules.ts";
import { kDrawn, kUsed } from "../src/games/settlers/scenes.ts";
import { mainSigns, bonusSigns } from "../src/games/settlers/signs.ts";
import type { View } from "../src/games/settlers/types.ts";
import type { Move, TableCard } from "../src/lib/types.ts";
import { live } from "../src/lib/socket.svelte.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { read, texts } from "./helpers.ts";
import Host from "./Host.svelte";
import { all, components as c, games, moments } from "./settlers.ts";

const words = texts("en", "settlers");
const czech = texts("cs", "settlers");
// One board for all views: what is shown follows the model, as at the table.
const model = new TableModel("t");
model.game = settlers(c, words);
live.state = "open"; // lights are on
let host: Record<string, unknown> | null = null;
afterAll(() => host && void unmount(host));

const ids = (selector = "[data-id]") => (flushSync(), new Set([...document.querySelectorAll(selector)].map((node) => node.getAttribute("data-id")!)));
function show(view: View, row: string, me: string, moves: Move[]) {
  const seats = Object.keys(view.players).map((word) => ({ word, who: null, bot: null, here: false, online: false, stands_in: null }));
  const card = { id: "t", game: "settlers", seats, my_seats: [0], pending: [0], status: "running" } as unknown as TableCard;
  model.snapshot({ card, seat: Object.keys(view.players).indexOf(me), view, log: [], chat: [], revision: 1, offer: { row, quiet: false, moves }, undo: null, clock: null });
  host ??= mount(Host, { target: document.body, props: { model } });
}
// Moves of which something is not drawn and lit. Where a thing is taken up first, the places to lay it down come after that.
function dark(offer: Move[], view: View): string[] {
  const first = ids("[data-id].lit");
  const then = new Map<string, Set<string>>();
  const after = (id: string) => {
    if (!then.has(id)) {
      model.touch(id);
      then.set(id, new Set([...ids("[data-id].lit"), ...ids("[data-id].picked")]));
      model.back();
    }
    return then.get(id)!;
  };
  return offer.filter((move) => {
    const [start = "", ...rest] = targets(move, view);
    return start && (!first.has(start) || !rest.every((id) => after(start).has(id)));
  }).map((move) => move.move);
}

describe("the board of Imperial Settlers", () => {
  it("draws and lights what every question offers", () => {
    const rows = new Map<string, number>();
    for (const { view, row, offer, me } of [...moments, ...games.flat()]) {
      const n = (rows.get(row) ?? 0) + 1;
      rows.set(row, n);
      if (!row || n > 3) continue; // each takes a while
      show(view, row, me, offer);
      expect(dark(offer, view), row).toEqual([]);
    }
    for (const key of Object.keys(words)) if (key.startsWith("ask.")) expect(rows.get(key.slice(4)), key).toBeGreaterThan(0);
  });

  it("draws the attack cards that are held as deals", () => {
    const solo = structuredClone(games[1]!.filter((step) => step.row === "take_turn").at(-1)!);
    solo.view.virtual!.deals_taken = { wood: 1, vp: 2 };
    const moves = ["pay_attack wood", "use_attack vp"].map((move) => ({ move, verb: move.split(" ")[0]!, label: move, elements: [move.split(" ")[1]!] }));
    show(solo.view, "pick_deal", solo.me, moves);
    expect(dark(moves, solo.view)).toEqual([]);
  });

  it("has a picture, signs and words for every card", () => {
    for (const design of c.cards) {
      expect(kDrawn).toContain(design.id);
      expect(mainSigns(design).length + bonusSigns(design).length, design.id).toBeGreaterThan(0);
      for (const sign of [...mainSigns(design), ...bonusSigns(design)]) expect(sign.icon ?? sign.mark ?? sign.text, design.id).toBeTruthy();
      for (const told of [words, czech]) expect(told[`text.${design.id}`], design.id).toBeTruthy();
    }
    for (const motif of kUsed) expect(Object.keys(motifs)).toContain(motif);
  });

  it("draws every icon that it names", () => {
    const known = read("web/src/styles/icons.svg") + read("web/src/games/settlers/icons.svg");
    const { view, row, offer, me } = games[1]!.filter((step) => step.row === "take_turn").at(-1)!;
    show(view, row, me, offer);
    flushSync();
    const used = new Set([...document.querySelectorAll("use")].map((node) => node.getAttribute("href")!.slice(1)).filter((id) => /^[ik]-/.test(id)));
    for (const design of c.cards) for (const sign of [...mainSigns(design), ...bonusSigns(design)]) if (sign.icon) used.add(`i-${sign.icon}`);
    for (const id of used) expect(known, id).toContain(`id="${id}"`);
  });
});

describe("what the view says", () => {
  it("marks the coins that are missing, the last of each kind", () => {
    const card = cardOf(c, "com_mill") ?? cardOf(c, c.cards.find((design) => design.build_cost.wood + design.build_cost.stone > 1)!.id)!;
    const good = card.cost.wood ? "wood" : "stone";
    const told = coins(card, { [good]: 1 });
    expect(told.filter((coin) => coin.missing).map((coin) => coin.good)).toEqual([good]);
    expect(coins(card).some((coin) => coin.missing)).toBe(false);
  });

  it("has the prices of razing", () => {
    const view = structuredClone(games[0]![0]!.view);
    const [seat = "", player] = Object.entries(view.players)[0]!;
    player.empire = { com_mill: {} };
    expect(razePrice(view, "com_mill")).toEqual({ price: 0, extra: 0 });
    Object.assign(view.players[seat]!, { raze_prices: { com_mill: 3 }, protection: { com_mill: 1 } });
    expect(razePrice(view, "com_mill")).toEqual({ price: 3, extra: 1 });
  });

  it("tells the phase", () => {
    const phases: Record<string, string> = { take_card: "lookout", draft_card: "lookout", take_turn: "action", after_action: "action", pick_source: "production", choose_loss: "attack" };
    for (const { view, row } of all) if (phases[row]) expect(phaseOf(view), row).toBe(phases[row]);
  });
});

describe("words", () => {
  it("call every move that is offered by words, not by ids", () => {
    for (const lang of [words, czech]) {
      const game = settlers(c, lang);
      for (const { view, offer } of all) for (const move of offer) expect(`${game.verbName(move.verb)}: ${game.chip({ ...move, label: "label" }, view)}`, move.move).not.toMatch(/_|undefined/);
    }
  });
  it("are there in both languages, with the same gaps", () => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) for (const gap of text.match(/\{\w+\}/g) ?? []) expect(cs[key as keyof typeof en], key).toContain(gap);
  });

  it("have a verb and a rule for every move and question", () => {
    const book = read("games/settlers/rules.md");
    const rule = (id: string | undefined) => id !== undefined && book.includes(`**${id}**`);
    for (const key of Object.keys(words)) {
      const [kind, id = ""] = key.split(".");
      if (kind === "ask") expect([rule(kRowRules[id]), `settlers.ask.${id}` in en], key).toEqual([true, true]);
      if (kind === "move" && !/^(start_seat|deal_faction|draw|reveal|turn_marker|virtual_takes|attack)$/.test(id)) expect([rule(kVerbRules[id]), `settlers.verb.${id}` in en], key).toEqual([true, true]);
    }
  });

  it("name a rule that exists for every card, and every rule inside a rule exists", () => {
    const ui = settlers(c, words);
    for (const language of ["", ".cs"]) {
      const ids = [...read(`games/settlers/rules${language}.md`).matchAll(/^- \*\*(\S+)\*\* (.*)$/gm)];
      const known = new Set(ids.map(([, id]) => id));
      for (const [, id, told] of ids) for (const part of parts(told!)) if (part.rule) expect(known, `${id}: ${part.rule}`).toContain(part.rule);
      for (const { id } of c.cards) for (const element of [id, `hand_${id}`, `foot_${id}`, `burn_${id}`, `row_${id}`]) expect(known, element).toContain(ui.about!(element)!.rule);
      for (const { rule } of ui.index!().flatMap(({ items }) => items)) if (rule) expect(known).toContain(rule);
    }
  });

  it("explain every step of the lesson", () => {
    for (const step of settlers(c, words).lesson!) expect([`settlers.lesson.${step.id}` in en, `settlers.lesson.${step.id}.title` in en], step.id).toEqual([true, true]);
  });

  it("tell the table in text", () => {
    const game = settlers(c, words);
    for (const { view, me, offer } of all.filter((_, i) => i % 9 === 0)) {
      const told = game.text(view, Object.keys(view.players)).map((section) => [section.title, ...section.lines].join("\n")).join("\n");
      expect(told).not.toMatch(/undefined|NaN|settlers\.|\[object/);
      for (const move of offer.filter(({ elements }) => elements.length)) expect(`${game.chip(move, view)} ${game.targets(move, view).map((id) => game.name(id)).join(" ")}`).not.toMatch(/undefined|_/);
      expect(game.scoreRows(view, [me]).reduce((sum, row) => sum + row.points[0]!, 0)).toBe(view.players[me]!.score.total);
    }
    const cards = game.index!().flatMap((group) => group.items);
    expect(cards.length).toBe(c.cards.length + c.attack_cards.length);
    for (const item of cards) expect(item.text).not.toMatch(/undefined/);
  });
});

describe("a card that is too dear", () => {
  it("says in numbers what it lacks", () => {
    const held = all.flatMap(({ view, me }) => { const hand = view.players[me]?.hand; return Array.isArray(hand) ? hand : []; });
    const card = cardOf(c, held.find((word) => word && (cardOf(c, word)?.cost.wood ?? 0) > 0)!)!;
    const view = { players: { blue: { goods: { wood: 0 }, lacks: { [card.face]: { wood: 1 } } } } } as unknown as View;
    expect(settlers(c, words).missing!(`hand_${card.face}`, view, "blue")).toEqual([`Wood: needs ${card.cost.wood}, you have 0, 1 short.`]);
    expect(settlers(c, words).missing!(`foot_${card.face}`, view, "blue")).toEqual([]);
  });
});
