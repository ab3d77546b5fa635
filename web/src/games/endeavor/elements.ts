// Which drawn elements a move touches, and which look different after a change. Ids are those of components.json; a deck is
// `deck_` and a tile of the common stacks `tile_` before it, since regions and own buildings bear the same words.
import type { Move } from "../../lib/types.ts";
import type { Components, View } from "./types.ts";

// The next free space of a region's shipping track, or its quay when the track is full.
export function nextSpace(c: Components, view: View, region: string): string {
  const spaces = c.regions.find((r) => r.id === region)?.shipping_spaces ?? [];
  const at = view.regions[region]?.track.findIndex((owner) => owner === null) ?? -1;
  return (at >= 0 ? spaces[at] : undefined) ?? `quay_${region}`;
}

export function targets(c: Components, move: Move, view: View): string[] {
  const id = move.move.split(" ")[1];
  switch (move.verb) {
    case "ship":
    case "neutral_ship":
      return id ? [nextSpace(c, view, id)] : [];
    case "draw":
    case "neutral_draw":
      return id ? [`deck_${id}`] : [];
    case "build":
      return id ? [`tile_${id}`] : [];
    case "keep_governor":
      return ["independent_governor"];
    default:
      return id ? [id] : [];
  }
}

// A governor on the top of a deck has not been won yet.
export const topCard = (view: View, deck: string): string | undefined => view.decks[deck]?.[0];

export function holder(c: Components, view: View, link: string): string | null {
  const ends = c.connections.find((l) => l.id === link);
  const a = ends && view.cities[ends.a]?.owner;
  return a && a === view.cities[ends.b]?.owner ? a : null;
}

// Population of a colour in a region: on the track, beside it and in cities.
export function presence(c: Components, view: View, region: string): [string, number][] {
  const counts = new Map<string, number>();
  const add = (colour: string | null, n: number) => colour && n && counts.set(colour, (counts.get(colour) ?? 0) + n);
  const at = view.regions[region];
  at?.track.forEach((colour) => add(colour, 1));
  Object.entries(at?.beside ?? {}).forEach(([colour, n]) => add(colour, n));
  c.regions.find((r) => r.id === region)?.cities.forEach((city) => add(view.cities[city]?.owner ?? null, 1));
  const order = Object.keys(view.players);
  return [...counts].sort((x, y) => order.indexOf(x[0]) - order.indexOf(y[0]));
}

export function changed(c: Components, before: View, after: View): string[] {
  const out: string[] = [];
  for (const [id, city] of Object.entries(after.cities)) if (before.cities[id]?.owner !== city.owner) out.push(id);
  for (const region of c.regions) {
    const old = before.regions[region.id];
    const now = after.regions[region.id];
    region.shipping_spaces.forEach((space, i) => old?.track[i] !== now?.track[i] && out.push(space));
    if (JSON.stringify(old?.beside) !== JSON.stringify(now?.beside)) out.push(`quay_${region.id}`);
    if (old?.open !== now?.open) out.push(region.id);
  }
  for (const [id, link] of Object.entries(after.connections)) if (before.connections[id]?.token !== link.token) out.push(id);
  for (const [id, cards] of Object.entries(after.decks)) if (before.decks[id]?.length !== cards.length) out.push(`deck_${id}`);
  return out;
}
