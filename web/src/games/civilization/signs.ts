// Which sign stands for what: icons by the ids of components.json.
import type { Components } from "./types.ts";

const kSame: Record<string, string> = { harbor: "harbour", iron_mine: "mine", trading_post: "trading-post", coin: "mint", combat: "attack", any: "resource-any", scientist: "science", builder: "architect", water: "waters", city_state: "city-state", figure: "army", walls: "walls", army: "army", scout: "scout" };
const kDrawn = ["trade", "production", "culture", "spy", "wheat", "incense", "silk", "iron", "uranium", "hut", "village", "relic", "grassland", "desert", "forest", "mountain", "infantry", "artillery", "mounted", "aircraft", "artist", "general", "humanitarian", "industrialist", "shipyard", "market", "bank", "barracks", "academy", "temple", "cathedral", "granary", "aqueduct", "library", "university", "workshop"];

export const signOf = (id: string): string => kSame[id] ?? (kDrawn.includes(id) ? id : "");
export const kPhaseIcons: Record<string, string> = { setup: "capital", start_of_turn: "sunrise", trade: "trade", city_management: "city", movement: "march", research: "research" };
export const kActIcons: Record<string, string> = { build: "build", arts: "culture", harvest: "harvest", program: "program" };

// The sign of anything of the box.
export function iconOf(c: Components, id: string): string {
  const own = signOf(id);
  if (own) return own;
  const of = (list: { id: string }[]) => list.some((one) => one.id === id);
  if (of(c.wonders)) return "wonder";
  if (of(c.techs)) return "research";
  if (of(c.governments)) return "government";
  if (c.policies.some(of)) return "book";
  if (of(c.investments)) return "investment";
  if (of(c.events)) return "event";
  const person = c.people.find((one) => one.id === id);
  if (person) return signOf(person.type) || "player";
  if (of(c.city_states)) return "city-state";
  if (of(c.relics)) return "relic";
  if (of(c.nations)) return "crown";
  if (/^hut_/.test(id)) return "hut";
  if (/^village_/.test(id)) return "village";
  return "";
}
