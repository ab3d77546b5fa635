// What this browser remembers: language, theme and habits. Applied to the page as soon as they change.
import type { Lang } from "./types.ts";

export type Theme = "system" | "light" | "dark" | "contrast";

const kKey = "pentarchy.prefs";

function systemTheme(): string {
  const wants = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;
  return wants("(prefers-contrast: more)") ? "contrast" : wants("(prefers-color-scheme: dark)") ? "dark" : "light";
}

class Prefs {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  confirm = $state(true); // false: a chosen move is sent at once
  playback = $state<"" | "off" | "fast" | "normal" | "slow">(""); // how fast others' turns are shown; empty: as the system likes motion
  sound = $state(false);
  notices = $state(false); // the browser may say that it is your turn
  textView = $state(false);
  level = $state("medium");
  seats = $state(3);
  lessons = $state<string[]>([]); // games whose lesson was finished or skipped

  constructor() {
    const stored = this.#read();
    this.lang = stored.lang ?? ((globalThis.navigator?.language ?? "en").startsWith("cs") ? "cs" : "en");
    Object.assign(this, stored);
  }

  save(change: Partial<Prefs>) {
    Object.assign(this, change);
    const { lang, theme, confirm, playback, sound, notices, textView, level, seats, lessons } = this;
    try {
      localStorage.setItem(kKey, JSON.stringify({ lang, theme, confirm, playback, sound, notices, textView, level, seats, lessons }));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    this.apply();
  }

  apply() {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.theme === "system" ? systemTheme() : this.theme;
  }

  #read(): Partial<Prefs> {
    try {
      return JSON.parse(localStorage.getItem(kKey) ?? "{}");
    } catch {
      return {};
    }
  }
}

export const prefs = new Prefs();
