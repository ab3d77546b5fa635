// What the server says that a move brings, as the page shows it: rows of the panel, numbers of the boards, the ghost of a piece.
import { describe, expect, it, vi } from "vitest";
import { endeavor } from "../src/games/endeavor/index.ts";
import { mombasa } from "../src/games/mombasa/index.ts";
import { outpost } from "../src/games/outpost/index.ts";
import { live } from "../src/lib/socket.svelte.ts";
import type { Change } from "../src/lib/types.ts";
import { foretold } from "../src/table/foretold.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { asMove, components, firstView, steps, texts } from "./helpers.ts";
import { asked, components as mombasaComponents } from "./mombasa.ts";

const change = (path: string, things: Change["things"], before: number, after: number, text: string, seat: number | null = 0): Change => ({ path, things, before, after, seat, text });
const culture = change("players.seat.track", [["seat", "purple"], ["track", "culture"]], 1, 2, "culture 1 → 2");
const seats = ["purple", "white", "black"];

describe("what a move brings", () => {
  const ui = endeavor(components, texts("en"));
  it("is a row with its sign and its numbers", () => {
    const { changes, numbers } = foretold(ui, asMove("occupy paris"), firstView, seats, "purple", [culture, { ...culture, seat: 1 }, change("regions.region.open", [["region", "india"]], 0, 1, "India opens", null)]);
    expect(changes).toEqual([{ icon: "culture", what: "Culture", to: "1 → 2" }, { icon: "culture", what: "White: culture", to: "1 → 2" }, { icon: "open", what: "India opens", to: undefined }]);
    expect([numbers.culture, numbers.industry, numbers.harbour]).toEqual([2, firstView.players.purple!.industry, firstView.players.purple!.harbour]);
  });

  it("is read with the hard spaces of Czech, too", () => {
    const text = "hotovost 3\u00a0→\u00a05\u00a0£";
    const { changes, numbers } = foretold(mombasa(mombasaComponents, texts("cs", "mombasa")), asMove("sell coffee_1"), asked()[0]!.view, ["blue"], "blue", [change("players.seat.money", [["seat", "blue"]], 3, 5, text)]);
    expect([changes[0], numbers.money]).toEqual([{ icon: "coin", what: "Hotovost", to: "3\u00a0→\u00a05\u00a0£" }, 5]);
  });

  it("puts the ghost where the piece will lie", () => {
    for (const { before, after, colour, move, alone } of steps()) {
      const ghost = ui.drawn!.ghost(move, before, colour, []);
      if (!alone || !ghost || ghost.element.startsWith("quay")) continue;
      const region = components.regions.find((r) => r.shipping_spaces.includes(ghost.element));
      const owner = region ? after.regions[region.id]!.track[region.shipping_spaces.indexOf(ghost.element)] : after.cities[ghost.element]!.owner;
      expect(owner, move.move).toBe(ghost.colour);
    }
  });

  it("is asked of the server once for each move that is looked at", async () => {
    const model = new TableModel("t");
    model.game = outpost({ rounds: 4 }, texts("en", "outpost"));
    live.state = "open";
    const card = { id: "t", game: "outpost", status: "running", seats: [{ word: "red" }], my_seats: [0], pending: [0] };
    const offer = { row: "action", quiet: false, moves: ["buy watch", "pass"].map(asMove) };
    model.snapshot({ table: "t", seat: 0, card, revision: 5, view: { players: {} }, offer, undo: null, log: [], chat: [], clock: null });
    const brought = [change("players.seat.points", [["seat", "red"]], 1, 2, "points 1 → 2")];
    const ask = vi.spyOn(live, "ask").mockResolvedValue({ move: "buy watch", changes: brought });
    model.touch("watch");
    await vi.waitFor(() => expect(model.preview?.changes).toEqual([{ icon: "action", what: "Points", to: "1 → 2" }]));
    model.choose(model.moves[0]!);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ op: "preview", table: "t", seat: 0, move: "buy watch" }));
    ask.mockRestore();
  });
});
