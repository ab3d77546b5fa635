// What the browser tests share: a server with a store of its own, a browser, and people who sit at it.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const web = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const kBinary = process.env.PENTARCHY_BINARY ?? resolve(web, "../build/release/pentarchy");
const kChromium = process.env.PENTARCHY_CHROMIUM ?? "/usr/bin/chromium";

export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

// When to give up waiting for something that takes seconds: bots take their time, and a busy machine is no failure.
export const soon = () => Date.now() + 90_000;
// Where a test goes through both languages: all of it with --all, otherwise one language for each turn, so that ./test stays short.
export const languages = (turn = 0) => (process.argv.includes("--all") ? ["en", "cs"] : [turn % 2 ? "en" : "cs"]);
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

// PENTARCHY_URL names a server that runs already; it cannot be restarted then.
export async function startServer() {
  if (process.env.PENTARCHY_URL) return { url: process.env.PENTARCHY_URL, restart: null, worked: () => 0, stop: async () => {} };
  if (!existsSync(kBinary)) throw new Error(`there is no ${kBinary}: build it, or name one with PENTARCHY_BINARY`);
  const folder = mkdtempSync(join(tmpdir(), "pentarchy-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let process_ = null;
  const start = async () => {
    process_ = spawn(kBinary, ["serve", "--listen", `127.0.0.1:${port}`, "--store", join(folder, "store.db"), "--web", process.env.PENTARCHY_WEB ?? join(web, "dist"), "--unlimited", "127.0.0.1", "--log-level", "warning"], { stdio: ["ignore", "inherit", "inherit"] });
    for (let i = 0; i < 100; ++i) {
      if (await fetch(`${url}/api/v1/games`).then((r) => r.ok, () => false)) return;
      await sleep(100);
    }
    throw new Error("the server did not come up");
  };
  const stop = (signal = "SIGTERM") =>
    new Promise((done) => {
      if (!process_ || process_.exitCode !== null) return done();
      process_.once("exit", done);
      process_.kill(signal);
    });
  await start();
  const kTick = 10; // ms, of the kernel's account of processor time
  return {
    url,
    // Processor time that the server has taken so far, in ms; other work on the machine does not stretch it.
    worked: () => kTick * readFileSync(`/proc/${process_.pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0),
    restart: async (pause = 0, signal = "SIGTERM") => {
      await stop(signal);
      await sleep(pause);
      await start();
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const openBrowser = () => chromium.launch({ executablePath: kChromium, args: ["--no-sandbox"] });

// A person at a browser of their own. Console errors are remembered; a test that expects none asks for them at the end.
export class Person {
  static async sit(browser, url, { lang = "en", width = 1440, height = 900, touch = false, prefs = {} } = {}) {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, locale: lang === "cs" ? "cs-CZ" : "en-GB", reducedMotion: "reduce" });
    await context.addInitScript((stored) => localStorage.getItem("pentarchy.prefs") ?? localStorage.setItem("pentarchy.prefs", stored), JSON.stringify({ lang, theme: "light", level: "easy", seats: 3, ...prefs }));
    const page = await context.newPage();
    page.setDefaultTimeout(30_000); // a busy machine is no failure
    return new Person(page, url);
  }

  constructor(page, url) {
    this.page = page;
    this.url = url;
    this.problems = [];
    page.on("console", (message) => message.type() === "error" && this.problems.push(message.text()));
    page.on("pageerror", (error) => this.problems.push(error.message));
  }

  go(hash = "") {
    return this.page.goto(`${this.url}/${hash}`);
  }

  // Two clicks from the lobby to a running game.
  async playNow(game = "endeavor") {
    await this.go();
    await this.page.click(`[data-game="${game}"] .play`);
    await this.page.waitForSelector(".table");
    return (await this.page.evaluate(() => location.hash)).match(/table\/([^?]+)/)[1];
  }

  async waitForTurn(ms = 30_000) {
    await this.page.waitForSelector("[data-id].lit, .groups .chip, dialog table", { timeout: ms, state: "attached" });
  }
  get isOver() {
    return this.page.$("dialog table, .score").then((node) => node !== null);
  }

  // One move by touching a lit element, or a chip if nothing on the boards is lit; a set is filled up. Says what it did.
  async move(pick = (n) => Math.floor(n / 2), tries = 3) {
    const lit = await this.page.$$(".mine [data-id].lit, .board [data-id].lit");
    const chips = lit.length ? [] : await this.page.$$(".groups .chip:not(.more)");
    const choices = lit.length ? lit : chips;
    if (!choices.length) return "";
    const choice = choices[pick(choices.length)];
    const what = (await choice.getAttribute("data-id")) ?? (await choice.getAttribute("title"));
    await choice.dispatchEvent("click");
    for (let more = 0; more < 8 && (await this.page.$('[data-part="set"]')) && !(await this.page.$(".act .btn.lit")); ++more)
      await this.page.click(".offer .groups .chip:not(.sel):not([disabled])", { timeout: 3000 }).catch(() => {}); // the set may be whole by now
    // The table may have moved on between the look and the touch: then nothing is to be confirmed, and one looks again.
    const confirm = await this.page.waitForSelector(".act .btn.lit", { timeout: 5000 }).catch(() => null);
    expect(confirm || tries, `touching ${what} leads to nothing`);
    if (!confirm) return this.move(pick, tries - 1);
    await confirm.dispatchEvent("click");
    await this.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
    return what;
  }

  leave() {
    return this.page.context().close();
  }
}

// A picture of the page, if PENTARCHY_SHOTS names a folder for them.
export async function shot(person, name) {
  if (process.env.PENTARCHY_SHOTS) await person.page.screenshot({ path: join(process.env.PENTARCHY_SHOTS, `${name}.png`) });
}

export function expect(what, message) {
  if (!what) throw new Error(message);
}
