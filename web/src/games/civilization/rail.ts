// A phone shows one part of the table at a time: the parts, and which of the things that can be touched are where.
import type { Place } from "../game.ts";
import { sheetOf } from "./board.ts";
import { kCityVerbs } from "./cities.ts";
import { panes } from "./panes.svelte.ts";
import { kCityWords, kDirections, type Components, type View } from "./types.ts";
import { say } from "./words.ts";

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

export function railOf(c: Components, view: View): Place[] {
  const ofCity = ["army", "scout", "walls", ...ids(c.unit_types), ...ids(c.buildings), ...ids(c.wonders)];
  const isCity = (kCityVerbs as readonly string[]).includes(panes.verb); // else things are taken from the market, and cities lie on the map
  const squares = [...sheetOf(c, view).squares.keys(), ...kDirections.map((way) => `edge_${way}`)];
  return [
    { id: "pane_map", name: say("map"), elements: [...squares, ...panes.floating, ...(isCity ? [] : kCityWords)], on: panes.shown === "map" && !panes.sheet },
    { id: "pane_city", name: say("cities"), elements: isCity ? [...kCityWords, ...ofCity] : [], on: panes.sheet === "city" },
    { id: "pane_techs", name: say("techs"), elements: ids(c.techs), on: panes.sheet === "techs" },
    { id: "pane_market", name: say("market"), elements: [...Object.keys(view.market).map((id) => `market_${id}`), ...(isCity ? [] : ofCity)], on: panes.shown === "market" && !panes.sheet },
  ];
}
