// What a touched thing says about itself, and the index of components for the rules drawer.
import { prefs } from "../../lib/prefs.svelte.ts";
import type { Texts } from "../../lib/types.ts";
import { paneOf } from "./elements.ts";
import { titled } from "./faces.ts";
import { kCompanies, type Components } from "./types.ts";
import { say } from "./words.ts";

export function about(c: Components, texts: Texts, name: (id: string) => string, id: string) {
  const pane = paneOf(c, id);
  const title = name(id);
  if (id.startsWith("post_")) return { title, lines: [say("about.post")], rule: "MO-4.4" };
  if (pane === "tracks") return { title, lines: [say("about.track")], rule: "MO-17.2" };
  if (pane === "map") return { title, lines: [say((kCompanies as readonly string[]).includes(id) ? "about.company" : "about.region")], rule: (kCompanies as readonly string[]).includes(id) ? "MO-4.4" : "MO-9.5" };
  if (pane === "cards") return { title, lines: [say("about.card")], rule: "MO-8.4" };
  if (pane === "books") return { title, lines: [say("about.book")], rule: "MO-10.3" };
  if (pane === "spaces") return { title, lines: [texts[`space.${id}`] ?? ""], rule: "MO-13.1" };
  if (id.startsWith("step_")) return { title, lines: [say("about.step")], rule: "MO-11.5" };
  if (id.startsWith("row_")) return { title, lines: [say("about.row")], rule: "MO-15.1" };
  if (id.startsWith("slot_")) return { title, lines: [say("about.slot")], rule: "MO-6.3" };
  if (id.startsWith("bonus_")) return { title, lines: [say("about.tile")], rule: "MO-14.1" };
  if (texts[`commodity.${id}`]) return { title, lines: [say("about.total")], rule: "MO-7.8" };
  if (texts[`card.${id}`]) return { title, lines: [say("about.hand")], rule: "MO-6.2" };
  return null;
}

export function componentIndex(c: Components, texts: Texts, name: (id: string) => string) {
  const words = (item: { text: string; text_cs: string }) => (prefs.lang === "cs" ? item.text_cs : item.text);
  return [
    { title: say("regions"), items: c.regions.map((region) => ({ id: region.id, name: name(region.id), text: words(region) })) },
    { title: say("cards"), items: c.cards.map((card) => ({ id: card.id, name: titled(texts[`card.${card.id}`] ?? card.id), text: words(card) })) },
    { title: say("books"), items: c.books.map((book) => ({ id: book.id, name: book.id.slice(5).toUpperCase(), text: texts[`book.${book.id}`] ?? "" })) },
    { title: say("spaces"), items: c.bonus_spaces.map((space) => ({ id: space.id, name: name(space.id), text: words(space) })) },
    { title: say("specials"), items: c.company_tracks.flatMap((side) => side.special_spaces.map((special) => ({ id: special.bonus.id, name: `${texts[`side.${side.id}`] ?? side.id}, ${say("step_n", { n: special.step })}`, text: words(special.bonus) }))) },
    { title: say("tiles"), items: c.bonus_tiles.map((tile) => ({ id: `bonus_${tile.id}`, name: titled(texts[`tile.${tile.id}`] ?? tile.id), text: words(tile) })) },
  ];
}
