// Mombasa: a whole game on a phone in Czech, plans that stay sealed, the lesson, and axe on its table.
import { check } from "./axe.mjs";
import { expect, Person, sleep, soon } from "./lib.mjs";

// One move: a lit place on the screen, or else one in the part of the board where some are lit, or a chip of the panel.
async function move(me, pick = (n) => Math.floor(n / 2)) {
  const before = await me.page.$eval(".offer", (node) => node.textContent);
  const touch = (selector, at) =>
    me.page.evaluate(
      ([wanted, from]) => {
        const found = [...document.querySelectorAll(wanted)].filter((node) => node.checkVisibility());
        found[Math.floor(from * found.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return found.length > 0;
      },
      [selector, at],
    );
  const places = ".mine [data-id].lit, .board [data-id].lit";
  const at = pick(1000) / 1000;
  const touched = (await me.page.$(".act .btn.lit")) || (await touch(places, at)) || ((await touch(".rail .place:has(b)", 0)) && (await touch(places, at))) || (await touch(".groups .chip:not(.more)", at));
  if (!touched) return false;
  // A plan is laid at once; everything else is confirmed.
  const moved = (old) => document.querySelector("dialog table") || document.querySelector(".offer")?.textContent !== old;
  if (!(await me.page.$(".act .btn.lit"))) await me.page.waitForFunction(moved, before, { timeout: 5000 });
  await me.page.evaluate(() => document.querySelector(".act .btn.lit")?.click());
  await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  return true;
}

const chip = async (me, words) => {
  const found = await me.page.$(`.groups .chip:has-text("${words}")`);
  if (!found) return false;
  await found.dispatchEvent("click");
  await me.page.click(".act .btn.lit");
  await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  return true;
};
const title = (me) => me.page.$eval(".offer h2", (node) => node.textContent);

export async function mombasa_a_whole_game_on_a_phone({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs", width: 390, height: 844, touch: true, prefs: { level: "random", seats: 2 } });
  await me.playNow("mombasa");
  const begin = Date.now();
  let moves = 0;
  let actions = 0;
  while (!(await me.page.$("dialog table"))) {
    expect(Date.now() - begin < 240_000, `the game is not over after ${moves} moves`);
    if (!(await me.page.$("[data-id].lit, .groups .chip"))) {
      await sleep(30);
      continue;
    }
    const fits = await me.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);
    expect(fits, "the page scrolls");
    const asked = await title(me);
    // Two actions a round are enough of a game.
    if (asked.includes("akce") && ++actions % 3 === 0 && (await chip(me, "Vystup"))) moves += 1;
    else moves += (await move(me, (n) => (moves * 377) % n)) ? 1 : 0;
  }
  expect(moves > 40, `only ${moves} moves were needed`);
  const lines = await me.page.$$eval("dialog tbody tr", (rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent.replace("–", "0")))));
  const totals = await me.page.$$eval("dialog tfoot tr:first-child td", (cells) => cells.map((cell) => Number(cell.textContent)));
  expect(lines.length === 7, `the score sheet has ${lines.length} lines`);
  totals.forEach((total, seat) => expect(lines.reduce((sum, row) => sum + row[seat], 0) === total, `the lines of seat ${seat} do not add up to ${total}`));
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

// Everything a browser is sent, as text.
function listen(person) {
  const heard = [];
  person.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  person.page.on("response", (response) => response.url().includes("/api/") && response.text().then((text) => heard.push(text), () => {}));
  return heard;
}

async function sitTogether(anna, ben) {
  await anna.go();
  await anna.page.waitForSelector(".plate");
  const { id, invite } = await anna.page.evaluate(async () => {
    const api = async (method, path, body) => (await fetch(`/api/v1/${path}`, { method, headers: { "X-Pentarchy": "1", "content-type": "application/json" }, body: JSON.stringify(body) })).json();
    await api("POST", "guests", {});
    return (await api("POST", "tables", { game: "mombasa", seats: ["me", "open"], options: { start_player: "first_seat" }, pace: { kind: "none" }, access: "public", spectators: "yes", hints: false, rated: false })).table;
  });
  await anna.go(`#/table/${id}`);
  await ben.go(`#/table/${id}?invite=${invite}`);
  await ben.page.click(".waiting .btn.accent");
  await anna.page.click(".waiting .act .btn.accent");
  for (const person of [anna, ben]) await person.page.waitForSelector("text=Your turn: resting rows");
}

const lay = async (me, card) => {
  const count = await me.page.$$eval(".again", (nodes) => nodes.length);
  await me.page.locator(`[data-id="${card}"]`).dispatchEvent("click");
  await me.page.waitForFunction((n) => document.querySelectorAll(".again").length > n, count);
};

export async function mombasa_plans_are_sealed({ browser, server }) {
  const [anna, ben] = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url)]);
  const heard = [listen(anna), listen(ben)];
  await sitTogether(anna, ben);
  for (const person of [anna, ben]) for (let i = 0; i < 8 && !(await title(person)).includes("plan"); ++i) (await move(person)) || (await sleep(100));
  for (const person of [anna, ben]) await person.page.waitForSelector("text=Your desk");
  await sleep(300);
  const quiet = heard[1].length;
  // One card is laid, thought better of, and laid elsewhere.
  await lay(anna, "coffee_2");
  await anna.page.click(".again");
  await anna.page.waitForFunction(() => !document.querySelector(".again"));
  await lay(anna, "single_expansion_1");
  await lay(anna, "bananas_1");
  await lay(anna, "coffee_2");
  await sleep(400);
  const frames = heard[1].slice(quiet).filter((text) => !text.includes('"pong"'));
  expect(!frames.length, `planning is heard at the other table: ${frames[0]?.slice(0, 200)}`);
  for (const card of ["single_expansion_2", "bananas_2", "coffee_2"]) await lay(ben, card);
  await anna.page.click(".act .btn.lit");
  await anna.page.waitForSelector("text=Waiting");
  await sleep(400);
  const plans = [["plan slot_2 single_expansion_1", '"slot_2":"single_expansion_1"'], ["plan slot_2 single_expansion_2", '"slot_2":"single_expansion_2"']];
  const others = (seat) => heard[1 - seat].filter((text) => plans[seat].some((secret) => text.includes(secret)));
  for (const seat of [0, 1]) expect(!others(seat).length, `the plan of seat ${seat} has been told: ${others(seat)[0]?.slice(0, 300)}`);
  await ben.page.click(".act .btn.lit");
  await anna.page.waitForSelector("text=Your turn: act or leave");
  await sleep(300);
  for (const seat of [0, 1]) expect(others(seat).length, `the plan of seat ${seat} is never shown`);
  expect((await anna.page.$$(".mine .sc.up")).length === 3, "the cards lie in their slots");
  for (const person of [anna, ben]) expect(!person.problems.length, `console: ${person.problems.join(" | ")}`);
  await Promise.all([anna.leave(), ben.leave()]);
}

export async function mombasa_lesson({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.go();
  await me.page.click("text=Learn Mombasa");
  await me.page.waitForSelector(".lesson");
  const step = () => me.page.$eval(".lesson .head .caps", (node) => Number(node.textContent.match(/\d+/)[0])).catch(() => 99);
  for (const end = soon(); Date.now() < end && (await step()) < 16; ) {  // the bots plan, too
    const next = await me.page.$(".lesson .btn.accent");
    if (next) await next.click();
    else if (!(await move(me, () => 0))) await sleep(100);
  }
  expect((await step()) >= 16, `the lesson stopped at step ${await step()}`);
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

export async function mombasa_nothing_serious_for_axe({ browser, server }) {
  const me = await Person.sit(browser, server.url, { prefs: { level: "random", seats: 2 } });
  await me.playNow("mombasa");
  await me.waitForTurn();
  let laid = 0;
  for (const end = soon(); Date.now() < end && !(await title(me)).includes("act or leave"); ) {
    if (++laid === 4) await check(me, "Mombasa, planning");
    (await move(me, () => 0)) || (await sleep(50));
  }
  await me.page.click(".groups .chip");
  await check(me, "Mombasa, preview");
  await me.page.setViewportSize({ width: 390, height: 844 });
  await me.page.click(".rail .place:nth-child(2)");
  await check(me, "Mombasa on a phone, tracks");
  await me.page.click(".bottom button:nth-child(2)");
  await check(me, "Mombasa on a phone, own board");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}
