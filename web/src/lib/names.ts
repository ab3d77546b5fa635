// What tables are called: by their own name, or by whose they are.
import { t } from "./i18n.svelte.ts";
import type { TableCard } from "./types.ts";

export const tableName = (card: TableCard): string => card.name || t("table.of", { who: card.owner?.name ?? card.id });

export function newName(): string {
  const names = t("table.names").split(",");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
