// Runs the browser tests, several at once, each of them against a real server: npm run e2e [-- --all] [words of names]
// --all: both languages everywhere, minutes more.
import { openBrowser, startServer } from "./lib.mjs";
import * as access from "./access.mjs";
import * as alone from "./alone.mjs";
import * as brazil from "./brazil.mjs";
import * as civilization from "./civilization.mjs";
import * as earlier from "./earlier.mjs";
import * as evening from "./evening.mjs";
import * as habits from "./habits.mjs";
import * as keys from "./keys.mjs";
import * as lessons from "./lessons.mjs";
import * as mombasa from "./mombasa.mjs";
import * as pages from "./pages.mjs";
import * as people from "./people.mjs";
import * as place from "./place.mjs";
import * as returning from "./return.mjs";
import * as screens from "./screens.mjs";
import * as sets from "./sets.mjs";
import * as settlers from "./settlers.mjs";
import * as together from "./together.mjs";

// They wait for bots and pages most of the time. A server that runs already cannot be restarted under the others.
const kAtOnce = process.env.PENTARCHY_URL ? 1 : 3;

// The long ones first, so that none is left over at the end.
const tests = Object.entries({ ...keys, tables_fit_all_screens: screens.tables_fit_all_screens, ...lessons, ...access, ...alone, ...together, ...earlier, ...people, ...habits, ...pages, ...Object.fromEntries(Object.entries(place).filter(([name]) => name.includes("_"))), ...returning, ...mombasa, ...settlers, ...sets, ...brazil, ...civilization });
const wanted = process.argv.slice(2).filter((word) => word !== "--all");
if (wanted.some((word) => word.startsWith("evening"))) tests.push(...Object.entries(evening)); // whole games of several people: minutes, so only by name
const chosen = tests.filter(([name]) => !wanted.length || wanted.some((word) => name.includes(word)));
const measures = ([name]) => name === "a_touch_is_answered_at_once"; // a busy machine would answer later
const browser = await openBrowser();
let failed = 0;

async function runTest([name, run], server) {
  const begin = Date.now();
  try {
    const told = await run({ browser, server });
    console.log(`ok    ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)${told ? `: ${told}` : ""}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}\n${String(error.stack ?? error).split("\n").slice(0, 12).join("\n")}`);
  }
}

// A server of its own for each: some tests restart theirs.
async function work(list) {
  if (!list.length) return;
  const server = await startServer();
  while (list.length) await runTest(list.shift(), server);
  await server.stop();
}

await work(chosen.filter(measures));
const others = chosen.filter((test) => !measures(test));
await Promise.all(Array.from({ length: Math.min(kAtOnce, others.length) }, () => work(others)));
await browser.close();
process.exit(failed ? 1 : 0);
