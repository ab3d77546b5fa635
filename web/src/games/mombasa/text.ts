// Mombasa's table in words, from the same view as the board: for screen readers, and for those who like it compact.
import type { Texts } from "../../lib/types.ts";
import type { ScoreRow, TextSection } from "../game.ts";
import { isMet, outlookOf, ownerOf, plannedOf, sideOf, stepOf } from "./reading.ts";
import { kCommodities, kCompanies, kSlots, type Components, type View } from "./types.ts";
import { pounds, say } from "./words.ts";

type Name = (id: string) => string;

function books(c: Components, view: View, colour: string, texts: Texts): string {
  const me = view.players[colour]!;
  const outlook = plannedOf(me);
  const told = (step: number, words: string) => {
    const state = step <= me.jar ? "" : me.books_down.includes(step) ? `, ${say("turned")}` : `, ${say(isMet(outlook, step) ? "met" : "unmet")}`;
    return `${step}: ${words}${state}`;
  };
  const first = c.start_tiles.find((tile) => tile.id === me.start_tile[0]);
  const list = first ? [told(1, texts[`start_book.${first.id}`] ?? "")] : [];
  for (const [step, id] of Object.entries(me.books)) list.push(told(Number(step), texts[`book.${id}`] ?? id));
  return list.join("; ") || "–";
}

function player(c: Components, view: View, colour: string, name: Name, texts: Texts): TextSection {
  const me = view.players[colour]!;
  const card = (id: string) => texts[`card.${id}`] ?? id;
  const outlook = outlookOf(me);
  const markers = { left: outlook.markers_left, of: outlook.markers };
  const plan = view.secrets[colour]?.plan ?? {};
  const slots = kSlots.map((slot, i) => {
    const id = me.slots[slot] ?? plan[slot];
    if (!outlook.open_slots.includes(slot)) return `${i + 1} ${say("locked")}`;
    return `${i + 1} ${id ? `${card(id)}${me.slots[slot] && !me.face_up.includes(slot) ? ` (${say("used")})` : ""}` : "–"}`;
  });
  return {
    title: `${name(colour)}: ${pounds(me.score.total ?? 0)}${me.out ? `, ${say("out")}` : ""}`,
    lines: [
      `${say("money")} ${pounds(me.money)}; ${say("diamonds")} ${me.diamond} (${pounds(outlook.diamond_worth)}); ${say("jar")} ${me.jar} (${pounds(outlook.jar_worth)}); ${say("markers_left", markers)}`,
      `${say("shares")}: ${kCompanies.map((company) => `${name(company)} ${me.shares[company] ?? 0}`).join(", ")}`,
      `${say("totals")}: ${kCommodities.map((commodity) => `${name(commodity)} ${me.totals[commodity] ?? 0}`).join(", ")}`,
      `${say("slots")}: ${slots.join(", ")}`,
      `${say("rows")}: ${kSlots.map((slot, i) => `${i + 1} ${me.rows[slot]?.map(card).join(" + ") || "–"}`).join(", ")}`,
      `${say("hand")} (${me.hand_size})${Array.isArray(me.hand) ? `: ${me.hand.map(card).join(", ") || "–"}` : ""}${me.tiles.length ? `; ${me.tiles.map((tile) => texts[`tile.${tile}`] ?? tile).join(", ")}` : ""}`,
      `${say("books")}: ${books(c, view, colour, texts)}`,
    ],
  };
}

function company(c: Components, view: View, id: string, seats: string[], name: Name): TextSection {
  const at = view.companies[id]!;
  const side = sideOf(c, view, id);
  const marks = side?.special_spaces.map((special) => `${special.step}: ${pounds(special.payout)}`).join(", ");
  const pays = side?.payments.map((mark) => `${mark.between[0]}–${mark.between[1]}: ${pounds(-mark.amount)}`).join(", ");
  return {
    title: `${name(id)}: ${say("share_value")} ${pounds(at.share_value)}`,
    lines: [
      `${say("posts")}: ${[1, 2, 3].map((column) => at.posts[String(column)] ?? 0).join(" + ")}; ${say("regions")}: ${at.regions.map(name).join(", ") || "–"}`,
      `${say("pane.tracks")}: ${seats.map((seat) => `${name(seat)} ${stepOf(view.players[seat]!, id)}`).join(", ")}`,
      `${say("specials")} ${marks}; ${say("payments")} ${pays}`,
    ],
  };
}

export function text(c: Components, view: View, seats: string[], name: Name, texts: Texts): TextSection[] {
  const regions = c.regions.map((region) => {
    const owner = ownerOf(view, region.id);
    return `${name(region.id)}: ${owner ? name(owner) : say("free")}, ${texts[`reward.${region.id}`] ?? texts["reward.none"]}${region.mines ? `, ${say("n_mines", { n: region.mines })}` : ""}`;
  });
  const cards = c.card_display.filter((space) => view.display[space.id]).map((space) => `${texts[`card.${view.display[space.id]}`]}: ${view.prices[space.id]} (${name(space.id)})`);
  const shelf = c.book_display.filter((space) => view.shelf[space.id]).map((space) => `${texts[`book.${view.shelf[space.id]}`]}${view.coins.includes(space.id) ? `, ${say("coin_below")}` : ""}`);
  const open = new Set([...c.bonus_spaces.map((space) => space.id), ...kCompanies.flatMap((id) => sideOf(c, view, id)?.special_spaces.map((special) => special.bonus.id) ?? [])]);
  const spaces = Object.entries(view.spaces).filter(([id]) => open.has(id)).map(([id, owner]) => `${name(id)}: ${owner ? name(owner) : say("free")}`);
  return [
    ...seats.map((seat) => player(c, view, seat, name, texts)),
    ...kCompanies.map((id) => company(c, view, id, seats, name)),
    { title: say("regions"), lines: regions },
    { title: say("cards"), lines: cards },
    { title: say("books"), lines: shelf },
    { title: say("spaces"), lines: spaces },
  ];
}

const kLines = ["cash", "mombasa", "cape_town", "saint_louis", "cairo", "diamonds", "books"] as const;

// The seven categories; a company says what a share of it is worth.
export function scoreRows(view: View, seats: string[], name: Name): ScoreRow[] {
  return kLines.map((id) => {
    const company = view.companies[id];
    const label = company ? `${name(id)} (${pounds(company.share_value)})` : say(`score.${id as "cash"}`);
    return { id, label, points: seats.map((seat) => view.players[seat]?.score[id] ?? 0) };
  });
}
