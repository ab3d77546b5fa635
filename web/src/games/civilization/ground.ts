// The land as an engraver would draw it, as text for the SVG: washes, water with its lining, one sign a square, the grid, blank paper where
// nobody has been. A window of the map can be drawn alone, larger and finer.
import { kTileSide, type Sheet, type Square } from "./board.ts";
import { kGlyphs, type Terrain } from "./glyphs.ts";
import { border, coastline, hash, short } from "./squares.ts";

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}
const kWashes: Terrain[] = ["grassland", "desert", "mountain", "forest"];
const kLining = [[0.48, 0.445], [0.3, 0.26], [0.15, 0.1]] as const; // outer and inner width, as shares of the side
const kAround = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

const reader = (sheet: Sheet) => {
  const rows = new Map<number, Square>();
  for (const square of sheet.squares.values()) rows.set(square.y * 64 + square.x, square);
  return (x: number, y: number): Square | undefined => (x < 0 || y < 0 ? undefined : rows.get(y * 64 + x));
};

// A square that is not known borrows the terrain of a neighbour, so that no coast runs along the edge of the known world.
function washes(sheet: Sheet, at: (x: number, y: number) => Square | undefined, q: number, id: string): string {
  const near = (terrain: Terrain) => (x: number, y: number) => {
    const own = at(x, y)?.terrain;
    return own ? own === terrain : kAround.some(([dx, dy]) => at(x + dx, y + dy)?.terrain === terrain);
  };
  const shape = (terrain: Terrain) => coastline(near(terrain), sheet.width, sheet.height, q);
  const land = kWashes.map((terrain) => [terrain, shape(terrain)] as const).map(([terrain, d]) => `<path class="wash ${terrain}" d="${d}"/><path class="verge" d="${d}"/>`).join("");
  const water = shape("water");
  const lining = kLining.map(([outer, inner]) => `<path d="${water}" stroke="var(--sea-line)" stroke-width="${short(outer * q)}"/><path d="${water}" stroke="var(--sea)" stroke-width="${short(inner * q)}"/>`).join("");
  return `${land}<clipPath id="${id}-sea"><path d="${water}"/></clipPath><path d="${water}" fill="var(--sea)"/><g clip-path="url(#${id}-sea)" fill="none">${lining}</g><path d="${water}" class="coast"/>`;
}

// One sign a square; where squares are drawn large, two by two of half the size, so that the engraving stays fine.
function signs(squares: Square[], q: number, fine: boolean): string {
  const [n, w, k] = fine ? [2, q / 2, q / 80] : [1, q, q / 40];
  return squares.flatMap(({ x, y, terrain }) => Array.from({ length: n * n }, (_, i) => {
    const [sx, sy] = [x * n + (i % n), y * n + Math.floor(i / n)];
    const isMirrored = hash(sx, sy, 32) > 0.5;
    const variant = Math.floor(hash(sx, sy, 31) * 3) % kGlyphs[terrain as Terrain].length;
    return `<use href="#tg-${terrain}-${variant}" transform="translate(${short(sx * w + (isMirrored ? w : 0))} ${short(sy * w)}) scale(${isMirrored ? -k : k} ${k})"/>`;
  })).join("");
}

// Hairs between squares, a fine double line between tiles.
function grid(squares: Square[], at: (x: number, y: number) => Square | undefined, q: number): string {
  let [hair, fine] = ["", ""];
  for (const { x, y, slot } of squares) {
    const [east, south] = [at(x + 1, y), at(x, y + 1)];
    if (east?.terrain) east.slot === slot ? (hair += `M${(x + 1) * q} ${y * q}v${q}`) : (fine += `M${(x + 1) * q} ${y * q}v${q}`);
    if (south?.terrain) south.slot === slot ? (hair += `M${x * q} ${(y + 1) * q}h${q}`) : (fine += `M${x * q} ${(y + 1) * q}h${q}`);
  }
  return `<path d="${hair}" class="hairs"/><path d="${fine}" class="seam"/><path d="${fine}" class="seam in"/>`;
}

// A face-down tile: blank paper, a graticule, rhumb lines from its middle.
function blank(x: number, y: number, q: number): string {
  const [w, left, top] = [kTileSide * q, x * q, y * q];
  const [cx, cy] = [left + w / 2, top + w / 2];
  const graticule = [1, 2, 3].map((i) => `M${left + i * q} ${top}v${w}M${left} ${top + i * q}h${w}`).join("");
  const rhumbs = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).map((a) => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const far = w / 2 / Math.max(Math.abs(c), Math.abs(s));
    return `M${short(cx + c * q * 0.5)} ${short(cy + s * q * 0.5)}L${short(cx + c * far)} ${short(cy + s * far)}`;
  }).join("");
  return `<g class="blank"><rect x="${left}" y="${top}" width="${w}" height="${w}"/><path d="${graticule}${rhumbs}"/><circle cx="${cx}" cy="${cy}" r="${q * 0.5}"/><circle cx="${cx}" cy="${cy}" r="${q * 0.42}"/></g>`;
}

export function ground(sheet: Sheet, q: number, id: string, window?: Window): string {
  const all = [...sheet.squares.values()];
  const at = reader(sheet);
  const isSeen = ({ x, y }: Square) => !window || (x >= window.x && y >= window.y && x < window.x + window.width && y < window.y + window.height);
  const known = all.filter((square) => square.terrain && isSeen(square));
  const near = (x: number, y: number) => (at(x, y) && isSeen(at(x, y)!) ? at(x, y) : undefined);
  const corners = new Map(all.filter(({ terrain }) => !terrain).map((square) => [square.slot, square]));
  for (const square of all) {
    const first = corners.get(square.slot);
    if (first && square.x + square.y < first.x + first.y) corners.set(square.slot, square);
  }
  const places = border((x, y) => Boolean(near(x, y)), sheet.width, sheet.height, q);
  return `<clipPath id="${id}-land"><path d="${places}"/></clipPath><g clip-path="url(#${id}-land)"><path d="${places}" fill="var(--land)"/>${washes(sheet, near, q, id)}${signs(known, q, Boolean(window))}${grid(known, near, q)}${[...corners.values()].map(({ x, y }) => blank(x, y, q)).join("")}</g><path d="${places}" class="edge"/>`;
}
