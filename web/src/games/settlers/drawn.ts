// How changes look on the boards of Imperial Settlers, and what a place gains.
import type { Change, Json, Move } from "../../lib/types.ts";
import type { GameUi } from "../game.ts";
import { iconOf } from "./signs.ts";

const kIcons: Record<string, string> = {
  "players.seat.hand_size": "card", "players.seat.vp": "vp", "players.seat.foundations": "foundation", "players.seat.empire.location": "location", "players.seat.deals.card": "deal", "players.seat.passed": "closed",
};
const goodOf = (change: Change) => change.things.find(([kind]) => kind === "good")?.[1] ?? "";

export const drawn: NonNullable<GameUi["drawn"]> = {
  icon: (change) => (change.path === "players.seat.next_production.good" ? "production" : goodOf(change) ? iconOf(goodOf(change)) : iconOf(kIcons[change.path] ?? "")),
  number: (change) => (change.path === "players.seat.goods.good" ? goodOf(change) : change.path === "players.seat.vp" ? "vp" : change.path === "players.seat.hand_size" ? "hand" : ""),
  ghost: (move: Move, _view: Json, _colour, own) => {
    const vp = own.find((change) => change.path === "players.seat.vp");
    const place = ["activate", "activate_twice"].includes(move.verb) ? move.elements[0] : undefined;
    return place && vp ? { element: place, colour: `+${vp.after - vp.before}` } : null;
  },
};
