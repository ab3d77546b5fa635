// The real components, words and two recorded games of Mombasa, from one seat's eyes ("~" in the record stands for null).
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mergePatch } from "../src/lib/merge.ts";
import type { Move, Texts } from "../src/lib/types.ts";
import type { Components, View } from "../src/games/mombasa/types.ts";
import recorded from "./mombasa.json";

const read = (path: string) => readFileSync(resolve(process.cwd(), "..", path), "utf8");
export const components = JSON.parse(read("games/mombasa/components.json")) as Components;
export const texts = (lang: string): Texts => Object.fromEntries(read(`games/mombasa/text/${lang}.txt`).split("\n").map((line) => /^([^#=]+?) = (.*)$/.exec(line)).filter((m) => m !== null).map((m) => [m[1]!, m[2]!]));
export const asMove = (text: string): Move => ({ move: text, verb: text.split(" ")[0]!, label: text, things: text.split(" ").slice(1).map((id) => ["", id] as [string, string]), elements: text.split(" ").slice(1) });

export interface Asked {
  view: View;
  row: string;
  offer: Move[];
  move: Move;
  me: string;
  next: { view: View; row: string } | null; // the next question to this seat
}

const plain = (value: unknown): unknown =>
  value === "~" ? null : Array.isArray(value) ? value.map(plain) : value !== null && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)])) : value;

export function asked(): Asked[] {
  return recorded.flatMap((game) => {
    let state: unknown = game.start;
    const views = game.steps.map(({ patch }) => (state = mergePatch(state, patch))).map((view) => plain(view) as View);
    return game.steps.map((step, i) => ({ view: views[i]!, row: step.row, offer: step.offer.map(asMove), move: asMove(step.move), me: game.me, next: views[i + 1] ? { view: views[i + 1]!, row: game.steps[i + 1]!.row } : null }));
  });
}
