// How many may sit at a table: a value of an option may have numbers of its own, like the neutral colour of Endeavor.
import type { GameInfo } from "./types.ts";

export function seatCounts(game: GameInfo, options: Record<string, string>): number[] {
  const all = Array.from({ length: game.max_seats }, (_, i) => i + 1);
  const limits = Object.entries(options).map(([name, value]) => game.seats_with[name]?.[value]).filter((counts) => counts !== undefined);
  if (!limits.length) return all.filter((count) => count >= game.min_seats);
  return all.filter((count) => limits.every((counts) => counts.includes(count)));
}
