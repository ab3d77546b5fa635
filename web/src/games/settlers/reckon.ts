// What follows from a view: prices, what is missing, next production. The server decides; this only tells it beforehand.
import { cardOf, countedLocations, dealsOf, named, ownerOf, type Card } from "./cards.ts";
import type { Amount, Components, Effect, Good, Laid, Player, View } from "./types.ts";

const kResources = ["wood", "stone", "food"] as const;
export const have = (player: Player | undefined, good: string): number => player?.goods[good as Good] ?? 0;

export interface Coin {
  good: string; // "location" too
  missing: boolean;
}

// The cost of a card as coins; gold stands in for what is short, one for one (IS-7.12).
export function coins(player: Player | undefined, card: Card): Coin[] {
  let gold = have(player, "gold");
  const out: Coin[] = [];
  for (const good of kResources) {
    const own = have(player, good);
    for (let i = 0; i < card.cost[good]; ++i) out.push({ good, missing: i >= own && gold-- <= 0 });
  }
  const land = player ? Object.keys(player.empire).length + (Array.isArray(player.foundations) ? player.foundations.length : player.foundations) : 0;
  for (let i = 0; i < card.cost.location; ++i) out.push({ good: "location", missing: i >= land });
  return out;
}

// IS-9.5 to IS-9.8: two tokens, and one for each protection; 0 if it cannot be razed at all.
export function razePrice(c: Components, view: View, location: string): { price: number; extra: number } {
  const card = cardOf(c, location);
  const owner = ownerOf(view, location);
  if (!card?.raze.length || (card.design.deck !== "common" && card.design.deck !== "japanese")) return { price: 0, extra: 0 };
  const laid: Laid = view.players[owner]?.empire[location] ?? view.virtual?.area[location] ?? {};
  const walls = card.design.deck === "common" && view.players[owner] ? countedLocations(c, view, owner).filter(({ card: other }) => other.design.feature?.some((effect) => effect.kind === "protection")).length : 0;
  const extra = (laid.defense ? 1 : 0) + (laid.samurai ? 1 : 0) + walls;
  return { price: 2 + extra, extra };
}

export function counted(c: Components, view: View, seat: string, effect: Effect): number {
  const all = countedLocations(c, view, seat);
  const n = effect.per?.color ? all.filter(({ card }) => card.design.colors.includes(effect.per!.color!)).length : all.filter(({ laid }) => laid.samurai).length;
  return Math.min(n * Number(effect.amount), effect.max_total ?? 99);
}

// Gains that need no choice.
export function gainsOf(c: Components, view: View, seat: string, effects: readonly Effect[]): Amount[] {
  return effects.flatMap((effect) => {
    if (effect.kind === "gain") return [{ good: effect.good!, amount: Number(effect.amount) }];
    if (effect.kind === "gain_per") return [{ good: effect.good!, amount: counted(c, view, seat, effect) }];
    return [];
  });
}

// What the next Production phase brings, as far as it is sure.
export function production(c: Components, view: View, seat: string): Amount[] {
  const player = view.players[seat]!;
  const board = c.factions.find(({ id }) => id === player.faction)?.board.production ?? [];
  const sum = new Map<string, number>();
  const add = ({ good, amount }: Amount) => sum.set(good, (sum.get(good) ?? 0) + amount);
  board.forEach(add);
  for (const word of dealsOf(player)) add({ good: cardOf(c, word)?.deal ?? "", amount: 1 });
  for (const [good, n] of Object.entries(view.virtual?.deals_taken ?? {})) add({ good, amount: n });
  for (const { card } of countedLocations(c, view, seat)) gainsOf(c, view, seat, card.design.production ?? []).forEach(add);
  return [...sum].filter(([good]) => good && good !== "defense").map(([good, amount]) => ({ good, amount }));
}

export const rowNow = (view: View): string => view.stack?.at(-1)?.row ?? "";
const kPhaseRows: Record<string, string> = {
  lookout: "lookout", lookout_draws: "lookout", advanced_lookout: "lookout", solo_lookout: "lookout", reveal_cards: "lookout", take_card: "lookout", draft_lookout: "lookout", draft_card: "lookout", draft_ready: "lookout", choose_faction: "lookout", choose_factions: "lookout", deal_hands: "lookout",
  production_phase: "production", produce: "production", pick_source: "production", action_phase: "action", take_turn: "action", after_action: "action", attack_phase: "attack", attack: "attack", choose_loss: "attack",
};
// Where in the round we are: the outermost frame that says so.
export function phaseOf(view: View): string {
  const rows = [...(view.stack ?? []), ...Object.values(view.stacks ?? {}).flat()].map((frame) => kPhaseRows[frame.row]);
  return view.phase ?? rows.find((phase) => phase) ?? "action";
}

// The tokens that can be seen of an attack line: whether the next attack could hit this common location (IS-19.35).
export function endangered(view: View, card: Card): boolean {
  const line = view.virtual?.line ?? [];
  return card.design.deck === "common" && card.raze.length === 2 && card.raze.some((good, i) => line.includes(card.raze[1 - i]!) && !!good);
}
export const handOf = (player: Player): string[] => named(player.hand);
