// What broke a tie: seats of equal score and different places, and the first line in which they differ.
import type { ScoreRow } from "../games/game.ts";
import type { Result } from "../lib/types.ts";

export interface Tie {
  label: string;
  points: (number | null)[]; // null for seats that are in no tie
}

// The first line in which two seats differ; -1 for none.
const decidedIn = (rows: readonly ScoreRow[], a: number, b: number): number => rows.findIndex(({ points }) => points[a] !== points[b]);
const areParted = (a: Result, b: Result): boolean => a.score === b.score && a.rank !== b.rank;

// The lines that were looked at, down to the one that parted the last of them.
export function tiesBroken(result: readonly Result[], rows: readonly ScoreRow[]): Tie[] {
  const parted = result.flatMap((a) => result.filter((b) => areParted(a, b)).map((b) => ({ a: a.seat, b: b.seat })));
  const last = Math.max(-1, ...parted.map(({ a, b }) => decidedIn(rows, a, b)));
  return rows.slice(0, last + 1).map(({ label, points }) => ({ label, points: points.map((n, seat) => (parted.some(({ a }) => a === seat) ? n : null)) }));
}

// What made the winner the winner; empty if the score did.
export function wonBy(result: readonly Result[], rows: readonly ScoreRow[]): string {
  const first = result.find(({ rank }) => rank === 1);
  const deepest = Math.max(-1, ...result.filter((other) => first && areParted(first, other)).map((other) => decidedIn(rows, first!.seat, other.seat)));
  return rows[deepest]?.label ?? "";
}
