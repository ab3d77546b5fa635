// Mombasa: a whole game on a phone in Czech, plans that stay sealed, and axe on its table.
import { check } from "./axe.mjs";
import { checkByHand } from "./count.mjs";
import { listen, move, open, playThrough, readSheet, sitTogether, title } from "./hands.mjs";
import { expect, Person, sleep, soon } from "./lib.mjs";

export async function mombasa_a_whole_game_on_a_phone({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs", width: 390, height: 844, touch: true, prefs: { level: "random", seats: 2 } });
  const id = await me.playNow("mombasa");
  await playThrough(me, "mombasa", 240_000);
  const sheet = await readSheet(me);
  expect(sheet.lines.length === 7, `the score sheet has ${sheet.lines.length} lines`);
  await checkByHand(me, "mombasa", id, sheet);
  await me.leave();
  return `${me.moves} moves, totals ${sheet.totals}`;
}

const lay = async (me, card) => {
  const count = await me.page.$$eval(".again", (nodes) => nodes.length);
  await me.page.locator(`[data-id="${card}"]`).dispatchEvent("click");
  await me.page.waitForFunction((n) => document.querySelectorAll(".again").length > n, count);
};

export async function mombasa_plans_are_sealed({ browser, server }) {
  const [anna, ben] = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url)]);
  const heard = [listen(anna), listen(ben)];
  await sitTogether(anna, [ben], await open(anna, "mombasa", ["me", "open"], { start_player: "first_seat" }));
  for (const person of [anna, ben]) await person.page.waitForSelector("text=Your turn: resting rows");
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

export async function mombasa_nothing_serious_for_axe({ browser, server }) {
  const me = await Person.sit(browser, server.url, { prefs: { level: "random", seats: 2 } });
  await me.playNow("mombasa");
  await me.waitForTurn();
  let laid = 0;
  for (const end = soon(); Date.now() < end && !(await title(me)).includes("act or leave"); ) {
    if (++laid === 4) await check(me, "Mombasa, planning");
    (await move(me)) || (await sleep(50));
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
