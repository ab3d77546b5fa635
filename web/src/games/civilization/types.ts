// The parts of Civilization's components and state document that the client draws. The document is described in
// games/civilization/README.md.

export type Amounts = Record<string, number>;
export const kNumerals = ["", "I", "II", "III", "IV", "V"];
export const kPhases = ["start_of_turn", "trade", "city_management", "movement", "research"] as const;
export const kCityWords = ["capital", "second", "third"] as const;
export const kDirections = ["north", "east", "south", "west"] as const;
export type Way = (typeof kDirections)[number];

// ---- components.json
export interface Named {
  id: string;
}
export type Ability = Record<string, unknown>;
export interface Layout extends Named {
  seats: number;
  width: number;
  height: number;
  homes: { x: number; y: number; arrow: Way }[];
  neutral: [number, number][];
  hole?: { x: number; y: number; width: number; height: number };
}
export interface TileDesign extends Named {
  nation?: string;
  rows: string[];
}
export interface BuildingDesign extends Named {
  cost: number;
  terrain: string[];
  icons: Amounts;
  stack: string;
  star?: boolean;
  upgrade?: string;
}
export interface WonderDesign extends Named {
  era: string;
  cost: number;
  discount?: { tech: string; cost: number };
  icons: Amounts;
  abilities?: Ability[];
}
export interface TechDesign extends Named {
  level: number;
  abilities?: Ability[];
  [more: string]: unknown;
}
export interface TrackSpace {
  level: number;
  culture: number;
  trade: number;
  gives: string;
}
export interface Components {
  numbers: Record<string, number | number[]> & { thresholds: number[]; unit_costs: number[] };
  combat: Amounts;
  resources: string[];
  building_stacks: (Named & { count: number })[];
  buildings: BuildingDesign[];
  unit_types: (Named & { trumps?: string; cards: { strength: number; health: number; count: number }[] })[];
  governments: (Named & { abilities: Ability[] })[];
  techs: TechDesign[];
  nations: (Named & { tech: string; government: string })[];
  policies: Named[][];
  investments: (Named & { levels: { markers: number; abilities: Ability[] }[] })[];
  wonders: WonderDesign[];
  person_types: (Named & { markers: number; icons: Amounts })[];
  people: (Named & { type: string })[];
  events: (Named & { deck: number; count: number })[];
  track: TrackSpace[];
  huts: (Named & { count: number })[];
  villages: (Named & { count: number })[];
  city_states: (Named & { icons: Amounts })[];
  relics: Named[];
  loot: (Named & { loot: number })[];
  terrains: (Named & { icons: Amounts })[];
  tiles: TileDesign[];
  layouts: Layout[];
}

// ---- the state document
// Words of cards; null where one is not known, a number where none is.
export type Held = (string | null)[] | number;
export interface City {
  centre: string;
  second: string | null;
  walls?: boolean;
  fortified?: boolean;
  caravan?: boolean;
  program?: boolean;
  done: string[];
  acts: number;
  extra: number;
  boost: number;
  income?: Amounts; // what it yields now: trade, production, culture of the arts
}
export interface Figure {
  square: string | null;
  city: string | null;
  moved?: boolean;
  still?: boolean;
  on_way?: boolean;
}
export interface Goods {
  trade: number;
  culture: number;
  cards: { back: string }[];
  [token: string]: unknown;
}
export interface DealView {
  to: string | null;
  waits: number;
  shown: boolean;
  made: number;
  give: Goods;
  ask: Goods;
}
export interface Player {
  nation: string | null;
  government: string | null;
  fresh: string[];
  trade: number;
  culture: number;
  track: number;
  coins: number;
  // what follows from the rest
  income?: number;
  speed?: number;
  stacking?: number;
  most_cities?: number;
  most_events?: number;
  phases_to_capital?: number;
  thresholds?: Amounts;
  unit_costs?: Amounts;
  wonder_costs?: Amounts;
  unlocked?: string[];
  open_rows?: number[]; // of the pyramid, with a place for a card
  coins_on: Amounts;
  techs: string[];
  rows: Record<string, number>;
  policies: string[];
  investments: Amounts;
  resources: Amounts;
  people_in_reserve: Amounts;
  counters: number;
  arms: Record<string, { rank: number; strength: number; health: number }>;
  rights: string[];
  used: string[];
  cities: Partial<Record<string, City>>;
  figures: Record<string, Figure>;
  sheets: Held;
  units: Held;
  events: Held;
  people: Held;
  people_shown: Held;
  markers: Held;
  deal: DealView;
}
export type Side = "attacker" | "defender";
export interface BattleSide {
  owner: string | null;
  leader: string | null;
  armies: number;
  bonus: number;
  arms: Record<string, { rank: number; strength: number; health: number }>;
  bonuses: { of: string; n: number }[];
  sum: number;
  hand: Held;
  lost: Held;
  open: Held;
  killed: Held;
  in_play: Record<string, { against: string | null; wounds: number }>;
}
export interface Battle {
  against: "village" | "figures" | "city";
  square: string;
  city: string | null;
  rank: number;
  built: number;
  turn: Side | string | null;
  stage: string | number;
  won: boolean;
  barbarians: unknown;
  sides: Record<Side, BattleSide>;
}
// A city action that others may cancel: which city does what, and where.
export interface Announced {
  city?: string;
  item?: string;
  square?: string;
}
export interface View {
  seats: number;
  options: string[];
  turn: number;
  turn_limit: number;
  clock: number;
  phase: string;
  first: string | null;
  active: string | null;
  conqueror: string | null;
  winner: string | null;
  victory: string | null;
  due: string[];
  tiles: Record<string, { tile: string; arrow: Way }>;
  announced?: Announced;
  terrain?: Record<string, string>; // changed by events
  things: Record<string, string>;
  map_markers: Record<string, { place: number; kind: "hut" | "village"; marker: string | null }>;
  wonders: Record<string, number | string>;
  stacks_left: Amounts;
  market: Amounts;
  wonders_left: Amounts;
  person_markers: Amounts;
  city_states_left: string[];
  investments_left: number;
  harvested: string[];
  locked: string[];
  players: Record<string, Player>;
  battle: Battle | null;
  chain: { deed: string; actor: string; aimed: string[]; what: number; of: string }[];
  secrets?: Record<string, Record<string, unknown>>;
  stack: { row: string; seat: number | string | null }[];
  stacks?: Record<string, { row: string }[]>;
}
