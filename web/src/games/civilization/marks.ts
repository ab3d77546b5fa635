// The game's own symbols and the engraved signs of its map, put into the page once.
import { glyphDefs } from "./glyphs.ts";
import icons from "./icons.svg?raw";

export function addMarks() {
  if (!document.getElementById("civilization-marks")) document.body.insertAdjacentHTML("beforeend", `${icons}<svg width="0" height="0" class="sprite" aria-hidden="true"><defs>${glyphDefs()}</defs></svg>`);
}
