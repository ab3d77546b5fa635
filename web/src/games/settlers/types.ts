// The parts of Imperial Settlers' components and state document that the client draws.
export const kGoods = ["worker", "wood", "stone", "food", "gold", "raze", "defense"] as const;
export type Good = (typeof kGoods)[number];
export const kRows = ["production", "feature", "action"] as const;
export type Row = (typeof kRows)[number];
export const kFactions = ["barbarians", "romans", "egyptians", "japanese"] as const;

export interface Amount {
  good: string;
  amount: number;
}

export interface Effect {
  kind: string;
  good?: string;
  amount?: number | string;
  max_total?: number;
  per?: { count: string; color?: string };
  goods?: string[];
  options?: Effect[][];
  cost?: Amount[];
  effects?: Effect[];
  event?: string;
  filter?: { color?: string; deck?: string; target?: string; good?: string; at_least?: number; per?: string };
  look?: number;
  keep?: number;
  targets?: string[];
  stash?: string;
  gain_each?: Amount | null;
  end_scoring?: { at_least: number; vp: number }[];
  compensation?: Amount;
  gain_its_good?: boolean;
}

export interface Cost {
  wood: number;
  stone: number;
  food: number;
  location: number;
}

export interface Design {
  id: string;
  deck: string;
  type: Row | "none";
  colors: string[];
  build_cost: Cost;
  raze: string[] | null;
  deal: string | null;
  vp: number;
  copies: number;
  cards: { code: string; build_cost?: Cost; raze?: string[]; deal?: string }[];
  production?: Effect[];
  feature?: Effect[];
  action?: { cost: Amount[]; effects: Effect[]; max_per_round: number };
  build_bonus: Effect[];
}

export interface Faction {
  id: string;
  board: { production: Amount[]; storage: { goods: string[] }; action: { gain_one_of: string[] } };
}

export interface Components {
  game: { rounds: number };
  factions: Faction[];
  constants: Record<string, unknown>;
  cards: Design[];
  attack_cards: { id: string; target: string; copies: number }[];
  solo_achievements: { id: string; min_vp: number }[];
}

// What lies on a location; every key may be missing.
export interface Laid {
  uses?: number;
  blocked?: boolean;
  defense?: boolean;
  samurai?: boolean;
  borrowed_by?: string;
  remote_deal?: string;
  resources?: number;
  cards?: Held;
}
// Cards of a place: their words, null for those that are not known, or only how many.
export type Held = (string | null)[] | number;

export interface Player {
  faction?: string | null;
  vp: number;
  goods: Partial<Record<Good, number>>;
  passed: boolean;
  empire: Record<string, Laid>;
  foundations: Held;
  deals: string[];
  hand: Held;
  aside: Held;
  score: Record<string, number>;
  hand_size: number;
  deck: number;
  remote_deals: string[];
  next_production?: Record<string, number>; // what it is sure to bring
  raze_prices?: Record<string, number>; // of its locations that can be razed
  protection?: Record<string, number>; // how much of that is for what protects them
  lacks?: Record<string, Record<string, number>>; // what is missing for a card, by its face
}

export interface Virtual {
  area: Record<string, Laid>;
  collection: Held;
  line: string[];
  attacks_left: Record<string, number> | number;
  deals_taken: Record<string, number>;
  raze_prices?: Record<string, number>;
  protection?: Record<string, number>;
}

export interface View {
  seats: number;
  round: number;
  start: string;
  lookout: string;
  peaceful: boolean;
  phase?: string;
  players: Record<string, Player>;
  virtual?: Virtual;
  row: Held;
  discard: Held;
  common_deck: number;
  secrets?: Record<string, { card?: string | null }>;
  stack: { row: string; seat: number | string | null; data?: number[] }[];
  stacks?: Record<string, { row: string }[]>;
}
