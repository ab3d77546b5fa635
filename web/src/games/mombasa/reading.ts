// Where things are found in components and views. What follows from a position stands in the view itself.
import { kCompanies, type Card, type Components, type Effect, type Outlook, type Player, type TrackSide, type View } from "./types.ts";

export const cardOf = (c: Components, id: string | null | undefined): Card | undefined => c.cards.find((card) => card.id === id);
export const bookOf = (c: Components, id: string | null | undefined) => c.books.find((book) => book.id === id);
export const sideOf = (c: Components, view: View, company: string): TrackSide | undefined => c.company_tracks.find((side) => side.id === view.companies[company]?.track);
export const stepOf = (player: Player, company: string) => player.tracks[company] ?? 0;
const kNoOutlook: Outlook = { books: {}, jar_reach: 0, open_slots: [], markers_left: 0, markers: 0, diamond_worth: 0, jar_worth: 0 };
export const outlookOf = (player: Player): Outlook => player.outlook ?? kNoOutlook;
// The same as the own sealed plan would make it.
export const plannedOf = (player: Player): Partial<Outlook> & { totals?: Record<string, number> } => (player.planned?.totals ? player.planned : { ...outlookOf(player), totals: player.totals });

export interface Need {
  icon: string;
  have: number;
  need: number;
  met: boolean;
}

// What is printed on a book, and what an own one asks for now.
export const printed = (book: { requirements: Effect[] }) => book.requirements.map((line) => ({ icon: line.kind === "one_good_kind" ? "goods" : line.kind === "good" ? iconOf(line.good ?? "") : iconOf(line.kind), need: line.amount ?? 1 }));
export const needs = (outlook: Partial<Outlook>, step: number): Need[] => (outlook.books?.[step]?.lines ?? []).map(({ what, have, need }) => ({ icon: iconOf(what), have, need, met: have >= need }));
export const isMet = (outlook: Partial<Outlook>, step: number): boolean => outlook.books?.[step]?.met ?? false;

const kIconOf: Record<string, string> = { bananas: "banana", expansion: "expand", bookkeeper: "bookkeeper", diamond_merchant: "merchant", single_share: "share", plus_one: "goods" };
export const iconOf = (word: string): string => kIconOf[word] ?? word;

export const nextValue = (scale: { values: { after_step: number; value: number }[] }, step: number) => scale.values.find((mark) => mark.after_step > step) ?? null;

export const ownerOf = (view: View, region: string): string | null => kCompanies.find((company) => view.companies[company]?.regions.includes(region)) ?? null;

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
