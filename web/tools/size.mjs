// What a first visit loads for lobby and table, gzipped: code, styles and map as the server sends them, fonts as they are.
// The board of a game comes with its first table, so the largest of them counts.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const web = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const dist = resolve(process.env.PENTARCHY_WEB ?? join(web, "dist"));
const kLimit = 300 * 1024;
const kLater = /^(Replay|Replays|Watch|Learn|People|Person|Ladder|Page|GameChoice|TableList|PlayerLink|types|NewTable|RulesPage|Settings|luck|Sheets|BattleEnd|React|en_lesson|cs_lesson)-/; // pages of their own, and what comes after the first picture of a table
const kGames = readdirSync(join(web, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
const kOnDemand = ["sw.js", "manifest.webmanifest", "offline.html", "offline.css", "offline.js", "icon-192.png", "icon-512.png", "icon-maskable.png", "icon-apple.png"]; // after the first picture, for whoever installs it or is offline

const files = (folder) => readdirSync(join(dist, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
const name = (path) => path.split("/").pop();
const gameOf = (path) => kGames.find((game) => name(path).startsWith(`${game}-`));
const sizeOf = (path) => (/\.(js|css|html|svg)$/.test(path) ? gzipSync(readFileSync(join(dist, path)), { level: 6 }).length : statSync(join(dist, path)).size);
const loaded = [...files("."), ...files("assets"), ...files("fonts").filter((path) => path.endsWith(".woff2")), ...files("plates").filter((path) => path.endsWith("-light.webp"))]
  .filter((path) => !kLater.test(name(path)) && !kOnDemand.includes(name(path)))
  .map((path) => ({ path, size: sizeOf(path), game: path.startsWith("plates") ? undefined : gameOf(path) }));
const sum = (list) => list.reduce((total, file) => total + file.size, 0);
for (const { path, size } of loaded.sort((a, b) => b.size - a.size)) console.log(`${String(size).padStart(8)}  ${path}`);
let largest = 0;
for (const game of kGames) {
  const total = sum(loaded.filter((file) => file.game === undefined || file.game === game));
  largest = Math.max(largest, total);
  console.log(`${String(total).padStart(8)}  lobby and a table of ${game}, ${(total / 1024).toFixed(0)} of ${kLimit / 1024} KiB`);
}
process.exit(largest > kLimit ? 1 : 0);
