// The games by slug. A board comes with its own chunk, loaded when a table of that game is opened.
import { getComponents, getTexts } from "../lib/api.ts";
import type { GameUi } from "./game.ts";
import { plainGame } from "./plain.ts";

type Make = (components: unknown, texts: Record<string, string>) => GameUi;
const boards: Record<string, () => Promise<Make>> = {
  outpost: async () => (await import("./outpost/index.ts")).outpost,
  endeavor: async () => (await import("./endeavor/index.ts")).endeavor,
  mombasa: async () => (await import("./mombasa/index.ts")).mombasa,
  settlers: async () => (await import("./settlers/index.ts")).settlers,
  brazil: async () => (await import("./brazil/index.ts")).brazil,
  civilization: async () => (await import("./civilization/civilization.ts")).civilization,
};

export async function loadGame(slug: string): Promise<GameUi> {
  const [components, texts, make] = await Promise.all([getComponents(slug), getTexts(slug), boards[slug]?.() ?? null]);
  return make ? make(components, texts) : plainGame(slug, components, texts);
}
