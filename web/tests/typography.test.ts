// No-break spaces of Czech, and labels of moves that are known by their text alone.
import { describe, expect, it } from "vitest";
import { cs } from "../src/i18n/cs.ts";
import { hardSpaces } from "../src/lib/typography.ts";
import { labelOf } from "../src/table/labels.ts";
import { texts } from "./helpers.ts";

const shown = (text: string) => hardSpaces(text).replace(/\u00a0/g, "~");

describe("no-break spaces", () => {
  it("hold one-letter words, units and arrows", () => {
    expect(shown("Loď u břehu a k tomu i v noci")).toBe("Loď u~břehu a~k~tomu i~v~noci");
    expect(shown("V přístavu. K městu (s plavbou) „v noci“")).toBe("V~přístavu. K~městu (s~plavbou) „v~noci“");
    expect(shown("{n} £ a 1 VB|5 → 3")).toBe("{n}~£ a~1~VB|5~→~3");
  });
  it("leave names and longer words alone", () => {
    expect(shown("chata A na b2, do města")).toBe("chata A na b2, do města");
  });
  it("are in no word by hand", () => {
    for (const [key, text] of Object.entries(cs)) expect(text, key).not.toContain("\u00a0");
  });
});

describe("labels of moves", () => {
  it.each([
    ["endeavor", "build shipyard", "Postav loděnici: kultura +1, plavba"],
    ["endeavor", "ship north_america", "Pluj do Severní Ameriky"],
    ["mombasa", "plan slot_2 coffee_1", "Připrav kávu 1 na místo 2"],
    ["mombasa", "take_post cairo 3", "Vezmi stanici ze sloupce 3 sídla Káhiry"],
    ["outpost", "build a b2", "Postav chatu A na b2"],
    ["settlers", "pass", "Pasuj"],
  ])("of %s: %s", (game, move, label) => expect(labelOf(texts("cs", game), move)).toBe(label));
  it("are empty where a word is unknown", () => expect(labelOf({ "move.go": "Go to {place}" }, "go nowhere")).toBe(""));
});
