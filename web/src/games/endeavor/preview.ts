// What a move would do to its player, told before it is sent. Nothing in Endeavor is hidden, so it can be told exactly; a test
// compares it with what the engine did in recorded games.
import type { Key } from "../../lib/i18n.svelte.ts";
import type { Change, Preview } from "../game.ts";
import type { Move } from "../../lib/types.ts";
import { nextSpace, topCard } from "./elements.ts";
import { kTracks, type Components, type Icons, type Track, type View } from "./types.ts";

const kValueWord: Record<Track, Key> = { industry: "en.construction", culture: "en.growth", finance: "en.pay", politics: "en.limit" };
export type Say = (key: Key, args?: Record<string, string | number>) => string;

export function trackValue(c: Components, track: Track, level: number): number {
  const row = c.tracks.find((r) => r.id === track);
  return row?.value_by_space[Math.max(0, Math.min(level, row.max))] ?? 0;
}

// Whoever has most on the full track; among equals the one nearest to the deck.
export function governorOf(track: (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const colour of track) if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...track].reverse().find((colour) => colour && counts.get(colour) === most) ?? null;
}

class Reckoning {
  readonly levels: Record<Track, number>;
  harbour: number;
  cards: number;
  readonly events: Change[] = [];

  constructor(
    readonly c: Components,
    readonly view: View,
    readonly colour: string,
    readonly say: Say,
    readonly name: (id: string) => string,
  ) {
    const me = view.players[colour]!;
    this.levels = { industry: me.industry, culture: me.culture, finance: me.finance, politics: me.politics };
    this.harbour = me.harbour;
    this.cards = me.cards.length;
  }

  icons(icons: Icons, sign = 1) {
    for (const track of kTracks) this.levels[track] += sign * (icons[track] ?? 0);
    if (icons.glory) this.note("glory", this.say("en.glory"), `${sign > 0 ? "+" : "−"}${icons.glory}`);
  }

  note(icon: string, what: string, to?: string | number, note?: string) {
    this.events.push({ icon, what, to, note });
  }

  token(id: string | null | undefined, note?: string) {
    const token = id && this.c.trade_tokens.find((x) => x.id === id);
    if (!token) return;
    if (token.effect.track) this.icons({ [token.effect.track]: 1 });
    this.note(token.effect.track ?? token.effect.action?.split("_")[0] ?? "action", this.name(token.id), "+1", note);
  }

  takeCard(id: string | undefined) {
    const card = this.c.cards.find((x) => x.id === id);
    if (!card) return;
    this.icons(card.icons);
    this.cards += 1;
    this.note(card.is_governor ? "governor" : card.is_slavery ? "chain" : "card", this.name(card.id), "+1");
    if (card.id === "europe_5") this.abolish();
  }

  abolish() {
    this.note("abolition", this.say("en.abolition"));
    for (const id of this.view.players[this.colour]!.cards) {
      const card = this.c.cards.find((x) => x.id === id);
      if (card?.is_slavery) this.icons(card.icons, -1);
    }
  }

  // Workers come back by themselves unless there are more of them than payments; then a choice follows.
  payment() {
    const me = this.view.players[this.colour]!;
    const limit = this.view.single_payment ? 1 : me.payments;
    const workers = Object.values(me.workers).reduce((sum, n) => sum + n, 0);
    if (workers <= limit) this.harbour += workers;
    this.note("payment", this.say("en.payment", { n: Math.min(workers, limit) }));
  }

  takeCity(id: string) {
    const glory = this.c.cities.find((x) => x.id === id)?.glory ?? 1;
    let links = 0;
    for (const link of this.c.connections) {
      const other = link.a === id ? link.b : link.b === id ? link.a : null;
      if (!other || this.view.cities[other]?.owner !== this.colour) continue;
      links += 1;
      this.token(this.view.connections[link.id]?.token, this.name(link.id));
    }
    this.note("glory", this.say("en.city_glory"), `+${glory}`);
    if (links) this.note("link", this.say("en.links", { n: links }), `+${links}`);
  }

  ship(region: string, colour = this.colour) {
    const at = this.view.regions[region]!;
    const space = at.track.indexOf(null);
    if (space < 0) return this.note("harbour", this.say("en.beside"));
    if (colour === this.colour) this.token(at.tokens[space]);
    if (space !== at.track.length - 1) return;
    this.note("open", this.say("en.opens", { region: this.name(region) }));
    const winner = governorOf(at.track.map((x, i) => (i === space ? colour : x)));
    const governor = topCard(this.view, region);
    if (!winner || !this.c.cards.find((x) => x.id === governor)?.is_governor) return;
    if (winner === this.colour) this.takeCard(governor);
    else this.note("governor", this.say("en.governor_to", { seat: this.name(winner) }));
  }

  changes(): Change[] {
    const me = this.view.players[this.colour]!;
    const out: Change[] = [];
    if (this.harbour !== me.harbour) out.push({ icon: "harbour", what: this.say("en.harbour"), from: me.harbour, to: this.harbour });
    out.push(...this.events);
    for (const track of kTracks) {
      if (this.levels[track] === me[track]) continue;
      const [old, now] = [trackValue(this.c, track, me[track]), trackValue(this.c, track, this.levels[track])];
      const note = `${this.say(kValueWord[track])} ${old === now ? now : `${old} → ${now}`}`;
      out.push({ icon: track, what: this.name(track), from: me[track], to: this.levels[track], note, strong: old !== now });
    }
    if (this.cards > me.cards.length) {
      const limit = trackValue(this.c, "politics", this.levels.politics);
      out.push({ icon: "card", what: this.say("en.cards"), from: me.cards.length, to: this.cards, note: this.say("en.limit_is", { n: limit }) });
    }
    return out;
  }
}

export function preview(c: Components, view: View, colour: string, move: Move, say: Say, name: (id: string) => string, icon: string): Preview {
  const r = new Reckoning(c, view, colour, say, name);
  const id = move.move.split(" ")[1] ?? "";
  const building = [c.start_building, ...c.buildings].find((b) => b.id === id);
  const neutral = move.verb.startsWith("neutral_");
  switch (move.verb) {
    case "build":
      r.icons({ ...building?.icons, glory: building?.glory });
      break;
    case "activate":
      r.harbour -= 1;
      r.note("worker", say("en.worker_on", { building: name(id) }));
      if (building?.action === "payment") r.payment();
      break;
    case "spend":
      r.note("cancel", say("en.token_gone"), "−1");
      if (id === "token_payment") r.payment();
      break;
    case "pay":
      r.harbour += 1;
      break;
    case "ship":
      r.harbour -= 1;
      r.ship(id);
      break;
    case "neutral_ship":
      r.ship(id, "neutral");
      break;
    case "occupy":
      r.harbour -= 1;
      r.token(view.cities[id]?.token);
      r.takeCity(id);
      break;
    case "attack":
      r.harbour -= 2;
      r.note("attack", say("en.from", { seat: name(view.cities[id]?.owner ?? "neutral") }));
      r.takeCity(id);
      break;
    case "draw":
      r.takeCard(topCard(view, id));
      break;
    case "discard":
      r.icons(c.cards.find((x) => x.id === id)?.icons ?? {}, -1);
      break;
    case "payment":
      r.payment();
      break;
    case "pass":
      r.note("pass", say("en.pass"));
      break;
    case "keep_governor":
      r.note("governor", say("en.keep"), "−3");
      break;
  }
  const city = ["occupy", "attack", "neutral_occupy"].includes(move.verb);
  const piece = move.verb.endsWith("ship") ? nextSpace(c, view, id) : city ? id : null;
  return {
    icon,
    title: move.label,
    changes: r.changes(),
    ghost: piece ? { element: piece, colour: neutral ? "neutral" : colour } : null,
    numbers: { ...r.levels, harbour: r.harbour, cards: r.cards },
  };
}
