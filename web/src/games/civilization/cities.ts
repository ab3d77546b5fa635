// The own cities in City Management: which have not acted, what the offer lets each of them do and what it says that it costs.
import type { Move } from "../../lib/types.ts";
import { citiesOf, type CityAt } from "./board.ts";
import type { View } from "./types.ts";

export const kCityVerbs = ["build", "arts", "harvest", "program"] as const;
const kOfCity = new Set<string>(kCityVerbs);
export const cityOf = (move: Move): string => (kOfCity.has(move.verb) ? (move.move.split(" ")[1] ?? "") : "");
export const movesOf = (moves: readonly Move[], word: string, verb: string): Move[] => moves.filter((move) => move.verb === verb && cityOf(move) === word);

// While City Management is going on, a city that the offer lets act.
export const idleCities = (view: View, seat: string, moves: readonly Move[]): CityAt[] => citiesOf(view, seat).filter(({ word }) => moves.some((move) => cityOf(move) === word));

// What building costs, as the offer says it: production, what the city has, and the trade that rushing takes.
export interface Price {
  cost: number;
  rush: number;
}
export const priceOf = (move: Move | undefined): Price | null => (move?.numbers ? { cost: move.numbers[0] ?? 0, rush: move.numbers[2] ?? 0 } : null);
export const itemOf = (move: Move): string => move.move.split(" ")[2] ?? "";
