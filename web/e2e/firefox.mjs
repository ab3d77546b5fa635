// The client in Firefox (npm run firefox; not part of ./test): lobby, a game against bots, a turn by clicking what is lit, a
// look at the rules and the replay. Fails on any error of the page. Driven by WebDriver BiDi, which Firefox speaks itself.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { expect, freePort, sleep, startServer } from "./lib.mjs";

const kFirefox = process.env.PENTARCHY_FIREFOX ?? "/usr/bin/firefox-esr";
const kPatience = 60_000;

class Firefox {
  #next = 1;
  #waiting = new Map();
  problems = [];

  static async open() {
    const fox = new Firefox();
    fox.profile = mkdtempSync(join(tmpdir(), "pentarchy-firefox-"));
    writeFileSync(join(fox.profile, "user.js"), 'user_pref("intl.accept_languages", "en");\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n');
    const port = await freePort();
    fox.process = spawn(kFirefox, ["--headless", "--no-remote", "--profile", fox.profile, "--remote-debugging-port", String(port), "about:blank"], { stdio: "ignore", env: { ...process.env, MOZ_HEADLESS_WIDTH: "1440", MOZ_HEADLESS_HEIGHT: "900" } });
    fox.socket = await connected(`ws://127.0.0.1:${port}/session`);
    fox.socket.on("message", (data) => fox.#heard(JSON.parse(data)));
    await fox.say("session.new", { capabilities: {} });
    await fox.say("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await fox.say("browsingContext.getTree");
    fox.page = contexts[0].context;
    return fox;
  }

  say(method, params = {}) {
    const id = this.#next++;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #heard(message) {
    if (message.method === "log.entryAdded" && message.params.level === "error") this.problems.push(message.params.text);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "error") waiting?.reject(new Error(`${message.error}: ${message.message}`));
    else waiting?.resolve(message.result);
  }

  go(url) {
    return this.say("browsingContext.navigate", { context: this.page, url, wait: "complete" });
  }

  async read(expression) {
    const { result, exceptionDetails } = await this.say("script.evaluate", { expression, target: { context: this.page }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }

  async until(expression) {
    for (const end = Date.now() + kPatience; Date.now() < end; await sleep(50)) if (await this.read(`Boolean(${expression})`)) return;
    throw new Error(`waited in vain for ${expression}`);
  }

  // A real click in the middle of the first element that fits and is not covered.
  async click(selector) {
    await this.until(`document.querySelector(${JSON.stringify(selector)})`);
    const at = JSON.parse(await this.read(`(() => {
      for (const node of document.querySelectorAll(${JSON.stringify(selector)})) {
        node.scrollIntoView?.({ block: "nearest" });
        const box = node.getBoundingClientRect();
        const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
        const top = document.elementFromPoint(at.x, at.y);
        if (top && (node.contains(top) || top.contains(node))) return JSON.stringify(at);
      }
      return "null";
    })()`));
    expect(at, `${selector} cannot be clicked`);
    const actions = [{ type: "pointerMove", ...at }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.say("input.performActions", { context: this.page, actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  press(key) {
    const actions = [{ type: "keyDown", value: key }, { type: "keyUp", value: key }];
    return this.say("input.performActions", { context: this.page, actions: [{ type: "key", id: "keys", actions }] });
  }

  async close() {
    await this.say("browser.close").catch(() => {});
    if (this.process.exitCode === null) await new Promise((done) => this.process.once("exit", done));
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function connected(url) {
  for (const end = Date.now() + kPatience; Date.now() < end; await sleep(200)) {
    const socket = new WebSocket(url);
    const open = await new Promise((done) => (socket.once("open", () => done(true)), socket.once("error", () => done(false))));
    if (open) return socket;
  }
  throw new Error("Firefox did not come up");
}

const kHome = "\uE011";
const kLit = ".mine .slot.lit, .board .spot.lit, .groups .chip";
async function turn(fox) {
  await fox.until(`document.querySelector("${kLit}")`);
  await fox.click(kLit);
  await fox.until('document.querySelector(".act .btn.lit")');
  await fox.click(".act .btn.lit");
  await fox.until('!document.querySelector(".act .btn.lit")');
}

const server = await startServer();
const fox = await Firefox.open();
try {
  await fox.go(server.url);
  await fox.click('[data-game="endeavor"] .play');
  await fox.until('document.querySelector(".table .board svg")');
  for (let n = 0; n < 6; ++n) await turn(fox);
  expect((await fox.read('document.querySelectorAll(".log .entry").length')) > 6, "the log tells what happened");
  await fox.click("#tab-rules");
  await fox.until('document.querySelector("[data-rule]")');
  await fox.click('a[href^="#/replay/"]');
  await fox.until('document.querySelector(".bar input[type=range]")');
  await fox.press(kHome);
  await fox.until('document.querySelector(".bar .n")?.textContent.startsWith("0 /")');
  expect(!fox.problems.length, `errors: ${fox.problems.join(" | ")}`);
  console.log(`ok    Firefox: lobby, six moves, rules, replay (${await fox.read("navigator.userAgent.match(/Firefox.*/)[0]")})`);
} catch (error) {
  console.log(`FAIL  Firefox\n${error.stack}\n${fox.problems.join("\n")}`);
  process.exitCode = 1;
} finally {
  await fox.close();
  await server.stop();
}
