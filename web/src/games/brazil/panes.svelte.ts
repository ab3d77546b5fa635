// What is open: the part of the board a narrow screen shows, whether the sheet of a fight is lifted, and the fight that has just ended.
import type { Pane } from "./elements.ts";
import type { Begun, Retold } from "./retold.ts";

class Panes {
  shown = $state<Pane>("map");
  part = $state<Pane | "mine">("map"); // where the question is answered
  verb = $state(""); // the first move's, whose rule the question goes back to
  lifted = $state(false); // the map instead of the fight's sheet
  begun = $state.raw<Begun | null>(null); // the fight that goes on
  ended = $state.raw<Retold | null>(null);
}
export const panes = new Panes();
