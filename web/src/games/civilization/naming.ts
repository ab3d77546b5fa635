// What things, moves and places are called.
import { t } from "../../lib/i18n.svelte.ts";
import { prefs } from "../../lib/prefs.svelte.ts";
import type { Move, Texts } from "../../lib/types.ts";
import type { TableModel } from "../../table/model.svelte.ts";
import { cityAt, groupAt, isSquare, squareName, type CityAt, type Sheet } from "./board.ts";
import { kCityNames } from "./city_names.ts";
import { iconOf, kActIcons, signOf } from "./signs.ts";
import { kCityWords, type Components, type View } from "./types.ts";
import { say, sayAny } from "./words.ts";

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Keys of texts that are no names of things.
const kNoNames = new Set(["ask", "log", "why", "move", "option", "entry", "text", "plural", "rule", "game", "field", "row", "error", "source", "bonus", "hand", "space", "dial", "deck", "pile", "leader", "troop", "map", "scout_mark", "board", "painted", "story", "heading", "change", "tie"]);
let nouns = new Map<string, string>();
let all: Texts = {};

// The index shows things without a table around them.
let loaded: Components | null = null;
export const components = (): Components | null => loaded;

export function setNames(c: Components, texts: Texts) {
  loaded = c;
  all = texts;
  nouns = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const [kind = "", id = "", form = ""] = key.split(".");
    if (!form && id && !kNoNames.has(kind) && !nouns.has(id)) nouns.set(id, text);
  }
}

// A copy of a card is called like the card: infantry_13_2 is infantry_13.
const designOf = (id: string): string => id.replace(/_\d$/, "");
const kPrefixes = /^(gov|use|market|seat|edge|source)_/;
export function nameOf(id: string): string {
  if (isSquare(id)) return squareName(id);
  const bare = id.replace(kPrefixes, "");
  const text = sayAny(`name.${id}`) ?? (id.startsWith("gov_") ? all[`government.${bare}`] : undefined) ?? nouns.get(id) ?? nouns.get(bare) ?? nouns.get(designOf(id)) ?? all[`source.${bare}`];
  return titled(text ?? bare.replace(/_/g, " "));
}
// What a card or a building does, in a sentence.
export const tellOf = (id: string): string => all[`text.${id}`] ?? all[`text.${designOf(id)}`] ?? "";
// What a technology or an event does, without the level that stands beside it; what a wonder does, without its era and cost.
export const gistOf = (id: string): string => tellOf(id).replace(/^(?:\S+ [IV]+\.|[IV]+\. [^\s.]+\.)\s*/u, "");
export const wonderGist = (id: string): string => tellOf(id).replace(/^[^.]+\.\s[^.]+\.\s*/u, "");
export const troopName = (type: string, rank: number): string => titled(all[`troop.${type}_${Math.max(1, rank)}`] ?? nameOf(type));
export const textOf = (key: string): string | undefined => all[key];

// Cities are named by their nation.
export function cityName(view: View, { seat, word }: Pick<CityAt, "seat" | "word">): string {
  const name = kCityNames[view.players[seat]?.nation ?? ""]?.[kCityWords.indexOf(word as "capital")];
  return name ? (typeof name === "string" ? name : name[prefs.lang === "cs" ? 1 : 0]) : nameOf(word);
}
export const seatName = (view: View, seat: string): string => nameOf(view.players[seat]?.nation ?? seat);
// Who plays a seat: a person by name, a bot by its nation.
export const playerName = (table: TableModel, seat: string): string => table.card?.seats.find(({ word }) => word === seat)?.who?.name ?? seatName(table.view as View, seat);

export const amountsText = (amounts: Record<string, number> | undefined): string => Object.entries(amounts ?? {}).filter(([, n]) => n).map(([kind, n]) => `${n}× ${nameOf(kind).toLowerCase()}`).join(", ");
// What was asked, "Build: what?", as the title and the question under it.
export function question(texts: Texts, row: string): { title: string; sub: string } {
  const [, topic = "", rest = ""] = /^(?:([^:?]{1,24}): )?(.*)$/.exec(texts[`ask.${row}`] ?? "") ?? [];
  const title = topic.toLowerCase();
  return { title: sayAny(`ask.${row}`) ?? (title === t("turn.yours").toLowerCase() ? "" : title), sub: titled(rest) };
}

// ---- moves
const kIcons: Record<string, string> = {
  keep_nation: "crown", adopt: "book", return_policy: "book", found_capital: "capital", found_metropolis: "metropolis", found: "city", place: "army", govern: "government", assign: "scout", grow: "metropolis", shelter: "army", build: "build", at: "build", with_caravan: "caravan", without: "confirm", arts: "culture", harvest: "harvest", program: "program",
  move: "march", go: "march", reveal: "explore", enter: "attack", stop: "confirm", disband: "cancel", disband_into: "fortification", research: "research", no_research: "pass", use: "action", pay: "payment", boost: "production", take: "harvest", done: "confirm", advance: "culture", leap: "culture", pick_deck: "deck", keep_event: "event", discard_event: "event", play_event: "event",
  keep_person: "player", place_person: "player", keep_marker: "player", reveal_person: "player", pass: "pass", cancel_event: "veto", cancel_person: "veto", cancel_marker: "veto", cancel_gift: "veto", cancel_other: "veto", lock_marker: "veto", lock_gift: "veto", lock_other: "veto", learn: "research", research_too: "research", front: "attack", strike: "attack", end_turn: "confirm", loot: "chain", wound: "wound", heal: "health", save_unit: "health",
  propose: "trade", accept: "confirm", accept_loss: "confirm", refuse: "cancel", withdraw: "cancel", next: "confirm", show: "spectator", send: "confirm", invest: "investment", invest_free: "investment", use_relic: "relic", trigger: "action", aim_square: "location", aim_figures: "army", aim_person: "player", aim_seat: "player", strip_coin: "mint", extra_act: "city", enough: "confirm",
};
export function iconFor(c: Components, verb: string, move?: Move): string {
  const [, a = "", b = ""] = move?.move.split(" ") ?? [];
  if (verb === "build" && b) return iconOf(c, b) || "build";
  if (verb === "disband_into") return a === "army" ? "fortification" : "caravan";
  if (verb === "move") return Number(b) ? "army" : "scout";
  if (["pay", "take", "give_token", "ask_token", "pick_type", "strike", "front"].includes(verb)) return signOf(a) || signOf(a.split("_")[0] ?? "") || (kIcons[verb] ?? "action");
  if (["use", "play_event", "reveal_person", "keep_person", "research", "learn", "trigger", "raise_building"].includes(verb)) return iconOf(c, a) || (kIcons[verb] ?? "action");
  return kIcons[verb] ?? kActIcons[verb] ?? "action";
}

const figures = (armies: number, scouts: number): string => [armies ? say("n_armies", { n: armies }) : "", scouts ? say("n_scouts", { n: scouts }) : ""].filter(Boolean).join(" + ");
export const groupName = figures;
// What is chosen, beside the verb that stands before it.
export function chip(move: Move, view: View | null): string {
  const [verb = "", a = "", b = "", d = ""] = move.move.split(" ");
  if (!a) return sayAny(`verb.${verb}`) ?? move.label;
  if (verb === "move" || verb === "aim_figures") return `${nameOf(a)}: ${figures(Number(b), Number(d))}`;
  const called = (id: string): string => (view && move.things?.some(([kind, thing]) => kind === "seat" && thing === id) ? seatName(view, id) : view && move.things?.some(([kind, thing]) => kind === "city" && thing === id) ? (ownCity(view, id) ?? nameOf(id)) : nameOf(id));
  if (verb === "found") return b === "scout" || !b ? nameOf(a) : `${nameOf(a)} (${nameOf(b)})`;
  if (d) return move.label;
  if (b) return `${called(a)} → ${called(b)}`;
  return called(a);
}
// A city of whoever moves now.
const ownCity = (view: View, word: string): string | undefined => (view.active ? cityName(view, { seat: view.active, word }) : undefined);

// ---- labels for those who listen
export function groupLabel(view: View, { seat, armies, scouts, square }: { seat: string; armies: number; scouts: number; square: string }): string {
  return `${figures(armies, scouts)} (${seatName(view, seat)}), ${squareName(square)}`;
}
export const cityTitle = (view: View, square: string): string => {
  const city = cityAt(view, square);
  return city ? `${cityName(view, city)} (${seatName(view, city.seat)})` : "";
};

// A square in words: where, what ground, what lies and stands there.
export function squareLabel(c: Components, view: View, sheet: Sheet, id: string): string {
  const square = sheet.squares.get(id);
  if (!square?.terrain) return `${squareName(id)}: ${say("unknown_land")}`;
  const group = groupAt(view, id);
  const marker = view.map_markers[id];
  const lies = view.things[id] ?? marker?.kind ?? (square.printed === "hut" || square.printed === "village" || c.relics.some((relic) => relic.id === square.printed) ? "" : square.printed);
  return [`${squareName(id)}: ${nameOf(square.terrain)}`, cityTitle(view, id), lies ? nameOf(lies) : "", group ? `${figures(group.armies, group.scouts)} (${seatName(view, group.seat)})` : ""].filter(Boolean).join(", ");
}
