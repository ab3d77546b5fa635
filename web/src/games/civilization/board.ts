// What the map shows, read from the state document: squares, what is printed on them, who holds what. No rules: only what lies where.
import { type City, type Components, type Layout, type View, type Way } from "./types.ts";

export const kTileSide = 4;
export interface Square {
  id: string;
  x: number;
  y: number;
  slot: number; // the place of its tile
  terrain: string | null; // null while its tile is face down
  printed: string; // a resource, "coin", "culture", "hut", "village", a relic; or nothing
  was: string; // what the tile prints, where an event has changed it
}
export interface Sheet {
  width: number;
  height: number;
  squares: Map<string, Square>;
  hole: Layout["hole"];
}

const letter = (y: number): string => String.fromCharCode(97 + y);
export const idAt = (x: number, y: number): string => `${letter(y)}${x + 1}`;
export const isSquare = (id: string): boolean => /^[a-r]\d{1,2}$/.test(id);
export const squareName = (id: string): string => id.toUpperCase();
export function spotOf(id: string): { x: number; y: number } {
  return { x: Number(id.slice(1)) - 1, y: id.charCodeAt(0) - 97 };
}
export const layoutOf = (c: Components, view: View): Layout => c.layouts.find(({ seats }) => seats === view.seats) ?? c.layouts[0]!;

// The square of the map where a tile in this slot, turned this way, has its square in row r, column k (CV-2.40).
export function placed(x: number, y: number, arrow: Way, r: number, k: number): [number, number] {
  const last = kTileSide - 1;
  if (arrow === "north") return [x + k, y + r];
  if (arrow === "east") return [x + last - r, y + k];
  if (arrow === "south") return [x + last - k, y + last - r];
  return [x + r, y + last - k];
}

// The land changes only when a tile turns or an event changes a square: it is read anew then, and else known.
let known: { key: string; sheet: Sheet } | null = null;
export function sheetOf(c: Components, view: View): Sheet {
  const key = `${view.seats}:${JSON.stringify(view.tiles)}:${JSON.stringify(view.terrain ?? {})}`;
  if (known?.key === key) return known.sheet;
  const layout = layoutOf(c, view);
  const slots = [...layout.homes.map(({ x, y }) => [x, y] as const), ...layout.neutral];
  const squares = new Map<string, Square>();
  for (const [slot, [x, y]] of slots.entries()) {
    const lies = view.tiles[slot];
    const rows = lies ? c.tiles.find(({ id }) => id === lies.tile)?.rows : undefined;
    for (let r = 0; r < kTileSide; ++r) {
      const cells = rows?.[r]?.split(" ");
      for (let k = 0; k < kTileSide; ++k) {
        const [sx, sy] = placed(x, y, lies?.arrow ?? "north", r, k);
        const id = idAt(sx, sy);
        const [was = "", printed = ""] = cells?.[k]?.split(".") ?? [];
        squares.set(id, { id, x: sx, y: sy, slot, terrain: rows ? (view.terrain?.[id] ?? was) : null, printed, was });
      }
    }
  }
  known = { key, sheet: { width: layout.width, height: layout.height, squares, hole: layout.hole } };
  return known.sheet;
}

// ---- cities
export interface CityAt {
  seat: string;
  word: string; // "capital"
  city: City;
  centres: string[];
}
export const citiesOf = (view: View, seat: string): CityAt[] =>
  Object.entries(view.players[seat]?.cities ?? {}).filter(([, city]) => city?.centre).map(([word, city]) => ({ seat, word, city: city!, centres: [city!.centre, city!.second].filter((id): id is string => Boolean(id)) }));

// A view never changes, it is replaced: what is read of it for every square is read once.
function once<T>(read: (view: View) => T): (view: View) => T {
  const known = new WeakMap<View, T>();
  return (view) => {
    if (!known.has(view)) known.set(view, read(view));
    return known.get(view)!;
  };
}
export const allCities = once((view): CityAt[] => Object.keys(view.players ?? {}).flatMap((seat) => citiesOf(view, seat)));
export const cityAt = (view: View, square: string): CityAt | undefined => allCities(view).find(({ centres }) => centres.includes(square));
// The squares round a city, its centres left out.
export function outskirts({ centres }: { centres: readonly string[] }): string[] {
  const out = new Set<string>();
  for (const centre of centres) {
    const { x, y } = spotOf(centre);
    for (let dy = -1; dy <= 1; ++dy) for (let dx = -1; dx <= 1; ++dx) if (x + dx >= 0 && y + dy >= 0) out.add(idAt(x + dx, y + dy));
  }
  for (const centre of centres) out.delete(centre);
  return [...out];
}
export const cityNear = (view: View, square: string): CityAt | undefined => allCities(view).find((city) => city.centres.includes(square) || outskirts(city).includes(square));

// ---- figures
export interface Group {
  seat: string;
  square: string;
  armies: number;
  scouts: number;
  onWay: boolean;
}
export const groupsOf = once((view): Group[] => {
  const found = new Map<string, Group>();
  for (const [seat, { figures }] of Object.entries(view.players ?? {})) {
    for (const [word, { square, on_way }] of Object.entries(figures)) {
      if (!square) continue;
      const key = `${seat} ${square}`;
      const group = found.get(key) ?? { seat, square, armies: 0, scouts: 0, onWay: false };
      word.startsWith("army") ? ++group.armies : ++group.scouts;
      group.onWay ||= Boolean(on_way);
      found.set(key, group);
    }
  }
  return [...found.values()];
});
export const groupAt = (view: View, square: string): Group | undefined => groupsOf(view).find((group) => group.square === square);

// ---- what lies on squares
export type Thing = "building" | "wonder" | "person" | "city_state" | "relic";
export function thingKind(c: Components, id: string): Thing | "" {
  const of = (list: { id: string }[]) => list.some((one) => one.id === id);
  if (of(c.buildings)) return "building";
  if (of(c.wonders)) return "wonder";
  if (of(c.person_types)) return "person";
  if (of(c.city_states)) return "city_state";
  return of(c.relics) ? "relic" : "";
}
export const isObsolete = (view: View, wonder: string): boolean => String(view.wonders?.[wonder] ?? "").startsWith("obsolete_");
