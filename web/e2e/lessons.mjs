// The lessons of all games: every step is read in its turn, and Back leads through all of them again.
import { move } from "./hands.mjs";
import { expect, languages, Person, shot, soon } from "./lib.mjs";

const kGames = ["endeavor", "mombasa", "settlers", "brazil", "civilization"];
const step = (me) => me.page.$eval(".lesson .head .caps", (node) => node.textContent.match(/\d+/g).map(Number));
// Looks and presses at once: the lesson may lead on by itself in between.
const pressed = (me, selector, at) =>
  me.page.evaluate(([button, expected]) => {
    if (expected && Number(document.querySelector(".lesson .head .caps").textContent.match(/\d+/)[0]) !== expected) return true;
    const found = document.querySelector(`.lesson .act ${button}`);
    found?.click();
    return found !== null;
  }, [selector, at]);

// Next where a step is read or done, a move where it asks for one; the round is left when nothing else is asked for.
async function goOn(me, at) {
  if (await pressed(me, ".btn.accent", at)) return;
  const leaves = { en: ["Pass", "Leave"], cs: ["Pasuj", "Vystup"] }[await me.page.evaluate(() => document.documentElement.lang)];
  const chip = at > 11 && (await me.page.$(leaves.map((word) => `.groups .chip:has-text("${word}")`).join(", ")));
  if (chip) {
    await chip.dispatchEvent("click");
    await me.page.click(".act .btn.lit");
    await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  } else if ((await me.page.$("[data-id].lit, .groups .chip, .act .btn.lit")) && (await step(me))[0] === at) await move(me, 0); // the answer to the last one may have led on
  else await me.page.waitForTimeout(60);
}

async function learn(me, game, lang) {
  await me.go();
  const { games } = await me.page.evaluate(async (which) => (await fetch(`/api/v1/games?lang=${which}`)).json(), lang);
  await me.page.click(`.cols .btn:has-text("${games.find(({ slug }) => slug === game).title}")`);
  await me.page.waitForSelector(".lesson");
  const [, last] = await step(me);
  const all = Array.from({ length: last }, (_, i) => i + 1);
  const shown = [];
  for (const end = soon() + 60_000; shown.at(-1) !== last; ) {
    const [at] = await step(me);
    if (shown.at(-1) !== at) shown.push(at);
    expect(Date.now() < end, `${game}, ${lang}: the lesson stopped at step ${at}`);
    if (at < last) await goOn(me, at);
  }
  expect(shown.join() === all.join(), `${game}, ${lang}: the steps were ${shown}`);
  const back = [last];
  while (await pressed(me, ".btn.quiet")) {
    back.push((await step(me))[0]);
    expect(back.length <= last, `${game}, ${lang}: Back led ${back}`);
    if (back.length === 3) await shot(me, `lesson-${game}-${lang}`);
  }
  expect(back.join() === all.reverse().join(), `${game}, ${lang}: Back led ${back}`);
  await me.page.click(".lesson .head .link");
  expect(!(await me.page.$(".lesson")), "the lesson can be skipped");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
}

export async function lessons_leave_out_no_step({ browser, server }) {
  for (const [turn, game] of kGames.entries())
    for (const lang of languages(turn)) {
      const me = await Person.sit(browser, server.url, { lang });
      await learn(me, game, lang);
      await me.leave();
    }
}
