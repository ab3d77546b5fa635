// Civilization's words for one's own civilization, cards, battles, deals and windows, in Czech. Keys are the same as in en_more.ts.
export const csMore: Record<string, string> = {
  "civ.hand": "Ruka",
};
