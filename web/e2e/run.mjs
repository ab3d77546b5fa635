// Runs the browser tests against a real server: npm run e2e [words of names]
import { openBrowser, startServer } from "./lib.mjs";
import * as access from "./access.mjs";
import * as alone from "./alone.mjs";
import * as evening from "./evening.mjs";
import * as habits from "./habits.mjs";
import * as keys from "./keys.mjs";
import * as lessons from "./lessons.mjs";
import * as mombasa from "./mombasa.mjs";
import * as pages from "./pages.mjs";
import * as people from "./people.mjs";
import * as returning from "./return.mjs";
import * as screens from "./screens.mjs";
import * as settlers from "./settlers.mjs";
import * as together from "./together.mjs";

const tests = Object.entries({ ...alone, ...together, ...people, ...habits, ...keys, ...lessons, ...pages, ...returning, ...mombasa, ...settlers, ...access, tables_fit_all_screens: screens.tables_fit_all_screens });
const wanted = process.argv.slice(2);
if (wanted.some((word) => word.startsWith("evening"))) tests.push(...Object.entries(evening)); // whole games of several people: minutes, so only by name
const server = await startServer();
const browser = await openBrowser();
let failed = 0;
for (const [name, run] of tests) {
  if (wanted.length && !wanted.some((word) => name.includes(word))) continue;
  const begin = Date.now();
  try {
    const told = await run({ browser, server });
    console.log(`ok    ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)${told ? `: ${told}` : ""}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}\n${String(error.stack ?? error).split("\n").slice(0, 12).join("\n")}`);
  }
}
await browser.close();
await server.stop();
process.exit(failed ? 1 : 0);
