// Which printed card a word means. A word is a single card ("com_castle_046"), or a face: equal copies are one ("com_castle").
import { kRows, type Components, type Cost, type Design, type Held, type Laid, type Player, type Row, type View } from "./types.ts";

export interface Card {
  word: string;
  design: Design;
  face: string;
  cost: Cost;
  raze: string[];
  deal: string;
}

type Book = Map<string, Card>;
const books = new WeakMap<Components, Book>();

function copyWord(design: Design, code: string): string {
  return design.copies > 1 ? `${design.id}_${code.slice(-3)}` : design.id;
}

function bookOf(c: Components): Book {
  const known = books.get(c);
  if (known) return known;
  const book: Book = new Map();
  for (const design of c.cards) {
    const printed = { design, cost: design.build_cost, raze: design.raze ?? [], deal: design.deal ?? "" };
    const faces = new Map<string, string>([[JSON.stringify([printed.cost, printed.raze, printed.deal]), design.id]]);
    book.set(design.id, { ...printed, word: design.id, face: design.id });
    for (const copy of design.cards) {
      const word = copyWord(design, copy.code);
      const own = { design, cost: copy.build_cost ?? printed.cost, raze: copy.raze ?? printed.raze, deal: copy.deal ?? printed.deal };
      const key = JSON.stringify([own.cost, own.raze, own.deal]);
      if (!faces.has(key)) faces.set(key, word);
      book.set(word, { ...own, word, face: faces.get(key)! });
    }
  }
  books.set(c, book);
  return book;
}

// The index of the rules drawer knows no table: it asks for the cards last loaded.
let loaded: Components | null = null;
export const setCards = (c: Components) => (loaded = c);
export const loadedCard = (word: string): Card | undefined => (loaded ? cardOf(loaded, word) : undefined);

export const cardOf = (c: Components, word: string): Card | undefined => bookOf(c).get(word);
export const faceOf = (c: Components, word: string): string => cardOf(c, word)?.face ?? word;
export const rowOf = (card: Card): Row => (card.design.type === "none" ? "feature" : card.design.type);

export const named = (held: Held | undefined): string[] => (Array.isArray(held) ? held.filter((word): word is string => !!word) : []);
export const countOf = (held: Held | undefined): number => (Array.isArray(held) ? held.length : (held ?? 0));

// Equal cards of a place as one, in the order of their first.
export function stacked(c: Components, held: Held | undefined): { face: string; words: string[] }[] {
  const out = new Map<string, string[]>();
  for (const word of named(held)) out.set(faceOf(c, word), [...(out.get(faceOf(c, word)) ?? []), word]);
  return [...out].map(([face, words]) => ({ face, words }));
}

export interface Standing {
  word: string;
  laid: Laid;
  card: Card;
}

const standing = (c: Components, empire: Record<string, Laid>): Standing[] =>
  Object.entries(empire).map(([word, laid]) => ({ word, laid: laid ?? {}, card: cardOf(c, word)! })).filter(({ card }) => card);

// The locations of an empire by row and side, as the rulebook lays them out: faction left, common right.
export function lanes(c: Components, empire: Record<string, Laid>) {
  const all = standing(c, empire);
  return kRows.map((row) => ({
    row,
    faction: all.filter(({ card }) => rowOf(card) === row && card.design.deck !== "common"),
    common: all.filter(({ card }) => rowOf(card) === row && card.design.deck === "common"),
  }));
}

export const seatOf = (view: View, faction: string): string => Object.keys(view.players).find((seat) => view.players[seat]?.faction === faction) ?? "";
export const ownerOf = (view: View, location: string): string =>
  Object.keys(view.players).find((seat) => location in view.players[seat]!.empire || named(view.players[seat]!.foundations).includes(location)) ?? (view.virtual && location in view.virtual.area ? "virtual" : "");
// What counts as this seat's now: own locations that nobody has borrowed, and those it has borrowed.
export function countedLocations(c: Components, view: View, seat: string): Standing[] {
  const mine = standing(c, view.players[seat]?.empire ?? {}).filter(({ laid }) => !laid.borrowed_by);
  const others = [...Object.entries(view.players).filter(([other]) => other !== seat).map(([, player]) => player.empire), view.virtual?.area ?? {}];
  return [...mine, ...others.flatMap((empire) => standing(c, empire).filter(({ laid }) => laid.borrowed_by === seat))];
}
export const dealsOf = (player: Player): string[] => [...player.deals, ...(player.remote_deals ?? [])];

export interface Coin {
  good: string; // "location" too
  missing: boolean;
}

// The cost of a card as coins, the last ones of each kind missing.
export const coins = (card: Card, lacks: Record<string, number> = {}): Coin[] =>
  (["wood", "stone", "food", "location"] as const).flatMap((good) => Array.from({ length: card.cost[good] }, (_, i) => ({ good, missing: i >= card.cost[good] - (lacks[good] ?? 0) })));

// What razing a location costs, and how much of that is for its protection; nothing where it cannot be razed.
export function razePrice(view: View, location: string): { price: number; extra: number } {
  const at = view.players[ownerOf(view, location)] ?? view.virtual;
  return { price: at?.raze_prices?.[location] ?? 0, extra: at?.protection?.[location] ?? 0 };
}
