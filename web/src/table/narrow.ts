// Offers as light: which elements can be touched now, and which moves a chain of touches leaves.
import type { Move } from "../lib/types.ts";

export type Targets = (move: Move) => readonly string[];

// Each pick must be among the move's elements, as often as it was picked.
function agrees(elements: readonly string[], picks: readonly string[]): boolean {
  const left = [...elements];
  return picks.every((pick) => {
    const at = left.indexOf(pick);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function narrow(moves: readonly Move[], targets: Targets, picks: readonly string[], verb: string | null): Move[] {
  return moves.filter((move) => (verb === null || move.verb === verb) && agrees(targets(move), picks));
}

// What would narrow further: elements of the remaining moves beyond those picked, in the order of the offer.
export function litElements(moves: readonly Move[], targets: Targets, picks: readonly string[]): string[] {
  const lit = new Set<string>();
  for (const move of moves) {
    const left = [...targets(move)];
    for (const pick of picks) left.splice(left.indexOf(pick), 1);
    for (const element of left) lit.add(element);
  }
  return [...lit];
}

// The move is decided when it is the only one left, or when nothing more can be picked and one needs nothing more.
export function decided(moves: readonly Move[], targets: Targets, picks: readonly string[], touched: boolean): Move | null {
  if (!touched) return null;
  if (moves.length === 1) return moves[0] ?? null;
  const complete = moves.filter((move) => targets(move).length === picks.length);
  return complete.length === 1 && litElements(moves, targets, picks).length === 0 ? (complete[0] ?? null) : null;
}

// Chips of the offer panel: one group a verb, in the order of the offer.
export function byVerb(moves: readonly Move[]): { verb: string; moves: Move[] }[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(move.verb, [...(groups.get(move.verb) ?? []), move]);
  return [...groups].map(([verb, list]) => ({ verb, moves: list }));
}
