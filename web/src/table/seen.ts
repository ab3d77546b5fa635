// How far this browser has seen each table, so that what happened since can be shown, also after a day.
const kKey = "pentarchy.seen";
const kTables = 60; // the newest

type Seen = Record<string, number>; // by table and seat, in the order they were looked at

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(kKey) ?? "{}");
  } catch {
    return {};
  }
}

const nameOf = (table: string, seat: number | string) => `${table} ${seat}`;

export const seenOf = (table: string, seat: number | string): number | null => read()[nameOf(table, seat)] ?? null;

export function noteSeen(table: string, seat: number | string, revision: number) {
  const { [nameOf(table, seat)]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - kTables);
  try {
    localStorage.setItem(kKey, JSON.stringify({ ...Object.fromEntries(kept), [nameOf(table, seat)]: revision }));
  } catch {
    // Without storage nothing is remembered.
  }
}
