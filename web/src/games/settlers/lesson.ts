// The first game as a lesson, Barbarians against Romans: each step says one thing and points at it; most end when it is done.
import type { LessonStep } from "../game.ts";
import type { View } from "./types.ts";

const me = (view: View, seat: string) => view.players[seat]!;
const places = (view: View, seat: string) => Object.keys(me(view, seat).empire).length;
const goods = (view: View, seat: string) => Object.values(me(view, seat).goods).reduce((sum: number, n) => sum + (n ?? 0), 0);
const later = (view: View, round: number) => view.round > round;

export const lesson: LessonStep[] = [
  { id: "aim" },
  { id: "faction", point: "board" },
  { id: "hand", point: "hand" },
  { id: "lookout", point: "tray", until: (view, row, seat) => (row !== "take_card" && goods(view, seat) > 0) || row === "take_turn" || later(view, 1) },
  { id: "goods", point: "goods" },
  { id: "signs", point: "hand" },
  { id: "build", point: "hand", until: (view, _, seat) => places(view, seat) > 0 || later(view, 1) },
  { id: "rows", point: "mine" },
  { id: "exchange", point: "board_action" },
  { id: "faction_cards", point: "hand" },
  { id: "deals", point: "deals" },
  { id: "raze", point: "goods" },
  { id: "neighbour", point: "faction_romans" },
  { id: "defend", point: "good_defense" },
  { id: "activate", point: "mine" },
  { id: "why", point: "hand" },
  { id: "pass", point: "offer", until: (view, _, seat) => me(view, seat).passed || later(view, 1) },
  { id: "cleanup", point: "board_feature" },
  { id: "end" },
];
