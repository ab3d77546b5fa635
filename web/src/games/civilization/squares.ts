// Geometry of the square map: the grid drawn by a steady hand. Corners and edges wander a little, by a hash of where they are, so both
// neighbours of an edge have the same line and everybody sees the same map.
export const kSide = 48; // of a square on the map
export type Point = readonly [number, number];
export type Inside = (x: number, y: number) => boolean;

const kWander = 0.055; // of a corner, as a share of the side
const kBulge = 0.075; // of the two inner points of an edge

export function hash(x: number, y: number, k: number): number {
  let h = (x * 374761393 + y * 668265263 + k * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
export const short = (n: number): string => String(Math.round(n * 10) / 10);

const corner = (x: number, y: number, q: number): Point => [x * q + (hash(x, y, 1) - 0.5) * 2 * kWander * q, y * q + (hash(x, y, 2) - 0.5) * 2 * kWander * q];

// The two inner points on the way from one corner to the next.
function edge([x1, y1]: Point, [x2, y2]: Point, q: number): Point[] {
  const back = x2 < x1 || y2 < y1;
  const [ax, ay, bx, by] = back ? [x2, y2, x1, y1] : [x1, y1, x2, y2];
  const [a, b] = [corner(ax, ay, q), corner(bx, by, q)];
  const across = ay === by;
  const out = [1, 2].map((k): Point => {
    const [share, d] = [k / 3, (hash(ax * 2 + (across ? 1 : 0), ay, 10 + k) - 0.5) * 2 * kBulge * q];
    return [a[0] + (b[0] - a[0]) * share + (across ? 0 : d), a[1] + (b[1] - a[1]) * share + (across ? d : 0)];
  });
  return back ? out.reverse() : out;
}

// The sides between squares inside and outside, clockwise, by the corner they leave.
function sides(inside: Inside, width: number, height: number): Map<string, Point[]> {
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => void next.set(`${from}`, [...(next.get(`${from}`) ?? []), to]);
  for (let y = -1; y <= height; ++y) {
    for (let x = -1; x <= width; ++x) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add([x, y], [x + 1, y]);
      if (!inside(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!inside(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!inside(x - 1, y)) add([x, y + 1], [x, y]);
    }
  }
  return next;
}

// Rings of corners round all squares inside. Where two squares touch by a corner only, the ring turns right: they stay apart, as the
// orthogonal steps of the rules do.
export function rings(inside: Inside, width: number, height: number): Point[][] {
  const next = sides(inside, width, height);
  const out: Point[][] = [];
  while (next.size) {
    const first = next.keys().next().value!;
    const ring: Point[] = [];
    let here: Point = first.split(",").map(Number) as unknown as Point;
    let before: Point | null = null;
    do {
      const ways: Point[] = next.get(`${here}`)!;
      const [dx, dy] = before ? [here[0] - before[0], here[1] - before[1]] : [0, 0];
      const right = ways.findIndex(([x, y]) => x - here[0] === -dy && y - here[1] === dx);
      const to: Point = ways.splice(Math.max(0, before ? right : 0), 1)[0]!;
      if (!ways.length) next.delete(`${here}`);
      ring.push(here);
      [before, here] = [here, to];
    } while (`${here}` !== first && next.has(`${here}`));
    out.push(ring);
  }
  return out;
}

// The outline of all squares inside as one smooth path: corners are cut through the middle of their segments.
export function coastline(inside: Inside, width: number, height: number, q: number): string {
  return rings(inside, width, height).map((ring) => {
    const points = ring.flatMap((from, i) => [corner(...from, q), ...edge(from, ring[(i + 1) % ring.length]!, q)]);
    const middle = (a: Point, b: Point) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
    return `M${middle(points.at(-1)!, points[0]!)}${points.map((p, i) => `Q${short(p[0])} ${short(p[1])} ${middle(p, points[(i + 1) % points.length]!)}`).join("")}Z`;
  }).join("");
}

// The same with straight lines: borders and light keep to the grid.
export const border = (inside: Inside, width: number, height: number, q: number): string =>
  rings(inside, width, height).map((ring) => `M${ring.map(([x, y]) => `${x * q} ${y * q}`).join("L")}Z`).join("");
