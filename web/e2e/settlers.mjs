// Imperial Settlers: a game of two in Czech, a solo game on a phone, the lesson, and axe on its table.
import { check } from "./axe.mjs";
import { expect, Person, sleep, soon } from "./lib.mjs";

const kTurns = 2; // actions of one's own in a round; then pass: the test is bounded, the game is whole

// One move: lit elements on the screen are touched until a single move is left, then it is confirmed.
async function move(me, at) {
  const before = await me.page.$eval(".offer", (node) => node.textContent);
  for (let touches = 0; touches < 4 && !(await me.page.$(".act .btn.lit")); ++touches) {
    const touched = await me.page.evaluate((from) => {
      const click = (node) => node?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
      const lit = () => seen(".board [data-id].lit, .mine [data-id].lit");
      if (!lit().length) click(seen(".rail .place:has(b)")[0]);
      const found = lit().length ? lit() : seen(".groups .chip:not(.more)");
      click(found[Math.floor(from * found.length)]);
      return found.length > 0;
    }, at);
    if (!touched) return false;
    await me.page.waitForFunction((old) => document.querySelector("dialog table") || document.querySelector(".offer")?.textContent !== old, before, { timeout: 5000 });
    // Two moves of one element differ in their verb alone: a chip tells them apart.
    if (touches === 1) await me.page.evaluate(() => document.querySelector(".act .btn.lit") ?? document.querySelector(".groups .chip")?.click());
  }
  await me.page.evaluate(() => document.querySelector(".act .btn.lit")?.click());
  await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  return true;
}

async function chip(me, words) {
  const found = await me.page.$(`.groups .chip:has-text("${words}")`);
  if (!found) return false;
  await found.dispatchEvent("click");
  await me.page.click(".act .btn.lit");
  await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  return true;
}
const title = (me) => me.page.$eval(".offer h2", (node) => node.textContent);

async function playThrough(me, ms) {
  const begin = Date.now();
  let [moves, turns] = [0, 0];
  while (!(await me.page.$("dialog table"))) {
    expect(Date.now() - begin < ms, `the game is not over after ${moves} moves: ${await title(me)}`);
    if (!(await me.page.$("[data-id].lit, .groups .chip"))) {
      await sleep(30);
      continue;
    }
    const fits = await me.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);
    expect(fits, "the page scrolls");
    const turn = (await title(me)).includes("jedna akce");
    if (turn && ++turns % (kTurns + 1) === 0 && (await chip(me, "Pasuj"))) moves += 1;
    else moves += (await move(me, ((moves * 377) % 1000) / 1000)) ? 1 : 0;
  }
  const lines = await me.page.$$eval("dialog tbody tr", (rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent.replace("–", "0")))));
  const totals = await me.page.$$eval("dialog tfoot tr:first-child td", (cells) => cells.map((cell) => Number(cell.textContent)));
  totals.forEach((total, seat) => expect(lines.reduce((sum, row) => sum + row[seat], 0) === total, `the lines of seat ${seat} do not add up to ${total}`));
  expect(moves > 20, `only ${moves} moves were needed`);
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  return moves;
}

// A table of one's own, begun at once.
async function table(me, seats, options) {
  await me.go();
  await me.page.waitForSelector(".plate");
  const id = await me.page.evaluate(
    async ([who, wish]) => {
      const api = async (method, path, body) => (await fetch(`/api/v1/${path}`, { method, headers: { "X-Pentarchy": "1", "content-type": "application/json" }, body: JSON.stringify(body) })).json();
      await api("POST", "guests", {});
      return (await api("POST", "tables", { game: "settlers", seats: who, options: wish, pace: { kind: "none" }, access: "invite", spectators: "yes", hints: true, rated: false })).table.id;
    },
    [seats, options],
  );
  await me.go(`#/table/${id}`);
  await me.waitForTurn();
}

export async function settlers_a_game_of_two_in_czech({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs", prefs: { level: "random", seats: 2 } });
  await me.playNow("settlers");
  await me.waitForTurn();
  await me.page.waitForSelector('[data-id="choose_barbarians"].lit');
  const moves = await playThrough(me, 150_000);
  await me.leave();
  return `${moves} moves`;
}

export async function settlers_a_solo_game_on_a_phone({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs", width: 390, height: 844, touch: true });
  await table(me, ["me"], { factions: "random" });
  await me.page.click(".rail .place:last-child");
  await me.page.waitForSelector(".line [data-id='line_1']");
  await me.page.click(".rail .place:first-child");
  const moves = await playThrough(me, 150_000);
  await me.leave();
  return `${moves} moves`;
}

export async function settlers_lesson({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.go();
  await me.page.click("text=Learn Imperial Settlers");
  await me.page.waitForSelector(".lesson");
  const step = () => me.page.$eval(".lesson .head .caps", (node) => Number(node.textContent.match(/\d+/)[0])).catch(() => 99);
  for (const end = soon(); Date.now() < end && (await step()) < 17; ) {
    const next = await me.page.$(".lesson .btn.accent");
    if (next) await next.click();
    else if (!(await move(me, 0))) await sleep(100);
  }
  expect((await step()) >= 17, `the lesson stopped at step ${await step()}`);
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

export async function settlers_nothing_serious_for_axe({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await table(me, ["me", "random"], { factions: "fixed" });
  await check(me, "Settlers, lookout");
  for (const end = soon(); Date.now() < end && !(await title(me)).includes("one action"); ) (await move(me, 0)) || (await sleep(50));
  await me.page.click(".groups .chip");
  await check(me, "Settlers, preview");
  await me.page.click(".tabs [role=tab]:nth-child(3)");
  await me.page.click(".segments button:nth-child(2)");
  await me.page.selectOption(".filters select >> nth=1", "feature");
  expect((await me.page.$$(".drawn")).length > 20, "the index shows the features");
  await check(me, "Settlers, index of cards");
  await me.page.setViewportSize({ width: 390, height: 844 });
  for (const place of await me.page.$$(".rail .place")) {
    await place.click();
    await check(me, `Settlers on a phone, ${await place.textContent()}`);
  }
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}
