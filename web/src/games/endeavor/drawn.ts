// How changes look on the boards of Endeavor, and where the piece of a move will lie.
import type { Change, Move } from "../../lib/types.ts";
import type { GameUi } from "../game.ts";
import { nextSpace } from "./elements.ts";
import type { Components, Track, View } from "./types.ts";

export function trackValue(c: Components, track: Track, level: number): number {
  const row = c.tracks.find((r) => r.id === track);
  return row?.value_by_space[Math.max(0, Math.min(level, row.max))] ?? 0;
}

const kIcons: Record<string, string> = {
  "players.seat.harbour": "harbour", "players.seat.construction_level": "industry", "players.seat.growth": "growth", "players.seat.payments": "salary", "players.seat.card_limit": "card",
  "players.seat.cards.card": "card", "players.seat.score.total": "glory", "connections.link.token.token": "link", "regions.region.open": "open", slavery_gone: "abolition",
  "players.seat.tokens.token_ship": "ship", "players.seat.tokens.token_occupy_or_draw": "occupy", "players.seat.tokens.token_attack": "attack", "players.seat.tokens.token_payment": "payment",
};
const trackOf = (change: Change) => (change.path === "players.seat.track" ? (change.things[1]?.[1] ?? "") : "");

export const drawn = (c: Components): NonNullable<GameUi["drawn"]> => ({
  icon: (change) => trackOf(change) || (kIcons[change.path] ?? ""),
  number: (change) => trackOf(change) || (change.path === "players.seat.harbour" ? "harbour" : ""),
  ghost: (move: Move, view: View, colour) => {
    const id = move.elements[0] ?? "";
    const city = ["occupy", "attack", "neutral_occupy"].includes(move.verb);
    const piece = move.verb.endsWith("ship") ? nextSpace(c, view, id) : city ? id : null;
    return piece ? { element: piece, colour: move.verb.startsWith("neutral_") ? "neutral" : colour } : null;
  },
});
