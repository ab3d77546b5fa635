// Debian 12, on which ./test runs, has Node 18: nothing that the client is built or tested with may want a newer one.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

interface Package { version?: string; resolved?: string; engines?: { node?: string } }
const read = (name: string) => JSON.parse(readFileSync(resolve(__dirname, "..", name), "utf8"));
const packages: Record<string, Package> = read("package-lock.json").packages;
const kDebian = ["18.19.0", "18.20.4"];

const numbers = (version: string) => version.replace(/^v/, "").split(".").map(Number);
function compare(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  return [0, 1, 2].map((i) => (left[i] ?? 0) - (right[i] ?? 0)).find((difference) => difference) ?? 0;
}

// Ranges as packages write them: ">= 14", "^18.0.0 || >=20", "~18.3", ">=16 <19", "18.x", "*".
function admits(range: string, version: string): boolean {
  const meets = (part: string) => {
    const [, sign, bound] = part.match(/^(>=|<=|>|<|=|\^|~)?v?([\d.]*)/) as RegExpMatchArray;
    if (!bound) return true;
    const way = compare(version, bound);
    const same = (count: number) => numbers(bound.replace(/\.$/, "")).slice(0, count).every((n, i) => n === numbers(version)[i]);
    if (sign === "^") return way >= 0 && same(1);
    if (sign === "~") return way >= 0 && same(2);
    if (sign === ">=") return way >= 0;
    if (sign === "<=") return way <= 0;
    return sign === ">" ? way > 0 : sign === "<" ? way < 0 : same(3);
  };
  return range.split("||").some((choice) => choice.trim().replace(/(>=|<=|>|<|=|\^|~)\s+/g, "$1").split(/\s+/).every(meets));
}

describe("the packages", () => {
  it("ranges are read as npm reads them", () => {
    const cases: [string, string, boolean][] = [[">=20", "18.20.4", false], [">= 14.16", "18.19.0", true], ["^18.0.0 || >=20.0.0", "18.19.0", true], ["^20.0.0 || >=22", "18.20.4", false], ["^18.20.0", "18.19.0", false], [">=v12.22.7", "18.19.0", true], [">=16 <18", "18.19.0", false], ["18.x", "18.20.4", true], ["~18.3", "18.20.4", false], ["*", "18.19.0", true], ["20 || 22", "18.20.4", false]];
    for (const [range, version, fits] of cases) expect(admits(range, version), `${range} and ${version}`).toBe(fits);
  });

  for (const node of kDebian)
    it(`all run on Node ${node}`, () => {
      expect(Object.keys(packages).length).toBeGreaterThan(100);
      const tooNew = Object.entries(packages).filter(([, { engines }]) => engines?.node && !admits(engines.node, node));
      expect(tooNew.map(([name, { version, engines }]) => `${name} ${version} wants ${engines?.node}`)).toEqual([]);
    });

  it("the lock file names no registry, and the browser's driver exactly", () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
    expect(read("package.json").devDependencies["playwright-core"]).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
