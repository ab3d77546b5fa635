// Sets that are asked for: any order of picks, and nothing lost by the later one first.
import { describe, expect, it, vi } from "vitest";
import { endeavor } from "../src/games/endeavor/index.ts";
import type { PickSet } from "../src/lib/types.ts";
import { live } from "../src/lib/socket.svelte.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { isWhole, openTo, toggled } from "../src/table/sets.ts";
import { asMove, components, firstView, texts } from "./helpers.ts";

// Two payments: Colonial House, and two workers on Markets.
const salary: PickSet = { least: 2, most: 2, picked: [], members: ["pay colonial_house", "pay market"].map(asMove), sets: [[0, 1], [1, 1]], enough: null, aside: null };
const upToTwo: PickSet = { least: 0, most: 2, picked: [], members: ["lay a", "lay b"].map(asMove), sets: [[], [0], [0, 1], [1]], enough: asMove("lay_done"), aside: asMove("withdraw") };

const card = { id: "t", game: "endeavor", status: "running", seats: ["purple", "white", "black"].map((word) => ({ word })), my_seats: [0], pending: [0] };
function table(set: PickSet, moves: string[]) {
  const model = new TableModel("t");
  model.game = endeavor(components, texts("en"));
  live.state = "open";
  model.snapshot({ table: "t", seat: 0, card, revision: 5, view: firstView, offer: { row: "pay_workers", quiet: false, moves: moves.map(asMove), set }, undo: null, log: [], chat: [], clock: null });
  return model;
}

describe("sets", () => {
  it("know what can join the picks", () => {
    expect([...openTo(salary, [])]).toEqual([0, 1]);
    expect([...openTo(salary, [1])]).toEqual([0, 1]);
    expect([...openTo(salary, [0])]).toEqual([1]);
    expect([...openTo(salary, [1, 0])]).toEqual([]);
    expect(isWhole(salary, [1])).toBe(false);
    expect(isWhole(salary, [1, 0])).toBe(true);
  });

  it("take a member once more, or put all its copies back", () => {
    expect(toggled(salary, [1], 1)).toEqual([1, 1]);
    expect(toggled(salary, [1, 1], 1)).toEqual([]);
    expect(toggled(salary, [0, 1], 0)).toEqual([1]);
  });
});

describe("a table that asks for a set", () => {
  it("takes the later one first and loses nothing", async () => {
    const model = table(salary, ["pay colonial_house", "pay market"]);
    const ask = vi.spyOn(live, "ask").mockResolvedValue({ changes: [] });
    model.toggle(1);
    expect(model.chosen).toBe(null);
    expect(model.open.has(0)).toBe(true); // the Colonial House is still there
    model.toggle(0);
    expect(model.chosen?.elements).toEqual(["market", "colonial_house"]);
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ op: "preview", moves: ["pay market", "pay colonial_house"] }));
    await model.confirm();
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ op: "move", revision: 5, moves: ["pay market", "pay colonial_house"] }));
    expect(model.members).toEqual([]);
    ask.mockRestore();
  });

  it("lights what can join and shows what is picked", () => {
    const model = table(salary, ["pay colonial_house", "pay market"]);
    const [house, market] = salary.members.map((move) => model.targets(move)[0]!);
    expect(model.state(house!)).toBe("lit");
    model.touch(house!);
    expect(model.state(house!)).toBe("picked");
    expect(model.state(market!)).toBe("lit");
    model.touch(house!); // and back
    expect(model.state(house!)).toBe("lit");
    expect(model.members).toEqual([]);
  });

  it("ends a smaller set, and leaves what is no member alone", async () => {
    const model = table(upToTwo, ["lay_done", "lay a", "lay b", "withdraw"]);
    const ask = vi.spyOn(live, "ask").mockResolvedValue({ changes: [] });
    model.stop();
    expect(model.chosen?.move).toBe("lay_done");
    model.toggle(1);
    expect(model.chosen?.label).toBe("lay b");
    model.choose(model.set!.aside!);
    expect(model.chosen?.move).toBe("withdraw");
    await model.confirm();
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ op: "move", move: "withdraw" }));
    model.stop();
    await model.confirm();
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ op: "move", moves: [] }));
    ask.mockRestore();
  });
});
