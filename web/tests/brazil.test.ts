// Brazil's board: the maps of all scenarios, every element that a move can name, a fight from both sides, words in both languages.
import { flushSync, mount, unmount } from "svelte";
import { afterAll, describe, expect, it } from "vitest";
import { sheetOf } from "../src/games/brazil/board.ts";
import { cs } from "../src/games/brazil/cs.ts";
import { targets } from "../src/games/brazil/elements.ts";
import { en } from "../src/games/brazil/en.ts";
import { sidesOf, stepOf } from "../src/games/brazil/fights.ts";
import { ground } from "../src/games/brazil/ground.ts";
import { keyOf, neighbours, outline, parts, type Hex } from "../src/games/brazil/hexes.ts";
import { brazil } from "../src/games/brazil/index.ts";
import { gists } from "../src/games/brazil/gists.ts";
import { firstLit } from "../src/games/brazil/reach.ts";
import { origin, retold } from "../src/games/brazil/retold.ts";
import { kVerbRules } from "../src/games/brazil/rules.ts";
import { progress } from "../src/games/brazil/tasks.ts";
import type { Components, View } from "../src/games/brazil/types.ts";
import type { Move, TableCard } from "../src/lib/types.ts";
import { live } from "../src/lib/socket.svelte.ts";
import { LineReader } from "../src/table/lines.ts";
import { TableModel } from "../src/table/model.svelte.ts";
import { asMove, read, texts } from "./helpers.ts";
import Host from "./Host.svelte";
import recorded from "./brazil.json";

const c = JSON.parse(read("games/brazil/components.json")) as Components;
const position = recorded.view as unknown as View;
const fighting = { ...structuredClone(position), ...(recorded.fight as unknown as Partial<View>) } as View;
fighting.players.south!.units.blue_knight = "moving";
fighting.hexes.j6!.units = [];

const model = new TableModel("t");
const told = texts("en", "brazil");
model.game = brazil(c, told);
live.state = "open"; // lights are on
let host: Record<string, unknown> | null = null;
afterAll(() => host && void unmount(host));

function show(view: View, row: string, moves: Move[], me = "south") {
  const words = Object.keys(view.players);
  const seats = words.map((word) => ({ word, who: null, bot: null, here: false, online: false, stands_in: null }));
  const card = { id: "t", game: "brazil", seats, my_seats: [0], pending: [words.indexOf(me)], status: "running" } as unknown as TableCard;
  model.snapshot({ card, seat: words.indexOf(me), view, log: [], chat: [], revision: 1, offer: { row, quiet: false, moves }, undo: null, clock: null });
  host ??= mount(Host, { target: document.body, props: { model } });
  flushSync();
}
const ids = (selector = "[data-id]") => (flushSync(), new Set([...document.querySelectorAll(selector)].map((node) => node.getAttribute("data-id")!)));

describe("the maps", () => {
  it("hang together and close their coasts", () => {
    for (const { id, hexes } of c.scenarios) {
      expect(parts(hexes).length, id).toBe(1);
      const land = hexes.filter(({ terrain }) => terrain !== "water");
      expect(outline(land).split("z").length - 1, id).toBeGreaterThanOrEqual(parts(land).length);
      const drawn = ground(hexes as Hex[], "g");
      expect(drawn, id).not.toContain("NaN");
      expect(drawn, id).toBe(ground(hexes as Hex[], "g")); // trees never move
    }
  });

  it("walk round one hex and round two", () => {
    const corners = (path: string) => path.split("L").length;
    expect(corners(outline([{ q: 0, r: 0 }]))).toBe(6);
    expect(corners(outline([{ q: 0, r: 0 }, { q: 1, r: 0 }]))).toBe(10);
    expect(new Set(neighbours({ q: 2, r: -1 }).map(keyOf)).size).toBe(6);
  });

  it("put every hex inside the frame", () => {
    const { hexes, frame } = sheetOf(position);
    expect(hexes.length).toBe(93);
    expect(frame.rows.map(({ letter }) => letter).join("")).toBe("ABCDEFGHIJKLM");
    for (const row of frame.rows) expect(row.y).toBeGreaterThan(0), expect(row.y).toBeLessThan(frame.height);
  });
});

describe("the board of Brazil", () => {
  it("draws what every question offers, and lights it once its turn comes", () => {
    for (const { row, offer, fight } of recorded.asked) {
      const moves = offer.map(asMove);
      show(fight ? fighting : position, row, moves);
      for (const move of moves) for (const id of targets(move)) expect(ids(), `${row}: ${move.move}`).toContain(id);
      const firsts = moves.map((move) => targets(move)[0]).filter(Boolean) as string[];
      const lit = ids("[data-id].lit");
      for (const id of firsts) expect(lit, `${row}: ${id}`).toContain(id);
    }
  });

  it("lights where a unit can go only when it is picked", () => {
    const moves = ["move blue_knight j5", "move blue_monarch h6", "end"].map(asMove);
    show(position, "movement", moves);
    expect([...firstLit(position, model)]).toEqual([]);
    model.touch("blue_knight");
    model.back();
    model.picks = ["blue_knight"];
    expect([...firstLit(position, model)]).toContain("j5");
    model.back();
  });

  it("tells coins of the store from those on tiles", () => {
    const moves = ["pay wood", "pay_from wood j6", "pay_from wood k7"].map(asMove);
    show(position, "pay", moves);
    model.touch("wood");
    expect(model.chosen).toBeNull();
    model.touch("k7");
    expect(model.chosen?.move).toBe("pay_from wood k7");
    model.back();
  });

  it("counts how far tasks are", () => {
    expect(progress(c, position, "south", "task_2_05").map(({ have, met }) => [have, met])).toEqual([[1, true], [0, false], [2, false]]);
  });

  it("draws every icon that it names", () => {
    const known = read("web/src/styles/icons.svg") + read("web/src/games/brazil/icons.svg");
    for (const { row, offer, fight } of recorded.asked) {
      show(fight ? fighting : position, row, offer.map(asMove));
      const used = new Set([...document.querySelectorAll("use")].map((node) => node.getAttribute("href")!.slice(1)).filter((id) => /^[it]-/.test(id)));
      for (const id of used) expect(known, id).toContain(`id="${id}"`);
    }
  });
});

describe("a fight that is over", () => {
  const reads = (lang: "en" | "cs") => {
    const words = texts(lang, "brazil");
    const name = (id: string) => words[id]!.split("|")[0]!;
    const line = (key: string, args: Record<string, string>) => {
      const text = words[`log.${key}`]!.replace(/\{(\w+?)(\.\w+)?(\|\w+)?\}/g, (_, word: string) => args[word.toLowerCase()] ?? "1");
      return text.charAt(0).toUpperCase() + text.slice(1);
    };
    const [north, east] = [name("seat.north"), name("seat.east")].map((word) => word.charAt(0).toUpperCase() + word.slice(1)) as [string, string];
    const cards = { mine: name("combat_card.raposo_tavares"), theirs: name("combat_card.cunhambebe") };
    const begun = { at: "c8", kind: "move" as const, seats: { attacker: "north", defender: "east" }, came: "d7" };
    const lines = [
      line("shows", { seat: north, combat_card: cards.mine }), line("shows", { seat: east, combat_card: cards.theirs }), line("cancels", { seat: east, combat_card: cards.mine }),
      line("strengths", { number: "2", number2: "5" }), line("defends", { seat: east, hex: "c8" }), line("unit_beaten", { seat: north, unit: name("unit.green_archer_1") }),
    ];
    return { told: retold(new LineReader(words), begun, lines, "north"), from: origin(new LineReader(words), [line("moves", { seat: north, unit: name("unit.green_archer_1"), hex: "d7", hex2: "c8" })], "c8") };
  };
  for (const lang of ["en", "cs"] as const)
    it(`is read back from the log in ${lang}`, () => {
      const { told: now, from } = reads(lang);
      expect(now).toMatchObject({ strength: { attacker: 2, defender: 5 }, winner: "defender", cards: { attacker: [{ id: "raposo_tavares", struck: true }], defender: [{ id: "cunhambebe", struck: false }] } });
      expect(now.after.map(({ key }) => key)).toEqual(["unit_beaten"]);
      expect(from).toBe("d7");
    });
});

describe("what is short", () => {
  it("tells every painting in both languages in a few words", () => {
    for (const { id } of c.paintings) for (const lang of ["en", "cs"] as const) expect(gists[lang][id]?.length ?? 0, `${lang} ${id}`).toSatisfy((n: number) => n > 0 && n <= 34);
  });
  it("writes hexes as on the map", () => expect(model.game!.written!("wood on d10 0 \u2192 1")).toBe("wood on D10 0 \u2192 1"));
});

describe("a fight", () => {
  it("adds up what one sees, and own cards only for their owner", () => {
    const [attacker, defender] = sidesOf(c, fighting, "south");
    expect([attacker!.open, attacker!.own, attacker!.unknown]).toEqual([3, 6, false]);
    expect([defender!.open, defender!.own, defender!.unknown]).toEqual([5, 5, true]);
    const theirs = structuredClone(fighting);
    delete theirs.secrets; // what the other seat is sent
    const [shown] = sidesOf(c, theirs, "north");
    expect([shown!.own, shown!.unknown]).toEqual([3, true]);
    expect(shown!.lines.filter(({ kind }) => kind === "card")).toEqual([]);
    expect(shown!.lines.at(-1)).toMatchObject({ kind: "hidden", n: 1 });
    expect([stepOf(fighting, ["south"]), stepOf(fighting, ["north"])]).toEqual([1, 2]);
  });
});

describe("words", () => {
  it("are the same in both languages, with every form", () => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) if (text.includes("|")) expect(cs[key]!.split("|").length, key).toBe(3);
  });
  it("name every verb that has a rule", () => {
    for (const verb of Object.keys(kVerbRules)) expect(Object.keys(en), verb).toContain(`brazil.verb.${verb}`);
    for (const key of Object.keys(told)) if (key.startsWith("ask.")) expect(Object.keys(en), key).toContain(`brazil.${key}`);
    const lesson = model.game!.lesson!.flatMap(({ id }) => [`brazil.lesson.${id}.title`, `brazil.lesson.${id}`]);
    for (const key of lesson) expect(Object.keys(en), key).toContain(key);
  });
});
