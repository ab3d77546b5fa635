// A set that is asked for, "2 of 3 return": what can still join the picks, and whether they are whole. Which picks together are
// a set is the server's list; in which order they are picked is nobody's business.
import type { PickSet } from "../lib/types.ts";

// What a set still lacks of these picks; null if it does not hold them all.
function rest(set: readonly number[], picks: readonly number[]): number[] | null {
  const left = [...set];
  for (const pick of picks) {
    const at = left.indexOf(pick);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export function openTo(set: PickSet, picks: readonly number[]): Set<number> {
  return new Set(set.sets.flatMap((one) => rest(one, picks) ?? []));
}

export const isWhole = (set: PickSet, picks: readonly number[]) => set.sets.some((one) => rest(one, picks)?.length === 0);

// Picks a member once more; where that cannot be, all its copies are put back.
export function toggled(set: PickSet, picks: readonly number[], member: number): number[] {
  if (openTo(set, picks).has(member)) return [...picks, member];
  return picks.filter((pick) => pick !== member);
}
