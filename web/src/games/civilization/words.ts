// Civilization's words on the table page; they come with its chunk. Those of the map and the cities are in en.ts and cs.ts, those of
// one's own civilization, cards, battles and deals in en_more.ts and cs_more.ts, those of the lessons,
// which come when one begins, in en_lesson.ts and cs_lesson.ts.
import { addWords, t, type Key } from "../../lib/i18n.svelte.ts";
import { cs } from "./cs.ts";
import { csMore } from "./cs_more.ts";
import { en } from "./en.ts";
import { enMore } from "./en_more.ts";

const words = { ...en, ...enMore };
addWords({ en: words, cs: { ...cs, ...csMore } });

export type Word = keyof typeof words extends `civ.${infer Rest}` ? Rest : never;
export const say = (word: Word, args: Record<string, string | number> = {}): string => t(`civ.${word}` as Key, args);
// A word that may be missing.
export const sayAny = (word: string): string | undefined => (`civ.${word}` in words ? say(word as Word) : undefined);

export async function addLessonWords() {
  const [{ enLesson }, { csLesson }] = await Promise.all([import("./en_lesson.ts"), import("./cs_lesson.ts")]);
  addWords({ en: enLesson, cs: csLesson });
}
