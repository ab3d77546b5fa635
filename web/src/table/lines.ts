// Reads a line of the log back: which sentence of the game's texts it is, and which things it names in whatever case. So
// every name can be a link and every sentence can have its rule. The form of the texts is that of engine/text.h.
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
  pattern: RegExp;
  kinds: string[]; // of each gap
  length: number;
}

const kGap = /\{(\w+)(?:\.(\w+))?(\|\w+)?\}/g;
const kDescriptions = ["gives", "does"]; // forms of a noun that tell what it does, not what it is
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function sentence(key: string, text: string): Sentence {
  const kinds: string[] = [];
  let pattern = "";
  let at = 0;
  for (const gap of text.matchAll(kGap)) {
    const kind = gap[1]!.toLowerCase().replace(/\d+$/, "");
    kinds.push(gap[3] || kDescriptions.includes(gap[2] ?? "") ? "" : kind);
    pattern += escaped(text.slice(at, gap.index)) + (kind === "number" && !gap[3] ? "(-?\\d+)" : "(.+?)");
    at = gap.index + gap[0].length;
  }
  pattern += escaped(text.slice(at));
  return { key, kinds, pattern: new RegExp(`^${pattern}$`), length: text.replace(kGap, "").length };
}

export class LineReader {
  readonly #sentences: Sentence[] = [];
  readonly #things = new Map<string, Map<string, string>>(); // kind, then the word in lower case, to the id
  readonly #read = new Map<string, Line>();

  constructor(texts: Texts) {
    for (const [key, text] of Object.entries(texts)) {
      const [kind = "", id = "", form = ""] = key.split(".");
      if (kind === "log") this.#sentences.push(sentence(id, text));
      else if (id && !kDescriptions.includes(form)) {
        if (!this.#things.has(kind)) this.#things.set(kind, new Map());
        const words = this.#things.get(kind)!;
        if (!words.has(text.toLowerCase())) words.set(text.toLowerCase(), id);
      }
    }
    // The most words of its own first: "{Seat} starts" fits many lines.
    this.#sentences.sort((a, b) => b.length - a.length);
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
    for (const { key, pattern, kinds } of this.#sentences) {
      const found = pattern.exec(line);
      if (!found) continue;
      const ids = kinds.map((kind, i) => this.#idOf(kind, found[i + 1]!));
      if (ids.every((id) => id !== null)) return { key, parts: this.#cut(line, found.slice(1), kinds, ids as string[]) };
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
