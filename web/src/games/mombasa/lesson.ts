// The first game as a lesson: each step says one thing and points at it; most end when the learner has done it.
import type { LessonStep } from "../game.ts";
import { kSlots, type View } from "./types.ts";

const me = (view: View, colour: string) => view.players[colour]!;
const resting = (view: View, colour: string) => kSlots.reduce((sum, slot) => sum + (me(view, colour).rows[slot]?.length ?? 0), 0);
const shown = (view: View, colour: string) => kSlots.some((slot) => me(view, colour).slots[slot]);
const planned = (view: View, colour: string) => (view.secrets[colour]?.decided ?? 0) > 2 || shown(view, colour);

export const lesson: LessonStep[] = [
  { id: "aim" },
  { id: "rest", point: "hand", until: (view, row, colour) => resting(view, colour) >= 3 || row.startsWith("plan") || view.round > 1 },
  { id: "companies", point: "mombasa" },
  { id: "tracks", point: "track_mombasa" },
  { id: "hand", point: "hand" },
  { id: "plan", point: "slot_2", until: (view, row, colour) => planned(view, colour) || row === "plan_ready" || view.round > 1 },
  { id: "ready", point: "offer", until: (view, row, colour) => shown(view, colour) || row === "take_turn" || view.round > 1 },
  { id: "reveal", point: "area" },
  { id: "market", point: "display" },
  { id: "turn", point: "offer", until: (view, _, colour) => me(view, colour).out || view.round > 1 || Object.values(view.spaces).includes(colour) || kSlots.some((slot) => me(view, colour).slots[slot] && !me(view, colour).face_up.includes(slot)) },
  { id: "map", point: "swahili_coast" },
  { id: "ledger", point: "ledger" },
  { id: "diamonds", point: "diamonds" },
  { id: "spaces", point: "spaces" },
  { id: "why", point: "karoo" },
  { id: "leave", point: "offer", until: (view, _, colour) => me(view, colour).out || view.round > 1 },
  { id: "row", point: "area" },
  { id: "end" },
];
