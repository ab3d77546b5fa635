// Engraved signs of the terrains, in a box of 40: three variants each, light from the upper left.
import { short as f } from "./squares.ts";

export type Terrain = "grassland" | "desert" | "forest" | "mountain" | "water";

function peak(x: number, y: number, w: number, h: number): string {
  const p = (a: number, b: number) => `${f(x + a * w)} ${f(y - b * h)}`;
  const face = `M${p(0, 1)}L${p(0.07, 0.74)} ${p(-0.02, 0.55)} ${p(0.08, 0.28)} ${p(0.01, 0)}`;
  return `<path class="shade" d="${face} ${p(0.5, 0)} ${p(0.3, 0.4)} ${p(0.2, 0.5)}z"/><path d="M${p(-0.5, 0)}L${p(-0.34, 0.3)} ${p(-0.25, 0.36)} ${p(-0.1, 0.76)} ${p(0, 1)} ${p(0.2, 0.5)} ${p(0.3, 0.4)} ${p(0.5, 0)}"/><path class="hair" d="${face}M${p(0.1, 0.7)}L${p(0.16, 0.34)}M${p(0.17, 0.54)}L${p(0.25, 0.14)}M${p(0.27, 0.4)}L${p(0.35, 0.06)}M${p(0.13, 0.24)}L${p(0.15, 0.04)}M${p(-0.2, 0.34)}L${p(-0.24, 0.16)}M${p(-0.12, 0.3)}L${p(-0.14, 0.12)}"/>`;
}
function tree(x: number, y: number, r: number): string {
  return `<path class="shade" d="M${f(x)} ${f(y - r * 2.3)}c${f(r * 1.05)} 0 ${f(r * 1.35)} ${f(r)} ${f(r * 0.9)} ${f(r * 1.5)}-.4 ${f(r * 0.4)}-${f(r * 0.6)} ${f(r * 0.5)}-${f(r * 0.9)} ${f(r * 0.5)}z"/><path d="M${f(x)} ${f(y)}v-${f(r * 0.7)}M${f(x)} ${f(y - r * 0.5)}c-${f(r * 1.3)} ${f(r * 0.1)}-${f(r * 1.5)}-${f(r * 1.1)}-${f(r * 0.75)}-${f(r * 1.3)}c-${f(r * 0.1)}-${f(r * 0.8)} ${f(r * 1.4)}-${f(r * 0.9)} ${f(r * 1.5)}-${f(r * 0.1)}c${f(r * 0.8)} ${f(r * 0.2)} ${f(r * 0.6)} ${f(r * 1.5)}-${f(r * 0.75)} ${f(r * 1.4)}z"/>`;
}
const fir = (x: number, y: number, r: number) => `<path class="shade" d="M${f(x)} ${f(y - r * 3)}l${f(r)} ${f(r * 2.4)}h-${f(r)}z"/><path d="M${f(x)} ${f(y)}v-${f(r * 0.6)}M${f(x)} ${f(y - r * 3)}l-${f(r)} ${f(r * 2.4)}h${f(r * 2)}z"/>`;
const tuft = (x: number, y: number) => `<path d="M${f(x - 2.2)} ${f(y - 2.6)}Q${f(x - 0.9)} ${f(y - 1.6)} ${f(x - 0.5)} ${y}M${x} ${f(y - 4.4)}V${y}M${f(x + 2.2)} ${f(y - 2.9)}Q${f(x + 0.9)} ${f(y - 1.6)} ${f(x + 0.5)} ${y}"/>`;
const dots = (list: [number, number][]) => list.map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".75"/>`).join("");
const line = (d: string) => `<path d="${d}"/>`;

export const kGlyphs: Record<Terrain, string[]> = {
  mountain: [peak(14, 31, 23, 25) + peak(29, 36, 19, 17), peak(26, 31, 23, 25) + peak(11, 36, 19, 16), peak(20, 28, 22, 22) + peak(10, 37, 17, 14) + peak(30, 37, 18, 15)],
  forest: [tree(10, 18, 5) + tree(22, 15, 5) + fir(33, 20, 3.8) + tree(15, 32, 5.4) + tree(28, 33, 5.4), fir(9, 17, 3.8) + tree(19, 16, 5) + tree(31, 18, 5) + tree(11, 33, 5.4) + fir(21, 34, 4) + tree(31, 34, 5), tree(12, 16, 5) + tree(25, 17, 5.3) + fir(34, 16, 3.6) + fir(7, 33, 3.8) + tree(18, 32, 5.2) + tree(31, 33, 5.3)],
  grassland: [tuft(10, 12) + tuft(29, 16) + tuft(17, 27) + tuft(32, 33), tuft(13, 16) + tuft(27, 11) + tuft(9, 32) + tuft(25, 29), tuft(20, 13) + tuft(8, 22) + tuft(32, 24) + tuft(17, 34)],
  desert: [line("M5 16q6-6 13 0M20 13q6-6 14 1M10 31q8-8 17 0M27 27q4-3 8 0") + dots([[10, 23], [17, 21], [27, 20], [33, 21], [6, 29], [31, 34], [22, 36]]), line("M6 13q7-6 14 0M22 19q6-6 13 0M5 30q7-7 15 0") + dots([[27, 11], [31, 13], [11, 20], [17, 23], [25, 28], [30, 32], [33, 27], [24, 35]]), line("M8 19q8-8 17 0M25 14q4-4 9 0M18 33q7-6 15 0") + dots([[8, 9], [14, 11], [29, 22], [33, 25], [8, 28], [12, 32], [20, 26]])],
  water: [line("M9 14q3-2.500 6 0t6 0M20 27q3-2.500 6 0t6 0"), line("M18 12q3-2.500 6 0t6 0M8 28q3-2.500 6 0t6 0"), line("M10 22q3-2.500 6 0t6 0t6 0")],
};
export const glyphDefs = (): string => Object.entries(kGlyphs).flatMap(([terrain, variants]) => variants.map((sign, i) => `<g id="tg-${terrain}-${i}" class="tg ${terrain}">${sign}</g>`)).join("");
