// What the preview promises is what the engine did, in recorded games.
import { describe, expect, it } from "vitest";
import { t } from "../src/lib/i18n.svelte.ts";
import { governorOf, preview } from "../src/games/endeavor/preview.ts";
import { kTracks } from "../src/games/endeavor/types.ts";
import { components, steps } from "./helpers.ts";

describe("preview", () => {
  it("tells tracks and harbour after every recorded move exactly", () => {
    const verbs = new Set<string>();
    for (const { before, after, colour, move, alone } of steps()) {
      if (!alone || move.verb === "pass") continue; // a pass may end the round and bring growth with it
      const { numbers } = preview(components, before, colour, move, t, (id) => id, "");
      const now = after.players[colour]!;
      const told = Object.fromEntries([...kTracks, "harbour"].map((name) => [name, numbers[name]]));
      const real = Object.fromEntries([...kTracks, "harbour"].map((name) => [name, now[name as "harbour"]]));
      if (move.verb === "build" || move.verb === "pay") delete told.harbour, delete real.harbour; // growth follows at once
      expect(told, `${colour}: ${move.move}`).toEqual(real);
      verbs.add(move.verb);
    }
    expect([...verbs].sort()).toEqual(expect.arrayContaining(["activate", "attack", "build", "discard", "draw", "occupy", "pay", "ship", "spend"]));
  });

  it("puts the ghost where the piece will lie", () => {
    for (const { before, after, colour, move, alone } of steps()) {
      const { ghost } = preview(components, before, colour, move, t, (id) => id, "");
      if (!alone || !ghost || ghost.element.startsWith("quay")) continue;
      const region = components.regions.find((r) => r.shipping_spaces.includes(ghost.element));
      const owner = region ? after.regions[region.id]!.track[region.shipping_spaces.indexOf(ghost.element)] : after.cities[ghost.element]!.owner;
      expect(owner, move.move).toBe(ghost.colour);
    }
  });

  it("gives the governor to the most, among equals to the nearest to the deck", () => {
    expect(governorOf(["purple", "white", "purple", "red", "red", "black"])).toBe("red");
    expect(governorOf(["purple", "purple", "red"])).toBe("purple");
    expect(governorOf([null, null])).toBe(null);
  });
});
