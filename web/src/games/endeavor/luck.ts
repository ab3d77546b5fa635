// Endeavor's luck: a token on every place, each kind as likely as it has tokens left, then lots for the start player (EN-2.2, EN-2.12).
import { commitmentOf, draw, keyOf } from "../../lib/luck.ts";
import type { Json } from "../../lib/types.ts";
import type { Components } from "./types.ts";

// Returns the number of draws, or the number of the first event that luck did not bring.
export function verify(c: Components, record: Json): { draws: number } | { wrong: number } {
  if (!record.secret || commitmentOf(record.secret) !== record.commitment) return { wrong: -1 };
  const key = keyOf(record.secret, record.entropy ?? []);
  const bag = c.trade_tokens.map((token) => ({ id: token.id, left: token.count }));
  let draws = 0;
  for (const [n, event] of (record.events as Json[]).entries()) {
    if (event.seat !== "chance") continue;
    const lay = (event.move as string).startsWith("lay ");
    const lots = lay ? bag.map(({ id, left }) => ({ id, weight: left })) : (record.seats as string[]).map((_, seat) => ({ id: String(seat), weight: 1 }));
    const total = lots.reduce((sum, lot) => sum + lot.weight, 0);
    let at = Number(draw(key, n, BigInt(total)));
    const drawn = lots.find((lot) => (at -= lot.weight) < 0);
    const said = lay ? event.move.split(" ")[2] : String(event.code[1]);
    if (drawn?.id !== said) return { wrong: n };
    if (lay) bag.find((token) => token.id === drawn!.id)!.left -= 1;
    draws += 1;
  }
  return { draws };
}
