// What a touched thing says about itself, and the index of all components for the rules drawer.
import { designOf, discoveryOf } from "./board.ts";
import { conditionName, nameOf, tellOf } from "./naming.ts";
import { kNumerals, type Components } from "./types.ts";
import { say } from "./words.ts";

export function about(c: Components, id: string): { title: string; lines: string[]; rule: string } | null {
  const title = nameOf(id);
  const design = designOf(id);
  const of = (list: { id: string }[]) => list.some((one) => one.id === design || one.id === id);
  const told = tellOf(id);
  if (of(c.action_spaces)) return { title, lines: [told], rule: "BR-4.2" };
  if (of(c.paintings)) return { title, lines: [told], rule: "BR-5.11" };
  if (of(c.gold_cards)) return { title, lines: [told], rule: "BR-13.2" };
  if (of(c.combat_cards)) return { title, lines: [told], rule: "BR-14.2" };
  if (of(c.task_cards)) return { title, lines: [told], rule: "BR-15.1" };
  if (of(c.buildings)) return { title, lines: [told], rule: "BR-7.26" };
  if (of(c.cities)) return { title, lines: [told], rule: "BR-7.14" };
  if (of(c.goods)) return { title, lines: [told], rule: "BR-5.30" };
  if (of(c.palaces)) return { title, lines: [told], rule: "BR-15.31" };
  if (discoveryOf(c, id)) return { title, lines: [told], rule: "BR-11.2" };
  if (of(c.resources)) return { title, lines: [say("about.item")], rule: "BR-6.2" };
  if (id === "store") return { title: say("store"), lines: [say("about.store")], rule: "BR-6.8" };
  if (c.player_boards.some((board) => board.units.some((unit) => unit.id === id))) return { title, lines: [told], rule: "BR-1.21" };
  return null;
}

const kKinds = ["painting", "gold_card", "combat", "task", "monarch", "discovery", "building", "city", "good", "palace", "unit"] as const;
export const indexFilters = (c: Components) => [
  { label: say("filter.kind"), values: kKinds.map((id) => ({ id: id as string, name: say(`kind.${id}`) })) },
  { label: say("filter.order"), values: c.painting_orders.map(({ id }) => ({ id: `order_${id}`, name: nameOf(id) })) },
  { label: say("filter.era"), values: [1, 2, 3].map((n) => ({ id: `era_${n}`, name: say("era_n", { n: kNumerals[n] ?? "" }) })) },
  { label: say("filter.colour"), values: c.player_boards.map(({ color }) => ({ id: `of_${color}`, name: nameOf(color) })) },
];

export function componentIndex(c: Components) {
  const times = (n: number | undefined) => ((n ?? 1) > 1 ? ` ×${n}` : "");
  const group = (kind: (typeof kKinds)[number], items: { id: string; name?: string; text: string; tags?: string[] }[]) => ({ title: say(`kind.${kind}`), items: items.map((item) => ({ ...item, name: item.name ?? nameOf(item.id), tags: [kind, ...(item.tags ?? [])] })) });
  return [
    group("painting", c.paintings.map(({ id, order }) => ({ id, text: `${nameOf(order)}. ${tellOf(id)}`, tags: [`order_${order}`] }))),
    group("gold_card", c.gold_cards.map(({ id, count }) => ({ id, name: nameOf(id) + times(count), text: tellOf(id) }))),
    group("combat", c.combat_cards.map(({ id, count }) => ({ id, name: nameOf(id) + times(count), text: tellOf(id) }))),
    group("task", c.task_cards.map(({ id, era, vp, conditions }) => ({ id, text: `${conditions.map((one) => `${one.min}× ${conditionName(one)}${one.vp ? ` (${say("points_n", { n: one.vp })})` : ""}`).join(", ")}${vp ? `. ${say("points_n", { n: vp })}` : ""}`, tags: [`era_${era}`] }))),
    group("monarch", c.monarchs.map(({ id, board }) => ({ id, text: tellOf(id), tags: [`of_${board.replace("board_", "")}`] }))),
    group("discovery", c.discovery_tiles.map(({ id, count }) => ({ id, name: nameOf(id) + times(count), text: tellOf(id) }))),
    group("building", c.buildings.map(({ id, era }) => ({ id, text: tellOf(id), tags: [`era_${era}`] }))),
    group("city", c.cities.map(({ id }) => ({ id, text: tellOf(id) }))),
    group("good", c.goods.map(({ id }) => ({ id, text: tellOf(id) }))),
    group("palace", c.palaces.filter(({ number }) => number > 1).map(({ id }) => ({ id, text: tellOf(id) }))),
    group("unit", c.player_boards.flatMap(({ color, units }) => units.map((unit) => ({ id: unit.id, text: `${nameOf(color)}. ${tellOf(unit.id)}`, tags: [`of_${color}`] })))),
  ];
}
