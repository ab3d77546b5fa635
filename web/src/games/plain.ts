// A game without a drawn board: names from its texts, the view as text, moves from the offer panel.
import { t } from "../lib/i18n.svelte.ts";
import type { Json, Move, Texts } from "../lib/types.ts";
import type { GameUi, TextSection } from "./game.ts";

// Fields of a state document that are bookkeeping, not table.
const kHidden = new Set(["stack", "stacks", "clock", "secrets", "shuffles", "known", "chain", "seats"]);

const kKinds = ["field", "card", "copy", "tile", "hut", "seat", "colour", "good", "project", "order", "face", "building", "token", "place"];
const kUnseen = "???"; // as the terminal draws what lies face down
const kSite = /^[a-z]\d$/; // named by column and row, in every language
const keyOf = (texts: Texts, id: string) => kKinds.map((kind) => `${kind}.${id}`).find((key) => texts[key]);

export const wordOf = (texts: Texts, id: string): string => texts[keyOf(texts, id) ?? ""] ?? id.replace(/_/g, " ");

// What is there to tell: nothing of empty lists, unset fields, battles that are over and huts that stand nowhere. A game that names its fields (field.*) shows those alone.
function told(texts: Texts, value: Json): [string, Json][] {
  const named = "field.players" in texts;
  const isField = (key: string) => !kHidden.has(key) && (!named || keyOf(texts, key) !== undefined || kSite.test(key));
  const isEmpty = (item: Json) => item === null || item === undefined || (typeof item === "object" && (!Object.keys(item).length || item.active === false || item.site === null));
  return Object.entries(value as Json).filter(([key, item]) => isField(key) && !isEmpty(item) && (key !== "site" || typeof item === "string")) as [string, Json][];
}

const line = (texts: Texts, key: string, value: Json): string => `${wordOf(texts, key)}${typeof value === "number" ? "" : ":"} ${asText(texts, value)}`;

function asText(texts: Texts, value: Json): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "yes" : "no").toLowerCase();
  if (Array.isArray(value)) return value.map((item) => asText(texts, item)).join(", ") || "–";
  if (typeof value === "object") return told(texts, value).map(([key, item]) => line(texts, key, item)).join(", ") || "–";
  if (typeof value !== "string") return String(value);
  const word = wordOf(texts, value);
  return word === kUnseen ? t("text.unseen") : word;
}

export function plainText(texts: Texts, view: Json): TextSection[] {
  const sections: TextSection[] = [{ title: t("text.table"), lines: [] }];
  for (const [key, value] of told(texts, view ?? {})) {
    if (typeof value !== "object" || Array.isArray(value)) sections[0]!.lines.push(line(texts, key, value));
    else sections.push({ title: wordOf(texts, key), lines: told(texts, value).map(([id, item]) => line(texts, id, item)) });
  }
  return sections.filter((section) => section.lines.length);
}

export function differing(before: Json, after: Json): string[] {
  const out: string[] = [];
  for (const group of Object.values(after ?? {})) {
    if (group === null || typeof group !== "object" || Array.isArray(group)) continue;
    for (const [id, item] of Object.entries(group)) {
      const old = Object.values(before ?? {}).map((g: Json) => g?.[id]).find((x) => x !== undefined);
      if (old !== undefined && old !== item && JSON.stringify(old) !== JSON.stringify(item)) out.push(id);
    }
  }
  return out;
}

export function plainGame(slug: string, components: Json, texts: Texts): GameUi {
  const points = (view: Json, colour: string) => view.players?.[colour]?.points ?? null;
  return {
    slug,
    texts,
    components,
    name: (id) => wordOf(texts, id),
    targets: (move: Move) => move.elements,
    icon: () => "action",
    chip: (move) => move.label,
    verbName: () => "",
    ask: (row) => {
      const [, topic = "", question = ""] = /^(?:([^:]{1,16}): )?(.*)$/.exec(texts[`ask.${row}`] ?? "") ?? [];
      return { title: topic.charAt(0).toLowerCase() + topic.slice(1), sub: question, rule: "" };
    },
    stats: () => [],
    score: points,
    passed: () => false,
    starts: (view, colour) => view.start === colour,
    stage: (view) => (view.round ? { round: view.round, rounds: components.rounds ?? components.limits?.rounds ?? view.round, phases: [], now: "" } : null),
    scoreRows: (view, seats) => [{ id: "points", label: t("score.total"), points: seats.map((seat) => points(view, seat) ?? 0) }],
    text: (view) => plainText(texts, view),
    changed: differing,
    Board: null,
    Mine: null,
  };
}
