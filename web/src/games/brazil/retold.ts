// A fight read back from what the log told of it: where the unit came from, and, once it is over, what lay, who won, what followed.
import type { Line, LineReader } from "../../table/lines.ts";
import type { FightView, Side } from "./types.ts";

export interface Begun {
  at: string;
  kind: FightView["kind"];
  seats: Record<Side, string>; // the defender is empty where an expedition defends itself
  came: string; // from which hex
}
export interface Retold extends Begun {
  strength: Record<Side, number> | null;
  cards: Record<Side, { id: string; struck: boolean }[]>;
  winner: Side | null;
  after: Line[];
}

const kAfter = new Set(["cancels_bonuses", "expedition_won", "unit_beaten", "unit_lost", "unit_saved", "occupies", "returns", "gains"]);
const idOf = ({ parts }: Line, kind: string, nth = 0): string => parts.filter((part) => part.kind === kind)[nth]?.id ?? "";
const other = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");

// The newest step that led onto the hex.
export function origin(reader: LineReader, lines: readonly string[], at: string): string {
  const steps = lines.map((line) => reader.read(line)).filter(({ key, parts }) => (key === "moves" || key === "jumps") && parts.filter((part) => part.kind === "hex").length > 1);
  const last = steps.filter((line) => idOf(line, "hex", 1) === at).at(-1);
  return last ? idOf(last, "hex") : "";
}

export function retold(reader: LineReader, begun: Begun, lines: readonly string[], me: string): Retold {
  const out: Retold = { ...begun, strength: null, cards: { attacker: [], defender: [] }, winner: null, after: [] };
  const sideOf = (seat: string): Side => (seat === begun.seats.attacker ? "attacker" : "defender");
  for (const text of lines) {
    const line = reader.read(text);
    const side = sideOf(idOf(line, "seat"));
    const card = idOf(line, "combat_card");
    if (line.key === "shows") out.cards[side].push({ id: card, struck: false });
    else if (line.key === "dutch_show") out.cards[other(sideOf(me))].push({ id: card, struck: false });
    else if (line.key === "cancels") out.cards[other(side)].filter(({ id }) => id === card).forEach((one) => (one.struck = true));
    else if (line.key === "strengths") {
      const [attacker = 0, defender = 0] = (text.match(/\d+/g) ?? []).map(Number);
      out.strength = { attacker, defender };
    } else if (line.key === "wins" || line.key === "defends") out.winner = side;
    else if (line.key.startsWith("expedition_")) out.winner = line.key === "expedition_won" ? "attacker" : "defender";
    if (kAfter.has(line.key)) out.after.push(line);
  }
  return out;
}
