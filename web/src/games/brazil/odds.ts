// What both sides of a fight that is not yet begun show openly: units, tile, palaces, the token's place, paintings. Only for the eye: in
// the fight the server adds up. Two paintings look at neighbours (a forest, guns) and are left out.
import type { Move } from "../../lib/types.ts";
import { isHex, seatOfUnit, unitOf, unitsAt } from "./board.ts";
import { strengthOf } from "./signs.ts";
import type { Components, Effect, View } from "./types.ts";

export interface Odds {
  at: string;
  attack: number;
  defence: number;
}
type Part = "attack" | "defence";

const own = (view: View, seat: string, hex: string): boolean => view.hexes[hex]?.builder === seat && view.hexes[hex]?.holder === seat && view.hexes[hex]?.tile !== "capital";
const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

function bonus(c: Components, view: View, seat: string, part: Part, at: string): number {
  const player = view.players[seat]!;
  const of = (effect: Effect) => (!effect.condition || view.hexes[at]?.builder === seat ? Number(effect[part] ?? 0) : 0);
  const paintings = player.paintings.flatMap((id) => c.paintings.find((painting) => painting.id === id)?.effects ?? []).filter(({ kind }) => kind === "combat_bonus");
  const space = c.action_spaces.find(({ id }) => id === player.token)?.movement_bonus;
  return sum(paintings.map(of)) + (space?.kind === "combat_bonus_while_token_here" ? Number(space[part] ?? 0) : 0);
}

function tile(c: Components, view: View, seat: string, part: Part, at: string): number {
  if (!own(view, seat, at)) return 0;
  const hex = view.hexes[at]!;
  const palaces = c.palaces.filter(({ id }) => part === "defence" && view.players[seat]!.palaces[id]).flatMap((palace) => palace.bonus ?? []);
  return (hex.worth ?? 0) + sum(palaces.filter(({ kind, building }) => kind === "own_building_defence" && building === hex.tile).map(({ amount }) => Number(amount)));
}
const force = (c: Components, units: string[]): number => sum(units.map((id) => unitOf(c, id)?.strength ?? 0));

// Null where a move leads to no fight.
export function oddsOf(c: Components, view: View, move: Move): Odds | null {
  const unit = move.elements.find((id) => seatOfUnit(view, id));
  const at = move.elements.find((id) => isHex(view, id));
  if (!unit || !at) return null;
  const seat = seatOfUnit(view, unit);
  const hex = view.hexes[at]!;
  if (move.verb.endsWith("_fight")) return { at, attack: force(c, [unit]) + bonus(c, view, seat, "attack", at), defence: strengthOf(c, hex.discovery ?? "") };
  const there = unitsAt(view, at).filter((id) => seatOfUnit(view, id) !== seat);
  const foe = there.length ? seatOfUnit(view, there[0]!) : hex.tile && hex.holder && hex.holder !== seat ? hex.holder : "";
  if (!foe) return null;
  const from = view.players[seat]!.units[unit] ?? "";
  const fires = move.verb === "fire";
  const attack = fires ? force(c, unitsAt(view, from).filter((id) => seatOfUnit(view, id) === seat)) + tile(c, view, seat, "attack", from) : force(c, [unit]);
  return { at, attack: attack + bonus(c, view, seat, "attack", at), defence: force(c, there) + tile(c, view, foe, "defence", at) + bonus(c, view, foe, "defence", at) };
}
