// Undo, why not, keys, and what a browser remembers.
import { expect, Person, sleep } from "./lib.mjs";

const lines = (me) => me.page.$$eval(".log .entry", (rows) => rows.length);
const row = (me) => me.page.$eval(".offer h2", (node) => node.textContent);

// Plays on until an action of one's own has begun, and with it something that can be taken back.
async function beginAction(me) {
  for (let i = 0; i < 200; ++i) {
    const chip = await me.page.$('.groups .chip[title^="Activate"]');
    if (chip) {
      await chip.click();
      await me.page.click(".act .btn.lit");
      return me.page.waitForSelector("text=Your turn: action");
    }
    if (await me.page.$("[data-id].lit, .groups .chip")) await me.move();
    else await sleep(50);
  }
  throw new Error("no action could be begun");
}

export async function undo_and_why_not({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.playNow();
  await beginAction(me);
  await me.page.locator('[data-id="goree"]').dispatchEvent("click");
  const why = await me.page.waitForSelector(".why");
  expect((await why.textContent()).includes("Gorée?") && (await why.textContent()).includes("EN-"), "a closed city says why not");
  await me.page.click(".why .rule");
  await me.page.waitForSelector(".rules .here");
  await me.page.keyboard.press("u");
  await me.page.waitForSelector("text=Your turn: act or pass");
  expect((await row(me)).includes("act or pass"), "the action was taken back");
  await me.page.click("#tab-log");
  await me.page.waitForSelector(".log .undone");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

export async function a_turn_by_keyboard_alone({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.playNow();
  for (let turn = 0; turn < 3; ++turn) {
    await me.page.waitForSelector("[data-id].lit");
    await me.page.keyboard.press("ArrowRight");
    expect(await me.page.evaluate(() => document.activeElement?.matches("[data-id].lit")), "arrows reach the lit places");
    await me.page.keyboard.press("ArrowRight");
    await me.page.keyboard.press("Enter");
    await me.page.waitForSelector(".act .btn.lit");
    await me.page.keyboard.press("Escape");
    await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
    await me.page.keyboard.press("Enter");
    await me.page.waitForSelector(".act .btn.lit");
    await me.page.keyboard.press("Enter");
    await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  }
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

export async function hint_and_text_view({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.playNow();
  await me.waitForTurn();
  await me.page.keyboard.press("h");
  await me.page.waitForSelector(".why.hint", { timeout: 20_000 });
  await me.page.click('[aria-label="Text view"]');
  const words = await me.page.textContent(".text");
  for (const name of ["London", "Far East", "Harbour"]) expect(words.includes(name), `the text view lacks ${name}`);
  await me.page.click(".act .btn.lit");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

export async function language_and_theme_are_remembered({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.go();
  await me.page.click("text=Česky");
  await me.page.waitForSelector("text=Kterou říši dnes povedeš?");
  await me.page.click('[aria-label^="Barvy"]');
  await me.page.click('[aria-label^="Barvy"]');
  const theme = await me.page.evaluate(() => document.documentElement.dataset.theme);
  await me.page.reload();
  await me.page.waitForSelector("text=Kterou říši dnes povedeš?");
  expect((await me.page.evaluate(() => document.documentElement.dataset.theme)) === theme, "the theme is remembered");
  expect((await me.page.evaluate(() => document.documentElement.lang)) === "cs", "so is the language");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

export async function a_game_without_a_board({ browser, server }) {
  const me = await Person.sit(browser, server.url, { prefs: { level: "greedy" } });
  await me.playNow("outpost");
  await me.page.waitForSelector(".text section");
  let moves = 0;
  for (let i = 0; i < 300 && moves < 12 && !(await me.page.$("dialog")); ++i) {
    const chip = await me.page.$(".groups .chip:not(.more)");
    if (!chip) await sleep(60);
    else {
      await chip.click();
      await me.page.click(".act .btn.lit");
      await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
      moves += 1;
    }
  }
  expect(moves === 12, `only ${moves} moves could be made`);
  const told = await lines(me);
  expect(told > 2, `the log tells what happened in ${told} lines`);
  await me.page.setViewportSize({ width: 390, height: 844 });
  for (const panel of await me.page.$$(".bottom button")) {
    await panel.click();
    expect(await me.page.$eval(".table", (table) => [...table.querySelectorAll(".board, .mine, .side > .seats, .talk")].some((part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height > 200)), `nothing is shown by ${await panel.textContent()}`);
  }
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

// From the click on something lit to the frame that shows what it would do. What counts is the time that the page itself
// works, which a busy machine does not stretch; the time on the wall is printed too.
export async function a_touch_is_answered_at_once({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.playNow();
  const tools = await me.page.context().newCDPSession(me.page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => (await tools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  const walls = [];
  const works = [];
  for (let i = 0; i < 9; ++i) {
    await me.page.waitForSelector(".board [data-id].lit, .mine [data-id].lit");
    const before = await worked();
    walls.push(
      await me.page.evaluate(async () => {
        const painted = () => new Promise((done) => requestAnimationFrame(() => ((port) => ((port.port1.onmessage = done), port.port2.postMessage(0)))(new MessageChannel())));
        await painted();
        const begin = performance.now();
        document.querySelector(".board [data-id].lit, .mine [data-id].lit").dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await painted();
        return document.querySelector(".pv") ? performance.now() - begin : Infinity;
      }),
    );
    works.push((await worked()) - before);
    await me.page.keyboard.press("Escape");
    await me.page.waitForSelector(".pv", { state: "detached" });
  }
  const median = (times) => times.sort((a, b) => a - b)[4];
  expect(median(walls) < Infinity, "a touch shows its preview in the next frame");
  expect(median(works) < 50, `a touch works for ${works.map((time) => time.toFixed(0)).join(", ")} ms`);
  await me.leave();
  return `a touch is answered in ${median(walls).toFixed(0)} ms (quickest ${walls[0].toFixed(0)}), of which the page works ${median(works).toFixed(0)} ms`;
}

// Every line of the log leads to its rule, every place it names to that place; in both languages and without a board too.
export async function the_log_leads_to_board_and_rules({ browser, server }) {
  for (const [lang, game, need] of [["cs", "endeavor", 8], ["en", "outpost", 4]]) {
    const me = await Person.sit(browser, server.url, { lang, prefs: { level: "greedy" } });
    await me.playNow(game);
    while ((await lines(me)) < need) {
      await me.waitForTurn();
      if (game === "endeavor") await me.move();
      else {
        await me.page.click(".groups .chip:not(.more)");
        await me.page.click(".act .btn.lit");
        await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
      }
    }
    const bare = await me.page.$$eval(".log .entry", (rows) => rows.filter((row) => !row.querySelector(".unfold")).map((row) => row.textContent.trim()));
    expect(!bare.length, `nothing to unfold: ${bare.join(" | ")}`);
    await me.page.click(".log .line >> nth=-1");
    await me.page.waitForSelector(".pointed", { state: "attached" });
    await me.page.click(".log .unfold >> nth=-1");
    await me.page.click(".log .rule >> nth=-1");
    await me.page.waitForSelector(".rules .here");
    expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
    await me.leave();
  }
}
