// The first game as a lesson, for two and without deals: each step says one thing and points at it; most end when it is done. Two short
// ones go on from there: battles, and culture.
import type { LessonStep } from "../game.ts";
import { citiesOf } from "./board.ts";
import { countOf } from "./cards.ts";
import type { View } from "./types.ts";

const me = (view: View, seat: string) => view.players[seat]!;
const later = (view: View, turn: number) => view.turn > turn;
const onMap = (view: View, seat: string, kind: string) => Object.entries(me(view, seat).figures).filter(([word, { square }]) => square && word.startsWith(kind)).length;
const known = (view: View) => Object.keys(view.tiles).length;
const acted = (view: View, seat: string) => citiesOf(view, seat).some(({ city }) => city.done.length > 0);
const moved = (view: View, seat: string) => Object.values(me(view, seat).figures).some((figure) => figure.moved);
const fights = (view: View, _: string, turn: number) => Boolean(view.battle) || later(view, turn);

export const lesson: LessonStep[] = [
  { id: "aim" },
  { id: "nation", point: "tray", until: (_, row) => !/nation/.test(row) },
  { id: "capital", point: "map", until: (view, _, seat) => citiesOf(view, seat).length > 0 },
  { id: "figures", point: "map", until: (view, _, seat) => (onMap(view, seat, "army") > 0 && onMap(view, seat, "scout") > 0) || later(view, 0) },
  { id: "map", point: "map" },
  { id: "phases" },
  { id: "trade", point: "dials" },
  { id: "begin", point: "offer", until: (view) => (view.phase !== "setup" && view.phase !== "start_of_turn") || later(view, 1) },
  { id: "city", point: "cities", until: (view, _, seat) => acted(view, seat) || later(view, 1) },
  { id: "move", point: "map", until: (view, _, seat) => moved(view, seat) || later(view, 1) },
  { id: "explore", point: "map", until: (view) => known(view) > view.seats || later(view, 3) },
  { id: "research", point: "known", until: (view, _, seat) => me(view, seat).techs.length > 1 || later(view, 3) },
  { id: "found", point: "map", until: (view, _, seat) => citiesOf(view, seat).length > 1 || later(view, 4) },
  { id: "pyramid", point: "known" },
  { id: "units", point: "units" },
  { id: "village", point: "map", until: (view) => fights(view, "", 5) },
  { id: "fronts" },
  { id: "wonder", point: "market" },
  { id: "arts", point: "hand", until: (view, _, seat) => me(view, seat).track > 0 || later(view, 5) },
  { id: "winning" },
  { id: "why", point: "map" },
  { id: "end" },
];

// ?lesson=battle, ?lesson=culture
export const topics: Record<string, LessonStep[]> = {
  battle: [
    { id: "b_when", point: "map", until: (view) => Boolean(view.battle) || later(view, 6) },
    { id: "b_hand" },
    { id: "b_turn" },
    { id: "b_trump" },
    { id: "b_sums" },
    { id: "b_losses" },
    { id: "b_rank", point: "units" },
    { id: "end" },
  ],
  culture: [
    { id: "c_from", point: "hand" },
    { id: "c_track", until: (view, _, seat) => me(view, seat).track > 0 || later(view, 6) },
    { id: "c_events", point: "hand", until: (view, _, seat) => countOf(me(view, seat).events) > 0 || later(view, 7) },
    { id: "c_limit", point: "hand" },
    { id: "c_react" },
    { id: "c_people", point: "hand" },
    { id: "end" },
  ],
};
