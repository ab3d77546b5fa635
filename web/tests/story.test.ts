// The log as lines: parts of one action are put together, headings stand alone, and what was taken back is a line of its own.
import { describe, expect, it } from "vitest";
import type { Change, LogEntry } from "../src/lib/types.ts";
import { broughtText, finished, lineText, setUpOf, storyLines } from "../src/table/story.ts";

const entry = (revision: number, story: LogEntry["story"], more: Partial<LogEntry> = {}): LogEntry => ({ revision, seat: 0, move: "m", label: "Do it", lines: story.map((part) => part.text ?? part.heading ?? ""), undone: false, things: [], story, ...more });
const change = (text: string, seat: number | null = 0): Change => ({ path: "p", things: [], before: 0, after: 1, seat, text });

describe("the story", () => {
  it("is one line for an action of several entries, with what it brought in all", () => {
    const lines = storyLines([
      entry(1, [{ text: "Blue activates a house", brought: [change("harbour 2 → 1")], rules: ["EN-9.1"] }]),
      entry(2, [{ text: "occupies Rome", alone: "Blue occupies Rome", brought: [change("harbour 2 → 0"), change("culture 1 → 0", 1)], rules: ["EN-12.1", "EN-9.1"] }], { goes_on: true }),
    ]);
    expect(lines.map(({ text, rules, messages, last }) => ({ text, rules, messages, last }))).toEqual([{ text: "Blue activates a house, occupies Rome", rules: ["EN-9.1", "EN-12.1"], messages: ["Blue activates a house", "occupies Rome"], last: 2 }]);
    expect(broughtText(lines[0]!, (seat) => `seat ${seat}`)).toBe("harbour 2 → 0; seat 1: culture 1 → 0");
  });

  it("begins with a whole sentence where the page does", () => {
    expect(storyLines([entry(2, [{ text: "occupies Rome", alone: "Blue occupies Rome" }], { goes_on: true })])[0]!.text).toBe("Blue occupies Rome");
  });

  it("has rounds as headings, and what follows them below", () => {
    const lines = storyLines([entry(1, [{ text: "Blue passes" }, { heading: "Round 2" }, { text: "A card is drawn" }]), entry(2, [{ text: "Red builds" }], { seat: 1 })]);
    expect(lines.map(({ heading, text }) => [heading, text])).toEqual([[false, "Blue passes"], [true, "Round 2"], [false, "A card is drawn"], [false, "Red builds"]]);
    expect(new Set(lines.map((line) => line.key)).size).toBe(4);
  });

  it("tells changes that no message tells with the move, and leaves out what brought nothing", () => {
    const lines = storyLines([entry(1, []), entry(2, [{ text: "", brought: [change("gold 2 → 1")] }], { goes_on: true }), entry(3, [], { seat: 1 })]);
    expect(lines.map(({ text, label }) => [text, label])).toEqual([["", "Do it"]]);
  });

  it("parts what was taken back from what stands", () => {
    const lines = storyLines([entry(1, [{ text: "Blue activates a house" }]), entry(2, [{ text: "occupies Rome", alone: "Blue occupies Rome" }], { goes_on: true, undone: true })]);
    expect(lines.map(({ text, undone }) => [text, undone])).toEqual([["Blue activates a house", false], ["Blue occupies Rome", true]]);
  });

  it("calls people by their names, where they play no nation", () => {
    const lines = storyLines([entry(1, [{ text: "Red ships to India. India opens. Red wins Governor of India" }], { seat: 1 })]);
    const table = (role: string, who: object | null) => ({ seat: 0, card: { seats: [{ word: "blue" }, { word: "red", who }] }, seatName: (word: string) => role || word, game: { role: () => role }, view: {} }) as never;
    expect(lineText(lines[0]!, table("", { name: "Anna" }))).toBe("Anna ships to India. India opens. Anna wins Governor of India");
    expect(lineText(lines[0]!, table("", null))).toBe("Red ships to India. India opens. Red wins Governor of India");
    expect(lineText(lines[0]!, table("Romans", { name: "Anna" }))).toBe("Red ships to India. India opens. Red wins Governor of India");
  });

  it("folds what stands before the first heading, and finishes a line when the next one begins", () => {
    const lines = storyLines([entry(1, [{ text: "A tile is laid" }], { seat: null }), entry(2, [{ text: "Red starts" }], { seat: null }), entry(3, [{ heading: "Round 1" }]), entry(4, [{ text: "Blue passes" }])]);
    expect(setUpOf(lines)).toBe(2);
    expect(setUpOf(lines.slice(2))).toBe(0);
    expect(finished(lines, false)).toHaveLength(3);
    expect(finished(lines, true)).toHaveLength(4);
  });
});
