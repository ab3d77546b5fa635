// The game's own symbols (icons, items, shapes of units) and colours, put into the page once.
import icons from "./icons.svg?raw";
import "./tokens.css";

export function addMarks() {
  if (!document.getElementById("brazil-marks")) document.body.insertAdjacentHTML("beforeend", icons);
}
