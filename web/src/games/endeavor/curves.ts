// Courses and connections as paths.
export type Point = readonly [number, number];

// A point of a Bézier curve of any degree.
export function bezier(points: readonly Point[], share: number): Point {
  let row = points;
  while (row.length > 1) {
    row = row.slice(1).map((p, i): Point => {
      const q = row[i]!;
      return [q[0] + (p[0] - q[0]) * share, q[1] + (p[1] - q[1]) * share];
    });
  }
  return row[0]!;
}

const round = (n: number) => Math.round(n * 10) / 10;

export function curvePath(from: Point, controls: readonly Point[], to: Point): string {
  const points = [from, ...controls, to];
  const steps = 14 + controls.length * 8;
  return Array.from({ length: steps + 1 }, (_, i) => bezier(points, i / steps)).map(([x, y], i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

// A smooth line through all points (Catmull-Rom).
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(i, points.length - 1))]!;
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i + 1 < points.length; ++i) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)} ${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)} ${p2[0]} ${p2[1]}`;
  }
  return path;
}
