// What things, moves and places are called.
import { t } from "../../lib/i18n.svelte.ts";
import { prefs } from "../../lib/prefs.svelte.ts";
import type { Move, Texts } from "../../lib/types.ts";
import type { TableModel } from "../../table/model.svelte.ts";
import { capitalTile, designOf, discoveryOf, hexName, isHex, listOf, named, rawOf, seatOfUnit, unitOf, unitsAt } from "./board.ts";
import { iconOfCombat, iconOfGoldCard, iconOfGood, iconOfPainting, iconOfTile, iconOfUnit, kSpaceIcons, signOf } from "./signs.ts";
import { kNumerals, type Amounts, type Components, type View } from "./types.ts";
import { say, sayAny } from "./words.ts";

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Keys of texts that are no names of things.
const kNoNames = new Set(["ask", "log", "why", "move", "option", "entry", "text", "plural", "rule", "game", "field", "row", "error"]);
let nouns = new Map<string, string>();
let told = new Map<string, string>(); // what cards do
let designs = new Map<string, { name?: string; name_cs?: string; text?: string; text_cs?: string }>();

// The index shows things without a table around them.
let loaded: Components | null = null;
export const components = (): Components | null => loaded;

export function setNames(c: Components, texts: Texts) {
  loaded = c;
  nouns = new Map();
  told = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const [kind = "", id = "", form = ""] = key.split(".");
    if (kind === "text" || form === "does" || form === "gives") told.set(id, text);
    else if (!form && id && !kNoNames.has(kind) && !nouns.has(id)) nouns.set(id, text);
  }
  const lists = [...Object.values(c), ...c.player_boards.map((board) => board.units)].filter(Array.isArray) as { id?: string; name?: string }[][];
  designs = new Map(lists.flat().filter((thing) => thing?.id).map((thing) => [thing.id!, thing]));
}

const kHex = /^[a-z]\d{1,2}$/;
export function nameOf(id: string): string {
  if (kHex.test(id)) return hexName(id);
  const text = nouns.get(id) ?? nouns.get(designOf(id)) ?? named2(id) ?? named2(designOf(id));
  return titled(text ?? sayAny(`name.${id}`) ?? id.replace(/_/g, " "));
}
const named2 = (id: string): string | undefined => designs.get(id)?.[prefs.lang === "cs" ? "name_cs" : "name"];
// What a card, a painting or a tile does, in a sentence.
export function tellOf(id: string): string {
  const design = designOf(id);
  return told.get(id) ?? told.get(design) ?? (designs.get(id) ?? designs.get(design))?.[prefs.lang === "cs" ? "text_cs" : "text"] ?? "";
}

// The same without its price and points, where those are drawn beside it.
export const effectOf = (id: string): string => tellOf(id).replace(/^.*?\bV[PB]\.\s+(?=\S)/, "");

export const amountsText = (amounts: Amounts | undefined): string => Object.entries(amounts ?? {}).filter(([, n]) => n).map(([kind, n]) => `${n}× ${nameOf(kind).toLowerCase()}`).join(", ");
// What was asked, "Build: what?", as the title and the question under it.
export function question(texts: Texts, row: string): { title: string; sub: string } {
  const [, topic = "", rest = ""] = /^(?:([^:?]{1,24}): )?(.*)$/.exec(texts[`ask.${row}`] ?? "") ?? [];
  const title = topic.charAt(0).toLowerCase() + topic.slice(1);
  return { title: sayAny(`ask.${row}`) ?? (title === t("turn.yours").toLowerCase() ? "" : title), sub: titled(rest) };
}

// ---- labels for those who listen
const seatName = (view: View, seat: string): string => nameOf(view.players[seat]?.monarch ?? view.players[seat]?.board ?? seat);
// Who plays a seat: a person by name, a bot by its monarch.
export const playerName = (table: TableModel, seat: string): string => table.card?.seats.find(({ word }) => word === seat)?.who?.name ?? seatName(table.view as View, seat);
export function unitLabel(c: Components, view: View, id: string): string {
  const at = view.players[seatOfUnit(view, id)]?.units[id] ?? "";
  const strength = unitOf(c, id)?.strength ?? 0;
  return `${nameOf(id)} (${seatName(view, seatOfUnit(view, id))}), ${say("strength_n", { n: strength })}${isHex(view, at) ? `, ${hexName(at)}` : ""}`;
}
export function hexLabel(c: Components, view: View, id: string): string {
  const hex = view.hexes[id]!;
  const parts = [hexName(id), hex.tile ? "" : nameOf(hex.terrain).toLowerCase()];
  if (hex.tile) {
    parts.push(`${hex.tile === "capital" ? say("capital") : nameOf(hex.tile)} (${seatName(view, hex.builder ?? "")})`);
    if (hex.tile !== "capital") parts.push(say("worth_n", { n: hex.worth ?? 0 }));
    if (hex.holder && hex.holder !== hex.builder) parts.push(say("held_by", { who: seatName(view, hex.holder) }));
    if (hex.palace) parts.push(nameOf(hex.palace));
    if (listOf(hex.items).length) parts.push(amountsText(hex.items));
  } else if (hex.discovery === "down") {
    const seen = Array.isArray(hex.hidden_tile) && hex.hidden_tile.length === 1 ? named(hex.hidden_tile)[0] : "";
    parts.push(seen ? say("peeked", { what: nameOf(discoveryOf(c, seen)?.id ?? seen) }) : say("face_down"));
  } else if (hex.discovery) parts.push(nameOf(hex.discovery));
  else if (capitalTile(c, view, id)) parts.push(nameOf(rawOf(capitalTile(c, view, id)!)).toLowerCase());
  else if (!unitsAt(view, id).length) parts.push(say("free_hex"));
  for (const unit of unitsAt(view, id)) parts.push(`${nameOf(unit)} (${seatName(view, seatOfUnit(view, unit))})`);
  return parts.filter(Boolean).join(", ");
}

// ---- moves
const kIcons: Record<string, string> = {
  act: "action", stop: "pass", deploy: "br-deploy", paint: "painting", refill: "deck", build: "build", build_city: "city", build_twice: "build", site: "build", renovate: "br-renovate", flip: "br-renovate", make: "br-manufacture", make_for_monarch: "crown", make_beside: "goods", take_raw: "br-import", trade: "trade", give: "trade", give_from: "trade", give_combat: "br-combat-card",
  move: "br-march", move_fight: "attack", go: "br-march", go_fight: "attack", sail: "br-water", sail_fight: "attack", ride: "br-swift", ride_fight: "attack", halt: "confirm", fire: "br-ranged", assault: "attack", peek: "br-peek", muster: "br-combat-card", end: "confirm", use_all: "confirm", leave: "cancel", lay: "br-combat-card", laid: "confirm", camp: "storage", camp_from: "storage", enough: "confirm",
  lose: "cancel", save: "capital", reveal: "task", palace: "br-palace", no_palace: "pass", play: "br-gold-card", spy_on: "br-peek", withdraw: "army", sacrifice: "br-token", isabel: "br-palace", outpost: "city", put_under: "br-token", quilombo: "br-quilombo", no_task: "pass", pay: "payment", pay_from: "payment", pay_gold: "br-gold-card", pay_combat: "br-combat-card", use: "crown",
  drop: "storage", drop_gold: "br-gold-card", drop_combat: "br-combat-card", factory: "goods", signo: "br-combat-card", done: "confirm", keep_task: "task", reign: "crown", found: "br-palace", choose_board: "player",
};
export function iconFor(c: Components, verb: string, move?: Move): string {
  const [, a = ""] = move?.move.split(" ") ?? [];
  if (verb === "act" || verb === "put_under") return kSpaceIcons[a] ?? "action";
  if (["pay", "pay_from", "give", "give_from", "take_raw", "drop", "camp", "camp_from"].includes(verb) && signOf(a)) return signOf(a);
  if (verb === "build" && a) return iconOfTile(c, a);
  if (["move", "go", "sail", "fire", "deploy", "lose", "save", "withdraw"].includes(verb) && a) return iconOfUnit(c, a);
  if (verb === "lay" || verb === "drop_combat") return a ? iconOfCombat(c, a) : "br-combat-card";
  if (verb === "play") return a ? iconOfGoldCard(c, a) : "br-gold-card";
  if (verb === "paint") return a ? iconOfPainting(c, a) : "painting";
  if (verb.startsWith("make") && a) return iconOfGood(a);
  return kIcons[verb] ?? "action";
}

// What is chosen, beside the verb that stands before it.
export function chip(move: Move, view: View | null): string {
  const [verb = "", a = "", b = "", ...more] = move.move.split(" ");
  if (!a) return sayAny(`verb.${verb}`) ?? move.label;
  if (more.length) return move.label;
  if (["pay_from", "give_from", "camp_from"].includes(verb)) return say("chip.from", { what: nameOf(a), where: nameOf(b) });
  if (verb === "found" && view && loaded && capitalTile(loaded, view, a)) return `${hexName(a)}: ${nameOf(rawOf(capitalTile(loaded, view, a)!)).toLowerCase()}`;
  if (b) return `${nameOf(a)} → ${nameOf(b)}`;
  if (verb === "spy_on" && view) return seatName(view, a);
  return nameOf(a);
}
export const eraName = (n: number): string => kNumerals[n] ?? "";

// What a task wants, and where a palace goes, in a word or two.
export function conditionName({ kind, building, shape, order, min }: { kind: string; building?: string; shape?: string; order?: string; min: number }): string {
  if (kind === "control_building") return building && building !== "any" ? nameOf(building).toLowerCase() : say("n.buildings", { n: min });
  if (kind === "goods_made") return shape ? say("goods_shape", { shape: say(`shape.${shape as "square"}`) }) : say("n.goods", { n: min });
  if (kind === "paintings") return order ? say("paintings_of", { order: nameOf(order) }) : say("n.paintings", { n: min });
  return sayAny(`n.${kind}`) ? say(`n.${kind as "units_on_map"}`, { n: min }) : kind;
}
// The same on a small card, where a sign shows the rest: a shape, an order, a building.
export const conditionBrief = ({ kind, min, building = "any" }: { kind: string; building?: string; min: number }): string => sayAny(`brief.${building}`) ?? conditionName({ kind, min, building });
export const placementName = ({ kind, era, building }: { kind: string; era?: number; building?: string }): string => (kind === "building_kind" && building ? nameOf(building).toLowerCase() : kind === "city" ? say("on_city") : say("on_era", { n: kNumerals[era ?? 1] ?? "" }));
