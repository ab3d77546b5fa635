// Which sign stands for what: icons by the ids of components.json and by what an effect does.
import { discoveryOf } from "./board.ts";
import type { Components, Effect } from "./types.ts";

export const kSpaceIcons: Record<string, string> = { deploy: "br-deploy", painting: "painting", build: "build", renovate: "br-renovate", manufacture: "br-manufacture", import: "br-import", trade: "trade" };
const kGoodIcons: Record<string, string> = { dye: "br-dye", sugar: "br-sugar", fabric: "br-fabric", roast_coffee: "br-roast", jewellery: "br-jewel", rubber: "br-rubber" };
const kUnitIcons: Record<string, string> = { monarch: "crown", cavalry: "br-cavalry", artillery: "br-cannon" };
const kDiscoveries: Record<string, string> = { unknown_species: "br-species", minas_gerais: "mine", river_basin: "br-basin", quilombo: "br-quilombo", culture: "culture", manioc: "br-manioc" };
export const kTerrainIcons: Record<string, string> = { grassland: "br-grass", forest: "br-forest", gold_mine: "br-goldmine", water: "br-water", cloud: "br-cloud" };

const kDrawnItems = ["wood", "sugar_cane", "coffee", "cotton", "gold", "science"];
// The sign of anything that is paid or gained, where only the name of an icon will do.
export const signOf = (kind: string): string => (kDrawnItems.includes(kind) ? `it-${kind}` : iconOfItem(kind));
export const iconOfItem = (kind: string): string => (kind === "any_raw" ? "br-any" : kind === "gold_card" ? "br-gold-card" : kind === "combat_card" ? "br-combat-card" : kind === "vp" ? "glory" : "");
export const iconOfTile = (c: Components, tile: string): string => (tile === "capital" ? "br-palace" : c.cities.some(({ id }) => id === tile) ? "city" : `br-${tile.replace(/_/g, "-")}`);
export const iconOfGood = (id: string): string => kGoodIcons[id] ?? "goods";
export const iconOfDiscovery = (c: Components, word: string): string => {
  const id = discoveryOf(c, word)?.id ?? word;
  return id.startsWith("expedition") ? "br-expedition" : (kDiscoveries[id] ?? "br-cloud");
};
export function strengthOf(c: Components, discovery: string): number {
  const effect = discoveryOf(c, discovery)?.effects?.find(({ kind }) => kind === "expedition");
  return typeof effect?.strength === "number" ? effect.strength : 0;
}
export function iconOfUnit(c: Components, id: string): string {
  const unit = c.player_boards.flatMap((board) => board.units).find((one) => one.id === id);
  if (!unit) return "army";
  if (id.includes("grenadier")) return "br-grenadier";
  if (unit.unit_kind !== "basic") return kUnitIcons[unit.unit_kind] ?? "army";
  return ["archer", "templar", "corsair"].filter((kind) => id.includes(kind)).map((kind) => `br-${kind}`)[0] ?? "br-standard";
}

const kEffects: Record<string, string> = {
  adjacent_ranged_support: "br-cannon", basic_move_distance: "br-swift", additional_extra_move: "br-water", draw_combat_card: "br-combat-card", draw_gold_card: "br-gold-card", city_site_any_unit: "city", sacrifice_old_token: "br-token", ignore_good_shape: "br-dye", import_bonus: "br-import", ignore_terrain: "br-cloud",
  place_palace: "br-palace", build_twice: "build", build_discount: "build", end_place_goods: "goods", end_vp_per: "br-academy", gain: "br-academy", building_strength_if_adjacent: "br-forest", exchange_end: "br-combat-card", reveal_for_vp: "city", look_at_hand: "br-peek", deploy: "br-deploy", exchange: "trade", manufacture: "br-manufacture",
  withdraw_unit: "army", renovate: "br-renovate", take_painting: "painting", extra_basic_move: "br-march", strength: "br-strength", if_lose_winner_loses_unit: "cancel", cancel_highest_enemy_card: "closed", cancel_enemy_painting_bonus: "closed", if_lose_save_unit: "capital", if_win_gain: "br-strength", strength_per_item_discarded: "storage",
};
// The sign of a painting or card: what it works on, or else what it does.
export function iconOfEffects(c: Components, effects: readonly Effect[] | undefined): string {
  const effect = effects?.find(({ kind }) => kind !== "strength") ?? effects?.[0];
  if (!effect) return "card";
  const building = Array.isArray(effect.building) ? effect.building[0] : effect.building;
  if (typeof building === "string") return iconOfTile(c, building);
  if (effect.kind === "combat_bonus") return Number(effect.attack ?? 0) > Number(effect.defence ?? 0) ? "attack" : "defence";
  return kEffects[effect.kind] ?? "card";
}
export const iconOfPainting = (c: Components, id: string): string => iconOfEffects(c, c.paintings.find((painting) => painting.id === id)?.effects);
export const iconOfGoldCard = (c: Components, id: string): string => iconOfEffects(c, c.gold_cards.find((card) => card.id === id)?.effects);
export const iconOfCombat = (c: Components, id: string): string => iconOfEffects(c, c.combat_cards.find((card) => card.id === id)?.effects);
// What a combat card adds on a side; a Camp adds what is given up for it.
export function strengths(c: Components, id: string): { attack: number; defence: number; upTo: number } {
  const effects = c.combat_cards.find((card) => card.id === id)?.effects ?? [];
  const plain = effects.find(({ kind }) => kind === "strength");
  const camp = effects.find(({ kind }) => kind === "strength_per_item_discarded");
  return { attack: Number(plain?.attack ?? 0), defence: Number(plain?.defence ?? 0), upTo: Number(camp?.max ?? 0) };
}

const kConditions: Record<string, string> = { units_on_map: "army", control_city: "city", goods_made: "goods", paintings: "painting", palaces_on_map: "br-palace" };
export const iconOfCondition = (c: Components, condition: { kind: string; building?: string }): string => (condition.kind === "control_building" ? (condition.building && condition.building !== "any" ? iconOfTile(c, condition.building) : "build") : (kConditions[condition.kind] ?? "task"));

// On what a palace goes.
export const iconOfPlacement = (c: Components, { kind, building }: { kind: string; building?: string }): string => (building ? iconOfTile(c, building) : kind === "city" ? "city" : "build");
