// How what the server says of a move is drawn: the sign of a change, the own number it is.
import type { GameUi } from "../game.ts";
import { iconOf } from "./signs.ts";
import type { Components } from "./types.ts";

const kFields: [RegExp, string][] = [[/\.(trade|income)$/, "trade"], [/\.culture$/, "culture"], [/\.track$/, "culture"], [/coins/, "mint"], [/resources|market/, "resource-any"], [/units/, "stack"], [/events/, "event"], [/people/, "player"], [/figures/, "army"], [/cities/, "city"], [/wonders/, "wonder"], [/techs/, "research"], [/policies/, "book"], [/government/, "government"], [/things|stacks_left/, "build"], [/tiles/, "explore"]];
export const drawn = (c: Components): NonNullable<GameUi["drawn"]> => ({
  icon: (change) => iconOf(c, change.things.at(-1)?.[1] ?? "") || (kFields.find(([path]) => path.test(change.path))?.[1] ?? ""),
  number: (change) => /players\.\w+\.(trade|culture|coins|track)$/.exec(change.path)?.[1] ?? "",
  ghost: () => null, // the map draws its own
});
