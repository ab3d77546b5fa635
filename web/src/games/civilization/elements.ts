// Which drawn elements a move touches: the things it names, by their own words; where two things bear one word, the drawing adds a
// prefix. What cannot be drawn is left to the chips.
import type { Move } from "../../lib/types.ts";
import { isSquare } from "./board.ts";
import type { View } from "./types.ts";

export type Pane = "map" | "market";
export type Sheet = "" | "city" | "techs" | "battle" | "deal" | "window";

// A group of figures on a square: so many armies and scouts of those that stand there.
export const groupId = (armies: string | number, scouts: string | number): string => `group_${armies}_${scouts}`;

export const kNewFront = "front_new"; // the free column of a battle

const kPrefix: Record<string, string> = { govern: "gov", use: "use", take: "market", propose: "seat", accept: "seat", accept_loss: "seat", refuse: "seat", aim_seat: "seat", reveal: "edge", trigger: "source" };
const kBare = new Set(["with_caravan", "without", "stop", "enough", "pass", "done", "next", "show", "send", "withdraw", "end_turn", "no_research"]);

export function targets(move: Move): string[] {
  const [, a = "", b = "", c = ""] = move.move.split(" ");
  if (kBare.has(move.verb)) return [];
  if (move.verb === "move" || move.verb === "aim_figures") return [a, groupId(b, c)];
  if (move.verb === "front") return [a, kNewFront];
  if (move.verb === "found" || move.verb === "place" || move.verb === "shelter") return [a, b].filter(isSquare);
  if (kPrefix[move.verb]) return move.elements.map((id) => `${kPrefix[move.verb]}_${id}`);
  return [...move.elements];
}

// The part of the table where a phone finds what is asked.
const kMine = new Set(["play_event", "reveal_person", "keep_marker", "invest", "invest_free", "use_relic"]);
export const partOf = (moves: readonly Move[]): Pane | "mine" => (moves.length > 0 && moves.every(({ verb }) => kMine.has(verb) || kBare.has(verb)) && moves.some(({ verb }) => kMine.has(verb)) ? "mine" : "map");

// The sheet on which a question is answered; none where the map or one's own panel answers it.
const kSheetVerbs: Record<string, Sheet> = { build: "city", at: "city", with_caravan: "city", arts: "city", harvest: "city", research: "techs", research_too: "techs", learn: "techs" };
export const sheetFor = (row: string, moves: readonly Move[], fights: boolean): Sheet => (fights ? "battle" : /deal|give_items|ask_items|pick_given/.test(row) ? "deal" : (moves.map(({ verb }) => kSheetVerbs[verb]).find(Boolean) ?? ""));

// Elements that look different now.
export function changed(before: View, after: View): string[] {
  const out = new Set<string>();
  const differ = (old: Record<string, unknown> | undefined, now: Record<string, unknown> | undefined) => {
    for (const id of new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])) if (JSON.stringify(old?.[id]) !== JSON.stringify(now?.[id])) out.add(id);
  };
  differ(before.things, after.things);
  differ(before.map_markers, after.map_markers);
  differ(before.terrain, after.terrain);
  for (const [seat, now] of Object.entries(after.players ?? {})) {
    const old = before.players?.[seat];
    for (const [figure, { square }] of Object.entries(now.figures)) if (old?.figures[figure]?.square !== square) for (const id of [old?.figures[figure]?.square, square]) if (id) out.add(id);
    for (const [word, city] of Object.entries(now.cities)) {
      const was = old?.cities[word];
      const look = (one: typeof city) => JSON.stringify([one?.centre, one?.second, one?.walls, one?.fortified, one?.caravan, one?.program]);
      if (look(was) !== look(city)) for (const id of [city?.centre, city?.second, was?.centre]) if (id) out.add(id);
    }
    for (const tech of now.techs) if (old && !old.techs.includes(tech)) out.add(tech);
  }
  for (const wonder of Object.keys(after.wonders ?? {})) if (before.wonders?.[wonder] !== after.wonders[wonder]) out.add(wonder);
  return [...out];
}
