// Which hexes shine: a move of a unit lights the unit first, and where it can go once the unit is picked. A touch on a hex still
// narrows the moves to the units that reach it.
import type { TableModel } from "../../table/model.svelte.ts";
import { isHex, seatOfUnit } from "./board.ts";
import type { View } from "./types.ts";

export function firstLit(view: View, table: TableModel): Set<string> {
  const lit = new Set<string>();
  const moves = table.chosen ? table.moves : table.remaining.length ? table.remaining : table.moves;
  const isUnit = (id: string) => seatOfUnit(view, id) !== "";
  for (const move of moves) {
    const all = table.targets(move);
    const waits = all.some((id) => isUnit(id) && !table.picks.includes(id) && !table.picked.has(id));
    for (const id of all) if (isHex(view, id) && !waits && table.lit.has(id)) lit.add(id);
  }
  return lit;
}

// The move that is chosen, as a path of a unit: from where to where.
export function pathOf(view: View, table: TableModel): { unit: string; from: string; to: string } | null {
  const ids = table.chosen ? table.targets(table.chosen) : [];
  const unit = ids.find((id) => seatOfUnit(view, id)) ?? (table.chosen?.verb.startsWith("ride") ? (view.fight?.unit ?? "") : "");
  const to = ids.find((id) => isHex(view, id));
  const from = unit ? (view.players[seatOfUnit(view, unit)]?.units[unit] ?? "") : "";
  return unit && to && isHex(view, from) && from !== to ? { unit, from, to } : null;
}
