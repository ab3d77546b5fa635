// Shows what others do step by step: their updates wait in a queue, each is held for a while, and a turn takes three seconds at
// most. Whatever one may do oneself is never held longer than that, and a skip ends it at once.
import { prefs } from "../lib/prefs.svelte.ts";
import type { Json, LogEntry } from "../lib/types.ts";

export const kTurnLimit = 3000; // ms for a turn, however many steps it has
const kLeast = 60; // a shorter step is none
const kSteps = { off: 0, fast: 250, normal: 500, slow: 900 };
export type Speed = keyof typeof kSteps;
export const speeds = Object.keys(kSteps) as Speed[];

export const isCalm = () => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
// Who wants less motion sees the last change by its ring, unless a speed was chosen.
export const speed = (): Speed => prefs.playback || (isCalm() ? "off" : "normal");
export const stepTime = () => kSteps[speed()];

// Who acts in an update: the last seat that its log names.
export const actorOf = (log: readonly LogEntry[]): number | null => (log.filter((entry) => typeof entry.seat === "number" && !entry.undone).at(-1)?.seat as number | undefined) ?? null;

interface Table {
  show(update: Json, held: boolean): void; // held: its offer is kept back
  release(update: Json): void; // now its offer counts
  isFree(update: Json): boolean; // need not wait
}

export class Playback {
  playing = $state(false);
  around: (update: Json, show: () => void) => void = (_, show) => show(); // lets pieces travel

  #queue: Json[] = [];
  #turn = { seat: null as number | null, spent: 0 };
  #skipping = false; // until one is asked
  #held: Json = null; // what is shown and has not released its offer
  #wake: (() => void) | null = null;

  constructor(readonly table: Table) {}

  take(update: Json) {
    if (stepTime() && !document.hidden && !this.#skipping && !this.table.isFree(update)) {
      this.#queue.push(update);
      if (!this.playing) void this.#run();
      return;
    }
    this.#drain();
    this.table.show(update, false);
    this.#turn.seat = null;
    if (update.offer || update.seat === "spectator") this.#skipping = false;
  }

  // All that waits is taken over now, and what others do until one is asked comes at once.
  skip() {
    if (!this.playing) return;
    this.#skipping = true;
    const last = this.#drain();
    if (last?.offer || last?.seat === "spectator") this.#skipping = false;
  }

  // A snapshot has it all.
  clear() {
    this.#queue = [];
    this.#held = null;
    this.#end();
  }

  #drain(): Json {
    const last = this.#queue.at(-1) ?? this.#held;
    if (this.#held) this.table.release(this.#held);
    for (const update of this.#queue.splice(0)) this.table.show(update, false);
    this.#held = null;
    this.#end();
    return last;
  }

  #end() {
    this.playing = false;
    this.#wake?.();
    this.#wake = null;
  }

  async #run() {
    this.playing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const next = update;
      this.around(next, () => this.table.show(next, true));
      this.#held = next;
      const wait = this.#holdOf(next);
      if (wait) await new Promise<void>((done) => ((this.#wake = done), setTimeout(done, wait)));
      if (this.#held !== next) return; // skipped
    }
    this.#drain();
  }

  #holdOf(update: Json): number {
    const seat = actorOf(update.log);
    if (!update.log.length) return 0; // nothing that one may see
    if (seat !== this.#turn.seat) this.#turn = { seat, spent: 0 };
    let steps = 1;
    while (steps <= this.#queue.length && actorOf(this.#queue[steps - 1]!.log) === seat) steps += 1;
    const wait = Math.min(stepTime(), (kTurnLimit - this.#turn.spent) / steps);
    if (wait < kLeast) return 0;
    this.#turn.spent += wait;
    return wait;
  }
}
