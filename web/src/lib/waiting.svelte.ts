// What waits for me at this server: asked for when a page opens, when the server says so, and when one comes back to it.
import { api } from "./api.ts";
import { session } from "./session.svelte.ts";
import type { Person, TableCard } from "./types.ts";

const kApart = 5000; // ms between two questions that nothing has caused

export interface Invitation { by: Person; table: TableCard }

class Waiting {
  tables = $state.raw<TableCard[]>([]);
  invitations = $state.raw<Invitation[]>([]);
  readonly count = $derived(this.tables.length + this.invitations.length);
  #asked = 0;

  async look(at_once = true) {
    if (!session.account) return void (this.tables = this.invitations = []);
    if (!at_once && Date.now() - this.#asked < kApart) return;
    this.#asked = Date.now();
    const answer = await api<{ tables: TableCard[]; invitations: Invitation[] }>("GET", "me/waiting").catch(() => null); // the page itself says what is wrong
    if (answer) ({ tables: this.tables, invitations: this.invitations } = answer);
  }

  async decline(table: string) {
    await api("DELETE", `me/invitations/${table}`);
    this.invitations = this.invitations.filter((one) => one.table.id !== table);
  }
}

export const waiting = new Waiting();
