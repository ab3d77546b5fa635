// Rewards and bonuses as signs: a number and an icon each, as they are printed on books, regions and spaces.
import { iconOf } from "./reading.ts";
import type { Effect, Special } from "./types.ts";
import { say } from "./words.ts";

export interface Sign {
  n: string;
  icon: string;
}

export function signOf(effect: Effect): Sign[] {
  switch (effect.kind) {
    case "gain_money":
      return [{ n: `${effect.amount}`, icon: "coin" }];
    case "gain_accounting":
      return [{ n: `${effect.points}`, icon: "ink" }];
    case "advance_diamond":
      return [{ n: `${effect.steps}`, icon: "diamond" }];
    case "advance_track":
      return [{ n: effect.tracks ? `${effect.tracks}×${effect.steps}` : `${effect.steps}`, icon: effect.company === "active" || effect.company === "choose_other" ? "share" : (effect.company ?? "share") }];
    case "remove_post":
      return [{ n: `${effect.count}`, icon: "post-away" }];
    case "gain_money_by_total":
      return [{ n: "", icon: iconOf(effect.commodity ?? "") }, { n: "−1", icon: "coin" }];
    case "buy_card_for_money":
      return [{ n: effect.discount ? `−${effect.discount}` : "", icon: "card" }];
    case "gain_money_by_crate":
      return [{ n: `+${effect.plus}`, icon: "crate" }];
    case "take_start_player_token":
      return [{ n: "", icon: "crown" }];
    case "reserve_bonus_tile":
      return [{ n: "", icon: iconOf(effect.tile === "expansion" ? "expansion" : (effect.tile ?? "")) }];
    case "choose_one":
      return [{ n: "", icon: "ink" }, { n: "", icon: "diamond" }];
    default:
      return [];
  }
}

// The same in words: "Cairo: 2 steps, diamond +1".
export const spoken = (reward: Effect[]): string => reward.flatMap(signOf).map(({ n, icon }) => say(`sign.${icon as "coin"}`, { n })).join(", ");

// The pill over a special space of a track: what it brings for good, or the bonus space it unlocks.
export function specialSigns({ bonus }: Special): Sign[] {
  const effect = bonus.effect;
  if (!effect) return (bonus.reward ?? []).flatMap(signOf).map((sign) => ({ ...sign, n: sign.icon === "crate" || sign.icon === "share" ? sign.n : "" }));
  if (effect.kind === "expansion_total_bonus") return [{ n: `+${effect.amount}`, icon: "expand" }];
  if (effect.kind === "extra_bonus_markers") return [{ n: `+${effect.amount}`, icon: "marker" }];
  if (effect.kind === "card_value_bonus") return [{ n: `+${effect.amount}`, icon: iconOf(effect.good ?? "") }];
  return [{ n: `−${effect.amount}`, icon: effect.goods?.length === 1 ? iconOf(effect.goods[0] ?? "") : "goods" }];
}

export const kTint: Record<string, number> = { coffee: 1, bananas: 2, expansion: 3, diamond_merchant: 4, bookkeeper: 5, cotton: 6, single_share: 7 };
