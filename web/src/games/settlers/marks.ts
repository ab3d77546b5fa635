// The game's own symbols (goods, kinds, colours of places), put into the page once; seats, log and boards use them by name.
import icons from "./icons.svg?raw";

export function addMarks() {
  if (!document.getElementById("settlers-marks")) document.body.insertAdjacentHTML("beforeend", icons);
}
