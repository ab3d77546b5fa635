// Endeavor at the table: its words, what its moves touch and do, and its boards.
import { t } from "../../lib/i18n.svelte.ts";
import type { Json, Move, Texts } from "../../lib/types.ts";
import type { GameUi } from "../game.ts";
import Board from "./Board.svelte";
import { changed, targets } from "./elements.ts";
import { lesson } from "./lesson.ts";
import Mine from "./Mine.svelte";
import { drawn } from "./drawn.ts";
import { kRowRules, kVerbRules } from "./rules.ts";
import { scoreRows, text } from "./text.ts";
import { kTracks, type Components, type View } from "./types.ts";

const kKinds = ["city", "region", "link", "card", "building", "token", "track", "seat", "colour", "place"];
const kIcons: Record<string, string> = {
  build: "build", pay: "payment", activate: "worker", spend: "action", pass: "pass", ship: "ship", occupy: "occupy", attack: "attack", draw: "draw",
  payment: "payment", stop: "pass", discard: "card", keep_governor: "governor", neutral_ship: "ship", neutral_occupy: "occupy", neutral_draw: "draw", neutral_none: "pass",
};
const kPhases = [
  { id: "build", icon: "build" },
  { id: "growth", icon: "growth" },
  { id: "salary", icon: "salary" },
  { id: "action", icon: "attack" },
] as const;
// Words of a game begin small where a sentence may need it; a title does not.
const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function namer(texts: Texts): (id: string) => string {
  return (id) => {
    if (id === "independent_governor") return t("en.governor");
    const deck = /^deck_(.*)/.exec(id)?.[1];
    if (deck) return t("en.deck", { of: texts[`deck.${deck}.gen`] ?? titled(texts[`deck.${deck}`] ?? deck) });
    const bare = id.replace(/^(tile|quay)_/, "");
    for (const kind of kKinds) {
      const word = texts[`${kind}.${bare}`];
      if (word) return titled(word);
    }
    return bare.replace(/_/g, " ");
  };
}

// "Your turn: activate a building?" without what the panel's title says already.
const question = (text: string) => titled(text.replace(/^[^:]{1,16}: /, ""));

export function phaseOf(view: View): string {
  if (!view.round) return ""; // tokens are still being laid
  const rows = view.stack.map((frame) => frame.row);
  if (rows.includes("build_tile")) return "build";
  if (rows.includes("pay_workers") && !rows.includes("use_action") && !rows.includes("action_turn")) return "salary";
  return "action";
}

export function endeavor(raw: unknown, texts: Texts): GameUi {
  const c = raw as Components;
  const name = namer(texts);
  const me = (view: Json, colour: string) => (view as View).players[colour];
  const icon = (verb: string, move?: Move) => {
    const token = verb === "spend" ? c.trade_tokens.find((x) => x.id === move?.move.split(" ")[1]) : undefined;
    const tile = verb === "build" || verb === "activate" ? [c.start_building, ...c.buildings].find((b) => b.id === move?.move.split(" ")[1]) : undefined;
    const gain = kTracks.find((track) => tile?.icons[track]) ?? (tile?.glory ? "glory" : undefined);
    return (token?.effect.action ?? tile?.action)?.split("_")[0] ?? gain ?? kIcons[verb] ?? "action";
  };
  return {
    slug: "endeavor",
    texts,
    components: c,
    name,
    icon,
    targets: (move, view) => targets(c, move, view),
    verbName: (verb) => t(`en.verb.${verb as "ship"}`),
    chip: (move) => {
      const id = move.move.split(" ")[1];
      return id ? name(move.verb.endsWith("draw") ? `deck_${id}` : id) : move.label;
    },
    ask: (row) => ({ title: t(`en.ask.${row as "build_tile"}`), sub: question(texts[`ask.${row}`] ?? ""), rule: kRowRules[row] ?? "" }),
    drawn: drawn(c),
    stats: (view, colour) => {
      const player = me(view, colour);
      if (!player) return [];
      return [
        ...kTracks.map((track) => ({ id: track, icon: track, label: name(track), value: player[track] })),
        { id: "harbour", icon: "harbour", label: t("en.harbour"), value: player.harbour },
        { id: "cards", icon: "card", label: t("en.cards"), value: player.cards.length },
      ];
    },
    score: (view, colour) => me(view, colour)?.score.total ?? null,
    passed: (view, colour) => me(view, colour)?.passed ?? false,
    starts: (view, colour) => (view as View).start === colour,
    stage: (view) => ({ round: view.round, rounds: c.rounds, phases: kPhases.map((p) => ({ ...p, name: t(`en.phase.${p.id}`) })), now: phaseOf(view) }),
    rail: () =>
      c.regions.map((r) => ({
        id: r.id,
        name: name(r.id),
        elements: [...r.cities, ...r.shipping_spaces, `quay_${r.id}`, ...r.decks.map((deck) => `deck_${deck}`)],
      })),
    scoreRows: (view, seats) => scoreRows(view, seats),
    text: (view, seats) => text(c, view, seats, (id) => (id.endsWith(".gives") ? (texts[`card.${id}`] ?? "") : name(id))),
    changed: (before, after) => changed(c, before, after),
    about: (id) => about(texts, name, id),
    verify: async (record) => (await import("./luck.ts")).verify(c, record),
    rule: (verb) => kVerbRules[verb] ?? "",
    place: (id, kind) => (kind === "card" ? `deck_${c.cards.find((card) => card.id === id)?.deck ?? ""}` : kind === "token" ? "" : id),
    index: () => componentIndex(c, texts, name),
    lesson,
    Board,
    Mine,
  };
}

function about(texts: Texts, name: (id: string) => string, id: string) {
  const bare = id.replace(/^(deck|tile|quay)_/, "");
  const words = texts[`card.${bare}.gives`] ?? texts[`building.${bare}.does`];
  if (words) return { title: name(bare), lines: [words], rule: texts[`card.${bare}`] ? "EN-15.13" : "EN-5.6" };
  if (id.startsWith("link_")) return { title: name(id), lines: [t("en.about.link")], rule: "EN-12.8" };
  if (id.startsWith("ship_")) return { title: name(id), lines: [t("en.about.space")], rule: "EN-11.1" };
  if (texts[`city.${id}`]) return { title: name(id), lines: [t("en.about.city")], rule: "EN-12.1" };
  return null;
}

function componentIndex(c: Components, texts: Texts, name: (id: string) => string) {
  const buildings = [c.start_building, ...c.buildings].map((b) => ({ id: `tile_${b.id}`, name: name(b.id), text: `${t("en.level")} ${b.level}: ${texts[`building.${b.id}.does`] ?? ""}` }));
  const cards = c.cards.map((card) => ({ id: card.id, name: name(card.id), text: texts[`card.${card.id}.gives`] ?? "" }));
  const tokens = c.trade_tokens.map((token) => ({ id: token.id, name: name(token.id), text: t(token.background === "blue" ? "en.about.blue" : "en.about.brown") }));
  return [
    { title: t("en.buildings"), items: buildings },
    { title: t("en.cards"), items: cards },
    { title: t("en.tokens"), items: tokens },
  ];
}
