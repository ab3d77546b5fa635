// Civilization's map, cities, technologies and market: terrain, borders, every element that a recorded question names, words in both languages.
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allCities, idAt, outskirts, placed, sheetOf, spotOf } from "../src/games/civilization/board.ts";
import { idleCities, priceOf } from "../src/games/civilization/cities.ts";
import { cs } from "../src/games/civilization/cs.ts";
import { targets } from "../src/games/civilization/elements.ts";
import { en } from "../src/games/civilization/en.ts";
import { ground } from "../src/games/civilization/ground.ts";
import { civilization } from "../src/games/civilization/index.ts";
import { panes } from "../src/games/civilization/panes.svelte.ts";
import { railOf } from "../src/games/civilization/rail.ts";
import { lightsOf } from "../src/games/civilization/reach.ts";
import { loadSheets } from "../src/games/civilization/sheets.svelte.ts";
import { sinceMine } from "../src/games/civilization/since.ts";
import { border, coastline, rings } from "../src/games/civilization/squares.ts";
import { aimsOf, nearnessOf, signsOf } from "../src/games/civilization/techs.ts";
import type { Components, View } from "../src/games/civilization/types.ts";
import { gaugesOf, nearest } from "../src/games/civilization/victory.ts";
import { amountsOf, printedOn } from "../src/games/civilization/yields.ts";
import type { LogEntry, Move, TableCard } from "../src/lib/types.ts";
import { live } from "../src/lib/socket.svelte.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { read, texts } from "./helpers.ts";
import Host from "./Host.svelte";
import recorded from "./civilization_board.json";

interface Asked {
  row: string;
  view: View;
  moves: { move: string; things: [string, string][]; numbers?: number[] }[];
}
const c = JSON.parse(read("games/civilization/components.json")) as Components;
const asked = recorded.asked as unknown as Asked[];
const me = recorded.me;
const of = (row: string) => asked.find((one) => one.row === row)!;
const city = of("city_box");

const model = new TableModel("t");
model.game = civilization(c, texts("en", "civilization"));
live.state = "open"; // lights are on
let host: Record<string, unknown> | null = null;
beforeAll(() => loadSheets());
afterAll(() => host && void unmount(host));

const asMove = ({ move, things, numbers }: Asked["moves"][number]): Move => ({ move, verb: move.split(" ")[0]!, label: move, things, elements: things.map(([, id]) => id), ...(numbers ? { numbers } : {}) });
function show({ row, view, moves }: Asked, log: LogEntry[] = []) {
  const words = Object.keys(view.players);
  const seats = words.map((word) => ({ word, who: null, bot: null, here: false, online: false, stands_in: null }));
  const card = { id: "t", game: "civilization", seats, my_seats: [0], pending: [words.indexOf(me)], status: "running" } as unknown as TableCard;
  model.back();
  model.snapshot({ card, seat: words.indexOf(me), view, log, chat: [], revision: 1, offer: { row, quiet: false, moves: moves.map(asMove) }, undo: null, clock: null });
  host ??= mount(Host, { target: document.body, props: { model } });
  flushSync();
}
const ids = (selector = "[data-id]") => (flushSync(), new Set([...document.querySelectorAll(selector)].map((node) => node.getAttribute("data-id")!)));

describe("the grid", () => {
  it("closes a ring round each part and keeps corners apart", () => {
    const one = rings((x, y) => x === 0 && y === 0, 2, 2);
    expect(one).toEqual([[[0, 0], [1, 0], [1, 1], [0, 1]]]);
    expect(rings((x, y) => x === y && x >= 0 && x < 2, 2, 2).length).toBe(2);
    expect(border((x, y) => y === 0 && x >= 0 && x < 2, 2, 1, 10)).toBe("M0 0L10 0L20 0L20 10L10 10L0 10Z");
    expect(coastline((x, y) => x === 0 && y === 0, 1, 1, 48).match(/Q/g)?.length).toBe(12);
  });

  it("turns a tile as its arrow says", () => {
    expect(placed(4, 0, "north", 1, 2)).toEqual([6, 1]);
    expect(placed(4, 0, "east", 0, 0)).toEqual([7, 0]);
    expect(placed(4, 0, "south", 0, 0)).toEqual([7, 3]);
    expect(placed(4, 0, "west", 0, 0)).toEqual([4, 3]);
    for (const id of ["a1", "h16", "r28"]) expect(idAt(spotOf(id).x, spotOf(id).y)).toBe(id);
  });

  it("is drawn the same for everybody, for every number of seats", () => {
    const sheet = sheetOf(c, city.view);
    const drawn = ground(sheet, 48, "g");
    expect(drawn).toBe(ground(sheet, 48, "g"));
    expect(drawn).not.toContain("NaN");
    for (const layout of c.layouts) {
      const slots = [...layout.homes, ...layout.neutral].map((_, slot) => slot);
      const view = { ...city.view, seats: layout.seats, terrain: {}, tiles: Object.fromEntries(slots.filter((slot) => slot % 2 === 0).map((slot) => [slot, { tile: c.tiles[slot]!.id, arrow: "west" as const }])) };
      const all = sheetOf(c, view);
      expect(all.squares.size, layout.id).toBe(16 * slots.length);
      expect(ground(all, 48, "g"), layout.id).not.toMatch(/NaN|undefined/);
    }
  });
});

describe("what the board says", () => {
  it("draws whatever a question names, and lights it", () => {
    for (const one of asked) {
      show(one);
      const all = one.moves.map(asMove);
      const first = new Set(all.map((move) => targets(move)[0]).filter((id): id is string => id !== undefined && !kOwn.test(id)));
      const [there, lit] = [ids(), ids("[data-id].lit")];
      for (const id of first) expect(there.has(id), `${one.row}: ${id}`).toBe(true);
      expect([...first].some((id) => lit.has(id)), one.row).toBe(first.size > 0);
    }
  });
  const kOwn = /^(use|gov|source)_/; // lies with one's own civilization

  it("shows where a chosen group can go with the steps that the offer says", () => {
    show(of("leg"));
    const lights = lightsOf(of("leg").view, model);
    const go = of("leg").moves.filter(({ move }) => move.startsWith("go "));
    expect(lights.ends.size).toBeGreaterThanOrEqual(go.length);
    for (const { move, numbers } of go) expect(lights.ends.get(move.split(" ")[1]!)?.steps).toBe(numbers?.[0] ?? 0);
  });

  it("opens the sheet on which a question is answered, and the map else", () => {
    const sheets = Object.fromEntries(["place_capital", "city_box", "move_box", "choose_tech"].map((row) => (show(of(row)), [row, panes.sheet])));
    expect(sheets).toEqual({ place_capital: "", city_box: "city", move_box: "", choose_tech: "techs" });
  });

  it("chooses what a city builds, and what its square is", () => {
    show(city);
    expect(idleCities(city.view, me, model.moves).map(({ word }) => word)).toEqual(["capital"]);
    const item = document.querySelector<HTMLButtonElement>(".city button[data-id].lit");
    item!.click();
    flushSync();
    expect(model.chosen?.verb).toBe("build");
    expect(priceOf({ ...asMove(city.moves[0]!), numbers: [10, 8, 6] })).toEqual({ cost: 10, rush: 6 });
  });

  it("names what happened since one's last move", () => {
    const line = (seat: number, square: string, undone = false) => ({ seat, undone, things: [["square", square]], lines: [], story: [], revision: 1, move: "", label: "" }) as unknown as LogEntry;
    show(city, [line(1, "a1"), line(0, "b2"), line(1, "c3"), line(1, "d4", true)]);
    expect([...sinceMine(model)]).toEqual(["c3"]);
  });

  it("counts how near everybody is to winning", () => {
    const view = structuredClone(city.view);
    Object.assign(view.players[me]!, { track: 20, coins: 13, rows: { "1": 5, "2": 4 }, phases_to_capital: 1 });
    const gauges = gaugesOf(c, view, Object.keys(view.players)).get(me)!;
    expect(gauges.map(({ text }) => text)).toEqual(["20/21", "II/V", "13/15", "1"]);
    expect(gauges.map(({ near }) => near)).toEqual([true, false, true, true]);
    expect(nearest(gauges).way).toBe("culture");
  });

  it("reads the yields of a square from what lies on it", () => {
    const sheet = sheetOf(c, city.view);
    const known = [...sheet.squares.values()].find(({ terrain, printed }) => terrain === "forest" && !printed)!;
    expect(amountsOf(printedOn(c, { ...city.view, things: {} }, known))).toEqual([{ kind: "production", n: 2 }]);
    expect(amountsOf(printedOn(c, { ...city.view, things: { [known.id]: "harbor" } }, known))).toEqual([{ kind: "trade", n: 2 }, { kind: "production", n: 1 }]);
    for (const at of allCities(city.view)) expect(outskirts(at).length).toBe(at.centres.length > 1 ? 10 : 8);
  });

  it("sorts technologies by what they do and how near they are", () => {
    for (const tech of c.techs.filter(({ level }) => level < 5)) expect(signsOf(tech).length + aimsOf(tech).size, tech.id).toBeGreaterThan(0);
    const player = { ...city.view.players[me]!, techs: ["pottery"], trade: 7, thresholds: { "1": 6, "2": 11 }, open_rows: [1] };
    const near = (id: string) => nearnessOf(player, c.techs.find((tech) => tech.id === id)!, id === "writing");
    expect([near("pottery"), near("writing"), near("navy"), near("printing_press")]).toEqual(["known", "offered", "ready", "far"]);
  });

  it("leads a phone to each part once", () => {
    panes.verb = "build";
    const places = railOf(c, city.view);
    expect(places.map(({ id }) => id)).toEqual(["pane_map", "pane_city", "pane_techs", "pane_market"]);
    const all = places.flatMap(({ elements }) => elements);
    expect(new Set(all).size).toBe(all.length);
  });

  it("says the same things in both languages", () => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
  });
});
