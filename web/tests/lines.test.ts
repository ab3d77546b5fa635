// The log read back: every sentence of every game, in both languages and with every thing in its gaps.
import { describe, expect, it } from "vitest";
import { LineReader, named } from "../src/table/lines.ts";
import { texts } from "./helpers.ts";

const kGap = /\{(\w+?)(\d*)(?:\.(\w+))?(\|\w+)?\}/g;

// A line with the n-th thing of each kind, and the ids that stand in it.
function told(words: Record<string, string>, text: string, n: number) {
  const ids: [kind: string, id: string][] = [];
  const line = text.replace(kGap, (_, name: string, _digits: string, form: string | undefined, plural: string | undefined) => {
    const kind = name.toLowerCase();
    if (plural) {
      const fixed = words[`plural.${plural.slice(1)}`];
      if (fixed) return fixed.split("|").at(-1)!;
      const [key, forms] = Object.entries(words).filter(([key]) => key.startsWith(`plural.${plural.slice(1)}.`)).at(n % 3)!;
      ids.push([plural.slice(1), key.split(".")[2]!]);
      return forms.split("|").at(n % 2)!;
    }
    if (kind === "number") return String(n);
    const things = [...new Set(Object.keys(words).filter((key) => key.startsWith(`${kind}.`)).map((key) => key.split(".")[1]!))];
    const id = things.length ? things[n % things.length]! : "b2";
    const word = words[`${kind}.${id}.${form ?? ""}`] ?? words[`${kind}.${id}`] ?? id;
    if (form !== "gives" && form !== "loses" && form !== "does") ids.push([kind, id]);
    return name === kind ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return { line, ids };
}

describe.each(["endeavor", "mombasa", "outpost", "settlers"])("the log of %s", (game) => {
  it.each(["en", "cs"])("is read back in %s", (lang) => {
    const words = texts(lang, game);
    const reader = new LineReader(words);
    for (const [key, text] of Object.entries(words).filter(([key]) => key.startsWith("log."))) {
      for (let n = 1; n < 8; ++n) {
        const { line, ids } = told(words, text, n);
        const { key: found, parts } = reader.read(line);
        expect(parts.map((part) => part.text).join("")).toBe(line);
        expect(`log.${found}`, line).toBe(key);
        // Things of one name (the same card twice) are the first of them.
        const names = (kind: string, id: string) => words[`${kind}.${id}`] ?? id;
        expect(parts.filter((part) => part.id).map((part) => names(part.kind, part.id)), line).toEqual(ids.map(([kind, id]) => names(kind, id)));
      }
    }
    expect(reader.read("nobody said this").key).toBe("");
  });
  it("finds the names of its messages in a line put together from them", () => {
    const words = { "seat.blue": "blue", "city.rome": "Rome", "city.rome.acc": "Romu", "log.occupies": "{Seat} occupies {city.acc}", "log.passes": "{Seat} passes" };
    const reader = new LineReader(words);
    const parts = named("Blue activates a house, occupies Romu. Blue passes", [...reader.read("Blue occupies Romu").parts, ...reader.read("Blue passes").parts]);
    expect(parts.map((part) => part.text).join("")).toBe("Blue activates a house, occupies Romu. Blue passes");
    expect(parts.filter((part) => part.id).map(({ kind, id }) => [kind, id])).toEqual([["seat", "blue"], ["city", "rome"], ["seat", "blue"]]);
  });
});
