// Effects as signs, after LOOK 12: "2 wood" produces; a turning arrow is "each time"; a house is "when built"; cost → gain is
// an action; "/" and a mark is "for each of that colour". Odd effects have an icon of their own; the sentence tells the rest.
import type { Amount, Design, Effect } from "./types.ts";

export interface Sign {
  n?: string;
  icon?: string;
  mark?: string; // a colour of places
  text?: string; // "→", "/", "or"
}

const kIcons: Record<string, string> = { vp: "glory", defense: "defence", card_from_hand: "card", own_deal: "deal", any_resource: "goods", card_common: "card", card_faction: "card" };
export const iconOf = (good: string): string => kIcons[good] ?? good;
const kArrow: Sign = { text: "→" };

const amounts = (list: readonly Amount[]): Sign[] => list.map(({ good, amount }) => ({ n: amount > 1 ? `${amount}` : "", icon: iconOf(good) }));

const kOdd: Record<string, Sign[]> = {
  copy_production: [{ icon: "redo" }, { icon: "production" }],
  copy_deal: [{ icon: "redo" }, { icon: "deal" }],
  extra_activation: [{ icon: "redo" }, { icon: "action" }],
  remove_location: [{ icon: "location" }, { text: "×" }],
  take_spoil: [{ n: "1", icon: "raze" }],
  steal: [{ icon: "goods" }],
  opponent_discard: [{ icon: "card" }, { text: "×" }],
  block_location: [{ icon: "closed" }],
  discard_deal: [{ icon: "deal" }, { text: "×" }],
  take_deal: [{ icon: "deal" }],
  remote_deal: [{ icon: "deal" }],
  place_foundation: [{ icon: "foundation" }],
  take_control: [{ icon: "location" }],
};

function signsOf(effect: Effect): Sign[] {
  switch (effect.kind) {
    case "gain":
      return amounts([{ good: effect.good!, amount: Number(effect.amount) }]);
    case "gain_per":
      return [...amounts([{ good: effect.good!, amount: Number(effect.amount) }]), { text: "/" }, effect.per?.color ? { mark: effect.per.color } : { icon: "samurai" }];
    case "gain_any":
      return [{ n: `${effect.amount}`, icon: "goods" }];
    case "choose_one":
      return (effect.options ?? []).flatMap((option, i) => [...(i ? [{ text: "/" }] : []), ...option.flatMap(signsOf)]);
    case "pay_for":
      return [...amounts(effect.cost ?? []), kArrow, ...(effect.effects ?? []).flatMap(signsOf)];
    case "draw_select":
      return [{ n: `${effect.look}`, icon: "card" }, kArrow, { icon: "card" }];
    case "build_special":
      return [{ icon: "build" }];
    case "raze_special":
      return [{ icon: "raze" }, { icon: effect.targets?.includes("own_hand") ? "glory" : "location" }];
    case "trigger":
      return [{ icon: "trigger" }, ...cause(effect), kArrow, ...(effect.effects ?? []).flatMap(signsOf)];
    case "storage":
      return [{ icon: "storage" }, ...(effect.goods ?? []).map((good) => ({ icon: iconOf(good) }))];
    case "protection":
      return [{ n: "+1", icon: "raze" }];
    case "stash":
      return [{ icon: effect.stash === "hand_cards" ? "card" : "goods" }, kArrow, { icon: "glory" }];
    case "place_samurai":
      return [{ n: `${effect.amount}`, icon: "samurai" }];
    default:
      return kOdd[effect.kind] ?? [];
  }
}

function cause({ event, filter }: Effect): Sign[] {
  if (event === "on_build") return [filter?.color ? { mark: filter.color } : { icon: "build" }];
  if (event === "on_raze") return [{ icon: "raze" }];
  if (event === "on_deal") return [{ icon: "deal" }];
  if (event === "on_gain") return [{ n: `${filter?.at_least ?? ""}+`, icon: "glory" }];
  return [{ icon: "trade" }];
}

// The main line of a card; a building bonus follows after a house, if there is room for it.
export function mainSigns(design: Design): Sign[] {
  const action = design.action ? [...amounts(design.action.cost), kArrow, ...design.action.effects.flatMap(signsOf)] : [];
  return [...(design.production ?? []).flatMap(signsOf), ...(design.feature ?? []).flatMap(signsOf), ...action];
}
export const bonusSigns = (design: Design): Sign[] => (design.build_bonus.length ? [{ icon: "build" }, ...design.build_bonus.flatMap(signsOf)] : []);
// The ways out of a choice, each as signs.
export const optionSigns = (design: Design): Sign[][] => {
  const choice = [...(design.production ?? []), ...(design.feature ?? []).flatMap((effect) => effect.effects ?? [])].find((effect) => effect.kind === "choose_one");
  return (choice?.options ?? []).map((option) => option.flatMap(signsOf));
};
export const goodSigns = (goods: readonly string[]): Sign[] => goods.map((good) => ({ icon: iconOf(good) }));
export const usesOf = (design: Design): number => design.action?.max_per_round ?? 0;
