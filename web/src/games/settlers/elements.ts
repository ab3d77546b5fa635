// Which drawn elements a move touches. Locations bear their own word; a card of a hand is hand_<face>, its foot foot_<face>
// (deal) or burn_<face> (raze); what is taken up first and laid down elsewhere has an element for each step: good_defense, then guard_<place>.
import type { Move } from "../../lib/types.ts";
import { faceOf, named } from "./cards.ts";
import { rowNow } from "./phase.ts";
import { kGoods, type Components, type View } from "./types.ts";

export function targets(move: Move, view: View): string[] {
  const [verb = "", a = "", b = "", d = ""] = move.move.split(" ");
  switch (verb) {
    case "choose":
      return [`choose_${a}`];
    case "take":
      return [`row_${a}`];
    case "draft":
    case "keep":
      return [`aside_${a}`];
    case "draw_from":
      return [`deck_${a}`];
    case "produce_deals":
      return ["deals"];
    case "build":
    case "pay_card":
    case "discard":
      return [`hand_${a}`];
    case "lay_foundation":
      return [`hand_${b}`];
    case "deal":
      return [`foot_${a}`];
    case "raze_card":
      return [`burn_${a}`];
    case "exchange":
      return [`swap_${a}`];
    case "exchange_card":
      return ["swap_card", `from_${a}`];
    case "defend":
      return ["good_defense", `guard_${a}`];
    case "samurai":
      return rowNow(view) === "place_samurai" ? [a] : ["good_worker", `guard_${a}`];
    case "stash_card":
      return [a, `under_${d}`];
    case "stash_good":
      return [a, `good_${b}`];
    case "pay":
    case "gain":
    case "give_up":
    case "keep_good":
      return [`good_${a}`];
    case "pay_deal":
    case "build_deal":
    case "use_deal":
    case "break_deal":
    case "take_deal":
      return [`deal_${a}`];
    case "pay_attack":
    case "use_attack":
      return [`held_${a}`];
    case "break_attack":
    case "take_attack":
      return [`line_${a}`];
    case "option":
      return [`option_${a}`];
    case "spoil":
      return [a, `good_${b}`];
    case "steal":
      return [`stock_${a}_${b}`];
    case "victim":
      return [`seat_${a}`];
    case "ready":
    case "stop":
    case "pass":
    case "end_turn":
    case "decline":
      return [];
    default:
      return a ? [a] : [];
  }
}

// The elements of one seat's empire, for the rail of a phone.
export function elementsOf(c: Components, view: View, seat: string, own: boolean): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const places = [...Object.keys(player.empire), ...named(player.foundations)];
  const common = [...places, ...places.map((word) => `guard_${word}`), ...player.deals.map((word) => `deal_${word}`), ...(player.remote_deals ?? []).map((word) => `deal_${word}`)];
  if (!own) return [`seat_${seat}`, ...common, ...kGoods.map((good) => `stock_${seat}_${good}`)];
  const hand = named(player.hand).map((word) => faceOf(c, word));
  const goods = [...kGoods, "vp", "card"].map((good) => `good_${good}`);
  const held = Object.keys(view.virtual?.deals_taken ?? {}).map((good) => `held_${good}`);
  return [`mine`, ...common, ...hand.flatMap((face) => [`hand_${face}`, `foot_${face}`, `burn_${face}`, `under_${face}`]), ...goods, ...held, "deals", "deck_common", `deck_${player.faction}`, "swap_wood", "swap_stone", "swap_food", "swap_card", "from_common", `from_${player.faction}`, "option_1", "option_2"];
}
export const soloElements = (view: View): string[] => ["virtual", ...Object.keys(view.virtual?.area ?? {}), ...(view.virtual?.line ?? []).map((_, i) => `line_${i + 1}`)];
export const trayElements = (c: Components, view: View, seat: string): string[] => [
  "tray",
  ...named(view.row).map((word) => `row_${faceOf(c, word)}`),
  ...named(view.players[seat]?.aside).map((word) => `aside_${faceOf(c, word)}`),
  ...c.factions.map(({ id }) => `choose_${id}`),
];

// Elements that look different now.
export function changed(before: View, after: View): string[] {
  const out: string[] = [];
  for (const [seat, player] of Object.entries(after.players)) {
    const old = before.players?.[seat];
    if (!old) continue;
    for (const [word, laid] of Object.entries(player.empire)) if (!(word in old.empire) || JSON.stringify(old.empire[word]) !== JSON.stringify(laid)) out.push(word);
    for (const word of named(player.foundations)) if (!named(old.foundations).includes(word)) out.push(word);
    for (const word of player.deals) if (!old.deals.includes(word)) out.push(`deal_${word}`);
    for (const good of kGoods) if ((old.goods[good] ?? 0) !== (player.goods[good] ?? 0)) out.push(`stock_${seat}_${good}`);
  }
  for (const word of Object.keys(after.virtual?.area ?? {})) if (!(word in (before.virtual?.area ?? {}))) out.push(word);
  return out;
}
