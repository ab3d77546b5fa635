// The log read back: every sentence of every game, in both languages and with every thing in its gaps.
import { describe, expect, it } from "vitest";
import { kLineRules as endeavorRules } from "../src/games/endeavor/rules.ts";
import { kLineRules as mombasaRules } from "../src/games/mombasa/rules.ts";
import { kLineRules as outpostRules } from "../src/games/outpost/index.ts";
import { kLineRules as settlersRules } from "../src/games/settlers/rules.ts";
import { beyond, goingOn, LineReader } from "../src/table/lines.ts";
import { read, texts } from "./helpers.ts";

const kRules: Record<string, Record<string, string>> = { endeavor: endeavorRules, mombasa: mombasaRules, outpost: outpostRules, settlers: settlersRules };
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
  it("names who acts once", () => {
    const words = { "seat.blue": "blue", "good.wood": "wood", "good.stone": "stone", "log.gains": "{Seat} gains {good}: {number}", "log.passes": "{Seat} passes" };
    const reader = new LineReader(words);
    const said = (...lines: string[]) => lines.map((line, i) => beyond(i ? reader.read(lines[i - 1]!) : undefined, reader.read(line)).map((part) => part.text).join(""));
    expect(said("Blue gains wood: 1", "Blue gains stone: 2", "Blue gains stone: 3")).toEqual(["Blue gains wood: 1", "stone: 2", "stone: 3"]);
    expect(said("Blue gains wood: 1", "Blue passes", "Blue passes")).toEqual(["Blue gains wood: 1", "Blue passes", "Blue passes"]);
  });
  it("goes on about the same people in a sentence without them", () => {
    const words = { "seat.blue": "blue", "seat.red": "red", "log.gains": "{Seat} gains {number}", "log.passes": "{Seat} passes", "log.total": "{Seat}: {number}" };
    const reader = new LineReader(words);
    const said = (before: string, line: string) => goingOn(reader.read(before), reader.read(line)).map((part) => part.text).join("");
    expect(said("Blue gains 1", "Blue passes")).toBe("Passes");
    expect(said("Red gains 1", "Blue passes")).toBe("Blue passes");
    expect(said("Blue gains 1", "Blue: 3")).toBe("Blue: 3");
  });
  it("has a rule for every sentence, and the rule exists", () => {
    const keys = Object.keys(texts("en", game)).filter((key) => key.startsWith("log.")).map((key) => key.slice(4));
    const rules = read(`games/${game}/rules.md`);
    for (const key of keys) {
      expect(kRules[game]![key], key).toBeTruthy();
      expect(rules, key).toContain(`**${kRules[game]![key]}**`);
    }
  });
});
