// A battle as its scene shows it: whose hand lies where, fronts that keep their places, what each play would bring. Numbers are the
// document's and the preview's.
import type { Change } from "../../lib/types.ts";
import { forceOf, named } from "./cards.ts";
import type { Battle, Side, View } from "./types.ts";

export const kSides: readonly Side[] = ["attacker", "defender"];
export const otherSide = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");
export const isBattle = (view: View | null): boolean => Boolean(view?.battle);

// The side at the lower edge: one's own, that of the barbarians one leads, else the attacker's.
export function ownSide({ sides }: Battle, seat: string): Side {
  return kSides.find((side) => seat && sides[side].owner === seat) ?? kSides.find((side) => seat && sides[side].leader === seat) ?? "attacker";
}
export const plays = (battle: Battle, side: Side, seat: string): boolean => Boolean(seat) && (battle.sides[side].owner === seat || battle.sides[side].leader === seat);

// Units of a hand that are seen, and how many are not.
export function handOf(view: View, side: Side, seat: string): { seen: string[]; backs: number } {
  const battle = view.battle!;
  const { owner, hand, open } = battle.sides[side];
  const own = owner === null ? named(battle.barbarians as string[]) : owner === seat ? forceOf(view, seat) : [];
  const seen = own.length ? own : named(open);
  const n = Number(hand);
  return { seen, backs: Math.max(0, n - seen.length) };
}

// ---- fronts
export interface Stand {
  unit: string;
  fell: boolean;
}
export type Front = Record<Side, Stand | null>;
// Units stay in their column as long as they live; who falls leaves the name there until somebody steps in. Columns without anybody go.
export function fronts(battle: Battle, before: readonly Front[]): Front[] {
  const lives = (side: Side, unit: string) => unit in battle.sides[side].in_play;
  const out: Front[] = before.map((front) => {
    const stand = (side: Side): Stand | null => front[side] && { unit: front[side].unit, fell: !lives(side, front[side].unit) };
    return { attacker: stand("attacker"), defender: stand("defender") };
  });
  for (const side of kSides)
    for (const [unit, { against }] of Object.entries(battle.sides[side].in_play)) {
      if (out.some((front) => front[side]?.unit === unit)) continue;
      const facing = against && out.find((front) => front[otherSide(side)]?.unit === against && (!front[side] || front[side].fell));
      if (facing) facing[side] = { unit, fell: false };
      else out.push({ attacker: null, defender: null, [side]: { unit, fell: false } });
    }
  return out.filter((front) => kSides.some((side) => front[side] && !front[side].fell));
}

// ---- what a play brings, read from the server's preview
export interface Outcome {
  sums: Record<Side, number>;
  falls: Record<Side, string[]>;
  wounds: { unit: string; n: number }[];
  ends: boolean; // the battle is over with it
}
export function outcomeOf({ sides }: Battle, changes: readonly Change[]): Outcome {
  const out: Outcome = { sums: { attacker: sides.attacker.sum, defender: sides.defender.sum }, falls: { attacker: [], defender: [] }, wounds: [], ends: false };
  for (const { path, things, before, after } of changes) {
    const side = things[0]?.[1] as Side;
    if (path === "battle.sides.side.sum") out.sums[side] = after;
    if (path === "battle.sides.side.killed.unit_copy" && things[1]) out.falls[side].push(things[1][1]);
    if (path === "battle.sides.side.in_play.unit_copy.wounds" && things[1]) out.wounds.push({ unit: things[1][1], n: after - before });
  }
  // What was in play goes back to the reserve, and no sum is left.
  const isBack = changes.some(({ path, before, after }) => (path === "players.seat.units" && after > before) || (path.endsWith(".wounds") && after < before));
  out.ends = isBack && out.sums.attacker === 0 && out.sums.defender === 0;
  return out;
}
