// What is open on the table: the part of the board a narrow screen shows, and the sheet that lies over it.
import type { Pane, Sheet } from "./elements.ts";

class Panes {
  shown = $state<Pane>("map"); // on a phone
  part = $state<Pane | "mine">("map"); // where the question is answered
  floating = $state.raw<string[]>([]); // what can be touched in a tray or a window over the map
  verb = $state(""); // the first move's, whose rule the question goes back to
  sheet = $state<Sheet>(""); // over the board; lifted by its own button
  city = $state(""); // whose sheet is open, as "capital"
  yields = $state(false); // figures step aside, squares say what they give
}
export const panes = new Panes();
