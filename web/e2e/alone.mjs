// One person against bots: a whole game by clicking what is lit, its score sheet and its replay; a turn on a phone.
import { expect, Person, sleep } from "./lib.mjs";

// The bot judges the finished game: shares that make up the whole at every moment, and costly moves to jump to.
async function judged(me) {
  await me.page.click('.tools .btn:has-text("Rozebrat tahy")');
  await me.page.waitForSelector(".eval .bars", { timeout: 120_000 });
  const shares = () => me.page.$$eval(".eval .bars b", (cells) => cells.map((cell) => parseInt(cell.textContent, 10)));
  const before = await shares();
  expect(before.length === 3 && Math.abs(before.reduce((sum, share) => sum + share, 0) - 100) <= 2, `chances: ${before}`);
  await me.page.click(".eval .costly");
  const at = parseInt(await me.page.textContent(".eval .costly"), 10);
  await me.page.waitForFunction((moment) => document.querySelector(".bar .n")?.textContent.startsWith(`${moment} /`), at);
  await me.page.waitForSelector(".eval .better");
}

export async function guest_plays_a_whole_game_in_czech({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs", prefs: { level: "greedy" } });
  const id = await me.playNow();
  expect((await me.page.textContent("body")).includes("Jsi na tahu") || (await me.page.textContent("body")).includes("Čeká se"), "the table is in Czech");
  const begin = Date.now();
  let moves = 0;
  while (!(await me.page.$("dialog table"))) {
    expect(Date.now() - begin < 300_000, `the game is not over after ${moves} moves`);
    if (await me.page.$("[data-id].lit, .groups .chip")) moves += (await me.move()) ? 1 : 0;
    else await sleep(40);
  }
  expect(moves > 25, `only ${moves} moves were needed`);
  const sheet = await me.page.textContent("dialog");
  for (const word of ["Konec hry", "Města", "Celkem"]) expect(sheet.includes(word), `the score sheet lacks ${word}`);
  const columns = await me.page.$$eval("dialog tbody tr", (rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent.replace("−", "-").replace("–", "0")))));
  const totals = await me.page.$$eval("dialog tfoot tr:first-child td", (cells) => cells.map((cell) => Number(cell.textContent.replace("−", "-"))));
  totals.forEach((total, seat) => expect(columns.reduce((sum, row) => sum + row[seat], 0) === total, `the lines of seat ${seat} do not add up to ${total}`));
  await me.page.waitForSelector("dialog figure svg", { timeout: 20_000 });

  await me.go(`#/replay/${id}`);
  await me.page.waitForSelector("input[type=range]");
  const [first, last] = await me.page.$eval("input[type=range]", ({ min, max }) => [Number(min), Number(max)]);
  const middle = Math.floor((first + last) / 2);
  expect(last > 100, "the replay has every event");
  await me.page.keyboard.press("Home");
  await me.page.waitForFunction(() => document.querySelector(".bar .n")?.textContent.startsWith("0 /"));
  await me.page.fill("input[type=range]", String(middle));
  await me.page.waitForFunction((at) => document.querySelector(".bar .n")?.textContent.startsWith(`${at} /`), middle - first);
  expect((await me.page.evaluate(() => location.hash)).includes(`at=${middle}`), "the address links to the moment");
  await judged(me);
  const [asked] = await Promise.all([me.page.waitForRequest(/\/branch/), me.page.click(".tools .btn.accent")]);
  expect(asked.postDataJSON().eyes === "all", "the moment is counted as it was shown"); // others are shown fewer events
  await me.page.waitForURL(/#\/table\//);
  await me.page.waitForSelector(".table .board svg");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}

export async function phone_turn_without_scrolling({ browser, server }) {
  for (const [width, height] of [[360, 640], [390, 844]]) {
    const me = await Person.sit(browser, server.url, { width, height, touch: true, lang: "cs" });
    await me.playNow();
    await me.waitForTurn();
    for (let i = 0; i < 4; ++i) {
      await me.waitForTurn();
      const fits = await me.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);
      expect(fits, `the page scrolls at ${width} x ${height}`);
      await me.page.tap(".groups .chip");
      const button = await me.page.waitForSelector(".act .btn.lit");
      const box = await button.boundingBox();
      expect(box.y + box.height <= height && box.height >= 44, `the confirm button is out of reach at ${width} x ${height}`);
      await button.tap();
      await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
    }
    expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
    await me.leave();
  }
}
