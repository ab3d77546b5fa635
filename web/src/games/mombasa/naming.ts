// What things, moves and their chips are called, and their icons.
import type { Move, Texts } from "../../lib/types.ts";
import { cardIcon, titled } from "./faces.ts";
import { cardOf, iconOf, rewarding } from "./reading.ts";
import { spoken } from "./signs.ts";
import { kCompanies, type Components, type View } from "./types.ts";
import { pounds, say } from "./words.ts";

const kKinds = ["region", "company", "seat", "commodity", "space", "slot", "card_space", "book_space", "card", "book", "start_tile", "tile", "side"];
const kIcons: Record<string, string> = {
  keep: "book", rest: "fold", plan: "quill", plan_none: "pass", ready: "seal", lay_plus: "goods", acquire: "card", trade: "share", use: "goods", use_done: "confirm", expand: "expand", bookkeeper: "bookkeeper", merchant: "merchant", occupy: "marker",
  leave: "pass", place: "post", stop: "pass", take_post: "post", return_post: "post", flip: "cancel", flip_none: "pass", jar_to: "ink", jar_stay: "pass", take_book: "book", take_money: "coin", remove_post: "post-away", remove_none: "pass",
  buy: "coin", buy_none: "pass", advance: "share", cross: "coin", stop_steps: "pass", place_book: "book", sell: "crate", track: "share", take_row: "unfold",
};

export function namer(texts: Texts): (id: string) => string {
  return (id) => {
    const tile = /^bonus_(.*)/.exec(id)?.[1];
    if (tile) return titled(texts[`tile.${tile}`] ?? tile);
    const post = /^post_(.*)_(\d)/.exec(id);
    if (post) return say("column_of", { n: post[2]!, company: titled(texts[`company.${post[1]}`] ?? "") });
    const step = /^(step|choice)_(\d+)/.exec(id);
    if (step) return say(step[1] === "step" ? "step_n" : "reward_n", { n: step[2]! });
    const row = /^row_slot_(\d)/.exec(id);
    if (row) return say("row_n", { n: row[1]! });
    const bare = id.replace(/^track_/, "");
    const kind = kKinds.find((word) => texts[`${word}.${bare}`]);
    return kind ? titled(texts[`${kind}.${bare}`]!.replace(/ \(.*/, kind === "book" || kind === "start_tile" ? "$&" : "")) : bare.replace(/_/g, " ");
  };
}

export function iconFor(c: Components, verb: string, move?: Move): string {
  const [, a = "", b = ""] = move?.move.split(" ") ?? [];
  const card = ["plan", "rest", "acquire", "buy", "use", "sell"].includes(verb) ? cardOf(c, verb === "sell" ? a : b) : undefined;
  if (card) return cardIcon(card);
  if (["expand", "advance", "cross", "track", "take_post", "return_post", "remove_post"].includes(verb) && (kCompanies as readonly string[]).includes(a)) return a;
  return verb === "use_tile" || verb === "trade" ? iconOf(a) : (kIcons[verb] ?? "action");
}

// What is chosen, beside the verb that stands before it.
export function chip(c: Components, name: (id: string) => string, move: Move, view: View | null): string {
  const [, a = "", b = ""] = move.move.split(" ");
  switch (move.verb) {
    case "plan":
    case "rest":
    case "acquire":
    case "buy":
    case "use":
    case "bookkeeper":
    case "merchant":
    case "lay_plus":
      return name(b);
    case "take_post":
    case "return_post":
    case "remove_post":
      return `${name(a)} ${b}`;
    case "flip":
    case "jar_to":
      return say("step_n", { n: a });
    case "place_book":
      return say("step_n", { n: b });
    case "take_book":
      return name(b);
    case "use_tile":
      return name(`bonus_${a}`);
    case "cross":
      return `${name(a)} ${pounds(-Number(b))}`;
    case "choose":
      return spoken((view && alternatives(c, view)?.[Number(a) - 1]) || []) || say("reward_n", { n: a });
    default:
      return a ? name(a) : move.label;
  }
}

const alternatives = (c: Components, view: View) => {
  const id = rewarding(view);
  return c.bonus_spaces.find((space) => space.id === id)?.reward[0]?.tiers?.map((tier) => tier.reward) ?? c.company_tracks.flatMap((side) => side.special_spaces).find((special) => special.bonus.id === id)?.bonus.reward?.[0]?.options;
};
