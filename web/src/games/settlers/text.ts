// The table of Imperial Settlers in words, from the same view as the board: for screen readers, and for those who like it compact.
import type { Texts } from "../../lib/types.ts";
import { t } from "../../lib/i18n.svelte.ts";
import type { ScoreRow, TextSection } from "../game.ts";
import { cardOf, countOf, dealsOf, lanes, named } from "./cards.ts";
import { faceLabel, placeLabel, titled } from "./naming.ts";
import { kGoods, type Components, type Laid, type View } from "./types.ts";
import { say } from "./words.ts";

const places = (c: Components, view: View, texts: Texts, empire: Record<string, Laid>): string[] =>
  lanes(c, empire).flatMap(({ row, faction, common }) => [...faction, ...common].map((at) => `${say(`row.${row}`)}: ${placeLabel(texts, view, at)}`));

function player(c: Components, view: View, seat: string, texts: Texts): TextSection {
  const me = view.players[seat]!;
  const goods = kGoods.filter((good) => me.goods[good]).map((good) => `${me.goods[good]} ${say(`n.${good}`, { n: me.goods[good]! })}`).join(", ") || "–";
  const deals = dealsOf(me).map((word) => texts[`good.${cardOf(c, word)?.deal}`]).join(", ") || "–";
  const hand = named(me.hand).map((word) => faceLabel(texts, cardOf(c, word)!));
  const land = Array.isArray(me.foundations) ? me.foundations.map((word) => (word ? texts[`location.${word}`] : "?")).join(", ") : `${me.foundations}`;
  const faction = me.faction ? texts[`faction.${me.faction}`] : texts[`seat.${seat}`];
  return {
    title: `${titled(faction ?? seat)}: ${say("n_points", { n: me.vp })} (${say("with_places", { n: me.score?.total ?? me.vp })})${me.passed ? `, ${t("passed")}` : ""}`,
    lines: [`${say("supply")}: ${goods}`, `${say("deals")}: ${deals}`, ...places(c, view, texts, me.empire), ...(countOf(me.foundations) ? [`${say("foundations")}: ${land}`] : []), `${say("in_hand")}: ${me.hand_size}`, ...hand],
  };
}

function virtual(c: Components, view: View, texts: Texts): TextSection[] {
  if (!view.virtual) return [];
  const line = view.virtual.line.map((good) => texts[`good.${good}`]).join(", ") || "–";
  return [{ title: titled(texts["faction.virtual"] ?? ""), lines: [`${say("collection")}: ${countOf(view.virtual.collection)}`, `${say("attack_line")}: ${line}`, ...places(c, view, texts, view.virtual.area)] }];
}

export function text(c: Components, view: View, seats: string[], texts: Texts): TextSection[] {
  const row = named(view.row).map((word) => faceLabel(texts, cardOf(c, word)!));
  return [
    ...(row.length ? [{ title: say("lookout_row"), lines: row }] : []),
    ...seats.filter((seat) => view.players[seat]).map((seat) => player(c, view, seat, texts)),
    ...virtual(c, view, texts),
    { title: say("decks"), lines: [`${titled(texts["deck.common"] ?? "")}: ${view.common_deck}`, ...seats.filter((seat) => view.players[seat]?.faction).map((seat) => `${titled(texts[`deck.${view.players[seat]!.faction}`] ?? "")}: ${view.players[seat]!.deck}`)] },
  ];
}

const kLines = ["gained", "common", "faction", "stash"] as const;
export function scoreRows(view: View, seats: string[]): ScoreRow[] {
  return kLines.map((id) => ({ id, label: say(`score.${id}`), points: seats.map((seat) => view.players[seat]?.score?.[id] ?? 0) })).filter((row) => row.id !== "stash" || row.points.some((n) => n));
}

// IS-14.7, IS-14.8
export function ties(view: View, seats: string[]): ScoreRow[] {
  const left = (seat: string) => (["worker", "wood", "stone", "food"] as const).reduce((sum, good) => sum + (view.players[seat]?.goods[good] ?? 0), 0);
  return [
    { id: "goods", label: say("tie.goods"), points: seats.map(left) },
    { id: "cards", label: say("tie.cards"), points: seats.map((seat) => view.players[seat]?.hand_size ?? 0) },
  ];
}
