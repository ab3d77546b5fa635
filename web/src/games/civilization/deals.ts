// Deals as two trays: what goes over, in words and signs. Face-down cards are known by their backs alone.
import { kNumerals, type Components, type DealView, type Goods, type View } from "./types.ts";
import { nameOf } from "./naming.ts";
import { signOf } from "./signs.ts";
import { say } from "./words.ts";

export interface Item {
  icon: string;
  text: string;
  n: number;
  down: boolean;
}
export interface Deal extends DealView {
  from: string;
}

export function itemsOf(c: Components, goods: Goods): Item[] {
  const out: Item[] = [];
  const add = (icon: string, text: string, n: number, down = false) => n > 0 && out.push({ icon, text, n, down });
  add("trade", say("trade"), goods.trade);
  add("culture", say("culture"), goods.culture);
  for (const kind of c.resources) add(signOf(kind), nameOf(kind), Number(goods[kind] ?? 0));
  const backs = new Map<string, number>();
  for (const { back } of goods.cards) backs.set(back, (backs.get(back) ?? 0) + 1);
  for (const [back, n] of backs) {
    const level = /^event_(\d)$/.exec(back)?.[1];
    add(level ? "event" : back, level ? say("event_down", { level: kNumerals[Number(level)] ?? "" }) : say(back === "village" ? "village_down" : "hut_down"), n, true);
  }
  return out;
}
export const itemsText = (items: readonly Item[]): string => items.map(({ n, text }) => `${n}× ${text.toLowerCase()}`).join(", ") || say("nothing");

const isOpen = ({ to, waits }: DealView) => to !== null && waits > 0;
export const openDeals = (view: View | null): Deal[] =>
  Object.entries(view?.players ?? {}).filter(([, { deal }]) => deal && isOpen(deal)).map(([from, { deal }]) => ({ ...deal, from }));
export const dealsFor = (view: View | null, seat: string): Deal[] => openDeals(view).filter(({ to }) => seat && to === seat);
// What one is writing.
export function draftOf(view: View, seat: string): Deal | null {
  const deal = view.players[seat]?.deal;
  return deal && deal.to !== null && !deal.waits ? { ...deal, from: seat } : null;
}

// Rows and moves of a proposal that is being written.
export const kDraftRows = new Set(["give_items", "ask_items", "send_deal", "pick_given"]);
export const isDraft = (verb: string): boolean => /^(give|ask)_|^next$/.test(verb);
