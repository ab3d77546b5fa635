// Endeavor's table in words, from the same view as the board: for screen readers, and for those who like it compact.
import { t } from "../../lib/i18n.svelte.ts";
import type { ScoreRow, TextSection } from "../game.ts";
import { holder, presence } from "./elements.ts";
import { trackValue } from "./drawn.ts";
import { kTracks, type Components, type View } from "./types.ts";

type Name = (id: string) => string;

const counted = (counts: Record<string, number>, name: Name) =>
  Object.entries(counts).map(([id, n]) => (n > 1 ? `${n}× ${name(id)}` : name(id))).join(", ") || "–";

function player(c: Components, view: View, colour: string, name: Name): TextSection {
  const me = view.players[colour]!;
  const workers = Object.keys(me.workers).map(name).join(", ") || "–";
  const cities = Object.keys(view.cities).filter((id) => view.cities[id]?.owner === colour).map(name).join(", ") || "–";
  return {
    title: `${name(colour)}: ${t("en.n_glory", { n: me.score.total ?? 0 })}${me.passed ? `, ${t("passed")}` : ""}`,
    lines: [
      kTracks.map((track) => `${name(track)} ${me[track]} (${trackValue(c, track, me[track])})`).join(", "),
      `${t("en.harbour")} ${me.harbour}; ${t("en.supply")} ${me.supply}`,
      `${t("en.buildings")}: ${counted(me.buildings, name)}; ${t("en.workers")}: ${workers}`,
      `${t("en.tokens")}: ${counted(me.tokens, name)}`,
      `${t("en.cards")} (${t("en.limit_is", { n: me.card_limit })}): ${me.cards.map(name).join(", ") || "–"}`,
      `${t("en.cities")}: ${cities}`,
    ],
  };
}

function region(c: Components, view: View, id: string, name: Name): TextSection {
  const row = c.regions.find((r) => r.id === id)!;
  const at = view.regions[id]!;
  const filled = at.track.filter(Boolean).length;
  const lines = [];
  if (at.track.length) {
    const next = at.tokens[filled];
    lines.push(`${t("en.track")} ${filled}/${at.track.length}: ${at.track.map((x) => (x ? name(x) : "·")).join(" ")}${next ? `; ${t("en.next_token")}: ${name(next)}` : ""}`);
  }
  const present = presence(c, view, id).map(([colour, n]) => `${name(colour)} ${n}`);
  lines.push(`${t("en.presence")}: ${present.join(", ") || "–"}`);
  for (const deck of row.decks) {
    const top = view.decks[deck]?.[0];
    lines.push(`${name(`deck_${deck}`)}: ${top ? `${name(top)} (${name(`${top}.gives`)}), ${t("en.n_cards", { n: view.decks[deck]!.length })}` : t("en.empty")}`);
  }
  for (const city of row.cities) {
    const { owner, token } = view.cities[city]!;
    const glory = c.cities.find((x) => x.id === city)!.glory;
    lines.push(`${name(city)}${glory > 1 ? ` (${t("en.n_glory", { n: glory })})` : ""}: ${owner ? name(owner) : token ? name(token) : t("en.free")}`);
  }
  return { title: `${name(id)}: ${t(at.open ? "en.open" : "en.closed")}`, lines };
}

export function text(c: Components, view: View, seats: string[], name: Name): TextSection[] {
  const links = c.connections.map((link) => {
    const owner = holder(c, view, link.id);
    const token = view.connections[link.id]?.token;
    return `${name(link.id)}: ${owner ? name(owner) : token ? name(token) : "–"}`;
  });
  return [
    ...seats.map((seat) => player(c, view, seat, name)),
    ...c.regions.map((r) => region(c, view, r.id, name)),
    { title: t("en.connections"), lines: links },
    { title: t("en.tiles"), lines: [counted(view.buildings_left, name)] },
  ];
}

const kLines = ["cities", "connections", "industry", "culture", "finance", "politics", "cards", "governor_place", "buildings", "harbour", "slavery"] as const;

export function scoreRows(view: View, seats: string[]): ScoreRow[] {
  return kLines.map((id) => ({ id, label: t(`en.score.${id}`), points: seats.map((seat) => view.players[seat]?.score[id] ?? 0) }));
}
