// A battle retold when it is over: what the log said since it began, and how the sums stood.
import type { TableModel } from "../../table/model.svelte.ts";
import type { Battle, View } from "./types.ts";

export class BattleStory {
  ended = $state.raw<{ battle: Battle; lines: string[] } | null>(null);
  #last: Battle | null = null;
  #since = 0;

  follow(table: TableModel) {
    const { battle } = table.view as View;
    if (battle) {
      if (!this.#last) this.#since = table.revision;
      this.#last = battle;
      this.ended = null;
    } else if (this.#last) {
      const lines = table.log.filter(({ revision, undone }) => revision >= this.#since && !undone).flatMap((entry) => entry.lines);
      this.ended = { battle: this.#last, lines: lines.slice(-kLines) };
      this.#last = null;
    }
  }
  close() {
    this.ended = null;
  }
}
const kLines = 7;
