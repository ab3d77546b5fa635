// Brazil's words on the table page; they come with its chunk.
import { addWords, t, type Key } from "../../lib/i18n.svelte.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";

addWords({ en, cs });

export type Word = keyof typeof en extends `brazil.${infer Rest}` ? Rest : never;
export const say = (word: Word, args: Record<string, string | number> = {}): string => t(`brazil.${word}` as Key, args);
// A word that may be missing.
export const sayAny = (word: string): string | undefined => (`brazil.${word}` in en ? say(word as Word) : undefined);
