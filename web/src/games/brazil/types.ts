// The parts of Brazil's components and state document that the client draws. The document is described in games/brazil/README.md.
import type { Cell } from "./hexes.ts";

export type Amounts = Record<string, number>;
export const kItems = ["wood", "sugar_cane", "coffee", "cotton", "gold", "science"] as const;
export const kRaws = kItems.slice(0, 4);
export const kNumerals = ["", "I", "II", "III", "IV", "V", "VI"];

export interface Effect {
  kind: string;
  [more: string]: unknown;
}
interface Named {
  id: string;
  effects?: Effect[];
}
export interface Condition {
  kind: string;
  min: number;
  building?: string;
  shape?: string;
  order?: string;
  vp?: number;
}
export interface UnitDesign {
  id: string;
  unit_kind: string;
  vp: number;
  strength: number;
  first_deploy_cost: Amounts;
  abilities: string[];
}
export interface Components {
  resources: { id: string; cls: string }[];
  limits: { personal_store_items: number; gold_cards_in_hand: number; combat_cards_in_hand: number };
  action_spaces: { id: string; upgrade_shape: string | null; movement_bonus: Effect & { move?: string } }[];
  goods: { id: string; shape: string; vp: number; cost: Amounts }[];
  palaces: { id: string; number: number; placement: { kind: string; era?: number; building?: string }; bonus?: Effect[] }[];
  player_boards: { id: string; color: string; monarchs: string[]; units: UnitDesign[] }[];
  monarchs: (Named & { board: string })[];
  buildings: { id: string; era: number; terrain: string[]; cost: Amounts; production: Amounts; vp: number; tile: string }[];
  cities: { id: string; cost: Amounts; vp: number }[];
  discovery_tiles: (Named & { count: number })[];
  painting_orders: { id: string }[];
  paintings: (Named & { order: string; cost: Amounts; vp: number })[];
  gold_cards: (Named & { use: string; count?: number })[];
  combat_cards: (Named & { count: number })[];
  task_cards: { id: string; era: number; vp?: number; conditions: Condition[] }[];
  scenarios: { id: string; players: number; hexes: (Cell & { terrain: string; capital_slot?: number | string })[]; solo?: { turn_limit: number } }[];
  scoring_categories: { id: string }[];
}

export interface HexView extends Cell {
  terrain: string;
  edge?: boolean;
  tile: string | null;
  builder: string | null;
  raised?: boolean;
  items?: Amounts;
  holder?: string | null;
  palace?: string | null;
  worth?: number;
  discovery?: string | null;
  hidden_tile?: string[] | number | null;
  looked?: string[];
  units?: string[];
}

// Words of cards; null or a number where they are not known.
export type Held = (string | null)[] | number;
export interface Player {
  board: string | null;
  monarch: string | null;
  capital: string | null;
  store: Amounts;
  token: string | null;
  under: (string | null)[];
  units: Record<string, string>;
  goods: Record<string, string>;
  palaces: Record<string, string | null>;
  paintings: string[];
  tasks: Held;
  revealed: string[];
  gold_cards: Held;
  combat_cards: Held;
  outposts: number;
  monarch_count?: number;
  species: number;
  cultures: number;
  expedition_vp: number;
  score: Record<string, number>;
  hand_sizes: { tasks: number[]; gold: number; combat: number };
  task_progress?: Record<string, number[]>;
  has_chosen?: boolean;
  science_on_tiles?: number;
}

export type Side = "attacker" | "defender";
export const kSides: Side[] = ["attacker", "defender"];
export interface FightView {
  kind: "move" | "ranged" | "expedition";
  attacker: string;
  defender: string | null;
  from: string | null;
  at: string;
  unit: string | null;
  left_out?: Partial<Record<Side, string[]>>;
  laid?: Partial<Record<Side, number>>;
  cards?: Partial<Record<Side, (string | null)[]>>;
  camp?: Partial<Record<Side, number>>;
  force?: Partial<Record<Side, { thing: string; strength: number }[]>>;
  strength?: Partial<Record<Side, number>>;
  stage: string;
}

export interface View {
  seats: number;
  round: number;
  map: string;
  era: number;
  start: string | null;
  active: string | null;
  ending: boolean;
  turn_state: { space: string | null; basics: number; extra: boolean; sail: boolean; bonus: number };
  players: Record<string, Player>;
  hexes: Record<string, HexView>;
  gallery: (string | null)[];
  painting_decks: Record<string, number>;
  city_tops: (string | null)[];
  city_left: number[];
  supply: Record<string, number>;
  gold_discard: string[];
  combat_discard: string[];
  decks: { gold: number; combat: number; tasks: number[] };
  fight: FightView | null;
  capital_tiles?: (string | null)[]; // by slot
  secrets?: Record<string, Record<string, unknown>>; // sealed picks: kept_1, laid_2, token; null where nothing was picked or it is not known
  stack: { row: string; seat: number | string | null }[];
  stacks?: Record<string, { row: string }[]>;
}
