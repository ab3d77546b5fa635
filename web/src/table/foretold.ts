// What the server says that a move brings, as the panel, the boards and the numbers show it.
import type { Change as Row, GameUi, Preview } from "../games/game.ts";
import type { Change, Json, Move } from "../lib/types.ts";

const kNumbers = /^(.+?)\s(\S+\s→\s.+)$/u; // "culture 4 → 5"

export function rowOf(change: Change, game: GameUi, whose: string): Row {
  const [, what = change.text, to] = kNumbers.exec(change.text) ?? [];
  const words = what.charAt(0).toUpperCase() + what.slice(1);
  return { icon: game.drawn?.icon(change) || "action", what: whose ? `${whose}: ${what}` : words, to };
}

export function foretold(game: GameUi, move: Move, view: Json, seats: string[], colour: string, changes: Change[]): Preview {
  const numbers: Record<string, number> = Object.fromEntries((game.numbers ?? game.stats)(view, colour).map((stat) => [stat.id, stat.value]));
  const isOwn = (change: Change) => change.seat === null || seats[change.seat] === colour;
  for (const change of changes.filter(isOwn)) {
    const id = game.drawn?.number(change);
    if (id) numbers[id] = change.after;
  }
  const whose = (change: Change) => (isOwn(change) ? "" : game.role?.(view, seats[change.seat!]!) || game.name(seats[change.seat!]!));
  return { icon: game.icon(move.verb, move), title: move.label, changes: changes.map((change) => rowOf(change, game, whose(change))), ghost: game.drawn?.ghost(move, view, colour, changes.filter(isOwn)) ?? null, numbers };
}
