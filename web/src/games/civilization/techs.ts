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
// What lies in each row. The technology of the nation begins in the first; others lie in the row of their level, or one lower by a card
// of a great person: then their own row counts fewer. A row that counts more has a blank card.
export function rowsOf(c: Components, player: Player): Map<number, (TechDesign | null)[]> {
  const known = c.techs.filter(({ id }) => player.techs.includes(id));
  const first = c.nations.find(({ id }) => id === player.nation)?.tech;
  const rows = new Map<number, (TechDesign | null)[]>([1, 2, 3, 4, 5].map((row) => [row, known.filter(({ id, level }) => (id === first ? 1 : level) === row)]));
  for (const row of [5, 4, 3, 2]) while (rows.get(row)!.length > (player.rows[row] ?? 0)) rows.get(row - 1)!.push(rows.get(row)!.pop()!);
  for (const [row, cards] of rows) while (cards.length < (player.rows[row] ?? 0)) cards.push(null);
  return rows;
}
export const bands = (c: Components): number[] => [...new Set(c.techs.map(({ level }) => level))].sort((a, b) => a - b);
