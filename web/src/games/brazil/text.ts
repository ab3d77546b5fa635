// The table of Brazil in words, from the same view as the boards: for screen readers, and for those who like it compact.
import type { ScoreRow, TextSection } from "../game.ts";
import { hexName, isHex, markOf, named, purse, sheetOf } from "./board.ts";
import { amountsText, conditionName, hexLabel, nameOf, tellOf, titled } from "./naming.ts";
import { countText, progress } from "./tasks.ts";
import { kNumerals, type Components, type View } from "./types.ts";
import { say } from "./words.ts";

const dash = (list: string[]) => list.join(", ") || "–";

function player(c: Components, view: View, seat: string): TextSection {
  const it = view.players[seat]!;
  const where = (at: string) => (isHex(view, at) ? hexName(at) : at === "store" ? say("in_store") : at === "gone" ? say("gone") : at === "moving" ? say("in_fight") : say("on_board"));
  const task = (id: string, done: boolean) => `${nameOf(id)}${done ? ` (${say("task_done")})` : ""}: ${progress(c, view, seat, id).map((row) => `${conditionName(row.condition)} ${countText(row)}`).join(", ")}`;
  const goods = Object.entries(it.goods).filter(([, at]) => at !== "board").map(([good, at]) => `${nameOf(good)} (${nameOf(at)})`);
  const tasks = [...it.revealed.map((id) => task(id, true)), ...named(it.tasks).map((id) => task(id, false))];
  return {
    title: `${titled(nameOf(it.monarch ?? it.board ?? seat))} (${nameOf(markOf(view, seat)).toLowerCase()}): ${say("points_n", { n: it.score?.total ?? 0 })}`,
    lines: [
      ...(it.monarch ? [`${say("monarch")}: ${tellOf(it.monarch)}`] : []),
      `${say("capital")}: ${it.capital ? hexName(it.capital) : "–"}`,
      `${say("spaces")}: ${it.token ? say("token_on", { what: nameOf(it.token) }) : "–"}${it.under.map((at, i) => (at ? `; ${say("token_n_below", { n: kNumerals[i + 1] ?? "", what: nameOf(at) })}` : "")).join("")}`,
      `${say("store")}: ${amountsText(it.store) || "–"}; ${say("with_tiles")}: ${amountsText(purse(view, seat)) || "–"}`,
      `${say("units")}: ${dash(Object.entries(it.units).map(([id, at]) => `${nameOf(id)} ${where(at)}`))}`,
      `${say("goods")}: ${dash(goods)}`,
      `${say("palaces")}: ${dash(Object.entries(it.palaces).filter(([, at]) => at).map(([id, at]) => `${nameOf(id)} ${hexName(at!)}`))}`,
      `${say("paintings")}: ${dash(it.paintings.map((id) => `${nameOf(id)} (${tellOf(id).replace(/\.$/, "")})`))}`,
      `${say("hand")}: ${say("hand_n", { gold: it.hand_sizes.gold, combat: it.hand_sizes.combat })}${[...named(it.gold_cards), ...named(it.combat_cards)].map((id) => `; ${nameOf(id)}`).join("")}`,
      ...tasks,
    ],
  };
}

export function text(c: Components, view: View, seats: string[]): TextSection[] {
  const land = sheetOf(view).hexes.filter(({ id }) => view.hexes[id]!.tile || view.hexes[id]!.units?.length || (view.hexes[id]!.discovery && view.hexes[id]!.discovery !== "down"));
  const gallery = view.gallery.filter((id): id is string => Boolean(id)).map((id) => `${nameOf(id)}: ${tellOf(id)} ${say("cost")}: ${amountsText(c.paintings.find((painting) => painting.id === id)?.cost) || say("free")}`);
  return [
    { title: nameOf(view.map), lines: land.map(({ id }) => hexLabel(c, view, id)) },
    ...seats.filter((seat) => view.players[seat]).map((seat) => player(c, view, seat)),
    ...Object.keys(view.players).filter((seat) => !seats.includes(seat)).map((seat) => player(c, view, seat)),
    { title: say("gallery"), lines: gallery },
    { title: say("market"), lines: [`${say("cities")}: ${dash(view.city_tops.filter((id): id is string => Boolean(id)).map((id) => `${nameOf(id)} (${amountsText(c.cities.find((city) => city.id === id)?.cost)})`))}`, `${say("buildings")}: ${c.buildings.map((one) => `${nameOf(one.id)} (${amountsText(one.cost)}; ${say("left_n", { n: view.supply[one.tile] ?? 0 })})`).join(", ")}`] },
  ];
}

export const kScore = ["units", "goods", "paintings", "tasks", "gold_cards", "discoveries", "palaces", "tiles"] as const;
export const scoreRows = (view: View, seats: string[]): ScoreRow[] => kScore.map((id) => ({ id, label: say(`score.${id}`), points: seats.map((seat) => view.players[seat]?.score?.[id] ?? 0) }));
// BR-18.13: science on tiles that the player controls.
export const ties = (view: View, seats: string[]): ScoreRow[] => [{ id: "science", label: say("tie.science"), points: seats.map((seat) => view.players[seat]?.science_on_tiles ?? 0) }];
