// Brazil: Imperial for the table page: names, targets, text and boards, bound to its components and words.
import type { Json, Texts } from "../../lib/types.ts";
import type { GameUi, Place } from "../game.ts";
import { about, componentIndex, indexFilters } from "./about.ts";
import Board from "./Board.svelte";
import { countOf, held, hexName, isCity, isHex, markOf, purse } from "./board.ts";
import { drawn } from "./drawn.ts";
import { changed, targets } from "./elements.ts";
import IndexItem from "./IndexItem.svelte";
import { lesson } from "./lesson.ts";
import { addMarks } from "./marks.ts";
import Mine from "./Mine.svelte";
import { chip, components, iconFor, nameOf, question, setNames, titled } from "./naming.ts";
import { panes } from "./panes.svelte.ts";
import { kVerbRules } from "./rules.ts";
import { kSpaceIcons, signOf } from "./signs.ts";
import { scoreRows, text, ties } from "./text.ts";
import { kItems, kNumerals, type Components, type View } from "./types.ts";
import { say, sayAny } from "./words.ts";

const kPhases = [{ id: "setup", icon: "br-palace" }, { id: "action", icon: "action" }, { id: "moves", icon: "br-march" }, { id: "fight", icon: "attack" }] as const;
export function phaseOf(view: View): string {
  if (!view.round) return "setup";
  if (view.fight) return "fight";
  return view.turn_state?.space && view.stack.some(({ row }) => /move|ride|step/.test(row)) ? "moves" : "action";
}

export function brazil(raw: unknown, texts: Texts): GameUi {
  addMarks();
  const c = raw as Components;
  setNames(c, texts);
  const me = (view: Json, seat: string) => (view as View | null)?.players[seat];
  const tiles = (view: View, seat: string) => held(view, seat).map(([, hex]) => hex.tile);
  const turns = (view: View) => c.scenarios.find(({ id }) => id === view.map)?.solo?.turn_limit;
  return {
    slug: "brazil",
    texts,
    components: c,
    name: (id) => nameOf(id.replace(/^seat_/, "")),
    icon: (verb, move) => iconFor(c, verb, move),
    mark: (view, seat) => markOf(view, seat),
    role: (view, seat) => (me(view, seat)?.board ? nameOf(me(view, seat)!.monarch ?? me(view, seat)!.board!) : ""),
    targets: (move) => targets(move),
    verbName: (verb) => sayAny(`verb.${verb}`) ?? "",
    chip: (move, view) => chip(move, view ?? null),
    tabs: { mine: { icon: "build", name: () => say("tab.board") } },
    where: (row) => (row && panes.part === "mine" ? "mine" : row ? "map" : ""),
    ask: (row) => ({ ...question(texts, row), rule: kVerbRules[panes.verb] ?? "" }),
    drawn: drawn(c),
    stats: (view, seat) => {
      const player = me(view, seat);
      if (!player) return [];
      const own = tiles(view, seat);
      const stat = (id: "store" | "buildings" | "cities" | "units" | "goods" | "paintings" | "combat" | "gold" | "tasks", icon: string, value: number) => ({ id, icon, label: say(`stat.${id}`), value });
      return [
        stat("store", "storage", countOf(player.store)), stat("buildings", "build", own.filter((tile) => !isCity(c, tile)).length), stat("cities", "city", own.filter((tile) => isCity(c, tile)).length),
        stat("units", "army", Object.values(player.units).filter((at) => isHex(view, at)).length), stat("goods", "goods", Object.values(player.goods).filter((at) => at !== "board").length), stat("paintings", "painting", player.paintings.length),
        stat("combat", "br-combat-card", player.hand_sizes.combat), stat("gold", "br-gold-card", player.hand_sizes.gold), stat("tasks", "task", player.revealed.length),
      ];
    },
    // The sheet of a fight has the whole phone: its own numbers count there.
    numbers: (view, seat) => {
      if ((view as View).fight && !panes.lifted) return [];
      const coins = purse(view, seat);
      const score = me(view, seat)?.score?.total ?? 0;
      return [...kItems.map((id) => ({ id: id as string, icon: signOf(id), label: nameOf(id), value: coins[id] ?? 0 })), { id: "points", icon: "glory", label: say("points_are", { n: score }), value: score }];
    },
    // Where the token lies, and what it is worth in a fight there (BR-5.55).
    badge: (view, seat) => {
      const at = me(view, seat)?.token;
      const defence = components()?.action_spaces.find(({ id }) => id === at)?.movement_bonus.defence;
      return at ? { icon: kSpaceIcons[at] ?? "br-token", text: defence ? `+${Number(defence)}` : "", label: say("token_on", { what: nameOf(at) }) } : null;
    },
    score: (view, seat) => me(view, seat)?.score?.total ?? null,
    passed: () => false,
    starts: (view, seat) => (view as View).start === seat,
    stage: (view) => {
      const limit = turns(view);
      const round = Math.max(1, view.round);
      const eras = [1, 2, 3].map((n) => ({ name: kNumerals[n]!, title: titled(texts[`age.era_${n}`] ?? nameOf(`era_${n}`)) }));
      const label = limit ? say("solo.turn", { n: round, of: limit }) : say("round_n", { n: round }) + (view.ending ? `, ${say("last_round")}` : "");
      return { round, rounds: limit ?? round, eras, era: view.era, label, phases: kPhases.filter(({ id }) => (id === "setup") === !view.round && (id !== "fight" || view.fight)).map((phase) => ({ ...phase, name: say(`phase.${phase.id}`) })), now: phaseOf(view) };
    },
    rail: (view): Place[] => (view as View).fight && !panes.lifted ? [] : [
      { id: "map", name: say("map"), elements: Object.keys((view as View).hexes), on: panes.shown === "map" },
      { id: "market", name: say("market"), elements: ["market", ...(view as View).gallery.filter((id): id is string => Boolean(id)), ...c.buildings.map(({ id }) => id), ...c.cities.map(({ id }) => id), ...c.painting_orders.map(({ id }) => id)], on: panes.shown === "market" },
    ],
    scoreRows: (view, seats) => scoreRows(view, seats),
    ties: (view, seats) => ties(view, seats),
    text: (view, seats) => text(c, view, seats),
    changed: (before, after) => changed(before, after),
    about: (id) => about(c, id),
    rule: (verb) => kVerbRules[verb] ?? "",
    written: (text) => text.replace(/\b[a-n]\d{1,2}\b/g, hexName),
    place: (id, kind) => (["hex", "space", "unit", "building", "city", "painting", "good", "palace"].includes(kind) ? id : ""),
    index: () => componentIndex(c),
    filters: () => indexFilters(c),
    IndexItem,
    lesson,
    Board,
    Mine,
  };
}
