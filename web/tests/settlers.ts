// The real components and words of Imperial Settlers, two recorded games from one seat's eyes, and single moments that show the
// rarer questions ("~" in the record stands for null).
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mergePatch } from "../src/lib/merge.ts";
import type { Move } from "../src/lib/types.ts";
import type { Components, View } from "../src/games/settlers/types.ts";
import { asMove } from "./helpers.ts";
import recorded from "./settlers.json";

export const components = JSON.parse(readFileSync(resolve(process.cwd(), "../games/settlers/components.json"), "utf8")) as Components;

export interface Asked {
  view: View;
  row: string;
  offer: Move[];
  move: Move;
  me: string;
}

const plain = (value: unknown): unknown =>
  value === "~" ? null : Array.isArray(value) ? value.map(plain) : value !== null && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)])) : value;
const asked = (me: string, step: { row: string; offer: string[]; move: string }, view: unknown): Asked => ({ me, view: plain(view) as View, row: step.row, offer: step.offer.map(asMove), move: asMove(step.move) });

export const games: Asked[][] = recorded.games.map((game) => {
  let state: unknown = {};
  return game.steps.map((step) => asked(game.me, step, (state = mergePatch(state, step.patch))));
});
export const moments: Asked[] = recorded.moments.map((moment) => asked(moment.me, moment, moment.view));
export const all = [...games.flat(), ...moments];
