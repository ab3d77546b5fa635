// The log as lines: entries of one action are put together, as engine/text/story.cpp does it for the terminal.
import type { Change, LogEntry, StoryPart } from "../lib/types.ts";
import type { TableModel } from "./model.svelte.ts";

export interface StoryLine {
  key: string;
  heading: boolean;
  seat: LogEntry["seat"];
  undone: boolean;
  text: string;
  label: string; // of its first move
  brought: Change[];
  rules: string[];
  messages: string[]; // every single one
  first: number; // the revisions of its first and its last entry
  last: number;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function join(line: StoryLine, part: StoryPart) {
  if (part.text) {
    const [was, now] = part.head ?? ["", ""];
    const at = was ? line.text.lastIndexOf(was) : -1;
    if (at >= 0) line.text = line.text.slice(0, at) + now + line.text.slice(at + was.length);
    if (!line.text) line.text = capital(part.alone ?? part.text);
    else line.text += part.alone ? `, ${part.text}` : `. ${capital(part.text)}`;
  }
  line.brought = part.brought ?? [];
  for (const rule of part.rules ?? []) if (!line.rules.includes(rule)) line.rules.push(rule);
}

export function storyLines(log: readonly LogEntry[]): StoryLine[] {
  const out: StoryLine[] = [];
  let open: StoryLine | null = null;
  for (const entry of log) {
    if (!entry.goes_on || open?.undone !== entry.undone) open = null;
    const begin = (heading: boolean): StoryLine => {
      const line: StoryLine = { key: `${entry.revision}.${out.length && out.at(-1)!.last === entry.revision ? out.length : 0}`, heading, seat: heading ? null : entry.seat, undone: entry.undone, text: "", label: entry.label, brought: [], rules: [], messages: [], first: entry.revision, last: entry.revision };
      out.push(line);
      return line;
    };
    if (!open && typeof entry.seat === "number" && !entry.story[0]?.heading) open = begin(false);
    let messages = [...entry.lines];
    for (const part of entry.story) {
      if (part.heading) {
        begin(true).text = part.heading;
        open = null;
        continue;
      }
      open ??= begin(false);
      join(open, part);
      open.messages.push(...messages);
      messages = [];
    }
    if (open) open.messages.push(...messages);
    if (open) open.last = entry.revision;
  }
  return out.filter((line) => line.text || line.brought.length);
}

// So many lines at the beginning are the set-up: those before the first heading, where there is one.
export function setUpOf(lines: readonly StoryLine[]): number {
  const first = lines.findIndex((line) => line.heading);
  return first > 1 ? first : 0;
}

// The lines to which nothing can be added any more: all but the last, unless somebody is asked something new.
export const finished = (lines: readonly StoryLine[], isAll: boolean): StoryLine[] => lines.slice(0, isAll ? lines.length : -1);

const kMarks = /[.*+?^${}()|[\]\\]/g;

// What a line says: its messages, or what its move is called. People are called by their names wherever a sentence begins with
// their colour; who plays a nation or a faction stands for that one.
export function lineText(line: StoryLine, table: TableModel): string {
  const seat = typeof line.seat === "number" ? table.card?.seats[line.seat] : undefined;
  if (!seat) return line.text;
  const called = capital(table.seatName(seat.word));
  const text = line.text || `${called}: ${line.label}`;
  if (!seat.who || line.seat === table.seat || table.game?.role?.(table.view, seat.word)) return text;
  return text.replace(new RegExp(`(^|\\. )${called.replace(kMarks, "\\$&")}(?=[ :])`, "gu"), (_, before: string) => before + seat.who!.name);
}

// "culture 4 → 5, harbour 3 → 2; red: culture 5 → 4": one's own without a name.
export function broughtText(line: StoryLine, name: (seat: number) => string): string {
  const own = line.brought.filter((change) => change.seat === null || change.seat === line.seat).map((change) => change.text);
  const others = [...new Set(line.brought.map((change) => change.seat))].filter((seat): seat is number => seat !== null && seat !== line.seat).sort();
  const theirs = others.map((seat) => `${name(seat)}: ${line.brought.filter((change) => change.seat === seat).map((change) => change.text).join(", ")}`);
  return [...(own.length ? [own.join(", ")] : []), ...theirs].join("; ");
}
