// Every element that a move of Endeavor can name is drawn with its id, in either board.
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { endeavor } from "../src/games/endeavor/index.ts";
import { targets } from "../src/games/endeavor/elements.ts";
import type { Components, View } from "../src/games/endeavor/types.ts";
import type { TableCard } from "../src/lib/types.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { asMove, components, firstView, steps, texts } from "./helpers.ts";
import Host from "./Host.svelte";

function drawn(view: View, row: string, colour = "purple"): Set<string> {
  const model = new TableModel("t");
  const seats = Object.keys(view.players).map((word) => ({ word, who: null, bot: null, here: false, online: false, stands_in: null }));
  const card = { id: "t", game: "endeavor", seats, my_seats: [0], pending: [0], status: "running" } as unknown as TableCard;
  model.game = endeavor(components, texts("en"));
  model.snapshot({ card, seat: Object.keys(view.players).indexOf(colour), view, log: [], chat: [], revision: 1, offer: { row, quiet: false, moves: [] }, undo: null, clock: null });
  const host = mount(Host, { target: document.body, props: { model } });
  flushSync();
  const ids = new Set([...document.querySelectorAll("[data-id]")].map((node) => node.getAttribute("data-id")!));
  void unmount(host);
  document.body.innerHTML = "";
  return ids;
}

// A table where everything has happened: full tracks, all buildings built, all tokens and cards at hand.
function rich(c: Components): View {
  const view = structuredClone(firstView);
  const me = view.players.purple!;
  for (const b of c.buildings) me.buildings[b.id] = 1;
  for (const token of c.trade_tokens) me.tokens[token.id] = 1;
  me.cards = c.cards.filter((card) => !card.is_governor).map((card) => card.id);
  return view;
}
function full(view: View): View {
  const out = structuredClone(view);
  for (const region of Object.values(out.regions)) region.track = region.track.map(() => "white");
  return out;
}

const moves = (c: Components): string[] => [
  ...c.regions.filter((r) => r.shipping_spaces.length).flatMap((r) => [`ship ${r.id}`, `neutral_ship ${r.id}`]),
  ...c.cities.flatMap((city) => [`occupy ${city.id}`, `attack ${city.id}`, `neutral_occupy ${city.id}`]),
  ...c.decks.flatMap((deck) => [`draw ${deck.id}`, `neutral_draw ${deck.id}`]),
  ...[c.start_building, ...c.buildings].flatMap((b) => [`activate ${b.id}`, `pay ${b.id}`]),
  ...c.trade_tokens.filter((token) => token.background === "blue").map((token) => `spend ${token.id}`),
  ...c.cards.filter((card) => !card.is_governor).map((card) => `discard ${card.id}`),
  "keep_governor",
];

describe("the board", () => {
  it("draws what any move can name", () => {
    const view = rich(components);
    const ids = drawn(view, "action_turn");
    const late = drawn(full(view), "use_action");
    for (const text of moves(components)) {
      for (const id of targets(components, asMove(text), view)) expect(ids, text).toContain(id);
      if (text.includes("ship")) for (const id of targets(components, asMove(text), full(view))) expect(late, text).toContain(id);
    }
  });

  it("draws every building that can be built", () => {
    const ids = drawn(firstView, "build_tile");
    for (const b of components.buildings) expect(ids).toContain(`tile_${b.id}`);
  });

  it("draws all places, connections and regions", () => {
    const ids = drawn(firstView, "action_turn");
    for (const thing of [...components.cities, ...components.connections, ...components.regions]) expect(ids).toContain(thing.id);
    for (const region of components.regions) for (const space of region.shipping_spaces) expect(ids).toContain(space);
  });

  it("draws what recorded games did", () => {
    let n = 0;
    for (const { before, colour, move } of steps()) {
      if (n++ % 23) continue; // a mounted board takes a while
      const row = move.verb === "build" ? "build_tile" : move.verb === "pay" ? "pay_workers" : "use_action";
      const ids = drawn(before, row, colour);
      for (const id of targets(components, move, before)) expect(ids, move.move).toContain(id);
    }
  });
});
