// Mombasa at the table: its words, what its moves touch and do, and its boards.
import type { Json, Texts } from "../../lib/types.ts";
import type { GameUi, Place } from "../game.ts";
import { about, componentIndex } from "./about.ts";
import Board from "./Board.svelte";
import { changed, targets, whereOf, type Pane } from "./elements.ts";
import { titled } from "./faces.ts";
import { lesson } from "./lesson.ts";
import { addMarks } from "./marks.ts";
import Mine from "./Mine.svelte";
import { chip, iconFor, namer } from "./naming.ts";
import { panes } from "./panes.svelte.ts";
import { drawn } from "./drawn.ts";
import { expanding, isPlanning } from "./reading.ts";
import { kRowRules, kVerbRules } from "./rules.ts";
import { scoreRows, text } from "./text.ts";
import { kCompanies, type Components, type View } from "./types.ts";
import { pointsLeft, say } from "./words.ts";

const kPhases = [{ id: "plan", icon: "quill" }, { id: "action", icon: "expand" }, { id: "prepare", icon: "deck" }] as const;
const kPanes: Pane[] = ["map", "tracks", "cards", "books", "spaces"];

export function phaseOf(view: View): string {
  const rows = view.stack.map((frame) => frame.row);
  if (rows.includes("action_phase")) return "action";
  if (rows.includes("round") && rows.includes("fork")) return "plan";
  return rows.includes("round") ? "prepare" : rows.length ? "plan" : "";
}

export function mombasa(raw: unknown, texts: Texts): GameUi {
  const c = raw as Components;
  const name = namer(texts);
  addMarks();
  const me = (view: Json, colour: string) => (view as View).players[colour];
  const elementsOf = (pane: Pane) => [
    ...(pane === "map" ? [...c.regions.map((region) => region.id), ...kCompanies, ...kCompanies.flatMap((id) => [1, 2, 3].map((n) => `post_${id}_${n}`))] : []),
    ...(pane === "tracks" ? kCompanies.map((id) => `track_${id}`) : []),
    ...(pane === "cards" ? c.card_display.map((space) => space.id) : []),
    ...(pane === "books" ? c.book_display.map((space) => space.id) : []),
    ...(pane === "spaces" ? [...c.bonus_spaces.map((space) => space.id), ...["c1", "c2", "d1", "d2"].flatMap((side) => [`${side}_1`, `${side}_2`]), "choice_1", "choice_2", "choice_3"] : []),
  ];
  return {
    slug: "mombasa",
    texts,
    components: c,
    name,
    icon: (verb, move) => iconFor(c, verb, move),
    targets: (move, view) => targets(move, view),
    verbName: (verb) => say(`verb.${verb as "place"}`),
    chip: (move, view) => chip(c, name, move, view ?? null),
    ask: (row, view) => {
      const due = (view as View).turn_due;
      const left = row === "spend_points" ? ` ${pointsLeft(due)}.` : row === "expand" ? ` ${say("points_of", { n: expanding(view)?.points ?? 0 })}` : "";
      const asked = row === "plan_ready" && !isPlanning(view, row) ? "keep_tile" : row;
      return { title: say(`ask.${asked as "expand"}`), sub: titled((texts[`ask.${row}`] ?? "").replace(/^[^:]{1,16}: /, "")) + left, rule: kRowRules[row] ?? "" };
    },
    drawn,
    atOnce: (move) => move.verb === "plan" || move.verb === "plan_none",
    tabs: { mine: { icon: "deck", name: () => say("tab.board") } },
    where: (row) => (whereOf(row) === "mine" ? "mine" : whereOf(row) ? "map" : ""),
    stats: (view, colour) => {
      const player = me(view, colour);
      if (!player) return [];
      return [
        { id: "money", icon: "coin", label: say("money"), value: player.money },
        ...kCompanies.map((company) => ({ id: company, icon: company, label: `${say("shares")}: ${name(company)}`, value: player.shares[company] ?? 0 })),
        { id: "diamond", icon: "diamond", label: say("diamonds"), value: player.diamond },
        { id: "jar", icon: "ink", label: say("jar"), value: player.jar },
        { id: "hand", icon: "card", label: say("hand"), value: player.hand_size },
      ];
    },
    scoreIcon: "coin",
    score: (view, colour) => me(view, colour)?.score.total ?? null,
    passed: (view, colour) => me(view, colour)?.out ?? false,
    passedWord: () => say("out"),
    starts: (view, colour) => (view as View).token === colour,
    stage: (view) => ({ round: Math.max(1, view.round), rounds: c.rounds, phases: kPhases.map((p) => ({ ...p, name: say(`phase.${p.id}`) })), now: phaseOf(view) }),
    rail: (): Place[] => kPanes.map((pane) => ({ id: elementsOf(pane)[0]!, name: say(`pane.${pane}`), elements: elementsOf(pane), on: panes.shown === pane })),
    scoreRows: (view, seats) => scoreRows(view, seats, name),
    text: (view, seats) => text(c, view, seats, name, texts),
    changed: (before, after) => changed(c, before, after),
    about: (id) => about(c, texts, name, id),
    rule: (verb) => kVerbRules[verb] ?? "",
    place: (id, kind) => (["card", "book", "start_tile", "tile", "side", "number"].includes(kind) ? "" : kind === "slot" ? `row_${id}` : id),
    index: () => componentIndex(c, texts, name),
    lesson,
    Board,
    Mine,
  };
}
