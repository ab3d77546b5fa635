// Imperial Settlers for the table page: names, targets, preview, text and boards, bound to its components and words.
import type { GameUi, Place } from "../game.ts";
import type { Json, Texts } from "../../lib/types.ts";
import { about, componentIndex, indexFilters, missing } from "./about.ts";
import Board from "./Board.svelte";
import { cardOf, setCards } from "./cards.ts";
import { changed, elementsOf, soloElements, targets, trayElements } from "./elements.ts";
import IndexItem from "./IndexItem.svelte";
import { lesson } from "./lesson.ts";
import { addMarks } from "./marks.ts";
import { drawn } from "./drawn.ts";
import Mine from "./Mine.svelte";
import { chip, iconFor, markOf, namer, titled } from "./naming.ts";
import { panes } from "./panes.svelte.ts";
import { phaseOf } from "./phase.ts";
import { kRowRules, kVerbRules } from "./rules.ts";
import { iconOf } from "./signs.ts";
import { scoreRows, text, ties } from "./text.ts";
import { kGoods, type Components, type View } from "./types.ts";
import { say } from "./words.ts";

const kPhases = [
  { id: "lookout", icon: "scout" },
  { id: "production", icon: "production" },
  { id: "action", icon: "action" },
  { id: "attack", icon: "raze" },
] as const;

export function settlers(raw: unknown, texts: Texts): GameUi {
  addMarks();
  const c = raw as Components;
  setCards(c);
  const name = namer(texts);
  const me = (view: Json, seat: string) => (view as View).players[seat];
  const faction = (view: View, seat: string) => titled(texts[`faction.${view.players[seat]?.faction}`] ?? texts[`seat.${seat}`] ?? seat);
  return {
    slug: "settlers",
    texts,
    components: c,
    name,
    icon: iconFor,
    mark: (view, seat) => markOf(view, seat),
    role: (view, seat) => (me(view, seat)?.faction ? faction(view, seat) : ""),
    targets: (move, view) => targets(move, view),
    verbName: (verb) => say(`verb.${verb as "build"}`),
    chip: (move, view) => chip(c, texts, name, move, view ?? null),
    tabs: { map: { icon: "city", name: () => say("tab.empires") }, mine: { icon: "card", name: () => say("tab.hand") } },
    ask: (row) => ({ title: say(`ask.${row as "take_turn"}`), sub: titled((texts[`ask.${row}`] ?? "").replace(/^[^:]{1,16}: /, "")), rule: kRowRules[row] ?? "" }),
    drawn,
    stats: (view, seat) => {
      const player = me(view, seat);
      if (!player) return [];
      const goods = kGoods.filter((good) => good !== "defense").map((good) => ({ id: good as string, icon: iconOf(good), label: titled(texts[`good.${good}`] ?? good), value: player.goods[good] ?? 0 }));
      return [...goods, { id: "hand", icon: "card", label: say("in_hand"), value: player.hand_size }];
    },
    score: (view, seat) => me(view, seat)?.score?.total ?? me(view, seat)?.vp ?? null,
    passed: (view, seat) => me(view, seat)?.passed ?? false,
    starts: (view, seat) => !(view as View).virtual && (view as View).start === seat,
    stage: (view) => ({ round: Math.max(1, view.round), rounds: c.game.rounds, phases: kPhases.filter((p) => p.id !== "attack" || view.virtual).map((p) => ({ ...p, name: say(`phase.${p.id}`) })), now: phaseOf(view) }),
    rail: (view): Place[] => {
      const seats = Object.keys((view as View).players);
      const own = seats.includes(panes.me) ? panes.me : (seats[0] ?? "");
      const places = [own, ...seats.filter((seat) => seat !== own)].map((seat) => ({ id: seat === own ? "mine" : `seat_${seat}`, name: seat === own ? say("pane.mine") : faction(view, seat), elements: [...elementsOf(c, view, seat, seat === own), ...(seat === own ? trayElements(c, view, own) : [])], on: panes.shown === (seat === own ? "mine" : seat) }));
      return view.virtual ? [...places, { id: "virtual", name: titled(texts["faction.virtual"] ?? ""), elements: soloElements(view), on: panes.shown === "virtual" }] : places;
    },
    scoreRows: (view, seats) => scoreRows(view, seats),
    ties: (view, seats) => ties(view, seats),
    text: (view, seats) => text(c, view, seats, texts),
    changed: (before, after) => changed(before, after),
    about: (id) => about(c, texts, id),
    missing: (id, view, seat) => missing(c, texts, id, view, seat),
    rule: (verb) => kVerbRules[verb] ?? "",
    place: (id, kind) => (kind === "location" ? id : kind === "faction" ? `faction_${id}` : kind === "card" && cardOf(c, id)?.design.copies === 1 ? id : ""),
    index: () => componentIndex(c, texts),
    filters: () => indexFilters(texts),
    IndexItem,
    lesson,
    Board,
    Mine,
  };
}
