// Which drawn elements a move touches: the things it names, by their own words. What is paid from the store touches the store too,
// so that a coin in it and one on a tile can be told apart; what cannot be drawn is left to the chips.
import type { Move } from "../../lib/types.ts";
import { designOf } from "./board.ts";
import type { View } from "./types.ts";

const kFromStore = new Set(["pay", "give", "camp", "drop"]);
const kCards = new Set(["lay", "pay_gold", "pay_combat", "give_combat", "play", "drop_gold", "drop_combat"]);
const kPlain = new Set(["use"]); // options of a monarch: words alone

export function targets(move: Move): string[] {
  if (kPlain.has(move.verb)) return [];
  const ids = move.elements.length ? move.elements : [];
  if (kFromStore.has(move.verb)) return [...ids, "store"];
  if (kCards.has(move.verb)) return ids.map(designOf);
  if (move.verb === "spy_on") return ids.map((seat) => `seat_${seat}`);
  return ids;
}

// What is chosen from is laid over the board: nothing else draws it.
export const kTrayVerbs = ["keep_task", "reign", "choose_board", "trade", "quilombo", "spy_on"] as const;
export const isTray = (verb: string): boolean => (kTrayVerbs as readonly string[]).includes(verb);

const kMine = new Set(["act", "put_under", "deploy", "make", "make_for_monarch", "make_beside", "palace", "lay", "play", "drop", "drop_gold", "drop_combat", "take_raw", "give", "give_combat", "pay", "pay_gold", "pay_combat", "sacrifice", "factory"]);
const kMarket = new Set(["paint", "refill", "build", "build_city"]);
export type Pane = "map" | "market";
// The part of the table where a phone finds what is asked: most moves decide.
export function partOf(moves: readonly Move[], isFighting: boolean): Pane | "mine" {
  if (isFighting || moves.some(({ verb }) => isTray(verb))) return "map";
  if (moves.some(({ verb }) => kMarket.has(verb))) return "market";
  return moves.some(({ verb }) => kMine.has(verb)) && !moves.some(({ verb }) => ["move", "go", "site", "found", "renovate", "flip", "peek"].includes(verb)) ? "mine" : "map";
}

// Elements that look different now.
export function changed(before: View, after: View): string[] {
  const out: string[] = [];
  for (const [id, hex] of Object.entries(after.hexes ?? {})) {
    const old = before.hexes?.[id];
    if (!old) continue;
    const look = ({ tile, holder, discovery, palace, items, units, looked }: typeof hex) => JSON.stringify([tile, holder, discovery, palace, items, units, looked]);
    if (look(old) !== look(hex)) out.push(id);
  }
  for (const id of after.gallery ?? []) if (id && !before.gallery?.includes(id)) out.push(id);
  return out;
}
