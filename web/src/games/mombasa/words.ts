// Mombasa's words on the table page; they come with its chunk.
import { addWords, t, type Key } from "../../lib/i18n.svelte.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";

addWords({ en, cs });

export type Word = keyof typeof en extends `mombasa.${infer Rest}` ? Rest : never;
export const say = (word: Word, args: Record<string, string | number> = {}): string => t(`mombasa.${word}` as Key, args);
export const pounds = (n: number): string => (n < 0 ? `−${say("pounds", { n: -n })}` : say("pounds", { n }));
