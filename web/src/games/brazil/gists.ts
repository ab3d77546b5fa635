// What a painting does, as short as it fits beside its frame in the market; the whole sentence is in the index and on touch.
import { prefs } from "../../lib/prefs.svelte.ts";

export const gists: Record<"en" | "cs", Record<string, string>> = {
  en: {
    maria_quiteria: "defend +2, attack +1", camarao: "beside a forest +1, at the end VP", duke_of_caxias: "attack +2", count_of_eu: "2 ranged units beside help", guaicuru: "basic move up to 2 hexes", guararapes: "defend own tile +3", riachuelo: "1 more extra move a turn", henrique_dias: "2 combat cards, hold up to 5",
    guarani: "sawmill +1 wood", tupiniquim: "trading post +1 wood", tupi: "cane field +1 sugar cane", arariboia: "city where any unit stands", coroados: "old token: 2 VP or 2 gold cards", immigrants: "goods fit any slot", mandioca_estate: "farm +1 coffee", rue_vendor: "Import gives 2 raws",
    maria_leopoldina: "build on any terrain", princess_isabel: "once: place a palace", maua: "build twice, +1 raw", reboucas: "Build: pay 1 less", factory: "end: 2 goods, 2 VP each", anchieta: "church +1 science", jose_bonifacio: "end: academy, church 1 VP", patio_do_colegio: "1 science now",
  },
  cs: {
    maria_quiteria: "obrana +2, útok +1", camarao: "u lesa +1, na konci VB", duke_of_caxias: "útok +2", count_of_eu: "pomohou 2 střelecké jednotky", guaicuru: "základní pohyb až 2 hexy", guararapes: "obrana impéria +3", riachuelo: "každý tah pohyb navíc", henrique_dias: "2 karty boje, v ruce až 5",
    guarani: "pila +1 dřevo", tupiniquim: "obchodní stanice +1 dřevo", tupi: "třtinové pole +1 třtina", arariboia: "město, kde stojí jednotka", coroados: "starý žeton: 2 VB, 2 karty zlata", immigrants: "výrobek na každé políčko", mandioca_estate: "farma +1 kávové zrno", rue_vendor: "dovoz dá 2 suroviny",
    maria_leopoldina: "stavba na každém terénu", princess_isabel: "jednou umísti palác", maua: "stavba 2×, +1 surovina", reboucas: "stavba o 1 levnější", factory: "konec: 2 výrobky po 2 VB", anchieta: "kostel +1 věda", jose_bonifacio: "VB: akademie, kostely", patio_do_colegio: "hned 1 věda",
  },
};
export const gistOf = (painting: string): string => gists[prefs.lang === "cs" ? "cs" : "en"][painting] ?? "";
