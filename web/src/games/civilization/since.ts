// What has changed since one's last move: the squares that the log speaks of after it.
import type { TableModel } from "../../table/model.svelte.ts";

export function sinceMine(table: TableModel): Set<string> {
  const last = table.log.map(({ seat, undone }) => seat === table.seat && !undone).lastIndexOf(true);
  const squares = new Set<string>();
  if (typeof table.seat !== "number") return squares;
  for (const { things, undone } of table.log.slice(last + 1)) if (!undone) for (const [kind, id] of things) if (kind === "square") squares.add(id);
  return squares;
}
