// How what the server says of a move is drawn: the sign of a change, the own number it is, the tile that will lie there.
import type { GameUi } from "../game.ts";
import { buildingNow } from "./board.ts";
import { iconOfItem, iconOfTile } from "./signs.ts";
import type { Components, View } from "./types.ts";

const kFields: [RegExp, string][] = [
  [/store|items/, "storage"], [/units/, "army"], [/goods/, "goods"], [/palaces|palace/, "br-palace"], [/paintings|gallery/, "painting"], [/tasks|revealed/, "task"], [/gold_cards|gold/, "br-gold-card"], [/combat/, "br-combat-card"], [/score/, "glory"], [/token|under|turn_state/, "br-token"], [/tile|supply|city/, "build"], [/discovery|hidden/, "br-cloud"], [/era/, "clock"],
];
export const drawn = (c: Components): NonNullable<GameUi["drawn"]> => ({
  icon: (change) => {
    const thing = change.things.map(([, id]) => id).find((id) => c.buildings.some((one) => one.id === id));
    return thing ? iconOfTile(c, thing) : iconOfItem(change.things.at(-1)?.[1] ?? "") || (kFields.find(([path]) => path.test(change.path))?.[1] ?? "");
  },
  number: (change) => (change.path.endsWith("score.total") ? "points" : change.path.includes("hand_sizes.gold") ? "gold_cards" : change.path.includes("hand_sizes.combat") ? "combat_cards" : ""),
  ghost: (move, view) => {
    const at = move.elements.find((id) => id in (view as View).hexes);
    const tile = move.verb === "site" ? buildingNow(view as View) : "";
    return at && tile ? { element: at, colour: tile } : null;
  },
});
