// The way in: the chunk of the board is called by this file, since sheets that come later import from it.
export { civilization } from "./index.ts";
