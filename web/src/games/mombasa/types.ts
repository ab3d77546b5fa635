// The parts of Mombasa's components and state document that the client draws.
export const kCompanies = ["mombasa", "cape_town", "saint_louis", "cairo"] as const;
export type Company = (typeof kCompanies)[number];
export const kCommodities = ["coffee", "bananas", "cotton", "expansion"] as const;
export type Commodity = (typeof kCommodities)[number];
export const kGoods = ["coffee", "bananas", "cotton"] as const;
export const kSlots = ["slot_1", "slot_2", "slot_3", "slot_4", "slot_5"] as const;
export type SlotId = (typeof kSlots)[number];

export interface Effect {
  kind: string;
  amount?: number;
  points?: number;
  steps?: number;
  count?: number;
  company?: string;
  good?: string;
  goods?: string[];
  commodity?: string;
  offset?: number;
  plus?: number;
  discount?: number;
  tracks?: number;
  tile?: string;
  filter?: string;
  options?: Effect[][];
  tiers?: { min: number; reward: Effect[]; text: string; text_cs: string }[];
}

export interface Card {
  id: string;
  kind: "good" | "expansion" | "bookkeeper" | "diamond_merchant" | "single_share";
  good?: string;
  value: number | null;
  crate: number;
  share: string | null;
  company?: string | null;
  text: string;
  text_cs: string;
}

export interface Book {
  id: string;
  letter: string;
  requirements: Effect[];
  reward: Effect[];
}

export interface Special {
  step: number;
  payout: number;
  bonus: { id: string; type: "permanent" | "bonus_space"; effect?: Effect; requirement?: Effect[]; reward?: Effect[]; text: string; text_cs: string };
}

export interface TrackSide {
  id: string;
  length: number;
  shares: { step: number; shares: number }[];
  payments: { between: [number, number]; amount: number }[];
  special_spaces: Special[];
}

interface Scale {
  last_step: number;
  slot_unlock_step: number;
  overflow_money: number;
  values: { after_step: number; value: number }[];
}

export interface Components {
  rounds: number;
  constants: Record<string, number>;
  player_counts: { players: number; bonus_markers: number }[];
  companies: { id: Company; columns: number[][] }[];
  regions: { id: string; kind: string; reward: Effect[]; mines: number; text: string; text_cs: string }[];
  borders: { a: string; b: string; lines: number }[];
  hq_links: { company: Company; region: string; lines: number }[];
  company_tracks: TrackSide[];
  diamond_track: Scale;
  bookkeeping_track: Scale & { no_a_steps: number[] };
  cards: Card[];
  books: Book[];
  accounting_prices: Record<string, number>;
  start_tiles: { id: string; resting_cards: string[]; book: { requirements: Effect[]; reward: Effect[] }; start_bonus: Effect[] }[];
  bonus_tiles: { id: string; kind: string; effects: Effect[]; text: string; text_cs: string }[];
  bonus_spaces: { id: string; group: string; requirement: Effect[]; reward: Effect[]; text: string; text_cs: string }[];
  card_display: { id: string; row: number; column: string; modifier: number }[];
  book_display: { id: string; row: number; coin_number: number; letter: string }[];
}

export interface Player {
  money: number;
  hand: string[] | number; // the number of another's
  rows: Record<string, string[]>;
  slots: Record<string, string | null>;
  face_up: string[];
  tiles: string[];
  tiles_up: string[];
  plus_on: string | null;
  tracks: Record<string, number>;
  diamond: number;
  jar: number;
  reached: Record<string, string[]>;
  in_force: Record<string, string[]>;
  out: boolean;
  books: Record<string, string>;
  books_down: number[];
  start_tile: string[];
  dealt: string[];
  score: Record<string, number>;
  shares: Record<string, number>;
  totals: Record<string, number>;
  hand_size: number;
  markers_on_spaces: number;
  outlook?: Outlook;
  acquiring?: { can: string[]; discount?: { amount: number; goods: string[] }; prices?: Record<string, number> };
  planned?: Partial<Outlook> & { totals?: Record<string, number> }; // the own sealed plan face up
}

// What follows from a player's board: books by their step, how far the jar can go.
export interface Outlook {
  books: Record<string, { met: boolean; lines: { what: string; have: number; need: number }[] }>;
  jar_reach: number;
  open_slots: string[];
  markers_left: number;
  markers: number;
  diamond_worth: number;
  jar_worth: number;
}

export interface View {
  seats: number;
  round: number;
  start: string;
  token: string;
  players: Record<string, Player>;
  companies: Record<string, { track: string | null; posts: Record<string, number>; opened: string[]; removed: number; regions: string[]; share_value: number; post_costs?: Record<string, number>; post_rows?: Record<string, number[]> }>;
  spaces: Record<string, string | null>;
  display: Record<string, string | null>;
  shelf: Record<string, string | null>;
  coins: string[];
  turn_due: { money: number; diamonds: number; points: number; bookkeeper_points: number; removals: number; any_steps: number; discount: number; steps: Record<string, number>; books: { book: string }[] };
  secrets: Record<string, { plan: Record<string, string | null>; decided: number; tile: string | null }>;
  stack: { row: string; seat: number; data: number[] }[];
  stacks: Record<string, { row: string }[]>;
  prices: Record<string, number>;
  book_supply: Record<string, number>;
}
