// What a first visit loads for lobby and table, gzipped: code, styles and map as the server sends them, fonts as they are.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = resolve(dirname(fileURLToPath(import.meta.url)), "../dist");
const kLimit = 300 * 1024;
const kLater = /^(Replay|NewTable|RulesPage)-/; // pages of their own
const files = (folder) => readdirSync(join(dist, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
const wanted = [...files("."), ...files("assets").filter((path) => !kLater.test(path.split("/").pop())), ...files("fonts").filter((path) => path.endsWith(".woff2")), "plates/endeavor-light.webp"];
const sizes = wanted.map((path) => ({ path, size: /\.(js|css|html|svg)$/.test(path) ? gzipSync(readFileSync(join(dist, path)), { level: 6 }).length : statSync(join(dist, path)).size }));
const total = sizes.reduce((sum, file) => sum + file.size, 0);
for (const { path, size } of sizes.sort((a, b) => b.size - a.size)) console.log(`${String(size).padStart(8)}  ${path}`);
console.log(`${String(total).padStart(8)}  in all, ${(total / 1024).toFixed(0)} of ${kLimit / 1024} KiB`);
process.exit(total > kLimit ? 1 : 0);
