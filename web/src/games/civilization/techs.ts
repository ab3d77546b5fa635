// Technologies as one reads them: the signs of what each gives, always in the same order, and the kinds one looks for.
import { signOf } from "./signs.ts";
import { kNumerals, type Amounts, type Components, type Player, type TechDesign } from "./types.ts";

export interface Sign {
  icon: string;
  text: string;
  of: string; // a thing of the box, whose name says it
}
interface Told extends TechDesign {
  building?: string;
  government?: string;
  ranks?: Amounts;
  aircraft?: boolean;
  coin_slots?: number;
  speed?: number;
  stacking?: number;
  metropolis?: boolean;
  cities?: number;
  walls?: boolean;
}
const effects = (tech: Told) => (tech.abilities ?? []) as { query?: string; right?: string; amount?: number; cost?: Amounts; at?: string[]; do?: { op: string; what?: unknown }[] }[];

export function signsOf(tech: TechDesign): Sign[] {
  const it = tech as Told;
  const asks = (query: string) => effects(it).find((one) => one.query === query)?.amount;
  const may = (...rights: string[]) => effects(it).some(({ right }) => right && rights.includes(right));
  const add = (icon: string, text: string | number, of: string): Sign[] => [{ icon, text: String(text), of }];
  const resources = effects(it).flatMap(({ cost }) => Object.entries(cost ?? {})).filter(([kind]) => kind !== "trade" && kind !== "culture");
  return [
    ...(it.building ? add(signOf(it.building), "", it.building) : []),
    ...(it.government ? add("government", "", `gov_${it.government}`) : []),
    ...Object.entries(it.ranks ?? {}).flatMap(([type, rank]) => add(signOf(type), kNumerals[rank] ?? "", type)),
    ...(it.aircraft ? add("aircraft", "", "aircraft") : []),
    ...(asks("coins") ? add("mint", "", "coin") : []),
    ...(it.coin_slots ? add("mint", `0/${it.coin_slots}`, "coin") : []),
    ...(asks("culture_hand") ? add("event", `+${asks("culture_hand")}`, "culture_hand") : []),
    ...(it.speed ? add("march", it.speed, "speed") : []),
    ...(it.stacking ? add("stack", it.stacking, "stacking") : []),
    ...(may("cross_water", "end_on_water") || it.aircraft ? add("waters", "", "water") : []),
    ...(it.walls ? add("walls", "", "walls") : []),
    ...(it.metropolis ? add("metropolis", "", "metropolis") : []),
    ...(it.cities ? add("city", it.cities, "most_cities") : []),
    ...[...new Set(resources.map(([kind]) => kind))].flatMap((kind) => add(signOf(kind), "", kind)),
  ];
}

export const kAims = ["building", "government", "units", "movement", "coins", "culture", "city", "battle"] as const;
export type Aim = (typeof kAims)[number];
export function aimsOf(tech: TechDesign): Set<Aim> {
  const it = tech as Told;
  const all = effects(it);
  const does = (...ops: string[]) => all.some((one) => one.do?.some(({ op }) => ops.includes(op)));
  const at = (...moments: string[]) => all.some((one) => one.at?.some((moment) => moments.includes(moment)));
  const asks = (...queries: string[]) => all.some(({ query }) => query && queries.includes(query));
  const is: Record<Aim, boolean> = {
    building: Boolean(it.building || it.walls), government: Boolean(it.government), units: Boolean(it.ranks || it.aircraft),
    movement: Boolean(it.speed || it.stacking) || all.some(({ right }) => right === "cross_water" || right === "end_on_water" || right === "fly_over") || at("move"),
    coins: Boolean(it.coin_slots) || asks("coins") || does("coin"), culture: asks("culture_hand", "track_trade_less", "extra_event") || all.some((one) => one.do?.some(({ op, what }) => op === "gain" && what === "culture")) || does("person"),
    city: Boolean(it.metropolis || it.cities) || at("city"), battle: at("battle", "battle_won", "attack_walls") || asks("battle_hand"),
  };
  return new Set(kAims.filter((aim) => is[aim]));
}

// How near a technology is: known, offered, one thing missing, or more.
export type Nearness = "known" | "offered" | "ready" | "near" | "far";
export function nearnessOf(player: Player | undefined, tech: TechDesign, offered: boolean): Nearness {
  if (!player) return "far";
  if (player.techs.includes(tech.id)) return "known";
  if (offered) return "offered";
  const missing = Number(player.trade < (player.thresholds?.[tech.level] ?? 99)) + Number(!player.open_rows?.includes(tech.level));
  return missing === 0 ? "ready" : missing === 1 ? "near" : "far";
}
export const bands = (c: Components): number[] => [...new Set(c.techs.map(({ level }) => level))].sort((a, b) => a - b);
