// Civilization's words for one's own civilization, cards, battles, deals and windows, in English. Keys are the same as in cs_more.ts.
export const enMore = {
  "civ.hand": "Hand",
};
