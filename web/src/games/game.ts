// What a game brings to the table page. Everything is optional but the targets: a game without a board is played from the
// text view and the offer panel.
import type { Component } from "svelte";
import type { Change as Told, Json, Move, Texts } from "../lib/types.ts";

export interface Change {
  icon: string;
  what: string;
  from?: number | string;
  to?: number | string;
  note?: string;
  strong?: boolean;
}

// What a move would do, as far as it can be told before: numbers for the panel, ghosts for the boards.
export interface Preview {
  icon: string;
  title: string;
  changes: Change[];
  ghost: { element: string; colour: string } | null;
  numbers: Record<string, number>; // own numbers by name after the move: "industry", "harbour"
}

export interface Stat {
  id: string;
  icon: string;
  label: string;
  value: number;
}

export interface Stage {
  round: number;
  rounds: number;
  phases: { id: string; icon: string; name: string }[];
  now: string;
  eras?: { name: string; title: string }[]; // a track of eras instead of one of rounds
  era?: number; // from 1
  label?: string; // the round in the game's own words
}

export interface TextSection {
  title: string;
  lines: string[];
}

export interface Place {
  id: string;
  name: string;
  elements: string[];
  on?: boolean; // shown now, where a narrow screen shows one part at a time
}

export interface ScoreRow {
  id: string;
  label: string;
  points: number[];
}

export interface IndexEntry {
  id: string;
  name: string;
  text: string;
  tags?: string[];
  rule?: string; // where the rules tell of this very thing
}

export interface LessonStep {
  id: string;
  // The step ends when the learner has brought this about, or by the button if it is left out.
  until?: (view: Json, row: string, colour: string) => boolean;
  point?: string; // an element or part to look at
}

// A game bound to its components and words.
export interface GameUi {
  slug: string;
  texts: Texts;
  components: Json;
  name(id: string): string;
  targets(move: Move, view: Json): string[];
  icon(verb: string, move?: Move): string;
  chip(move: Move, view?: Json): string; // short label beside its verb
  verbName(verb: string): string;
  ask(row: string, view: Json, colour: string): { title: string; sub: string; rule: string };
  // How what the server says of a move is drawn: the sign of a change, the own number it is, and the piece that will lie there.
  drawn?: { icon(change: Told): string; number(change: Told): string; ghost(move: Move, view: Json, colour: string, own: Told[]): Preview["ghost"] };
  atOnce?(move: Move): boolean; // sent without confirming: it is sealed and can be changed
  tabs?: Partial<Record<"map" | "mine", { icon: string; name: () => string }>>; // what its two panels are on a phone
  where?(row: string): "map" | "mine" | ""; // the panel where a phone shows what is asked
  stats(view: Json, colour: string): Stat[];
  numbers?(view: Json, colour: string): Stat[]; // one's own on a phone, where they are others than those of the seats
  badge?(view: Json, seat: string): { icon: string; text: string; label: string } | null; // what stands beside a seat's name
  scoreIcon?: string;
  mark?(view: Json, seat: string): string; // whose piece a seat has, where that is not its own word
  role?(view: Json, seat: string): string; // whom it plays, where that is not its own word; empty before it is chosen
  chatNote?(view: Json): { text: string; rule: string } | null; // what is to be known of promises made in the chat
  score(view: Json, colour: string): number | null;
  passed(view: Json, colour: string): boolean;
  passedWord?(): string; // where one leaves instead of passing
  starts(view: Json, colour: string): boolean;
  stage(view: Json): Stage | null;
  rail?(view: Json): Place[];
  scoreRows(view: Json, seats: string[]): ScoreRow[];
  ties?(view: Json, seats: string[]): ScoreRow[]; // what is looked at, in this order, where scores are equal
  text(view: Json, seats: string[]): TextSection[];
  changed(before: Json, after: Json): string[]; // elements that look different now
  about?(id: string): { title: string; lines: string[]; rule: string } | null;
  missing?(id: string, view: Json, colour: string): string[]; // what it costs more than one has, in numbers
  index?(): { title: string; items: IndexEntry[] }[];
  filters?(): { label: string; values: { id: string; name: string }[] }[]; // of the index, by the tags of its items
  IndexItem?: Component<{ id: string }>; // the thing itself, beside its words
  // Draws the luck of a finished record anew: how many draws agree, or the first event that does not (-1: the commitment).
  verify?(record: Json): Promise<{ draws: number } | { wrong: number }>;
  rule?(verb: string): string; // the rule that a move goes back to
  written?(text: string): string; // how a sentence of the server is written here: hexes as on the map
  place?(id: string, kind: string): string; // where a thing that the log names is drawn; empty: nowhere
  lesson?: LessonStep[];
  lessonWords?(): Promise<void>; // brings them, where they do not come with the board
  topics?: Record<string, LessonStep[]>; // short lessons on one thing, by the word in the address
  curves?(): { label: string; value: (view: Json, seat: string) => number }[]; // what the end sheet draws over time beside the score
  total?(): string; // what the last row of the end sheet counts, where that is no sum
  ended?(view: Json): { won: boolean; text: string }; // how it was won, or that nobody has
  Board: Component | null;
  Mine: Component | null;
}
