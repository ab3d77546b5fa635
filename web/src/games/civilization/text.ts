// The table of Civilization in words, from the same view as the boards: for screen readers, and for those who like it compact.
import type { ScoreRow, TextSection } from "../game.ts";
import { allCities, citiesOf, groupsOf, squareName } from "./board.ts";
import { amountsText, cityName, groupLabel, nameOf, seatName, titled } from "./naming.ts";
import type { Components, View } from "./types.ts";
import { say } from "./words.ts";

const dash = (list: string[]) => list.join(", ") || "–";
const count = (held: unknown): number => (Array.isArray(held) ? held.length : Number(held ?? 0));

function player(view: View, seat: string): TextSection {
  const it = view.players[seat]!;
  return {
    title: `${seatName(view, seat)} (${nameOf(seat).toLowerCase()})`,
    lines: [
      `${say("government")}: ${it.government ? nameOf(`gov_${it.government}`) : "–"}; ${it.policies.map(nameOf).join(", ")}`,
      `${say("trade")}: ${it.trade}; ${say("culture")}: ${it.culture}; ${say("coins")}: ${it.coins}; ${say("track")}: ${it.track}`,
      `${say("cities")}: ${dash(citiesOf(view, seat).map((city) => `${cityName(view, city)} ${squareName(city.city.centre)}${city.city.income ? ` (${amountsText(city.city.income)})` : ""}`))}`,
      `${say("figures")}: ${dash(groupsOf(view).filter((group) => group.seat === seat).map((group) => groupLabel(view, group)))}`,
      `${say("techs")}: ${dash(it.techs.map(nameOf))}`,
      `${say("resources")}: ${amountsText(it.resources) || "–"}`,
      `${say("units")}: ${count(it.units)}; ${say("events")}: ${count(it.events)}; ${say("people")}: ${count(it.people) + count(it.people_shown)}`,
    ],
  };
}

export function text(c: Components, view: View, seats: string[]): TextSection[] {
  const lies = Object.entries(view.things).map(([square, id]) => `${squareName(square)}: ${nameOf(id)}`);
  const marks = Object.entries(view.map_markers).map(([square, { kind }]) => `${squareName(square)}: ${nameOf(kind)}`);
  const wonders = Object.entries(view.wonders).filter(([, at]) => typeof at === "number").map(([id]) => `${nameOf(id)} (${c.wonders.find((one) => one.id === id)?.cost ?? ""})`);
  return [
    { title: say("map"), lines: [...allCities(view).map((city) => `${squareName(city.city.centre)}: ${cityName(view, city)} (${seatName(view, city.seat)})`), ...lies, ...marks] },
    ...seats.filter((seat) => view.players[seat]).map((seat) => player(view, seat)),
    { title: say("market"), lines: [`${say("wonders")}: ${dash(wonders)}`, `${say("buildings")}: ${dash(Object.entries(view.stacks_left).map(([id, n]) => `${nameOf(id)} ${n}`))}`, `${say("resources")}: ${amountsText(view.market)}`] },
  ].map((section) => ({ ...section, title: titled(section.title) }));
}

// How far everybody is on the four ways to win.
export const scoreRows = (view: View, seats: string[]): ScoreRow[] => [
  { id: "track", label: say("track"), points: seats.map((seat) => view.players[seat]?.track ?? 0) },
  { id: "coins", label: say("coins"), points: seats.map((seat) => view.players[seat]?.coins ?? 0) },
  { id: "techs", label: say("techs"), points: seats.map((seat) => view.players[seat]?.techs.length ?? 0) },
];
