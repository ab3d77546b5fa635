// What tables are called: by their own name, or by whose they are; and their pace in words.
import { t } from "./i18n.svelte.ts";
import type { Pace, TableCard } from "./types.ts";

export const tableName = (card: TableCard): string => card.name || t("table.of", { who: card.owner?.name ?? card.id });

export function newName(): string {
  const names = t("table.names").split(",");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

const kDay = 86_400_000;
export function paceText(pace: Pace): string {
  if (pace.kind === "live") return t("pace.live", { n: Math.round(pace.base_ms / 60_000) });
  if (pace.kind === "days") return t("pace.days", { n: Math.round(pace.per_move_ms / kDay) });
  return t(`pace.${pace.kind}`);
}
