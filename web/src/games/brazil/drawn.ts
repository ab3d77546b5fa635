// How what the server says of a move is drawn: the sign of a change, the own number it is, the tile that will lie there.
import type { GameUi } from "../game.ts";
import { iconOfTile, signOf } from "./signs.ts";
import type { Components } from "./types.ts";

const kFields: [RegExp, string][] = [
  [/store|items/, "storage"], [/units/, "army"], [/goods/, "goods"], [/palaces|palace/, "br-palace"], [/paintings|gallery/, "painting"], [/tasks|revealed/, "task"], [/gold_cards|gold/, "br-gold-card"], [/combat/, "br-combat-card"], [/score/, "glory"], [/token|under|turn_state/, "br-token"], [/tile|supply|city/, "build"], [/discovery|hidden/, "br-cloud"], [/era/, "clock"],
];
export const drawn = (c: Components): NonNullable<GameUi["drawn"]> => ({
  icon: (change) => {
    const thing = change.things.map(([, id]) => id).find((id) => c.buildings.some((one) => one.id === id));
    return thing ? iconOfTile(c, thing) : signOf(change.things.at(-1)?.[1] ?? "") || (kFields.find(([path]) => path.test(change.path))?.[1] ?? "");
  },
  number: (change) => (change.path.endsWith("score.total") ? "points" : change.path.includes("hand_sizes.gold") ? "gold_cards" : change.path.includes("hand_sizes.combat") ? "combat_cards" : ""),
  ghost: () => null, // the map draws its own
});
