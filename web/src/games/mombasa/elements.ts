// Which drawn elements a move touches, where they are drawn, and which look different after a change. Ids are those of
// components.json; where one word means two things the drawing adds a prefix: a company is its headquarters and `track_` its
// track, a card is the one in the hand, `row_` a resting row, `post_` a column, `step_` of the ledger, `bonus_` a tile at hand.
import type { Move } from "../../lib/types.ts";
import { kCompanies, type Components, type View } from "./types.ts";

export function targets(move: Move, view: View): string[] {
  const [, a = "", b = ""] = move.move.split(" ");
  switch (move.verb) {
    case "rest":
      return [`row_${a}`, b];
    case "plan":
      return [b];
    case "plan_none":
    case "use":
    case "bookkeeper":
    case "merchant":
      return [a];
    case "lay_plus":
      return ["bonus_plus_one", a];
    case "acquire":
    case "buy":
    case "take_book":
      return [a];
    case "use_tile":
      return [`bonus_${a}`];
    case "take_post":
    case "return_post":
    case "remove_post":
      return [`post_${a}_${b}`];
    case "advance":
    case "cross":
    case "track":
      return [`track_${a}`];
    case "flip":
    case "jar_to":
      return [`step_${a}`];
    case "place_book":
      return [`step_${b}`];
    case "choose":
      return [`choice_${a}`];
    case "take_row":
      return [`row_${a}`];
    default:
      return a && !view.players[a] ? [a] : [];
  }
}

export type Pane = "map" | "tracks" | "cards" | "books" | "spaces";

// The part of the board that shows an element; empty for the own board.
export function paneOf(c: Components, id: string): Pane | "" {
  if (id.startsWith("track_")) return "tracks";
  if (id.startsWith("post_") || (kCompanies as readonly string[]).includes(id) || c.regions.some((region) => region.id === id)) return "map";
  if (c.card_display.some((space) => space.id === id)) return "cards";
  if (c.book_display.some((space) => space.id === id)) return "books";
  if (id.startsWith("choice_") || c.bonus_spaces.some((space) => space.id === id) || /^[cd][12]_[12]$/.test(id)) return "spaces";
  return "";
}

// Where a question is answered: a pane of the board, or the own board.
export function whereOf(row: string): Pane | "mine" | "" {
  switch (row) {
    case "expand":
    case "take_post":
    case "return_post":
    case "remove_post":
    case "take_turn":
      return "map";
    case "advance":
    case "choose_tracks":
      return "tracks";
    case "buy_card":
      return "cards";
    case "spend_points":
      return "books";
    case "choose_reward":
      return "spaces";
    default:
      return row ? "mine" : "";
  }
}

export function changed(c: Components, before: View, after: View): string[] {
  const out: string[] = [];
  for (const company of kCompanies) {
    const [old, now] = [before.companies[company], after.companies[company]];
    for (const region of c.regions) if (old?.regions.includes(region.id) !== now?.regions.includes(region.id)) out.push(region.id);
    for (const column of ["1", "2", "3"]) if (old?.posts[column] !== now?.posts[column]) out.push(`post_${company}_${column}`);
    if (Object.keys(after.players).some((seat) => before.players[seat]?.tracks[company] !== after.players[seat]?.tracks[company])) out.push(`track_${company}`);
  }
  for (const [id, owner] of Object.entries(after.spaces)) if (owner && owner !== before.spaces[id]) out.push(id);
  for (const [id, card] of Object.entries(after.display)) if (card !== before.display[id]) out.push(id);
  for (const [id, book] of Object.entries(after.shelf)) if (book !== before.shelf[id]) out.push(id);
  return out;
}
