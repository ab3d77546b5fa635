// What cities are called: the rules know squares alone. A nation's first city takes the first name. English, and Czech where it differs.
export const kCityNames: Record<string, (string | [string, string])[]> = {
  americans: ["Washington", "Boston", ["Philadelphia", "Filadelfie"], "New York"],
  arabs: [["Damascus", "Damašek"], ["Baghdad", "Bagdád"], "Basra", ["Medina", "Medína"]],
  aztecs: [["Tenochtitlan", "Tenochtitlán"], "Texcoco", "Tlacopan", "Cholula"],
  chinese: [["Chang’an", "Čchang-an"], ["Luoyang", "Luo-jang"], ["Hangzhou", "Chang-čou"], ["Nanjing", "Nanking"]],
  egyptians: [["Thebes", "Théby"], ["Memphis", "Memfis"], ["Heliopolis", "Héliopolis"], ["Elephantine", "Elefantina"]],
  english: [["London", "Londýn"], "York", "Bristol", "Norwich"],
  french: [["Paris", "Paříž"], "Lyon", "Orléans", "Rouen"],
  germans: [["Berlin", "Berlín"], ["Cologne", "Kolín"], ["Nuremberg", "Norimberk"], "Lübeck"],
  greeks: [["Athens", "Athény"], "Sparta", ["Corinth", "Korint"], "Pella"],
  indians: [["Delhi", "Dillí"], ["Agra", "Ágra"], ["Ujjain", "Udžain"], ["Varanasi", "Váránasí"]],
  japanese: [["Kyoto", "Kjóto"], ["Osaka", "Ósaka"], "Nara", "Edo"],
  mongols: ["Karakorum", ["Sarai", "Saraj"], ["Kashgar", "Kašgar"], ["Tabriz", "Tabríz"]],
  romans: [["Roma", "Řím"], ["Ostia", "Ostie"], "Ravenna", "Mediolanum"],
  russians: [["Moscow", "Moskva"], "Novgorod", ["Kiev", "Kyjev"], ["Kazan", "Kazaň"]],
  spanish: ["Madrid", ["Seville", "Sevilla"], "Toledo", ["Valencia", "Valencie"]],
  zulu: ["Ulundi", "Dukuza", "Eshowe", "Nongoma"],
};
