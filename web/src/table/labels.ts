// The label of a move of which only its text is known, from the game's own words: "build shipyard" is "Build shipyard: culture +1".
// Each gap of the text `move.build` takes the word of the move that is a noun of its kind. The form of the texts is that of engine/text/text.h.
import type { Texts } from "../lib/types.ts";

const kSite = /^[a-z]\d$/; // named by column and row
const kGap = /\{(\w+)(?:\.(\w+))?\}/g;

// Empty if some gap stays open.
export function labelOf(texts: Texts, move: string): string {
  const [verb = "", ...words] = move.split(" ");
  const text = texts[`move.${verb}`];
  if (!text) return "";
  const named = new Map<string, string | undefined>();
  const wordFor = (kind: string) => words.find((word) => ![...named.values()].includes(word) && (kind === "number" ? /^\d+$/.test(word) : kind === "site" ? kSite.test(word) : texts[`${kind}.${word}`]));
  let whole = true;
  const label = text.replace(kGap, (_, name: string, form?: string) => {
    const gap = name.charAt(0).toLowerCase() + name.slice(1);
    const kind = gap.replace(/\d+$/, "");
    if (!named.has(gap)) named.set(gap, wordFor(kind));
    const word = named.get(gap);
    if (word === undefined) whole = false;
    const said = texts[`${kind}.${word}.${form}`] ?? texts[`${kind}.${word}`] ?? word ?? "";
    return gap === name ? said : said.charAt(0).toUpperCase() + said.slice(1);
  });
  return whole ? label : "";
}
