// How far a task is: what its conditions want, as printed, and how many there are, as the view says.
import type { Components, Condition, View } from "./types.ts";

export interface Progress {
  condition: Condition;
  have: number | undefined; // of revealed tasks nobody counts any more
  met: boolean;
}

export function progress(c: Components, view: View, seat: string, task: string): Progress[] {
  const card = c.task_cards.find(({ id }) => id === task);
  const counts = view.players[seat]?.task_progress?.[task];
  return (card?.conditions ?? []).map((condition, i) => {
    const have = counts?.[i];
    return { condition, have, met: have !== undefined && have >= condition.min };
  });
}
// "2/3", or what is wanted alone.
export const countText = ({ have, condition }: Progress): string => (have === undefined ? String(condition.min) : `${have}/${condition.min}`);
export const pointsOf = (c: Components, task: string): string => {
  const card = c.task_cards.find(({ id }) => id === task);
  return card?.vp !== undefined ? String(card.vp) : (card?.conditions ?? []).map(({ vp }) => vp ?? 0).join(" + ");
};
export const eraOfTask = (task: string): number => Number(/^task_(\d)/.exec(task)?.[1] ?? 0);
