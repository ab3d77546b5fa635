// What a touched thing says about itself, and the index of all cards for the rules drawer.
import type { Texts } from "../../lib/types.ts";
import { cardOf } from "./cards.ts";
import { faceLabel, namer, titled } from "./naming.ts";
import { kFactions, kRows, type Components, type View } from "./types.ts";
import { say } from "./words.ts";

const kFoot: Record<string, string> = { foot: "IS-8.1", burn: "IS-9.3", deal: "IS-8.5", guard: "IS-12.1" };
// Each design has an entry of its own in the rules.
export const ruleOfCard = (design: string) => `IS-C.${design}`;

export function about(c: Components, texts: Texts, id: string) {
  const title = namer(texts)(id);
  const [, prefix = "", bare = id] = /^(hand|foot|burn|row|aside|deal|guard)_(.*)$/.exec(id) ?? [];
  const card = cardOf(c, bare);
  if (card) return { title, lines: [prefix === "deal" ? say("about.deal") : faceLabel(texts, card)], rule: kFoot[prefix] ?? ruleOfCard(card.design.id) };
  const good = /^(good|swap|stock_\w+?)_(.*)$/.exec(id);
  if (good) return { title, lines: [say(good[1] === "swap" ? "about.swap" : good[2] === "gold" ? "about.gold" : good[2] === "raze" ? "about.raze" : good[2] === "defense" ? "about.defense" : "about.good")], rule: good[1] === "swap" ? "IS-11.1" : good[2] === "gold" ? "IS-15.2" : good[2] === "raze" ? "IS-9.1" : good[2] === "defense" ? "IS-12.1" : "IS-5.8" };
  if (/^(deck|from)_/.test(id)) return { title, lines: [say("about.deck")], rule: "IS-15.6" };
  if (id.startsWith("line_")) return { title, lines: [say("about.attack")], rule: "IS-19.35" };
  if (id.startsWith("held_")) return { title, lines: [say("about.deal")], rule: "IS-19.26" };
  if (id.startsWith("choose_")) return { title, lines: [texts[`board_text.${id.slice(7)}`] ?? ""], rule: "IS-2.3" };
  return null;
}

// "Wood: needs 2, you have 0, 2 short": what a card of the hand still lacks, as the server reckons it.
export function missing(c: Components, texts: Texts, id: string, view: View, seat: string): string[] {
  const player = view.players[seat];
  const card = cardOf(c, id.replace(/^(hand|burn)_/, ""));
  const lacks = card && /^hand_/.test(id) ? player?.lacks?.[card.face] : undefined;
  return (["wood", "stone", "food", "location"] as const).flatMap((good) => {
    const [need, lack] = [card?.cost[good] ?? 0, lacks?.[good] ?? 0];
    return lack ? [say("missing", { good: titled(good === "location" ? say("own_location") : (texts[`good.${good}`] ?? good)), need, have: player?.goods[good as "wood"] ?? need - lack, lack })] : [];
  });
}

const kColours = ["black", "purple", "blue", "brown", "gold", "red", "pink", "grey"];
export const indexFilters = (texts: Texts) => [
  { label: say("filter.deck"), values: ["common", ...kFactions].map((id) => ({ id, name: titled(texts[id === "common" ? "deck.common" : `faction.${id}`] ?? id) })) },
  { label: say("filter.kind"), values: kRows.map((id) => ({ id: id as string, name: titled(texts[`type.${id}`] ?? id) })) },
  { label: say("filter.colour"), values: kColours.map((id) => ({ id: `is_${id}`, name: titled(texts[`color.${id}`] ?? id) })) },
];

// Every design with its effect, by deck and kind.
export function componentIndex(c: Components, texts: Texts) {
  const decks = ["common", ...kFactions];
  const groups = decks.flatMap((deck) =>
    [...kRows, "none" as const].map((type) => ({
      title: `${titled(texts[deck === "common" ? "deck.common" : `faction.${deck}`] ?? deck)}: ${texts[`type.${type}`]}`,
      items: c.cards
        .filter((design) => design.deck === deck && design.type === type)
        .map((design) => ({ id: design.id, name: `${texts[`card.${design.id}`]}${design.copies > 1 ? ` ×${design.copies}` : ""}`, text: faceLabel(texts, cardOf(c, design.id)!).replace(`${texts[`card.${design.id}`]} `, ""), rule: ruleOfCard(design.id), tags: [deck, type, ...design.colors.map((colour) => `is_${colour}`)] })),
    })),
  );
  const attacks = { title: say("attack_cards"), items: c.attack_cards.map((card) => ({ id: card.id, name: `${titled(texts[`good.${card.target}`] ?? card.target)} ×${card.copies}`, text: say("about.attack") })) };
  return [...groups.filter(({ items }) => items.length), attacks];
}
