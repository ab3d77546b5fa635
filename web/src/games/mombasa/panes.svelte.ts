// Which part of the board a narrow screen shows: one at a time on a phone, one beside the map on a tablet; and what moves.
import type { Pane } from "./elements.ts";

class Panes {
  shown = $state<Pane>("map");
  turning = $state(false); // the plans of all are revealed just now
  market = $state<"cards" | "books" | "spaces">("cards");

  show(pane: Pane) {
    this.shown = pane;
    if (pane !== "map" && pane !== "tracks") this.market = pane;
  }
}
export const panes = new Panes();
