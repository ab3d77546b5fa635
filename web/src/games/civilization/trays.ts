// What is offered to choose from and lies nowhere on the table: which moves come in a tray over the map, and how they look there.
import type { Move } from "../../lib/types.ts";

export type TrayKind = "nation" | "policy" | "card" | "plain";
const kTrays: Record<string, TrayKind> = {
  keep_nation: "nation", adopt: "policy", return_policy: "policy", switch_policy: "policy",
  keep_event: "card", discard_event: "card", keep_person: "card", loot_tech: "card",
  loot: "plain", loot_coin: "plain", strip_coin: "plain", choose_effect: "plain", trigger: "plain", pick_type: "plain", pick_deck: "plain", aim_terrain: "plain", save_unit: "plain", raise_walls: "plain", extra_act: "plain",
};
// Moves of a question that is wholly answered from a tray; what ends it is left to the panel.
const kEnds = new Set(["pass", "done", "enough", "next"]);
export function trayOf(moves: readonly Move[]): { kind: TrayKind; verb: string; moves: Move[] } | null {
  const shown = moves.filter(({ verb }) => !kEnds.has(verb));
  const kind = kTrays[shown[0]?.verb ?? ""];
  return kind && shown.every(({ verb }) => verb === shown[0]!.verb) ? { kind, verb: shown[0]!.verb, moves: shown } : null;
}
// The ways to answer in a window.
export const cancels = (moves: readonly Move[]): Move[] => moves.filter(({ verb }) => /^(cancel|lock)_/.test(verb) || verb === "play_event");
