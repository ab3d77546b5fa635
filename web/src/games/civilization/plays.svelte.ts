// What every play of a battle turn would bring: the server is asked for each, once a position. The table is the server's, not ours.
import { prefs } from "../../lib/prefs.svelte.ts";
import { live } from "../../lib/socket.svelte.ts";
import type { Change, Move } from "../../lib/types.ts";
import type { TableModel } from "../../table/model.svelte.ts";

const kMost = 24; // plays asked for; the others are foretold when they are chosen

export class Plays {
  seen = $state.raw<Record<string, Change[]>>({});
  #asked = "";

  async look(table: TableModel, moves: readonly Move[]) {
    const now = `${table.id} ${table.seat} ${table.revision}`;
    if (this.#asked === now || !table.live) return;
    this.#asked = now;
    this.seen = {};
    for (const { move } of moves.slice(0, kMost)) {
      const answer = await live.ask({ table: table.id, seat: table.seat, lang: prefs.lang, op: "preview", move }).catch(() => null);
      if (this.#asked !== now) return;
      if (answer) this.seen = { ...this.seen, [move]: answer.changes as Change[] };
    }
  }
}
