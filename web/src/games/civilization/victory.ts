// How near everybody is to the four ways to win, as far as it is printed or derived by the server.
import { kNumerals, type Components, type View } from "./types.ts";

export const kWays = ["culture", "technology", "economy", "conquest"] as const;
export type WayToWin = (typeof kWays)[number];
export const kWayIcons: Record<WayToWin, string> = { culture: "culture", technology: "pyramid", economy: "mint", conquest: "siege" };
export interface Gauge {
  way: WayToWin;
  share: number; // 0 to 1
  text: string;
  leads: boolean;
  near: boolean; // one step before winning
}

const kFar = 3; // phases from which a capital is far
const highest = (rows: Record<string, number>): number => Math.max(0, ...Object.entries(rows).filter(([, n]) => n > 0).map(([row]) => Number(row)));

function raw(c: Components, view: View, seat: string): Record<WayToWin, { share: number; text: string; near: boolean }> {
  const it = view.players[seat]!;
  const [last, coins, row, phases] = [c.track.length, Number(c.numbers.coins_to_win), highest(it.rows), it.phases_to_capital ?? 0];
  return {
    culture: { share: it.track / last, text: `${it.track}/${last}`, near: it.track >= last - 1 },
    technology: { share: row / 5, text: `${kNumerals[row] || "0"}/V`, near: (it.rows["4"] ?? 0) >= 2 },
    economy: { share: Math.min(1, it.coins / coins), text: `${it.coins}/${coins}`, near: it.coins >= coins - 2 },
    conquest: { share: phases ? Math.max(0.12, (kFar + 1 - Math.min(phases, kFar)) / (kFar + 1)) : 0, text: phases ? String(phases) : "–", near: phases === 1 },
  };
}

export function gaugesOf(c: Components, view: View, seats: readonly string[]): Map<string, Gauge[]> {
  const all = seats.filter((seat) => view.players[seat]).map((seat) => [seat, raw(c, view, seat)] as const);
  const best = (way: WayToWin) => Math.max(...all.map(([, one]) => one[way].share));
  const least = (way: WayToWin) => Math.min(...all.map(([, one]) => one[way].share));
  return new Map(all.map(([seat, one]) => [seat, kWays.map((way) => ({ way, ...one[way], leads: one[way].share > least(way) && one[way].share === best(way) }))]));
}
// The way on which a seat is nearest.
export const nearest = (gauges: readonly Gauge[]): Gauge => gauges.reduce((a, b) => (b.share > a.share ? b : a));
