// The table model: what it makes of the server's messages and of touches.
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { endeavor } from "../src/games/endeavor/index.ts";
import { prefs } from "../src/lib/prefs.svelte.ts";
import { live } from "../src/lib/socket.svelte.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { asMove, components, firstView, texts } from "./helpers.ts";

const card = { id: "t", game: "endeavor", status: "running", seats: ["purple", "white", "black"].map((word) => ({ word })), my_seats: [0], pending: [0] };
function table(moves: string[]) {
  const model = new TableModel("t");
  model.game = endeavor(components, texts("en"));
  live.state = "open";
  model.snapshot({ table: "t", seat: 0, card, revision: 5, view: firstView, offer: { row: "use_action", quiet: false, moves: moves.map(asMove) }, undo: null, log: [], chat: [], clock: null });
  return model;
}

describe("table model", () => {
  it("lights the next space of a course, the deck, the city", () => {
    const model = table(["ship africa", "draw europe", "occupy paris", "pass"]);
    expect([...model.lit]).toEqual(["ship_africa_1", "deck_europe", "paris"]);
    model.touch("paris");
    expect(model.chosen?.move).toBe("occupy paris");
    expect(model.preview?.ghost).toEqual({ element: "paris", colour: "purple" });
    expect(model.state("paris")).toBe("picked");
    expect(model.state("deck_europe")).toBe("lit"); // another choice is one touch away
    model.touch("deck_europe");
    expect(model.chosen?.move).toBe("draw europe");
    model.back();
    expect(model.chosen).toBe(null);
  });

  it("sends one move with the revision it was offered at", async () => {
    const model = table(["ship africa"]);
    const ask = vi.spyOn(live, "ask").mockResolvedValue({});
    model.touch("ship_africa_1");
    await model.confirm();
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ op: "move", table: "t", seat: 0, revision: 5, move: "ship africa" }));
    expect(model.touched).toBe(false);
    ask.mockRestore();
  });

  it("keeps what is picked from the next offer when the answer to the last move comes late", async () => {
    const model = table(["ship africa", "occupy paris"]);
    let answer: (value: object) => void = () => {};
    const ask = vi.spyOn(live, "ask").mockReturnValue(new Promise((resolve) => (answer = resolve)));
    model.touch("ship_africa_1");
    const sent = model.confirm();
    expect(model.live).toBe(false); // a second touch of the button sends nothing
    model.update({ table: "t", seat: 0, revision: 6, patch: {}, offer: { row: "use_action", quiet: false, moves: ["ship africa", "occupy paris"].map(asMove) }, undo: null, log: [], clock: null });
    expect(model.touched).toBe(false); // the move was made, though it is offered again
    expect(model.live).toBe(true);
    model.touch("paris");
    answer({});
    await sent;
    expect(model.chosen?.move).toBe("occupy paris");
    ask.mockRestore();
  });

  it("plays at once if asked to", () => {
    prefs.confirm = false;
    const ask = vi.spyOn(live, "ask").mockResolvedValue({});
    table(["ship africa"]).touch("ship_africa_1");
    expect(ask).toHaveBeenCalledOnce();
    prefs.confirm = true;
    ask.mockRestore();
  });

  it("takes a hint as advice, also where a touch plays at once", async () => {
    const model = table(["ship africa", "occupy paris"]);
    model.game = { ...model.game!, atOnce: () => true };
    const ask = vi.spyOn(live, "ask").mockResolvedValue({ move: "occupy paris", expected: [], iterations: 1 });
    await model.askHint();
    expect(ask.mock.calls.map(([message]) => message.op)).toEqual(["hint", "preview"]);
    expect(model.chosen?.move).toBe("occupy paris");
    model.touch("paris"); // and a touch follows it
    expect(ask.mock.calls.map(([message]) => message.op)).toEqual(["hint", "preview", "move"]);
    ask.mockRestore();
  });

  it("says why not, and remembers the answers of one revision", async () => {
    const model = table(["occupy paris"]);
    const refused = [{ move: "occupy goree", verb: "occupy", rule: "EN-12.2", reason: "The region is closed.", whole_verb: false, things: [["city", "goree"]] }];
    const ask = vi.spyOn(live, "ask").mockResolvedValue({ refused });
    await model.askWhy("goree");
    expect(model.why).toEqual({ element: "goree", reasons: [{ text: "The region is closed.", rule: "EN-12.2" }] });
    await model.askWhy("goree");
    expect(ask).toHaveBeenCalledOnce();
    ask.mockRestore();
  });

  it("puts lights out while the connection is lost", () => {
    const model = table(["occupy paris"]);
    live.state = "lost";
    flushSync();
    expect(model.lit.size).toBe(0);
    live.state = "open";
  });

  it("applies patches, new log lines and what was taken back", () => {
    const model = table(["occupy paris"]);
    const entry = { revision: 6, seat: 0, move: "occupy paris", label: "Occupy Paris", lines: ["Purple occupies Paris"], undone: false, things: [["city", "paris"]], story: [{ text: "Purple occupies Paris" }] };
    model.update({ table: "t", seat: 0, revision: 6, log: [entry], undone: [], patch: { cities: { paris: { owner: "purple", token: null } } }, pending: [1], offer: null, undo: null, clock: null });
    expect(model.view.cities.paris.owner).toBe("purple");
    expect(model.view.cities.london).toBe(firstView.cities.london);
    expect(model.changed).toEqual(["paris"]);
    expect(model.log).toHaveLength(1);
    model.update({ table: "t", seat: 0, revision: 7, log: [entry], undone: [6], view: firstView, pending: [0], offer: null, undo: "nothing", clock: null });
    expect(model.log).toEqual([{ ...entry, undone: true }]);
  });

  it("says what a move would bring to whoever rests on it, in words", async () => {
    const model = table(["ship africa"]);
    const ask = vi.spyOn(live, "ask").mockResolvedValue({ changes: [{ text: "harbour 2 → 0" }, { text: "politics 0 → 1" }] });
    expect(await model.consequence(model.moves[0]!)).toBe("harbour 2 → 0, politics 0 → 1");
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ op: "preview", move: "ship africa" }));
    ask.mockRestore();
  });
});
