// What happened since one last looked: the table as it was after each line of the log, one after the other, up to now.
import { api } from "../lib/api.ts";
import type { Replay } from "../lib/types.ts";
import type { TableModel } from "./model.svelte.ts";
import { kTurnLimit, stepTime } from "./playback.svelte.ts";
import { storyLines, type StoryLine } from "./story.ts";

const kMost = 40; // lines; whoever missed more sees the last of them
const kStep = 700; // ms, where playback is off but this was asked for
const kWithin = 10 * kTurnLimit;

// What others did after that revision.
export const missed = (table: TableModel, from: number): StoryLine[] =>
  storyLines(table.log).filter((line) => !line.heading && !line.undone && line.last > from && line.seat !== table.seat);

export const lastOwn = (table: TableModel): number => table.log.filter((entry) => entry.seat === table.seat && !entry.undone).at(-1)?.revision ?? 0;

export class Recap {
  line = $state.raw<StoryLine | null>(null); // that is shown
  #turn = 0;
  #wake: (() => void) | null = null;

  get playing(): boolean {
    return this.line !== null;
  }

  stop = () => {
    this.#turn += 1;
    this.line = null;
    this.#wake?.();
  };

  // `around` lets pieces travel while a step is taken over.
  async show(table: TableModel, from: number, around: (line: StoryLine, show: () => void) => void) {
    this.stop();
    const turn = this.#turn;
    const lines = storyLines(table.log).filter((line) => !line.heading && !line.undone && line.last > from).slice(-kMost);
    if (!lines.length) return;
    const at = (revision: number) => api<Replay>("GET", `tables/${table.id}/replay?at=${revision}&seat=${table.seat}`);
    const step = Math.min(stepTime() || kStep, kWithin / lines.length);
    const isOn = () => turn === this.#turn;
    let coming = at(lines[0]!.first - 1);
    let before = await coming;
    if (!isOn()) return;
    this.line = lines[0]!;
    table.look(before);
    coming = at(lines[0]!.last);
    for (const [i, line] of lines.entries()) {
      const view = await coming;
      if (!isOn() || !table.isPast) break; // skipped, or the table has moved on
      const next = lines[i + 1];
      if (next) coming = at(next.last);
      this.line = line;
      around(line, () => table.look(view, typeof line.seat === "number" ? line.seat : null));
      await new Promise<void>((done) => ((this.#wake = done), setTimeout(done, step)));
      if (!isOn()) break;
    }
    table.look(null);
    if (isOn()) this.line = null;
  }
}
