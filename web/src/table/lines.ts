// Reads a message of the log back: which sentence of the game's texts it is, and which things it names in whatever case. So
// every name can be a link. The form of the texts is that of engine/text/text.h.
import type { Texts } from "../lib/types.ts";

export interface Part {
  text: string;
  kind: string; // "city", "seat"; empty between the names
  id: string;
}
export interface Line {
  key: string; // "builds" for log.builds; empty if no sentence fits
  parts: Part[];
}
interface Sentence {
  key: string;
  patterns: RegExp[]; // with short words in its gaps, and with long ones: names may stand side by side
  kinds: string[]; // of each gap
  length: number;
}

const kGap = /\{(\w+)(?:\.(\w+))?(\|\w+)?\}/g;
const kDescriptions = ["gives", "loses", "does"]; // forms of a noun that tell what it does, not what it is
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

// What may stand in a gap: a number, one of the forms of a counted noun, or any words, as few or as many as fit.
function wordsOf(kind: string, counted: string | undefined, texts: Texts, any: string): string {
  const noun = `plural.${counted?.slice(1)}`;
  const forms = counted && (texts[noun] ?? Object.keys(texts).filter((key) => key.startsWith(`${noun}.`)).map((key) => texts[key]).join("|"));
  return forms ? `(${forms.split("|").map(escaped).join("|")})` : kind === "number" && !counted ? "(-?\\d+)" : any;
}

function sentence(key: string, text: string, texts: Texts): Sentence {
  const kinds: string[] = [];
  let [short, long] = ["", ""];
  let at = 0;
  for (const gap of text.matchAll(kGap)) {
    const kind = gap[1]!.toLowerCase().replace(/\d+$/, "");
    const counted = gap[3]?.slice(1);
    kinds.push(counted ? (texts[`plural.${counted}`] ? "" : counted) : kDescriptions.includes(gap[2] ?? "") ? "" : kind);
    const between = escaped(text.slice(at, gap.index));
    short += between + wordsOf(kind, gap[3], texts, "(.+?)");
    long += between + wordsOf(kind, gap[3], texts, "(.+)");
    at = gap.index + gap[0].length;
  }
  const rest = escaped(text.slice(at));
  return { key, kinds, patterns: [short, long].map((pattern) => new RegExp(`^${pattern}${rest}$`)), length: text.replace(kGap, "").length };
}

// Cuts a text where the names stand that were read elsewhere: the longest first, in whatever case they were read.
export function named(text: string, names: readonly Part[]): Part[] {
  const known = names.filter((part) => part.id).sort((a, b) => b.text.length - a.text.length);
  const out: Part[] = [];
  for (let rest = text; rest; ) {
    const at = known.map((part) => ({ part, begin: rest.indexOf(part.text) })).filter(({ begin }) => begin >= 0).sort((a, b) => a.begin - b.begin)[0];
    if (!at || at.begin > 0) out.push({ text: rest.slice(0, at?.begin), kind: "", id: "" });
    if (!at) break;
    out.push(at.part);
    rest = rest.slice(at.begin + at.part.text.length);
  }
  return out;
}

export class LineReader {
  readonly #sentences: Sentence[] = [];
  readonly #things = new Map<string, Map<string, string>>(); // kind, then the word in lower case, to the id
  readonly #read = new Map<string, Line>();

  constructor(texts: Texts) {
    for (const [key, text] of Object.entries(texts)) {
      const [kind = "", id = "", form = ""] = key.split(".");
      if (kind === "log") this.#sentences.push(sentence(id, text, texts));
      else if (kind === "plural" && form) text.split("|").forEach((word) => this.#name(id, word.trim(), form));
      else if (id && !kDescriptions.includes(form)) this.#name(kind, text, id);
    }
    // The most words of its own first: "{Seat} starts" fits many lines.
    this.#sentences.sort((a, b) => b.length - a.length);
  }

  #name(kind: string, word: string, id: string) {
    if (!this.#things.has(kind)) this.#things.set(kind, new Map());
    const words = this.#things.get(kind)!;
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), id);
  }

  read(line: string): Line {
    let known = this.#read.get(line);
    if (!known) {
      known = this.#reading(line);
      this.#read.set(line, known);
    }
    return known;
  }

  #reading(line: string): Line {
    for (const { key, patterns, kinds } of this.#sentences) {
      for (const pattern of patterns) {
        const found = pattern.exec(line);
        if (!found) break;
        const ids = kinds.map((kind, i) => this.#idOf(kind, found[i + 1]!));
        if (ids.every((id) => id !== null)) return { key, parts: this.#cut(line, found.slice(1), kinds, ids as string[]) };
      }
    }
    return { key: "", parts: [{ text: line, kind: "", id: "" }] };
  }

  // Empty for what is no thing, null for a word that nobody knows: another sentence was meant.
  #idOf(kind: string, word: string): string | null {
    if (kind === "" || kind === "number") return "";
    const words = this.#things.get(kind);
    return words ? (words.get(word.toLowerCase()) ?? null) : word;
  }

  #cut(line: string, words: string[], kinds: string[], ids: string[]): Part[] {
    const parts: Part[] = [];
    let at = 0;
    words.forEach((word, i) => {
      const begin = line.indexOf(word, at);
      if (begin > at) parts.push({ text: line.slice(at, begin), kind: "", id: "" });
      parts.push({ text: word, kind: ids[i] ? kinds[i]! : "", id: ids[i]! });
      at = begin + word.length;
    });
    if (at < line.length) parts.push({ text: line.slice(at), kind: "", id: "" });
    return parts;
  }
}
