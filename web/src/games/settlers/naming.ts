// What things, moves and their chips are called, and their icons.
import type { Move, Texts } from "../../lib/types.ts";
import { razePrice, cardOf, ownerOf, type Card, type Standing } from "./cards.ts";
import { iconOf } from "./signs.ts";
import { kFactions, type Components, type View } from "./types.ts";
import { say } from "./words.ts";

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const kPrefix = /^(from|hand|foot|burn|row|aside|deal|guard|under|good|swap|held|choose|deck|seat|stock)_/;
const kIcons: Record<string, string> = {
  choose: "feature", take: "card", draft: "card", ready: "confirm", draw_from: "deck", produce: "production", produce_deals: "deal", build: "build", deal: "deal", raze_card: "raze", raze: "raze", activate: "action", activate_twice: "action", exchange: "trade", exchange_card: "trade", stop: "pass", pass: "pass", end_turn: "confirm",
  defend: "defence", samurai: "samurai", stash_card: "card", stash_good: "goods", sacrifice: "location", pay: "goods", pay_card: "card", pay_deal: "deal", pay_attack: "deal", build_deal: "build", gain: "goods", option: "confirm", decline: "pass", keep: "card", copy: "redo", use_deal: "deal", use_attack: "deal",
  give_up: "glory", keep_good: "goods", remove: "location", spoil: "raze", steal: "goods", victim: "player", discard: "card", block: "closed", break_deal: "deal", break_attack: "raze", take_deal: "deal", take_attack: "raze", remote_deal: "deal", lay_foundation: "foundation", take_control: "location", trigger: "trigger", lose: "location",
};

export function namer(texts: Texts): (id: string) => string {
  return (id) => {
    const line = /^line_(\d+)/.exec(id);
    if (line) return say("attack_n", { n: line[1]! });
    const option = /^option_(\d+)/.exec(id);
    if (option) return say("option_n", { n: option[1]! });
    if (id === "deals") return say("deals");
    const [prefix] = kPrefix.exec(id) ?? [""];
    const bare = id.replace(kPrefix, "");
    const kinds = prefix === "deck_" || prefix === "from_" ? ["deck"] : prefix === "good_" || prefix === "swap_" || prefix === "held_" ? ["good"] : prefix === "choose_" ? ["faction"] : ["card", "location", "good", "faction", "seat", "deck"];
    const kind = kinds.find((word) => texts[`${word}.${bare}`]);
    return titled(kind ? texts[`${kind}.${bare}`]! : bare.replace(/_/g, " "));
  };
}

export function iconFor(verb: string, move?: Move): string {
  const [, a = "", b = ""] = move?.move.split(" ") ?? [];
  if (["exchange", "pay", "gain", "give_up", "keep_good", "use_attack", "pay_attack"].includes(verb) && a) return iconOf(a);
  if (verb === "stash_good" || verb === "steal" || verb === "spoil") return b ? iconOf(b) : (kIcons[verb] ?? "action");
  return kIcons[verb] ?? "action";
}

// What is chosen, beside the verb that stands before it.
export function chip(c: Components, texts: Texts, name: (id: string) => string, move: Move, view: View | null): string {
  const [, a = "", b = "", d = ""] = move.move.split(" ");
  const place = (word: string) => texts[`location.${word}`] ?? name(word);
  const good = (word: string) => texts[`good.${word}`] ?? word;
  switch (move.verb) {
    case "raze": {
      const price = view ? razePrice(view, a).price : 0;
      return price ? say("chip.price", { what: place(a), n: price }) : place(a);
    }
    case "exchange":
    case "pay":
    case "gain":
    case "give_up":
    case "keep_good":
    case "pay_attack":
    case "use_attack":
      return good(a);
    case "exchange_card":
    case "draw_from":
      return texts[`deck.${a}`] ?? a;
    case "steal":
      return `${good(b)} (${name(view?.players[a]?.faction ?? a)})`;
    case "victim":
      return name(view?.players[a]?.faction ?? a);
    case "spoil":
      return `${good(b)} (${place(a)})`;
    case "stash_good":
      return `${good(b)} → ${place(a)}`;
    case "stash_card":
      return `${name(d)} → ${place(a)}`;
    case "lay_foundation":
      return name(b);
    case "break_attack":
    case "take_attack":
      return `${a}. ${good(b)}`;
    case "option":
      return move.label;
    case "choose":
      return name(`choose_${a}`);
    default:
      return a ? (cardOf(c, a) && !texts[`card.${a}`] ? place(a) : name(a)) : move.label;
  }
}

const goodsText = (texts: Texts, goods: readonly string[]): string => goods.map((good) => texts[`good.${good}`] ?? good).join(", ");
const costText = (card: Card): string => {
  const parts = (["wood", "stone", "food"] as const).filter((good) => card.cost[good]).map((good) => `${card.cost[good]} ${say(`n.${good}`, { n: card.cost[good] })}`);
  if (card.cost.location) parts.push(say("a_location"));
  return parts.join(", ") || say("free");
};
const kindText = (texts: Texts, card: Card): string => [texts[`type.${card.design.type}`], ...card.design.colors.map((colour) => texts[`color.${colour}`])].join(", ");

// A card of a hand, a row or the index in words.
export function faceLabel(texts: Texts, card: Card): string {
  const foot = card.deal ? `${say("foot.deal")}: ${goodsText(texts, [card.deal])}` : card.raze.length ? `${say("foot.raze")}: ${goodsText(texts, card.raze)}` : "";
  return [`${texts[`card.${card.design.id}`]} (${kindText(texts, card)})`, `${say("cost")}: ${costText(card)}`, texts[`text.${card.design.id}`] ?? "", foot].filter(Boolean).join(". ").replace(/\.\. /g, ". ");
}

// A location in words: what it is, what it does, what lies on it, what razing it costs.
export function placeLabel(texts: Texts, view: View, { word, laid, card }: Standing): string {
  const parts = [`${texts[`location.${word}`] ?? word} (${kindText(texts, card)})`, (texts[`text.${card.design.id}`] ?? "").replace(/\.$/, "")];
  if (card.design.action) parts.push(say("used_of", { n: laid.uses ?? 0, of: card.design.action.max_per_round }));
  if (laid.defense) parts.push(texts["good.defense"] ?? "");
  if (laid.samurai) parts.push(say("samurai"));
  if (laid.blocked) parts.push(say("blocked"));
  if (laid.borrowed_by) parts.push(say("borrowed", { who: texts[`faction.${view.players[laid.borrowed_by]?.faction}`] ?? "" }));
  if (laid.remote_deal) parts.push(say("remote", { who: texts[`faction.${view.players[laid.remote_deal]?.faction}`] ?? "" }));
  const price = razePrice(view, word).price;
  if (price && ownerOf(view, word)) parts.push(say("raze_for", { n: price, goods: goodsText(texts, card.raze) }));
  return parts.join(". ");
}

const kColours: Record<string, string> = { barbarians: "red", romans: "blue", egyptians: "yellow", japanese: "purple" };
// The piece of a seat is that of its faction, once it has one.
export const markOf = (view: View | null, seat: string): string => kColours[view?.players?.[seat]?.faction ?? ""] ?? seat;
export const factionColour = (faction: string): string => kColours[faction] ?? "neutral";
export const isFaction = (id: string): boolean => (kFactions as readonly string[]).includes(id);
