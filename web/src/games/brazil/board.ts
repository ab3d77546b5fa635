// What the boards show, read from the state document: hexes, tiles, units, hands. No rules: only what stands where.
import { frameOf, type Frame, type Hex } from "./hexes.ts";
import { kItems, type Amounts, type Components, type Held, type HexView, type UnitDesign, type View } from "./types.ts";

export interface Place extends Hex {
  id: string;
}
export interface Sheet {
  hexes: Place[];
  frame: Frame;
}

// The land of a game never changes: it is read once, whatever view comes first.
const sheets = new Map<string, Sheet>();
export function sheetOf(view: View): Sheet {
  const key = `${view.map}:${Object.keys(view.hexes).length}`;
  const known = sheets.get(key);
  if (known) return known;
  const hexes = Object.entries(view.hexes).map(([id, { q, r, terrain }]) => ({ id, q, r, terrain }));
  const letters = new Map(hexes.map(({ id, r }) => [r, (/^[a-z]+/.exec(id)?.[0] ?? "").toUpperCase()]));
  const sheet = { hexes, frame: frameOf(hexes, letters) };
  sheets.set(key, sheet);
  return sheet;
}
export const isHex = (view: View, id: string): boolean => id in (view.hexes ?? {});
export const hexName = (id: string): string => id.toUpperCase();

// ---- seats and units
const kColours: Record<string, string> = { north: "green", east: "orange", south: "blue", west: "purple" };
// The piece of a seat is that of its board, once it has one.
export const markOf = (view: View | null, seat: string): string => view?.players?.[seat]?.board?.replace("board_", "") ?? kColours[seat] ?? "neutral";
export const seatOfUnit = (view: View, unit: string): string => Object.entries(view.players).find(([, player]) => unit in player.units)?.[0] ?? "";
export const unitOf = (c: Components, id: string): UnitDesign | undefined => c.player_boards.flatMap((board) => board.units).find((unit) => unit.id === id);
export const unitsAt = (view: View, hex: string): string[] => view.hexes[hex]?.units ?? [];

// ---- tiles
export const isCity = (c: Components, tile: string | null): boolean => c.cities.some((city) => city.id === tile);
export const listOf = (amounts: Amounts | undefined): string[] => kItems.flatMap((kind) => Array.from({ length: amounts?.[kind] ?? 0 }, () => kind as string));
export const countOf = (amounts: Amounts | undefined): number => Object.values(amounts ?? {}).reduce((sum, n) => sum + n, 0);
export const tilesOf = (view: View, seat: string): [string, HexView][] => Object.entries(view.hexes).filter(([, hex]) => hex.builder === seat && hex.tile && hex.tile !== "capital");
export const held = (view: View, seat: string): [string, HexView][] => Object.entries(view.hexes).filter(([, hex]) => hex.holder === seat && hex.tile && hex.tile !== "capital");
// Everything that a seat can pay with: its store and what lies on tiles it controls.
export function purse(view: View, seat: string): Amounts {
  const out: Amounts = {};
  for (const items of [view.players[seat]?.store, ...held(view, seat).map(([, hex]) => hex.items)]) for (const [kind, n] of Object.entries(items ?? {})) out[kind] = (out[kind] ?? 0) + n;
  return out;
}

// The tile that lies on a capital hex until somebody founds there; null while it is face down (BR-2.13).
export function capitalTile(c: Components, view: View, id: string): string | null {
  const { q, r } = view.hexes[id]!;
  const slot = c.scenarios.find((map) => map.id === view.map)?.hexes.find((hex) => hex.q === q && hex.r === r)?.capital_slot;
  return typeof slot === "number" ? (view.capital_tiles?.[slot - 1] ?? null) : null;
}
export const rawOf = (tile: string): string => (tile === "capital_start" ? "sugar_cane" : tile.replace("capital_", ""));

// ---- cards
export const named = (cards: Held | undefined): string[] => (Array.isArray(cards) ? cards.filter((card): card is string => Boolean(card) && card !== "?") : []);
// Equal copies are one card: bowmen_2 is a bowmen.
export const designOf = (word: string): string => (/^task_/.test(word) ? word : word.replace(/_\d+$/, ""));
const kOwnNumber = /^expedition_\d/; // tiles whose names end in a number
export const discoveryOf = (c: Components, word: string) => c.discovery_tiles.find(({ id }) => id === word) ?? (kOwnNumber.test(word) ? undefined : c.discovery_tiles.find(({ id }) => id === designOf(word)));
// What one has picked in secret of a kind, in order: tasks kept, cards laid.
export const pickedOf = (view: View, seat: string, what: "kept" | "laid"): string[] => named([1, 2, 3].map((n) => (view.secrets?.[seat]?.[`${what}_${n}`] as string | null | undefined) ?? null));
