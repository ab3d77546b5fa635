// Two clicks to a game: against bots, or the prepared table of a lesson.
import { createTable } from "./api.ts";
import { newName } from "./names.ts";
import { prefs } from "./prefs.svelte.ts";
import { router } from "./router.svelte.ts";
import { session } from "./session.svelte.ts";
import type { GameInfo } from "./types.ts";

export const kLessons: Record<string, { seats: number; options?: Record<string, string> }> = { endeavor: { seats: 3 }, mombasa: { seats: 3 }, settlers: { seats: 2, options: { factions: "fixed" } }, brazil: { seats: 2, options: { map: "map_guanabara", boards: "fixed" } }, civilization: { seats: 2, options: { social_policies: "false", investments: "false", relics: "false", deals: "off" } } };
export const topicsOf = (slug: string): ("battle" | "culture")[] => (slug === "civilization" ? ["battle", "culture"] : []); // short lessons of the game that has them

export async function playNow(game: GameInfo, lesson: boolean, topic = "1") {
  await session.ensure();
  const seats = Math.max(game.min_seats, Math.min(game.max_seats, lesson ? (kLessons[game.slug]?.seats ?? 3) : prefs.seats));
  const level = lesson ? "easy" : prefs.level;
  const { table } = await createTable({ game: game.slug, seats: ["me", ...Array.from({ length: seats - 1 }, () => level)], options: (lesson && kLessons[game.slug]?.options) || {}, pace: { kind: "none" }, access: "invite", spectators: "yes", hints: true, rated: false, name: newName() });
  router.go(`/table/${table.id}${lesson ? `?lesson=${topic}` : ""}`);
}
