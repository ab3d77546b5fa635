// What a move would do to its player, told before it is sent: as far as it follows from the move alone. What a later choice
// decides (which goods, which book) is left out; a test compares the numbers with what the server did in recorded games.
import type { Move } from "../../lib/types.ts";
import type { Change, Preview } from "../game.ts";
import { cardOf, coinsOf, costOf, expanding, minesOf, rewarding, sharesAt, sideOf, stepOf, valueAt } from "./reckon.ts";
import { signOf } from "./signs.ts";
import { kCompanies, type Components, type View } from "./types.ts";
import { pounds, say } from "./words.ts";

type Name = (id: string) => string;

class Reckoning {
  money: number;
  diamond: number;
  jar: number;
  hand: number;
  readonly steps: Record<string, number> = {};
  readonly values: Record<string, number> = {};
  readonly cards: Record<string, number> = {}; // shares on cards
  readonly changes: Change[] = [];
  ghost: Preview["ghost"] = null;

  constructor(
    readonly c: Components,
    readonly view: View,
    readonly colour: string,
    readonly name: Name,
  ) {
    const me = view.players[colour]!;
    this.money = me.money;
    this.diamond = me.diamond;
    this.jar = me.jar;
    this.hand = me.hand_size;
    for (const company of kCompanies) {
      this.steps[company] = stepOf(me, company);
      this.values[company] = view.companies[company]!.share_value;
      this.cards[company] = (me.shares[company] ?? 0) - this.#onTrack(company);
    }
  }

  #onTrack(company: string): number {
    return sharesAt(sideOf(this.c, this.view, company), this.steps[company]!);
  }

  shares = (company: string) => this.#onTrack(company) + this.cards[company]!;

  worth(): number {
    const held = kCompanies.reduce((sum, company) => sum + this.shares(company) * this.values[company]!, 0);
    return this.money + held + valueAt(this.c.diamond_track, this.diamond) + valueAt(this.c.bookkeeping_track, this.jar);
  }

  note(icon: string, what: string, to?: string | number, note?: string) {
    this.changes.push({ icon, what, to, note });
  }

  // Steps beyond the end of the diamond track are money.
  stones(steps: number) {
    const last = this.c.diamond_track.last_step;
    this.money += Math.max(0, this.diamond + steps - last) * this.c.diamond_track.overflow_money;
    this.diamond = Math.min(last, this.diamond + steps);
  }

  step(company: string, pay: number) {
    this.money -= pay;
    this.steps[company]! += 1;
    const special = sideOf(this.c, this.view, company)?.special_spaces.find((x) => x.step === this.steps[company]);
    if (special) {
      this.money += special.payout;
      this.note("open", say("unlocks"), pounds(special.payout), say("payout_all"));
    }
  }

  takeCard(id: string | undefined) {
    const card = cardOf(this.c, id);
    this.hand += 1;
    if (card?.share) this.cards[card.share]! += 1;
  }
}

function goods(r: Reckoning, move: Move) {
  const [, a = "", b = ""] = move.move.split(" ");
  const me = r.view.players[r.colour]!;
  if (move.verb === "acquire") {
    r.takeCard(b);
    r.note("crate", say("price"), r.view.prices[a]);
  } else if (move.verb === "buy") {
    r.takeCard(b);
    r.money -= Math.max(0, (r.view.prices[a] ?? 0) - r.view.turn_due.discount);
  } else if (move.verb === "sell") {
    const plus: Record<string, number> = { sell_card: 2, d1_1: 3, d1_2: 8 };
    const card = cardOf(r.c, a);
    r.money += (card?.crate ?? 0) + (plus[rewarding(r.view) ?? ""] ?? 2);
    r.hand -= 1;
    if (card?.share) r.cards[card.share]! -= 1;
  } else if (move.verb === "trade") r.note("share", say("steps_of_tracks"), me.totals[a] ?? 0, say("at_most"));
  else if (move.verb === "take_row") r.hand += me.rows[a]?.length ?? 0;
}

function posts(r: Reckoning, move: Move) {
  const [, a = "", b = ""] = move.move.split(" ");
  if (move.verb === "expand") r.note("expand", say("points"), r.view.players[r.colour]!.totals.expansion ?? 0);
  else if (move.verb === "place") {
    const at = expanding(r.view);
    const cost = at && costOf(r.c, r.view, at.company, a);
    if (at && cost !== null) r.changes.push({ icon: "expand", what: say("points"), from: at.points, to: at.points - cost });
    for (const sign of r.c.regions.find((region) => region.id === a)?.reward.flatMap(signOf) ?? []) r.note(sign.icon, say("reward"), `+${sign.n}`, say("at_end"));
    if (at) r.ghost = { element: a, colour: at.company };
  } else r.values[a]! += (move.verb === "return_post" ? -1 : 1) * coinsOf(r.c, r.view, a, Number(b), move.verb === "return_post");
}

function books(r: Reckoning, move: Move) {
  const [, a = ""] = move.move.split(" ");
  const me = r.view.players[r.colour]!;
  if (move.verb === "flip") r.money -= r.c.constants.flip_book_cost ?? 2;
  else if (move.verb === "jar_to") {
    r.jar = Number(a);
    const tile = r.c.start_tiles.find((x) => x.id === me.start_tile[0]);
    const book = a === "1" ? tile?.book : r.c.books.find((x) => x.id === me.books[a]);
    if (!me.books_down.includes(Number(a))) for (const sign of book?.reward.flatMap(signOf) ?? []) r.note(sign.icon, say("reward"), sign.n);
  } else if (move.verb === "take_book") {
    const at = r.c.book_display.findIndex((space) => space.id === a);
    const price = (space?: { letter: string }) => r.c.accounting_prices[space?.letter ?? "A"] ?? 1;
    const left = r.view.turn_due.points - price(r.c.book_display[at]);
    r.changes.push({ icon: "ink", what: say("accounting"), from: r.view.turn_due.points, to: left });
    if (r.view.coins.includes(a)) r.money += 1;
    // Books are taken in the order of the display: points that no later one costs become money at once.
    if (!r.c.book_display.slice(at + 1).some((space) => r.view.shelf[space.id] && price(space) <= left)) r.money += left;
  } else if (move.verb === "take_money") r.money += r.view.turn_due.points * (me.jar >= r.c.bookkeeping_track.last_step ? r.c.bookkeeping_track.overflow_money : 1);
  else if (move.verb === "bookkeeper") r.note("ink", say("accounting"), `+${cardOf(r.c, move.move.split(" ")[2])?.value ?? 0}`);
}

function merchants(r: Reckoning, move: Move) {
  const [, a = "", b = ""] = move.move.split(" ");
  const me = r.view.players[r.colour]!;
  const up = me.face_up.filter((slot) => cardOf(r.c, me.slots[slot])?.kind === "diamond_merchant").length;
  if (move.verb === "use_tile") {
    if (a === "diamond_merchant") r.stones(2 + up);
    else r.note("ink", say("accounting"), "+2");
    return;
  }
  const company = cardOf(r.c, b)?.company;
  r.money += company ? 1 : 2;
  r.stones(company ? 2 + Math.floor(minesOf(r.c, r.view, company) / 2) : 1);
}

function spaces(r: Reckoning, move: Move) {
  const [, a = "", b = ""] = move.move.split(" ");
  const ofTrack = r.c.company_tracks.flatMap((side) => side.special_spaces).find((special) => special.bonus.id === a)?.bonus;
  const space = r.c.bonus_spaces.find((x) => x.id === a) ?? ofTrack;
  if (move.verb === "occupy") {
    r.money -= space?.requirement?.find((line) => line.kind === "pay_money")?.amount ?? 0;
    for (const sign of (space?.reward ?? []).flatMap(signOf)) r.note(sign.icon, say("reward"), sign.n || undefined);
  } else if (move.verb === "choose") {
    const id = rewarding(r.view);
    const at = r.c.bonus_spaces.find((x) => x.id === id)?.reward[0]?.tiers?.map((tier) => tier.reward) ?? r.c.company_tracks.flatMap((side) => side.special_spaces).find((special) => special.bonus.id === id)?.bonus.reward?.[0]?.options;
    for (const sign of at?.[Number(a) - 1]?.flatMap(signOf) ?? []) r.note(sign.icon, say("reward"), sign.n);
  } else if (move.verb === "advance" || move.verb === "cross") r.step(a, move.verb === "cross" ? Number(b) : 0);
}

const kParts: Record<string, (r: Reckoning, move: Move) => void> = {
  acquire: goods, buy: goods, sell: goods, trade: goods, take_row: goods, expand: posts, place: posts, take_post: posts, return_post: posts, remove_post: posts,
  flip: books, jar_to: books, take_book: books, take_money: books, bookkeeper: books, merchant: merchants, use_tile: merchants, occupy: spaces, choose: spaces, advance: spaces, cross: spaces,
};

export function preview(c: Components, view: View, colour: string, move: Move, name: Name, icon: string): Preview {
  const before = new Reckoning(c, view, colour, name);
  const after = new Reckoning(c, view, colour, name);
  kParts[move.verb]?.(after, move);
  const changes: Change[] = [];
  const line = (icon: string, what: string, from: number | string, to: number | string, strong = false) => from !== to && changes.push({ icon, what, from, to, strong });
  for (const company of kCompanies) {
    line("stone", `${name(company)}, ${say("track_short")}`, before.steps[company]!, after.steps[company]!);
    line("share", `${name(company)}, ${say("shares")}`, before.shares(company), after.shares(company));
    line(company, `${name(company)}, ${say("share_value")}`, pounds(before.values[company]!), pounds(after.values[company]!));
  }
  line("diamond", say("diamonds"), before.diamond, after.diamond);
  line("ink", say("jar"), before.jar, after.jar);
  line("card", say("hand"), before.hand, after.hand);
  line("coin", say("money"), pounds(before.money), pounds(after.money));
  line("coin", say("worth"), pounds(before.worth()), pounds(after.worth()), true);
  const numbers: Record<string, number> = { money: after.money, diamond: after.diamond, jar: after.jar, hand: after.hand };
  for (const company of kCompanies) {
    numbers[company] = after.shares(company);
    numbers[`step_${company}`] = after.steps[company]!;
    numbers[`value_${company}`] = after.values[company]!;
  }
  return { icon, title: move.label, changes: [...after.changes, ...changes], ghost: after.ghost, numbers };
}
