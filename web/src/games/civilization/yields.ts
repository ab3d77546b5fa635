// What squares give, as it is printed: on what lies there, or else on the ground. What a city makes of it is the server's to say.
import { thingKind, type Square } from "./board.ts";
import type { Amounts, Components, View } from "./types.ts";

export const kYields = ["trade", "production", "culture", "coin", "combat"] as const;
export function printedOn(c: Components, view: View, square: Square): Amounts {
  const thing = view.things[square.id];
  const kind = thing ? thingKind(c, thing) : "";
  const of = (list: { id: string; icons?: Amounts }[]) => list.find(({ id }) => id === thing)?.icons ?? {};
  if (kind === "building") return of(c.buildings);
  if (kind === "wonder") return of(c.wonders);
  if (kind === "person") return of(c.person_types);
  if (kind === "city_state") return of(c.city_states);
  const ground = c.terrains.find(({ id }) => id === square.terrain)?.icons ?? {};
  return square.printed === "coin" || square.printed === "culture" ? { ...ground, [square.printed]: 1 } : ground;
}
export const amountsOf = (icons: Amounts): { kind: string; n: number }[] => kYields.map((kind) => ({ kind, n: icons[kind] ?? 0 })).filter(({ n }) => n > 0);
