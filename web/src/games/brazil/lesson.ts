// The first game as a lesson, on the smallest map for two: each step says one thing and points at it; most end when it is done.
import type { LessonStep } from "../game.ts";
import { tilesOf } from "./board.ts";
import type { View } from "./types.ts";

const me = (view: View, seat: string) => view.players[seat]!;
const later = (view: View, round: number) => view.round > round;
const onMap = (view: View, seat: string) => Object.values(me(view, seat).units).filter((at) => at in view.hexes).length;

export const lesson: LessonStep[] = [
  { id: "aim" },
  { id: "tasks", point: "map", until: (view, row, seat) => me(view, seat).monarch !== null || Boolean(me(view, seat).has_chosen) || !/keep|reign/.test(row) },
  { id: "capital", point: "map", until: (view, _, seat) => me(view, seat).capital !== null },
  { id: "map", point: "map" },
  { id: "spaces", point: "spaces" },
  { id: "build", point: "build", until: (view, _, seat) => tilesOf(view, seat).length > 0 || later(view, 2) },
  { id: "pay", point: "store" },
  { id: "market", point: "market" },
  { id: "token", point: "import" },
  { id: "deploy", point: "deploy", until: (view, _, seat) => onMap(view, seat) > 0 || later(view, 3) },
  { id: "moves", point: "map" },
  { id: "clouds", point: "map" },
  { id: "goods", point: "dye" },
  { id: "fight", point: "map" },
  { id: "task", point: "tasks", until: (view, _, seat) => me(view, seat).revealed.length > 0 || view.era > 1 || later(view, 4) },
  { id: "eras" },
  { id: "why", point: "map" },
  { id: "end" },
];
