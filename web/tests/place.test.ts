// Words of the pages about people, what ratings say, and the plural of what waits.
import { describe, expect, it } from "vitest";
import { prefs } from "../src/lib/prefs.svelte.ts";
import { t } from "../src/lib/i18n.svelte.ts";
import { interval, nameOf } from "../src/place/types.ts";
import { placeWords } from "../src/place/words.ts";

describe("the words about people", () => {
  it("are there in both languages, with the same gaps", () => {
    const gaps = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((hit) => hit[1]))].sort();
    for (const [key, text] of Object.entries(placeWords.en)) {
      const czech = placeWords.cs[key as keyof typeof placeWords.cs];
      expect(czech, key).toBeTruthy();
      expect(gaps(czech), key).toEqual(gaps(text));
      if (text.includes("|")) expect(czech.split("|"), key).toHaveLength(3);
    }
  });

  it("count what waits", () => {
    prefs.lang = "cs";
    expect([1, 3, 7].map((n) => t("bell.n", { n }).replaceAll("\u00a0", " "))).toEqual(["Čeká na tebe 1 věc", "Čekají na tebe 3 věci", "Čeká na tebe 7 věcí"]);
    prefs.lang = "en";
  });

  it("name people, bots and those who are gone", () => {
    expect(nameOf({ id: "a", name: "Anna", bot: null })).toBe("Anna");
    expect(nameOf({ id: "bot:hard", name: null, bot: "hard" })).toBe("Bot, hard");
    expect(nameOf(null)).toBe("deleted");
  });

  it("say between what a rating lies", () => expect(interval({ rating: 1612.4, deviation: 80 })).toEqual([1452, 1772]));
});
