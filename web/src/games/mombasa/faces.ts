// How cards are called and tinted where there is little room.
import type { Texts } from "../../lib/types.ts";
import { iconOf } from "./reading.ts";
import { kTint } from "./signs.ts";
import type { Card } from "./types.ts";

export const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const kindOf = (card: Card) => (card.kind === "good" ? (card.good ?? "") : card.kind);
export const cardIcon = (card: Card) => iconOf(kindOf(card));
export const cardTint = (card: Card) => `var(--region-${kTint[kindOf(card)] ?? 7})`;

// "expansion 2/M" without value and company, which stand beside it.
export const cardTitle = (texts: Texts, card: Card) => titled((texts[`short.${card.id}`] ?? card.id).replace(/\/\w$/, "").replace(/ \d+$/, ""));
export const companyOf = (card: Card) => card.share ?? card.company ?? null;
