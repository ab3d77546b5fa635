// How changes look on the boards of Mombasa, and where the post of a move will stand.
import type { Change, Move } from "../../lib/types.ts";
import type { GameUi } from "../game.ts";
import { expanding } from "./reading.ts";
import type { View } from "./types.ts";

const kIcons: Record<string, string> = {
  "players.seat.money": "coin", "players.seat.tracks.company": "stone", "players.seat.diamond": "diamond", "players.seat.jar": "ink", "players.seat.shares.company": "share", "players.seat.hand_size": "card",
  "players.seat.tiles.tile": "goods", "players.seat.score.total": "coin", "turn_due.money": "coin", "turn_due.diamonds": "diamond", "turn_due.points": "ink", "turn_due.any_steps": "stone",
  "turn_due.steps.company": "stone", "turn_due.removals": "cancel", "companies.company.regions.region": "expand",
};
const kNumbers: Record<string, string> = { "players.seat.money": "money", "players.seat.diamond": "diamond", "players.seat.jar": "jar", "players.seat.hand_size": "hand" };
const companyOf = (change: Change) => change.things.find(([kind]) => kind === "company")?.[1] ?? "";

function numberOf(change: Change): string {
  if (change.path === "players.seat.tracks.company") return `step_${companyOf(change)}`;
  if (change.path === "players.seat.shares.company") return companyOf(change);
  if (change.path === "companies.company.share_value") return `value_${companyOf(change)}`;
  return kNumbers[change.path] ?? "";
}

export const drawn: NonNullable<GameUi["drawn"]> = {
  icon: (change) => (change.path === "companies.company.share_value" ? companyOf(change) : (kIcons[change.path] ?? "")),
  number: numberOf,
  ghost: (move: Move, view: View) => {
    const at = move.verb === "place" ? expanding(view) : null;
    return at ? { element: move.elements[0] ?? "", colour: at.company } : null;
  },
};
