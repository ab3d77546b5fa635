// Which coasts belong to which region, and where the names of the waters run.
const antilles = Array.from({ length: 15 }, (_, i) => `antilles_${i}`);

export const kLands: Record<string, string[]> = {
  europe: ["eurasia", "africa", "gb", "ie", "iceland", "sicily", "sardinia", "corsica", "crete", "cyprus", "baleares", "zealand"],
  africa: ["africa", "madagascar"],
  india: ["eurasia", "lanka"],
  far_east: ["eurasia", "sumatra", "java", "borneo", "sulawesi", "luzon", "mindanao", "visayas", "taiwan", "hainan", "kyushu", "honshu", "shikoku", "hokkaido", "sakhalin", "guinea", "timor", "flores"],
  north_america: ["north_america", "baffin", "newfoundland"],
  south_america: ["south_america"],
  caribbean: ["cuba", "hispaniola", "jamaica", "puerto_rico", ...antilles],
};

export const kWaters = [
  { id: "atlantic", d: "M356 286Q460 292 578 276", size: 23, space: 3 },
  { id: "indian", d: "M1010 690Q1090 640 1200 650", size: 23, space: 2 },
  { id: "mediterranean", d: "M790 452Q880 500 985 448", size: 17, space: 1 },
  { id: "south", d: "M36 560Q100 540 196 590", size: 21, space: 3 },
  { id: "ethiopian", d: "M510 800Q600 880 720 900", size: 19, space: 2 },
] as const;
