// Which squares shine, and with what: a move that names figures lights these first, and where they can go once they are chosen. What is
// lit, how far it is and what it costs is the offer's.
import type { Move } from "../../lib/types.ts";
import type { TableModel } from "../../table/model.svelte.ts";
import { isSquare, layoutOf, spotOf, type Sheet } from "./board.ts";
import type { Components, View } from "./types.ts";

export interface Lights {
  ends: Map<string, { light: Light; steps: number }>; // squares that can be touched now; steps as the offer says, or 0
  edges: string[]; // ways in which a tile can be turned over
}
export type Light = "plain" | "fight" | "explore" | "home" | "figures";

const kOfFigures = new Set(["move", "aim_figures"]);
function lightOf(move: Move, view: View, square: string): Light {
  if (kOfFigures.has(move.verb)) return "figures";
  if (move.verb === "enter") return view.map_markers[square] ? "explore" : "fight";
  return "plain";
}

export function lightsOf(view: View, table: TableModel): Lights {
  const ends: Lights["ends"] = new Map();
  const edges: string[] = [];
  if (!table.live) return { ends, edges };
  for (const move of table.chosen ? table.moves : table.remaining.length ? table.remaining : table.moves) {
    for (const id of table.targets(move)) {
      if (id.startsWith("edge_") && table.lit.has(id)) edges.push(id);
      if (isSquare(id) && table.lit.has(id) && !table.picked.has(id)) ends.set(id, { light: lightOf(move, view, id), steps: move.verb === "go" ? (move.numbers?.[0] ?? 0) : 0 });
    }
  }
  return { ends, edges };
}

// The middle of what is lit: there the map opens as long as one has nothing on it.
export function middleOf(ids: Iterable<string>): { x: number; y: number } | null {
  const at = [...ids].map(spotOf);
  const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
  return at.length ? { x: mean(at.map(({ x }) => x)), y: mean(at.map(({ y }) => y)) } : null;
}

// The group that is on its way: where it stands, as the document marks it.
export function onWay(view: View, seat: string): string {
  return Object.values(view.players[seat]?.figures ?? {}).find(({ on_way }) => on_way)?.square ?? "";
}

// Where an offered tile would be turned over, as seen from the group: its four squares on the far side of the edge.
export function farTile(c: Components, view: View, sheet: Sheet, from: string, way: string): { x: number; y: number } | null {
  const here = spotOf(from);
  const [dx, dy] = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[way] ?? [0, 0];
  const slot = [...sheet.squares.values()].find(({ x, y }) => x === here.x + dx! && y === here.y + dy!)?.slot;
  if (slot === undefined) return null;
  const layout = layoutOf(c, view);
  const [x, y] = [...layout.homes.map((home) => [home.x, home.y] as const), ...layout.neutral][slot]!;
  return { x, y };
}

