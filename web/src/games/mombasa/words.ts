// Mombasa's words on the table page; they come with its chunk.
import { addWords, t, type Key } from "../../lib/i18n.svelte.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";

addWords({ en, cs });

export type Word = keyof typeof en extends `mombasa.${infer Rest}` ? Rest : never;
export const say = (word: Word, args: Record<string, string | number> = {}): string => t(`mombasa.${word}` as Key, args);
// The accounting points to be spent now, and those of the bookkeeper that follow as a gain of their own (MO-11.15).
export const pointsLeft = (due: { points: number; bookkeeper_points: number }): string =>
  say("points_left", { n: due.points }) + (due.bookkeeper_points ? `, ${say("points_then", { n: due.bookkeeper_points })}` : "");
export const pounds = (n: number): string => (n < 0 ? `−${say("pounds", { n: -n })}` : say("pounds", { n }));
