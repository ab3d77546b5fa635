// The game's own symbols and the colours of its map, put into the page once.
import icons from "./icons.svg?raw";

export function addMarks() {
  if (!document.getElementById("civilization-marks")) document.body.insertAdjacentHTML("beforeend", icons);
}
