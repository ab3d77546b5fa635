// Outpost is played from its text view; its log still leads to its rules.
import type { GameUi, ScoreRow } from "../game.ts";
import type { Json, Texts } from "../../lib/types.ts";
import { plainGame } from "../plain.ts";

// OP-56  Most goods in the store.
const ties = (texts: Texts) => (view: Json, seats: string[]): ScoreRow[] => [{ id: "goods", label: (texts["score.goods"] ?? "").replace(/ \(.*/, ""), points: seats.map((seat) => Object.values<number>(view.players[seat]?.goods ?? {}).reduce((sum, n) => sum + n, 0)) }];

export const outpost = (components: unknown, texts: Texts): GameUi => ({ ...plainGame("outpost", components as Json, texts), ties: ties(texts) });
