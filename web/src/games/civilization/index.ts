// Civilization for the table page: names, targets, text and boards, bound to its components and words.
import type { Json, Texts } from "../../lib/types.ts";
import type { GameUi } from "../game.ts";
import { about, componentIndex, indexFilters } from "./about.ts";
import Board from "./Board.svelte";
import { citiesOf, isSquare, squareName } from "./board.ts";
import { isDraft } from "./deals.ts";
import { drawn } from "./drawn.ts";
import { changed, targets } from "./elements.ts";
import IndexItem from "./IndexItem.svelte";
import { lesson, topics } from "./lesson.ts";
import { addMarks } from "./marks.ts";
import Mine from "./Mine.svelte";
import { chip, iconFor, nameOf, question, seatName, setNames, titled } from "./naming.ts";
import { panes } from "./panes.svelte.ts";
import { railOf } from "./rail.ts";
import { kVerbRules } from "./rules.ts";
import { kPhaseIcons } from "./signs.ts";
import { scoreRows, text } from "./text.ts";
import { kPhases, type Components, type View } from "./types.ts";
import { addLessonWords, say, sayAny } from "./words.ts";

const count = (held: unknown): number => (Array.isArray(held) ? held.length : Number(held ?? 0));

export function civilization(raw: unknown, texts: Texts): GameUi {
  addMarks();
  const c = raw as Components;
  setNames(c, texts);
  const me = (view: Json, seat: string) => (view as View | null)?.players[seat];
  return {
    slug: "civilization",
    texts,
    components: c,
    name: (id) => nameOf(id),
    icon: (verb, move) => iconFor(c, verb, move),
    role: (view, seat) => (me(view, seat)?.nation ? seatName(view, seat) : ""),
    targets: (move) => targets(move),
    verbName: (verb) => sayAny(`verb.${verb}`) ?? "",
    chip: (move, view) => chip(move, view ?? null),
    tabs: { mine: { icon: "crown", name: () => say("tab.mine") } },
    where: (row) => (row && panes.part === "mine" ? "mine" : row ? "map" : ""),
    ask: (row) => ({ ...question(texts, row), ...(row === "city_box" && panes.verb === "done" ? { sub: say("all_acted") } : {}), rule: kVerbRules[panes.verb] ?? "" }),
    chatNote: (view) => ((view as View | null)?.options.includes("no_deals") ? null : { text: say("promise"), rule: "CV-5.7" }),
    atOnce: ({ verb }) => verb === "move" || isDraft(verb), // it can be taken back, and shows where the group can go; a proposal goes out when it is sent
    drawn: drawn(c),
    stats: (view, seat) => {
      const player = me(view, seat);
      if (!player) return [];
      const stat = (id: "trade" | "culture" | "coins" | "techs" | "units" | "events", icon: string, value: number) => ({ id, icon, label: say(id), value });
      return [stat("trade", "trade", player.trade), stat("coins", "mint", player.coins), stat("culture", "culture", player.culture), stat("techs", "research", player.techs.length), stat("units", "stack", count(player.units)), stat("events", "event", count(player.events))];
    },
    badge: (view, seat) => {
      const rules = me(view, seat)?.government;
      return rules ? { icon: "government", text: "", label: nameOf(`gov_${rules}`) } : null;
    },
    scoreIcon: "culture",
    // The story of the game, turn by turn.
    curves: () => [
      { label: say("track"), value: (view, seat) => me(view, seat)?.track ?? 0 },
      { label: say("techs"), value: (view, seat) => me(view, seat)?.techs.length ?? 0 },
      { label: say("coins"), value: (view, seat) => me(view, seat)?.coins ?? 0 },
      { label: say("trade"), value: (view, seat) => me(view, seat)?.trade ?? 0 },
      { label: say("cities"), value: (view, seat) => (me(view, seat) ? citiesOf(view as View, seat).length : 0) },
      { label: say("units"), value: (view, seat) => count(me(view, seat)?.units) },
    ],
    total: () => say("progress"),
    ended: (view) => ((view as View).victory ? { won: true, text: titled(texts[`victory.${(view as View).victory}`] ?? "") } : { won: false, text: say("nobody_won") }),
    score: (view, seat) => me(view, seat)?.track ?? null,
    passed: () => false,
    starts: (view, seat) => (view as View).first === seat,
    stage: (view) => {
      const { turn, turn_limit, phase } = view as View;
      const begun = phase !== "setup";
      return { round: Math.max(1, turn), rounds: turn_limit, eras: [], label: begun ? say("turn_n", { n: turn }) : "", phases: (begun ? kPhases : (["setup"] as const)).map((id) => ({ id, icon: kPhaseIcons[id]!, name: say(`phase.${id}`) })), now: phase };
    },
    rail: (view) => (panes.sheet === "battle" ? [] : railOf(c, view as View)), // the scene of a battle has the whole phone
    scoreRows: (view, seats) => scoreRows(view, seats),
    text: (view, seats) => text(c, view, seats),
    changed: (before, after) => changed(before, after),
    about: (id) => about(c, id),
    rule: (verb) => kVerbRules[verb] ?? "",
    written: (text) => text.replace(/\b[a-r]\d{1,2}\b/g, squareName),
    place: (id, kind) => (kind === "square" || isSquare(id) || ["tech", "wonder", "building"].includes(kind) ? id : ""),
    index: () => componentIndex(c),
    filters: () => indexFilters(),
    IndexItem,
    lesson,
    topics,
    lessonWords: addLessonWords,
    Board,
    Mine,
  };
}
