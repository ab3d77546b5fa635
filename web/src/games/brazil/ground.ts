// The ground of the chart: sea, water hexes, lining, land, textures, hex lines, coast. Made once for each scenario; what lies on it
// comes on top. Textures are drawn round (0, 0), in units of u.
import { centre, hexPath, keyOf, kSide, kSteps, n1, noise, outline, type Cell, type Hex } from "./hexes.ts";

type Draw = (u: number, random: () => number) => string;
const kTufts = [[-0.5, -0.22], [-0.12, -0.52], [0.36, -0.4], [0.56, 0.04], [0.06, -0.08], [-0.38, 0.3], [0.3, 0.42], [-0.04, 0.66]] as const;
const kTrees = [[-0.1, -0.6], [0.32, -0.44], [-0.48, -0.34], [0.02, -0.16], [0.58, -0.06], [-0.56, 0.14], [0.28, 0.22], [-0.18, 0.34], [0.5, 0.4], [-0.44, 0.46], [0.06, 0.56]] as const;
const kHills = [[0.2, -0.22, 0.44], [-0.3, 0, 0.4], [0.34, 0.42, 0.34]] as const;
const kNuggets = [[-0.42, 0.5], [-0.12, 0.58], [-0.28, 0.68], [0.02, 0.4]] as const;
const kWaves = [[-0.34, -0.46], [0.22, -0.34], [-0.1, -0.08], [0.42, 0.06], [-0.46, 0.18], [0.08, 0.34], [-0.16, 0.6]] as const;

function grassland(u: number, random: () => number): string {
  let d = "";
  for (const [x, y] of kTufts) {
    const [a, b, h, w] = [n1((x + (random() - 0.5) * 0.12) * u), n1((y + (random() - 0.5) * 0.1) * u), n1(0.13 * u), n1(0.075 * u)];
    d += `M${a} ${b}v${-h}M${n1(a - w * 0.35)} ${b}q${n1(-w * 0.3)} ${n1(-h * 0.6)} ${-w} ${n1(-h * 0.75)}M${n1(a + w * 0.35)} ${b}q${n1(w * 0.3)} ${n1(-h * 0.6)} ${w} ${n1(-h * 0.75)}`;
  }
  return `<path d="${d}" class="t-grass"/>`;
}

const kCrown = [-0.95, 0.72, "C", -1.75, 0.5, -1.5, -0.55, -0.75, -0.5, "C", -0.7, -1.35, 0.65, -1.4, 0.7, -0.5, "C", 1.5, -0.55, 1.75, 0.5, 0.95, 0.72, "C", 0.5, 1.05, -0.5, 1.05, -0.95, 0.72] as const;
const kShade = ["M", 0.35, 0.55, "Q", 1.1, 0.5, 1.05, -0.1, "M", 0.1, 0.1, "Q", 0.6, 0.1, 0.6, -0.35] as const;
const kPuff = [-1, 0.45, "C", -1.5, 0.4, -1.45, -0.3, -0.85, -0.28, "C", -0.8, -0.95, 0.1, -1.1, 0.3, -0.5, "C", 0.8, -0.75, 1.2, -0.2, 0.95, 0.08, "C", 1.3, 0.2, 1.15, 0.48, 0.9, 0.45] as const;
const kPuffShade = ["M", -0.5, -0.15, "q", 0.25, -0.35, 0.55, -0.08, "M", 0.25, 0.12, "q", 0.3, -0.25, 0.5, 0, "M", -0.7, 0.72, "h", 1.3, "M", -0.35, 0.95, "h", 0.9] as const;
const scaled = (k: number, path: readonly (number | string)[]): string => path.map((part) => (typeof part === "number" ? n1(part * k) : part)).join(" ");

function forest(u: number, random: () => number): string {
  return kTrees.map(([x, y]) => {
    const [a, b, k] = [n1((x + (random() - 0.5) * 0.1) * u), n1((y + (random() - 0.5) * 0.08) * u), u * (0.155 + random() * 0.03)];
    return `<g transform="translate(${a} ${b})"><path class="t-trunk" d="M0 ${n1(0.8 * k)}V${n1(1.75 * k)}"/><path class="t-crown" d="M${scaled(k, kCrown)}z"/><path class="t-shade" d="${scaled(k, kShade)}"/></g>`;
  }).join("");
}

function goldMine(u: number): string {
  const hills = kHills.map(([x, y, k]) => {
    const [a, b, w, h] = [x * u, y * u, k * u, k * u * 0.92];
    let d = "";
    for (let i = 0; i < 5; i++) {
      const f = 0.12 + i * 0.17;
      d += `M${n1(a + w * (0.08 + f * 0.72))} ${n1(b - h * 0.46 + h * f * 0.86)}l${n1(-w * 0.1)} ${n1(h * (0.5 - f * 0.28))}`;
    }
    const hill = `M${n1(a - w)} ${n1(b + h * 0.5)}Q${n1(a - w * 0.4)} ${n1(b + h * 0.05)} ${n1(a - w * 0.12)} ${n1(b - h * 0.5)}Q${n1(a)} ${n1(b - h * 0.66)} ${n1(a + w * 0.14)} ${n1(b - h * 0.46)}Q${n1(a + w * 0.45)} ${n1(b + h * 0.1)} ${n1(a + w)} ${n1(b + h * 0.5)}z`;
    return `<path class="t-hill" d="${hill}"/><path class="t-hach" d="${d}"/>`;
  });
  const k = n1(0.075 * u);
  return hills.join("") + kNuggets.map(([x, y]) => `<path class="t-gold" d="M${n1(x * u)} ${n1(y * u - k)}l${k} ${k} ${-k} ${k} ${-k} ${-k}z"/>`).join("");
}

function water(u: number, random: () => number): string {
  const [w, h] = [n1(0.065 * u), n1(0.07 * u)];
  return `<path class="t-wave" d="${kWaves.map(([x, y]) => `M${n1((x - 0.13) * u)} ${n1((y + (random() - 0.5) * 0.06) * u)}q${w} ${-h} ${n1(2 * w)} 0t${n1(2 * w)} 0`).join("")}"/>`;
}

const puff = (u: number, x: number, y: number, k: number): string => `<g transform="translate(${n1(x * u)} ${n1(y * u)})"><path class="t-cloud" d="M${scaled(k * u, kPuff)}z"/><path class="t-cl" d="${scaled(k * u, kPuffShade)}"/></g>`;
const cloud = (u: number): string => puff(u, 0.2, -0.5, 0.3) + puff(u, -0.4, -0.1, 0.32) + puff(u, 0.36, 0.16, 0.36) + puff(u, -0.2, 0.56, 0.3);

const kTextures: Record<string, Draw> = { grassland, forest, gold_mine: goldMine, water, cloud };
export const texture = (terrain: string, u: number, seed: string): string => kTextures[terrain]?.(u, noise(seed)) ?? "";
const placed = (hex: Hex, s: number): string => {
  const [x, y] = centre(hex, s);
  return `<g transform="translate(${n1(x)} ${n1(y)})">${texture(hex.terrain, s, keyOf(hex))}</g>`;
};

// Which edges are coast: land on one side alone.
export function coasts(hexes: readonly Hex[]): (cell: Cell, d: number) => boolean {
  const at = new Map(hexes.map((hex) => [keyOf(hex), hex.terrain]));
  const isLand = (cell: Cell) => (at.get(keyOf(cell)) ?? "water") !== "water";
  return (cell, d) => isLand(cell) !== isLand({ q: cell.q + kSteps[d]![0], r: cell.r + kSteps[d]![1] });
}

const kLining = [[26, 24.6], [17, 15.4], [9, 7]] as const;
export function ground(hexes: readonly Hex[], id: string, s = kSide): string {
  const [land, sea] = [hexes.filter((hex) => hex.terrain !== "water"), hexes.filter((hex) => hex.terrain === "water")];
  const isCoast = coasts(hexes);
  const shore = outline(land, isCoast, s);
  const river = outline(sea, undefined, s);
  const lines = (inner: string, first = 0) => kLining.map(([wide, narrow], i) => `${i < first ? "" : `<path d="${shore}" class="lining line" stroke-width="${n1((wide * s) / 30)}"/>`}<path d="${shore}" class="lining ${inner}" stroke-width="${n1(((i < first ? wide : narrow) * s) / 30)}"/>`).join("");
  let out = sea.length ? `<path d="${river}" fill="var(--br-water)"/>` : "";
  out += sea.map((hex) => placed(hex, s)).join("") + lines("sea");
  if (sea.length) out += `<clipPath id="${id}"><path d="${river}"/></clipPath><g clip-path="url(#${id})">${lines("river", 1)}</g>`;
  out += `<path d="${shore}" fill="var(--br-grassland)"/>`;
  for (const terrain of ["forest", "gold_mine", "cloud"]) {
    const cells = land.filter((hex) => hex.terrain === terrain);
    if (cells.length) out += `<path d="${cells.map((hex) => outline([hex], isCoast, s)).join("")}" fill="var(--br-${terrain.replace("_", "-")})"/>`;
  }
  out += land.map((hex) => placed(hex, s)).join("");
  out += `<path class="grid" d="${land.map((hex) => hexPath(hex, 0, s)).join("")}"/><path class="grid wet" d="${sea.map((hex) => hexPath(hex, 0, s)).join("")}"/>`;
  return `${out}<path class="coast" d="${shore}"/>`;
}
