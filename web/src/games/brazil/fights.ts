// A fight as its sheet shows it, read from the document: who takes part, what is open, what lies face down and who knows it.
import { designOf, named, pickedOf, seatOfUnit } from "./board.ts";
import { strengths } from "./signs.ts";
import { kSides, type Components, type Side, type View } from "./types.ts";

export interface Line {
  kind: "unit" | "tile" | "bonus" | "left" | "card" | "hidden" | "camp";
  id: string;
  n: number; // what it adds; of hidden cards how many they are
}
export interface FightSide {
  side: Side;
  seat: string; // empty: an expedition defends itself
  lines: Line[];
  open: number; // what everybody sees
  own: number; // with one's own cards
  unknown: boolean; // cards may be added, or lie, that one does not know
}

const kSteps = 5; // bonuses, the attacker's cards, the defender's answer, the reveal, the result
export const steps = Array.from({ length: kSteps }, (_, i) => i);
export function stepOf(view: View, pending: readonly string[]): number {
  const fight = view.fight;
  if (!fight) return kSteps - 1;
  if (fight.stage === "shown") return 3;
  if (fight.defender && pending.includes(fight.defender)) return 2;
  return fight.stage === "bonuses" ? 0 : 1;
}

// Who fights, units and the tile, and what each adds.
const forceLines = (view: View, side: Side): Line[] => (view.fight!.force?.[side] ?? []).map(({ thing, strength }) => ({ kind: seatOfUnit(view, thing) ? "unit" : "tile", id: thing, n: strength }));

export const forceOf = (c: Components, card: string, side: Side): number => strengths(c, designOf(card))[side === "attacker" ? "attack" : "defence"];

function sideOf(c: Components, view: View, side: Side, me: string): FightSide {
  const fight = view.fight!;
  const seat = fight[side] ?? "";
  const force = forceLines(view, side);
  const shown = named(fight.cards?.[side]).map((id): Line => ({ kind: "card", id, n: forceOf(c, id, side) }));
  const mine = seat === me ? pickedOf(view, seat, "laid") : [];
  const laid = shown.length ? [] : mine.map((id): Line => ({ kind: "card", id, n: forceOf(c, id, side) }));
  const camp = fight.camp?.[side] ?? 0;
  const plain = force.reduce((sum, line) => sum + line.n, 0);
  const added = [...shown, ...laid].reduce((sum, line) => sum + line.n, 0);
  const open = fight.strength?.[side] ?? plain;
  const bonus = open - plain - shown.reduce((sum, line) => sum + line.n, 0) - camp;
  const hidden = shown.length || laid.length ? 0 : (fight.laid?.[side] ?? 0);
  const lines: Line[] = [...force];
  if (bonus && !shown.length) lines.push({ kind: "bonus", id: "", n: bonus });
  for (const id of fight.left_out?.[side] ?? []) lines.push({ kind: "left", id, n: 0 });
  lines.push(...shown, ...laid);
  if (camp) lines.push({ kind: "camp", id: "camp", n: camp });
  if (hidden) lines.push({ kind: "hidden", id: "", n: hidden });
  const mayAdd = seat !== "" && seat !== me && fight.stage !== "shown" && (hidden > 0 || (view.players[seat]?.hand_sizes.combat ?? 0) > 0);
  return { side, seat, lines, open, own: shown.length ? open : open + added, unknown: mayAdd || hidden > 0 };
}

export const sidesOf = (c: Components, view: View, me: string): FightSide[] => kSides.map((side) => sideOf(c, view, side, me));
