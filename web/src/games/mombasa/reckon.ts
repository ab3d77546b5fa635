// What follows from a view and is drawn or told beside it: totals of commodities, what a book still lacks, prices for the
// viewer, places of the headquarters, worth. The server decides; a test compares these numbers with what it says.
import { kCompanies, kGoods, kSlots, type Card, type Commodity, type Components, type Effect, type Player, type TrackSide, type View } from "./types.ts";

export const cardOf = (c: Components, id: string | null | undefined): Card | undefined => c.cards.find((card) => card.id === id);
export const bookOf = (c: Components, id: string | null | undefined) => c.books.find((book) => book.id === id);
export const sideOf = (c: Components, view: View, company: string): TrackSide | undefined => c.company_tracks.find((side) => side.id === view.companies[company]?.track);
export const stepOf = (player: Player, company: string) => player.tracks[company] ?? 0;
export const commodityOf = (card: Card | undefined): Commodity | null => (card?.kind === "good" ? (card.good as Commodity) : card?.kind === "expansion" ? "expansion" : null);

// The permanent bonuses a player has now; of one track the second takes the place of the first.
export function perks(c: Components, view: View, player: Player): Effect[] {
  return kCompanies.flatMap((company) => {
    const force = player.in_force[company] ?? [];
    const special = sideOf(c, view, company)?.special_spaces[force.includes("second") ? 1 : 0];
    return force.length && special?.bonus.effect ? [special.bonus.effect] : [];
  });
}

export interface Area {
  cards: string[]; // face up
  tiles: string[];
  plus: string | null; // the card under the +1 tile
}

export const areaOf = (player: Player): Area => ({
  cards: kSlots.filter((slot) => player.face_up.includes(slot)).map((slot) => player.slots[slot]!),
  tiles: player.tiles_up,
  plus: player.plus_on && player.face_up.includes(player.plus_on) ? (player.slots[player.plus_on] ?? null) : null,
});

// The area as the sealed plan of a player would make it.
export const plannedArea = (view: View, colour: string): Area => ({
  cards: kSlots.map((slot) => view.secrets[colour]?.plan[slot]).filter((id): id is string => !!id),
  tiles: view.players[colour]!.tiles_up,
  plus: null,
});

export function totals(c: Components, view: View, player: Player, area: Area): Record<Commodity, number> {
  const out: Record<Commodity, number> = { coffee: 0, bananas: 0, cotton: 0, expansion: 0 };
  const bonuses = perks(c, view, player);
  for (const id of area.cards) {
    const commodity = commodityOf(cardOf(c, id));
    if (!commodity) continue;
    out[commodity] += cardOf(c, id)!.value ?? 0;
    for (const perk of bonuses) if (perk.kind === "card_value_bonus" && perk.good === commodity) out[commodity] += perk.amount ?? 0;
  }
  const lifted = commodityOf(cardOf(c, area.plus));
  if (lifted) out[lifted] += 1;
  if (area.tiles.includes("expansion")) out.expansion += 2;
  for (const perk of bonuses) if (perk.kind === "expansion_total_bonus" && out.expansion) out.expansion += perk.amount ?? 0;
  return out;
}

const isSpecialist = (card: Card | undefined) => card?.kind === "bookkeeper" || card?.kind === "diamond_merchant";
export const specialists = (c: Components, area: Area) => area.cards.filter((id) => isSpecialist(cardOf(c, id))).length + area.tiles.filter((tile) => tile === "bookkeeper" || tile === "diamond_merchant").length;

export interface Need {
  icon: string;
  have: number;
  need: number;
  met: boolean;
}

// What a book asks for and what there is; "one kind" takes the best kind that no other line of the book needs.
export function needs(book: { requirements: Effect[] }, sums: Record<string, number>, experts: number): Need[] {
  const left = { ...sums };
  const fixed = book.requirements.map((line): Need | null => {
    if (line.kind === "one_good_kind") return null;
    if (line.kind === "specialist") return { icon: "specialist", have: Math.max(0, experts), need: 1, met: experts > 0 };
    const what = line.kind === "expansion" ? "expansion" : (line.good ?? "");
    const have = sums[what] ?? 0;
    left[what] = have - (line.amount ?? 0);
    return { icon: iconOf(what), have, need: line.amount ?? 0, met: have >= (line.amount ?? 0) };
  });
  const best = Math.max(0, ...kGoods.map((good) => left[good] ?? 0));
  return fixed.map((line, i) => line ?? { icon: "goods", have: best, need: book.requirements[i]!.amount ?? 0, met: best >= (book.requirements[i]!.amount ?? 0) });
}

const kIconOf: Record<string, string> = { bananas: "banana", expansion: "expand", bookkeeper: "bookkeeper", diamond_merchant: "merchant", single_share: "share", plus_one: "goods" };
export const iconOf = (word: string): string => kIconOf[word] ?? word;

// Goods that buy a card cheaper, by good: what the viewer would pay.
export function priceFor(c: Components, view: View, player: Player | undefined, space: string): { good: Commodity | null; price: number } {
  const full = view.prices[space] ?? 0;
  let best: { good: Commodity | null; price: number } = { good: null, price: full };
  for (const perk of player ? perks(c, view, player) : [])
    if (perk.kind === "acquire_discount") best = { good: perk.goods?.length === 1 ? (perk.goods[0] as Commodity) : null, price: Math.max(0, full - (perk.amount ?? 0)) };
  return best;
}

export function canAcquire(c: Components, view: View, player: Player | undefined, space: string): boolean {
  if (!player) return false;
  const full = view.prices[space] ?? 0;
  const { good, price } = priceFor(c, view, player, space);
  return kGoods.some((kind) => (player.totals[kind] ?? 0) > 0 && (player.totals[kind] ?? 0) >= (good === null || good === kind ? price : full));
}

// Which of the five places of a column hold a post, row 1 first: a returned post lies as low as it may, never on an uncovered row 5.
export function places(view: View, company: string, column: number): boolean[] {
  const at = view.companies[company]!;
  const posts = at.posts[String(column)] ?? 0;
  const floor = at.opened.map(String).includes(String(column)) ? 4 : 5;
  return [1, 2, 3, 4, 5].map((row) => row <= floor && row > floor - posts);
}

export function sharesAt(side: TrackSide | undefined, step: number): number {
  return side?.shares.filter((mark) => mark.step <= step).at(-1)?.shares ?? 0;
}

export const valueAt = (scale: { values: { after_step: number; value: number }[] }, step: number) => scale.values.filter((mark) => mark.after_step <= step).at(-1)?.value ?? 0;
export const nextValue = (scale: { values: { after_step: number; value: number }[] }, step: number) => scale.values.find((mark) => mark.after_step > step) ?? null;

// Points that a post in a region costs a company now; null where it cannot go.
export function costOf(c: Components, view: View, company: string, region: string): number | null {
  const held = new Set(view.companies[company]?.regions ?? []);
  if (held.has(region)) return null;
  const ways = [
    ...c.borders.filter((b) => (b.a === region && held.has(b.b)) || (b.b === region && held.has(b.a))).map((b) => b.lines),
    ...c.hq_links.filter((link) => link.company === company && link.region === region).map((link) => link.lines),
  ];
  if (!ways.length) return null;
  return Math.min(...ways) + (ownerOf(view, region) ? 1 : 0);
}

export const ownerOf = (view: View, region: string): string | null => kCompanies.find((company) => view.companies[company]?.regions.includes(region)) ?? null;

export function markersLeft(c: Components, view: View, player: Player): { left: number; of: number } {
  const own = c.player_counts.find((row) => row.players === Object.keys(view.players).length)?.bonus_markers ?? 2;
  const more = perks(c, view, player).reduce((sum, perk) => sum + (perk.kind === "extra_bonus_markers" ? (perk.amount ?? 0) : 0), 0);
  return { left: Math.max(0, own + more - player.markers_on_spaces), of: own + more };
}

export const openSlots = (c: Components, player: Player) => kSlots.filter((slot) => (slot === "slot_1" ? player.diamond >= c.diamond_track.slot_unlock_step : slot === "slot_5" ? player.jar >= c.bookkeeping_track.slot_unlock_step : true));

// The frame on top of the turn: who expands with how much, which space is being paid out.
export const frame = (view: View, row: string) => view.stack.filter((item) => item.row === row).at(-1) ?? null;
// The cards of a hand that lies open to this view: the own one, or everybody's once a finished game is looked at.
export const handOf = (view: View, colour: string): string[] => {
  const hand = view.players[colour]?.hand;
  return Array.isArray(hand) ? hand : [];
};

export const expanding = (view: View): { company: string; points: number } | null => {
  const at = frame(view, "expand") ?? frame(view, "take_post");
  return at ? { company: kCompanies[at.data[0] ?? 0] ?? "", points: at.data[1] ?? 0 } : null;
};
export const rewarding = (view: View): string | null => {
  const at = frame(view, "choose_reward") ?? frame(view, "sell_card");
  return at ? (Object.keys(view.spaces)[at.data[0] ?? 0] ?? null) : null;
};

// Sealed questions end alike; only those of a round are about the plan.
export const isPlanning = (view: View, row: string) => row === "plan_slot" || (row === "plan_ready" && view.stack.some((item) => item.row === "round"));
