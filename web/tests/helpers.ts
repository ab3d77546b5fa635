// The real components, words and recorded games of Endeavor.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mergePatch } from "../src/lib/merge.ts";
import type { Move, Texts } from "../src/lib/types.ts";
import type { Components, View } from "../src/games/endeavor/types.ts";
import recorded from "./games.json";

const root = resolve(process.cwd(), ".."); // vitest runs in web/
export const read = (path: string) => readFileSync(resolve(root, path), "utf8");

export const components = JSON.parse(read("games/endeavor/components.json")) as Components;
export const texts = (lang: string, game = "endeavor"): Texts =>
  Object.fromEntries(read(`games/${game}/text/${lang}.txt`).split("\n").map((line) => /^([^#=]+?) = (.*)$/.exec(line)).filter((m) => m !== null).map((m) => [m[1]!, m[2]!]));

export const asMove = (text: string): Move => ({ move: text, verb: text.split(" ")[0]!, label: text, things: text.split(" ").slice(1).map((id) => ["", id] as [string, string]), elements: text.split(" ").slice(1) });

export interface Step {
  before: View;
  after: View;
  colour: string;
  move: Move;
  alone: boolean; // nothing else happened between the two views
}

export function* steps(): Generator<Step> {
  for (const game of recorded) {
    let before = game.start as unknown as View;
    for (const { seat, move, one, patch } of game.steps) {
      const after = mergePatch(before, patch) as View;
      yield { before, after, colour: game.seats[seat]!, move: asMove(move), alone: one };
      before = after;
    }
  }
}

export const firstView = recorded[0]!.start as unknown as View;
