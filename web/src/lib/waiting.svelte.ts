// What waits for me at this server: asked for when a page opens, when the server says so, and when one comes back to it.
import { api } from "./api.ts";
import { session } from "./session.svelte.ts";
import type { TableCard } from "./types.ts";

const kApart = 5000; // ms between two questions that nothing has caused

class Waiting {
  tables = $state.raw<TableCard[]>([]);
  readonly count = $derived(this.tables.length);
  #asked = 0;

  async look(at_once = true) {
    if (!session.account) return void (this.tables = []);
    if (!at_once && Date.now() - this.#asked < kApart) return;
    this.#asked = Date.now();
    const answer = await api<{ tables: TableCard[] }>("GET", "me/waiting").catch(() => null); // the page itself says what is wrong
    if (answer) this.tables = answer.tables;
  }
}

export const waiting = new Waiting();
