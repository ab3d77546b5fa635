// What a touched thing says about itself, and the index of all things for the rules drawer.
import { nameOf, tellOf } from "./naming.ts";
import type { Components } from "./types.ts";

export function about(c: Components, id: string): { title: string; lines: string[]; rule: string } | null {
  const told = tellOf(id);
  const of = (list: { id: string }[]) => list.some((one) => one.id === id);
  const rule = of(c.techs) ? "CV-10.1" : of(c.wonders) ? "CV-6.60" : of(c.buildings) ? "CV-6.40" : of(c.events) ? "CV-7.20" : "";
  return told ? { title: nameOf(id), lines: [told], rule } : null;
}
