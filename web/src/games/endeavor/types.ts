// The parts of Endeavor's components and state document that the client draws.
export const kTracks = ["industry", "culture", "finance", "politics"] as const;
export type Track = (typeof kTracks)[number];
export type Icons = Partial<Record<Track | "glory", number>>;

export interface Building {
  id: string;
  level: number;
  icons: Icons;
  glory: number;
  action: string | null;
  activation_space: boolean;
}

export interface Card {
  id: string;
  deck: string;
  value: number | null;
  is_governor: boolean;
  is_slavery: boolean;
  icons: Icons;
}

export interface Components {
  rounds: number;
  tracks: { id: Track; value_by_space: number[]; icon_spaces: number[]; max: number }[];
  start_building: Building;
  buildings: Building[];
  regions: { id: string; shipping_spaces: string[]; cities: string[]; decks: string[] }[];
  cities: { id: string; region: string; glory: number }[];
  connections: { id: string; a: string; b: string }[];
  cards: Card[];
  trade_tokens: { id: string; count: number; background: "brown" | "blue"; effect: { kind: string; track?: Track; action?: string } }[];
  decks: { id: string; region: string }[];
}

export interface Player {
  harbour: number;
  industry: number;
  culture: number;
  finance: number;
  politics: number;
  buildings: Record<string, number>;
  workers: Record<string, number>;
  tokens: Record<string, number>;
  passed: boolean;
  cards: string[];
  aside: string[];
  score: Record<string, number>;
  construction_level: number;
  growth: number;
  payments: number;
  card_limit: number;
  supply: number;
}

export interface View {
  seats: number;
  round: number;
  start: string;
  neutral: boolean;
  single_payment: boolean;
  slavery_gone: boolean;
  players: Record<string, Player>;
  regions: Record<string, { track: (string | null)[]; tokens: (string | null)[]; beside: Record<string, number>; open: boolean }>;
  cities: Record<string, { owner: string | null; token: string | null }>;
  connections: Record<string, { token: string | null }>;
  decks: Record<string, string[]>;
  buildings_left: Record<string, number>;
  stack: { row: string; seat: number }[];
}
