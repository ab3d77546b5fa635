// What the server says of players (docs/protocol.md).
import { t, type Key } from "../lib/i18n.svelte.ts";
import { say } from "./words.ts";

export interface Player {
  id: string;
  name: string | null;
  bot: string | null; // its level
}

export interface Rating {
  game: string;
  seats: number; // 0: all numbers of players
  rating: number;
  deviation: number;
  games: number;
  wins: number;
}

export interface Tally {
  game: string;
  played: number;
  won: number;
  average: number;
  best: number;
  best_at?: string;
}

export interface Profile {
  person: Player & { guest: boolean; program: boolean };
  since: number;
  online: boolean;
  played: number;
  streak: number;
  by_game: (Tally & { seats: number })[];
  by_seat: (Tally & { word: string; side: string })[];
  ratings: Rating[];
}

export interface PastGame {
  table: string;
  game: string;
  ended: number;
  shown: boolean;
  seats: { player: Player | null; word: string; side: string; rank: number; score: number; rating?: number }[];
}

export interface LadderLine extends Rating {
  player: Player;
  place: number;
}

export const nameOf = (player: Player | null): string => (player === null ? say("nobody") : player.bot ? say("bot", { level: t(`level.${player.bot}` as Key) }) : (player.name ?? say("nobody")));

// A rating lies in there nineteen times of twenty.
export const interval = ({ rating, deviation }: { rating: number; deviation: number }): [number, number] => [Math.round(rating - 2 * deviation), Math.round(rating + 2 * deviation)];
