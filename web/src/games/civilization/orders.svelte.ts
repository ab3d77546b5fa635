// Standing orders for windows: kinds that are always let pass. The server keeps them for the game; which ones were given here is
// remembered by this browser, since a position does not tell.
import { live } from "../../lib/socket.svelte.ts";
import { prefs } from "../../lib/prefs.svelte.ts";
import type { TableModel } from "../../table/model.svelte.ts";

export const kWindows = ["react_action", "react_ability", "react_event", "react_move"] as const;
export type WindowRow = (typeof kWindows)[number];
export const isWindow = (row: string): row is WindowRow => (kWindows as readonly string[]).includes(row);

class Orders {
  #given = $state.raw<Record<string, WindowRow[]>>({});

  #key(table: TableModel): string {
    return `pentarchy.orders.${table.id}.${table.seat}`;
  }
  of(table: TableModel): readonly WindowRow[] {
    const key = this.#key(table);
    return this.#given[key] ?? (JSON.parse(localStorage.getItem(key) ?? "[]") as WindowRow[]);
  }
  async set(table: TableModel, row: WindowRow, passes: boolean) {
    const answer = await live.ask({ table: table.id, seat: table.seat, lang: prefs.lang, op: "order", row, move: passes ? "pass" : "" }).catch(() => null);
    if (!answer) return;
    const now = this.of(table).filter((one) => one !== row);
    const next = passes ? [...now, row] : now;
    localStorage.setItem(this.#key(table), JSON.stringify(next));
    this.#given = { ...this.#given, [this.#key(table)]: next };
  }
}
export const orders = new Orders();
