// Cards and markers by their words: copies, faces of units, who holds what.
import { kNumerals, type Amounts, type Components, type Held, type View } from "./types.ts";

export const named = (held: Held | undefined): string[] => (Array.isArray(held) ? held.filter((word): word is string => Boolean(word)) : []);
export const countOf = (held: Held | undefined): number => (Array.isArray(held) ? held.length : Number(held ?? 0));

// A copy is what its design says: sabotage_2 is sabotage, infantry_13_2 is infantry_13; a marker may end in a number of its own.
export function designOf(c: Components, word: string): string {
  const known = [c.events, c.huts, c.villages].some((list) => list.some(({ id }) => id === word));
  return known ? word : word.replace(/_\d$/, "");
}
// Equal ones as one, with how many there are.
export function piles(c: Components, words: readonly string[]): [string, number][] {
  const out = new Map<string, number>();
  for (const word of words) out.set(designOf(c, word), (out.get(designOf(c, word)) ?? 0) + 1);
  return [...out];
}

// ---- units
export interface Face {
  id: string; // infantry_13
  type: string;
  strength: number;
  health: number;
}
export function faceOf(word: string): Face {
  const [, type = "", strength = "0", health = "0"] = /^([a-z]+)_(\d)(\d)(?:_\d+)?$/.exec(word) ?? [];
  return { id: `${type}_${strength}${health}`, type, strength: Number(strength), health: Number(health) };
}
// What the document adds to the printed numbers, by type of unit.
export type Arms = Record<string, { rank: number; strength: number; health: number }>;
export function unitAt(arms: Arms | undefined, word: string) {
  const face = faceOf(word);
  const { rank = 1, strength = 0, health = 0 } = arms?.[face.type] ?? {};
  return { ...face, rank, strength: face.strength + strength, health: face.health + health };
}
export const numeralOf = (rank: number): string => kNumerals[Math.max(1, rank)] ?? "";

// ---- one's own secrets
export const forceOf = (view: View, seat: string): string[] => named(view.secrets?.[seat]?.force as Held);
export const levelOf = (c: Components, event: string): number => c.events.find(({ id }) => id === event)?.deck ?? 0;
export const typeOf = (c: Components, person: string): string => c.people.find(({ id }) => id === person)?.type ?? "";
export const held = (amounts: Amounts | undefined): [string, number][] => Object.entries(amounts ?? {}).filter(([, n]) => n > 0);
