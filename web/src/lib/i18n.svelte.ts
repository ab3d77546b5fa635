// The client's own words. Names and messages of a game come from the server in the same language.
import { cs } from "../i18n/cs.ts";
import { en, type Key } from "../i18n/en.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Lang } from "./types.ts";
import { hardSpaces } from "./typography.ts";

const czech = (more: Record<string, string>) => Object.fromEntries(Object.entries(more).map(([key, text]) => [key, hardSpaces(text)]));
const words: Record<Lang, Record<Key, string>> = { en: { ...en }, cs: czech(cs) as Record<Key, string> };

// Words that come with a game's chunk.
export function addWords(more: Record<Lang, Record<string, string>>) {
  Object.assign(words.en, more.en);
  Object.assign(words.cs, czech(more.cs));
}

// Which of "one|few|many" (Czech) or "one|many" (English) fits the number.
export function pluralForm(lang: Lang, n: number): number {
  if (lang === "en") return n === 1 ? 0 : 1;
  return n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
}

export function fill(text: string, args: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole));
}

export function t(key: Key, args: Record<string, string | number> = {}): string {
  const text = words[prefs.lang][key];
  if (!text.includes("|")) return fill(text, args);
  const forms = text.split("|");
  return fill(forms[Math.min(pluralForm(prefs.lang, Number(args.n ?? 0)), forms.length - 1)] ?? text, args);
}

export type { Key };
