// Mombasa's own symbols (goods, trades, companies), put into the page once; seats, log and boards use them by name.
import icons from "./icons.svg?raw";

export function addMarks() {
  if (!document.getElementById("mombasa-marks")) document.body.insertAdjacentHTML("beforeend", icons);
}
