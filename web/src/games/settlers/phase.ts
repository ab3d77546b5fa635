// Where in the round we are: the frames of the view by their names.
import type { View } from "./types.ts";

export const rowNow = (view: View): string => view.stack?.at(-1)?.row ?? "";
const kPhaseRows: Record<string, string> = {
  lookout: "lookout", lookout_draws: "lookout", advanced_lookout: "lookout", solo_lookout: "lookout", reveal_cards: "lookout", take_card: "lookout", draft_lookout: "lookout", draft_card: "lookout", draft_ready: "lookout", choose_faction: "lookout", choose_factions: "lookout", deal_hands: "lookout",
  production_phase: "production", produce: "production", pick_source: "production", action_phase: "action", take_turn: "action", after_action: "action", attack_phase: "attack", attack: "attack", choose_loss: "attack",
};
// The outermost frame that says so.
export function phaseOf(view: View): string {
  const rows = [...(view.stack ?? []), ...Object.values(view.stacks ?? {}).flat()].map((frame) => kPhaseRows[frame.row]);
  return view.phase ?? rows.find((phase) => phase) ?? "action";
}
