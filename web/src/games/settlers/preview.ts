// What a move would do to its player, told before it is sent, as far as it is sure: cards that are drawn, and what a later choice
// decides, are named without numbers. A test compares the numbers with what the server did in recorded games.
import type { Move, Texts } from "../../lib/types.ts";
import type { Change, Preview } from "../game.ts";
import { cardOf, countedLocations, ownerOf, type Card } from "./cards.ts";
import { titled } from "./naming.ts";
import { gainsOf, have, razePrice } from "./reckon.ts";
import { iconOf } from "./signs.ts";
import { kGoods, type Amount, type Components, type Effect, type View } from "./types.ts";
import { say } from "./words.ts";

class Reckoning {
  readonly numbers: Record<string, number> = {};
  readonly notes: Change[] = [];
  unsure = false; // gold may stand in for something: the player will be asked
  readonly #before: Record<string, number> = {};
  readonly #why = new Map<string, string[]>();

  constructor(
    readonly c: Components,
    readonly view: View,
    readonly seat: string,
    readonly texts: Texts,
  ) {
    const player = view.players[seat]!;
    for (const good of kGoods) this.numbers[good] = have(player, good);
    this.numbers.vp = player.vp;
    this.numbers.hand = player.hand_size;
    Object.assign(this.#before, this.numbers);
  }

  // Cards count as cards of the hand, whichever deck they come from.
  add({ good, amount }: Amount, why = "") {
    const id = good.startsWith("card") ? "hand" : good;
    if (!(id in this.numbers)) return void this.note(iconOf(good), this.texts[`good.${good}`] ?? good);
    this.numbers[id]! += amount;
    if (why && amount) this.#why.set(id, [...(this.#why.get(id) ?? []), `${why} ${amount > 0 ? "+" : ""}${amount}`]);
  }

  note(icon: string, what: string, to?: string | number) {
    this.notes.push({ icon, what: titled(what), to });
  }

  // Gold replaces what is short; whoever has gold to spare is asked.
  pay(good: string, amount: number) {
    const resource = good === "wood" || good === "stone" || good === "food";
    if (good === "card_from_hand") return void (this.numbers.hand! -= amount);
    if (good === "any_resource" || good === "own_deal" || good === "location") {
      this.unsure ||= good === "any_resource";
      return void this.note(iconOf(good), say(`pay.${good}`));
    }
    const short = resource ? Math.max(0, amount - this.numbers[good]!) : 0;
    if (resource && this.numbers.gold! > 0 && short < amount) this.unsure = true;
    this.numbers[good]! -= amount - short;
    this.numbers.gold! -= short;
  }

  // Features of this seat that answer to what happens, each once.
  react(event: string, fits: (effect: Effect) => boolean) {
    for (const { card, word } of countedLocations(this.c, this.view, this.seat)) this.#features(card, word, event, fits);
  }
  #features(card: Card, word: string, event: string, fits: (effect: Effect) => boolean) {
    for (const effect of card.design.feature ?? [])
      if (effect.event === event && fits(effect)) for (const gain of gainsOf(this.c, this.view, this.seat, effect.effects ?? [])) this.add(gain, this.texts[`location.${word}`]);
  }

  changes(): Change[] {
    const order = [...kGoods, "hand", "vp"];
    const rows = order.filter((id) => this.numbers[id] !== this.#before[id]).map((id) => {
      const label = titled(id === "hand" ? say("in_hand") : (this.texts[`good.${id}.many`] ?? this.texts[`good.${id}`] ?? id));
      return { icon: id === "hand" ? "card" : iconOf(id), what: label, from: this.#before[id], to: this.numbers[id], note: this.#why.get(id)?.join(", "), strong: id === "vp" };
    });
    const gold = this.unsure && this.numbers.gold ? [{ icon: "gold", what: say("gold_too") }] : [];
    return [...this.notes, ...gold, ...rows];
  }
}

function build(r: Reckoning, face: string, deal: boolean) {
  const card = cardOf(r.c, face);
  if (!card) return;
  for (const good of ["wood", "stone", "food"] as const) if (card.cost[good]) r.pay(good, card.cost[good]);
  if (card.cost.location && !deal) r.note("location", say("pay.location"));
  if (!deal) r.numbers.hand! -= 1;
  const { design } = card;
  const self = (effect: Effect) => (effect.per?.color && design.colors.includes(effect.per.color) ? 1 : 0); // it counts itself
  for (const effect of [...(design.production ?? []), ...design.build_bonus]) {
    const [gain] = gainsOf(r.c, r.view, r.seat, [effect]);
    if (gain) r.add({ good: gain.good, amount: effect.kind === "gain_per" ? Math.min(gain.amount + self(effect), effect.max_total ?? 99) : gain.amount });
  }
  const fits = ({ filter }: Effect) => (filter?.color ? design.colors.includes(filter.color) : filter?.deck === "faction" ? design.deck !== "common" : true);
  r.react("on_build", fits);
  for (const effect of design.feature ?? []) if (effect.event === "on_build" && fits(effect)) for (const gain of gainsOf(r.c, r.view, r.seat, effect.effects ?? [])) r.add(gain, r.texts[`card.${design.id}`]);
}

function raze(r: Reckoning, card: Card, price: number, enemy: boolean) {
  r.numbers.raze! -= price;
  for (const good of card.raze) r.add({ good, amount: 1 });
  r.react("on_raze", ({ filter }) => enemy || filter?.target === "any");
}

function activate(r: Reckoning, word: string, times: number) {
  const action = cardOf(r.c, word)?.design.action;
  for (let i = 0; i < times; ++i) for (const { good, amount } of action?.cost ?? []) r.pay(good, amount);
  for (let i = 0; i < times; ++i) for (const gain of gainsOf(r.c, r.view, r.seat, action?.effects ?? [])) r.add(gain);
  if (action?.effects.some(({ kind }) => kind !== "gain" && kind !== "gain_per")) r.note("action", r.texts[`text.${cardOf(r.c, word)!.design.id}`] ?? "");
}

function enemyRaze(r: Reckoning, location: string) {
  const card = cardOf(r.c, location)!;
  const { price, extra } = razePrice(r.c, r.view, location);
  const owner = ownerOf(r.view, location);
  if (owner === r.seat) return; // Rabble: paid before
  if (extra) r.note("defence", say("protected"), `+${extra}`);
  raze(r, card, price, true);
  if (card.design.deck === "common" && owner !== "virtual") r.note("foundation", say("left_foundation", { who: r.texts[`faction.${r.view.players[owner]?.faction}`] ?? "" }));
}

function reckon(r: Reckoning, move: Move) {
  const [verb = "", a = "", b = ""] = move.move.split(" ");
  if (verb === "build") build(r, a, false);
  else if (verb === "build_deal") build(r, a, true);
  else if (verb === "deal") {
    r.pay("food", 1);
    r.numbers.hand! -= 1;
    r.add({ good: cardOf(r.c, a)?.deal ?? "", amount: 1 });
    r.note("deal", say("each_round"));
    r.react("on_deal", () => true);
  } else if (verb === "raze_card") {
    r.numbers.hand! -= 1;
    raze(r, cardOf(r.c, a)!, 1, false);
  } else if (verb === "raze") enemyRaze(r, a);
  else if (verb === "activate" || verb === "activate_twice") activate(r, a, verb === "activate" ? 1 : 2);
  else if (verb === "exchange" || verb === "exchange_card") {
    r.numbers.worker! -= 2;
    r.add({ good: verb === "exchange" ? a : "card", amount: 1 });
  } else if (verb === "defend") r.numbers.defense! -= 1;
  else if (verb === "samurai") r.numbers.worker! -= 1;
  else if (verb === "stash_good") r.numbers[b]! -= 1;
  else if (verb === "stash_card") {
    r.numbers.hand! -= 1;
    r.add({ good: "vp", amount: 1 });
  } else if (verb === "pay") r.numbers[a]! -= 1;
  else if (verb === "gain" || verb === "keep_good" || verb === "spoil" || verb === "steal") r.add({ good: verb === "spoil" || verb === "steal" ? b : a, amount: 1 });
  else if (verb === "pay_card" || verb === "discard") r.numbers.hand! -= 1;
  else if (verb === "draw_from" || verb === "take" || verb === "draft" || verb === "keep") r.numbers.hand! += 1;
  else if (verb === "pass") r.note("closed", say("pass_note"));
}

export function preview(c: Components, view: View, seat: string, move: Move, texts: Texts, icon: string): Preview {
  const r = new Reckoning(c, view, seat, texts);
  reckon(r, move);
  const place = ["activate", "activate_twice"].includes(move.verb) ? move.elements[0] : undefined;
  const gained = (r.numbers.vp ?? 0) - (view.players[seat]?.vp ?? 0);
  return { icon, title: move.label, changes: r.changes(), ghost: place && gained ? { element: place, colour: `+${gained}` } : null, numbers: r.unsure ? { vp: r.numbers.vp!, hand: r.numbers.hand! } : r.numbers };
}
