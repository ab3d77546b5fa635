// The hex grid as plane geometry: pointy top, axial (q, r) as components.json has it, s from centre to corner. All paths are text.
export interface Cell {
  q: number;
  r: number;
}
export interface Hex extends Cell {
  terrain: string;
  edge?: boolean;
  capital_slot?: number | string;
}
export type Point = [x: number, y: number];

export const kSide = 40; // units of the drawing from centre to corner
const kRoot = Math.sqrt(3);
// Neighbours in the order of components.json (E NE NW W SW SE), each with the two corners of the shared edge.
export const kSteps = [[1, 0, 0, 1], [1, -1, 5, 0], [0, -1, 4, 5], [-1, 0, 3, 4], [-1, 1, 2, 3], [0, 1, 1, 2]] as const;
const kCorners = [0, 1, 2, 3, 4, 5] as const;

export const keyOf = ({ q, r }: Cell): string => `${q},${r}`;
export const neighbours = ({ q, r }: Cell): Cell[] => kSteps.map(([a, b]) => ({ q: q + a, r: r + b }));
export const centre = ({ q, r }: Cell, s = kSide): Point => [s * kRoot * (q + r / 2), s * 1.5 * r];
export const n1 = (value: number): number => +value.toFixed(1);

function corner(cell: Cell, s: number, k: number): Point {
  const [x, y] = centre(cell, s);
  const angle = (Math.PI / 180) * (60 * k - 30);
  return [x + s * Math.cos(angle), y + s * Math.sin(angle)];
}

// The same noise for the same words: trees and coasts never move (FNV-1a, then mulberry32).
export function noise(text: string): () => number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h += 0x6d2b79f5;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// One edge as points, its first corner included, its last left out. A coast wobbles, an inner edge is straight.
function edge(cell: Cell, s: number, d: number, wobbles: boolean): Point[] {
  const [, , a, b] = kSteps[d]!;
  const [from, to] = [corner(cell, s, a), corner(cell, s, b)];
  if (!wobbles) return [from];
  const isSwapped = from[0] > to[0] + 0.01 || (Math.abs(from[0] - to[0]) < 0.02 && from[1] > to[1]);
  const [u, v] = isSwapped ? [to, from] : [from, to];
  const random = noise([u, v].flatMap((p) => p.map((x) => Math.round((x / s) * 50))).join(":"));
  const length = Math.hypot(v[0] - u[0], v[1] - u[1]);
  const across: Point = [-(v[1] - u[1]) / length, (v[0] - u[0]) / length];
  const middle = [0.2, 0.4, 0.6, 0.8].map((share): Point => {
    const k = share + (random() - 0.5) * 0.08;
    const off = (random() - 0.5) * s * 0.15;
    return [u[0] + (v[0] - u[0]) * k + across[0] * off, u[1] + (v[1] - u[1]) * k + across[1] * off];
  });
  return [from, ...(isSwapped ? middle.reverse() : middle)];
}

const spot = (p: Point): string => `${Math.round(p[0] * 4)},${Math.round(p[1] * 4)}`;
const pathOf = (points: Point[]): string => `M${points.map((p) => `${n1(p[0])} ${n1(p[1])}`).join("L")}z`;

// Closed loops round a set of cells; isCoast says which of its border edges wobble.
export function outline(cells: readonly Cell[], isCoast: (cell: Cell, d: number) => boolean = () => false, s = kSide): string {
  const inside = new Set(cells.map(keyOf));
  const from = new Map<string, { points: Point[]; end: string }[]>();
  for (const cell of cells)
    kSteps.forEach(([dq, dr, a, b], d) => {
      if (inside.has(keyOf({ q: cell.q + dq, r: cell.r + dr }))) return;
      const start = spot(corner(cell, s, a));
      from.set(start, [...(from.get(start) ?? []), { points: edge(cell, s, d, isCoast(cell, d)), end: spot(corner(cell, s, b)) }]);
    });
  let path = "";
  for (const [start, list] of from)
    while (list.length) {
      const points: Point[] = [];
      for (let side = list.shift(); side; side = side.end === start ? undefined : from.get(side.end)?.shift()) points.push(...side.points);
      path += pathOf(points);
    }
  return path;
}

export function hexPath(cell: Cell, inset = 0, s = kSide): string {
  const [x, y] = centre(cell, s);
  return pathOf(kCorners.map((k): Point => {
    const angle = (Math.PI / 180) * (60 * k - 30);
    return [x + (s - inset) * Math.cos(angle), y + (s - inset) * Math.sin(angle)];
  }));
}

// Cells that hang together, part by part.
export function parts<T extends Cell>(cells: readonly T[]): T[][] {
  const left = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const out: T[][] = [];
  for (const cell of cells) {
    if (!left.delete(keyOf(cell))) continue;
    const part = [cell];
    for (let i = 0; i < part.length; ++i)
      for (const near of neighbours(part[i]!)) {
        const found = left.get(keyOf(near));
        if (found && left.delete(keyOf(near))) part.push(found);
      }
    out.push(part);
  }
  return out;
}

export interface Frame {
  width: number;
  height: number;
  x: number; // where (0, 0) lies
  y: number;
  rows: { letter: string; y: number }[];
}
const kMargin = { x: 46, y: 34, top: 52 }; // above stands the title
export function frameOf(hexes: readonly Cell[], letters: ReadonlyMap<number, string>, s = kSide): Frame {
  const points = hexes.map((hex) => centre(hex, s));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const half = (s * kRoot) / 2;
  const [left, top] = [Math.min(...xs) - half - kMargin.x, Math.min(...ys) - s - kMargin.top];
  const rows = [...letters].map(([r, letter]) => ({ letter, y: 1.5 * s * r - top }));
  return { width: Math.max(...xs) + half + kMargin.x - left, height: Math.max(...ys) + s + kMargin.y - top, x: -left, y: -top, rows };
}
