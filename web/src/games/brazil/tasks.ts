// How far a task is: what its conditions want, and what the table shows of it. Only for the eye; the server knows when it is done.
import { held, isCity } from "./board.ts";
import type { Components, Condition, View } from "./types.ts";

export interface Progress {
  condition: Condition;
  have: number;
  met: boolean;
}

function count(c: Components, view: View, seat: string, { kind, building, shape, order }: Condition): number {
  const player = view.players[seat]!;
  const tiles = held(view, seat).map(([, hex]) => hex.tile);
  switch (kind) {
    case "units_on_map":
      return Object.values(player.units).filter((at) => at in view.hexes || at === "moving").length;
    case "control_building":
      return tiles.filter((tile) => (building && building !== "any" ? tile === building : !isCity(c, tile))).length;
    case "control_city":
      return tiles.filter((tile) => isCity(c, tile)).length;
    case "goods_made":
      return Object.entries(player.goods).filter(([good, at]) => at !== "board" && (!shape || c.goods.find(({ id }) => id === good)?.shape === shape)).length;
    case "paintings":
      return player.paintings.filter((id) => !order || c.paintings.find((painting) => painting.id === id)?.order === order).length;
    case "palaces_on_map":
      return Object.values(player.palaces).filter(Boolean).length;
    default:
      return 0;
  }
}

export function progress(c: Components, view: View, seat: string, task: string): Progress[] {
  const card = c.task_cards.find(({ id }) => id === task);
  return (card?.conditions ?? []).map((condition) => {
    const have = count(c, view, seat, condition);
    return { condition, have, met: have >= condition.min };
  });
}
export const pointsOf = (c: Components, task: string): string => {
  const card = c.task_cards.find(({ id }) => id === task);
  return card?.vp !== undefined ? String(card.vp) : (card?.conditions ?? []).map(({ vp }) => vp ?? 0).join(" + ");
};
export const eraOfTask = (task: string): number => Number(/^task_(\d)/.exec(task)?.[1] ?? 0);
