// What the server says, as docs/protocol.md writes it down.
export type Lang = "en" | "cs";

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  bot: boolean;
}

export interface Account extends Person {
  lang: Lang | "";
  theme: string;
  webhook: string;
  vacation_until: number | null;
  blocks?: string[]; // ids of those whose words I do not read
  ratings: Record<string, { rating: number; deviation: number; games: number }>;
}

export interface GameInfo {
  slug: string;
  title: string;
  min_seats: number;
  max_seats: number;
  seat_words: string[];
  seats_with: Record<string, Record<string, number[]>>; // option, value: how many may play with it, where it matters
  options: { name: string; label: string; default: string; values: { value: string; label: string }[] }[];
  levels: string[];
}

export interface Rulebook {
  sections: { title: string; rules: { id: string; text: string }[] }[];
}

export type Texts = Record<string, string>;
// Components and views are data of the game; only its own module knows more about them.
export type Json = any;

export interface SeatCard {
  word: string;
  who: Person | null;
  bot: string | null;
  here: boolean;
  online: boolean;
  stands_in: string | boolean | null;
}

export type Pace =
  | { kind: "none"; when_out?: string }
  | { kind: "live"; base_ms: number; add_ms: number; when_out?: string }
  | { kind: "days"; per_move_ms: number; when_out?: string }
  | { kind: "budget"; start_ms: number; add_per_day_ms: number; when_out?: string };

export interface Result {
  seat: number;
  rank: number;
  score: number;
  lines?: { name: string; points: number }[];
}

export interface TableCard {
  id: string;
  name: string;
  game: string;
  status: "open" | "running" | "over" | "cancelled";
  owner: Person | null;
  seats: SeatCard[];
  options: Record<string, unknown>;
  pace: Pace;
  access: "public" | "invite" | "password";
  spectators: "yes" | "delayed" | "no";
  hints: boolean;
  rated: boolean;
  created: number;
  updated: number;
  pending: number[];
  my_seats: number[];
  invite?: string;
  commitment: string;
  watching: number;
  result?: Result[];
  rematch?: string;
  begun_by_rules?: number;
  unplayable?: string;
  default_edition: boolean;
}

export interface TableWish {
  game: string;
  seats: string[];
  options: Record<string, unknown>;
  pace: Pace;
  access: TableCard["access"];
  password?: string;
  spectators: TableCard["spectators"];
  hints: boolean;
  rated: boolean;
  name?: string;
}

// A kind and an id: ["city", "paris"].
export type Thing = [kind: string, id: string];

// A difference of two views, with its words; whose it is, if it is somebody's.
export interface Change {
  path: string; // with kinds for ids: "players.seat.track"
  things: Thing[];
  before: number;
  after: number;
  seat: number | null;
  text: string;
}

export interface Move {
  move: string;
  verb: string;
  label: string;
  things?: Thing[];
  numbers?: number[]; // that its label says beyond the move
  elements: string[]; // ids of its things
}

// Several of the same kind, to be picked in any order.
export interface PickSet {
  least: number;
  most: number; // so many are still to be picked
  picked: string[]; // before, in words
  members: Move[];
  sets: number[][]; // of members
  enough: Move | null; // ends a smaller set
  aside: Move | null; // offered, too, and no member
}

export interface Offer {
  row: string;
  quiet: boolean;
  moves: Move[];
  set?: PickSet;
}

export interface Refused {
  move: string;
  verb: string;
  rule: string;
  reason: string;
  whole_verb: boolean;
  things?: Thing[];
  elements: string[];
}

// A heading, or a part of a line: one action of a seat may take several entries.
export interface StoryPart {
  heading?: string;
  text?: string;
  head?: [string, string]; // how the sentence that goes on began, and how it begins now that it lists more
  alone?: string; // the text where it does not go on in the sentence of the part before
  brought?: Change[]; // by the whole line so far
  rules?: string[];
}

export interface LogEntry {
  revision: number;
  seat: number | "chance" | null;
  move: string;
  label: string;
  lines: string[]; // the single messages
  undone: boolean;
  things: Thing[];
  story: StoryPart[];
  goes_on?: boolean; // with the line of the entry before
}

export interface ChatEntry {
  time: number;
  who: Person | null;
  text: string;
}

export interface Clock {
  now: number;
  seats: { left_ms: number | null; running: boolean }[];
}

export interface Snapshot {
  table: string;
  seat: number | "spectator";
  card: TableCard;
  revision: number;
  view: Json;
  offer: Offer | null;
  undo: string | null;
  ask_undo?: string | null;
  log: LogEntry[];
  chat: ChatEntry[];
  earlier: { log: number | null; chat: number | null }; // what the pages before are asked with
  clock: Clock | null;
  asked_undo: { seat: number; waiting_for: number[] } | null;
}

export interface Update {
  table: string;
  seat: number | "spectator";
  revision: number;
  log: LogEntry[];
  undone: number[];
  view?: Json;
  patch?: Json;
  pending: number[];
  offer: Offer | null;
  undo: string | null;
  clock: Clock | null;
  result?: Result[];
}

export interface Hint {
  move: string;
  expected: number[];
  iterations: number;
}

export interface Replay {
  at: number;
  first: number; // so many events are the set-up
  last: number;
  view: Json;
  log: LogEntry[];
  earlier: number | null;
  pending: number[];
}

export interface Analysis {
  decisions: { at: number; seat: number; move: string; best: string; expected: number[]; loss: number }[];
  done: boolean;
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = "",
    readonly status = 0,
  ) {
    super(message);
  }
}
