// Others' turns are shown step by step and can be skipped; what was missed can be shown again.
import { expect, Person, shot, sleep } from "./lib.mjs";

const kTelling = '[data-part="telling"]';

async function sitMoving(browser, url, playback = "normal") {
  const me = await Person.sit(browser, url, { prefs: { playback, level: "greedy" } });
  await me.page.emulateMedia({ reducedMotion: "no-preference" });
  return me;
}

// How long the page says that others play, by its own clock: a busy machine is no failure. A step at the end of a turn asks.
const watchTelling = (me) =>
  me.page.evaluate(() => {
    window.shown = [];
    let since = 0;
    new MutationObserver(() => {
      const on = document.querySelector('[data-part="telling"]') !== null;
      if (on && !since) {
        since = performance.now();
        if (window.skips) document.querySelector('[data-part="telling"] .btn').click();
      }
      if (!on && since) window.shown.push(performance.now() - since), (since = 0);
    }).observe(document.body, { childList: true, subtree: true });
  });

export async function turns_of_bots_are_shown({ browser, server }) {
  const me = await sitMoving(browser, server.url);
  await me.playNow("endeavor");
  await me.waitForTurn();
  await watchTelling(me);
  const shown = () => me.page.evaluate(() => window.shown);
  const play = async (turns) => {
    for (let begin = (await shown()).length, tries = 0; (await shown()).length < begin + turns && tries < 12; ++tries) {
      await me.waitForTurn();
      await me.move();
      if (await me.page.waitForSelector(kTelling, { timeout: 2000 }).catch(() => null)) await shot(me, `playback-${tries}`);
      await me.waitForTurn();
    }
    return (await shown()).slice(-turns);
  };
  const whole = await play(2);
  // Two bots, each half a second to three seconds.
  expect(whole.length === 2 && whole.every((ms) => ms > 450 && ms < 2 * 3000 + 1500), `shown for ${whole.map(Math.round)} ms`);
  await me.page.evaluate(() => (window.skips = true));
  const skipped = await play(2);
  expect(skipped.length === 2 && skipped.every((ms) => ms < 450), `a skip ended them after ${skipped.map(Math.round)} ms`);
  expect(await me.page.$$eval(".log .entry", (rows) => rows.length > 3), "the log tells all of it");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
  return `${whole.map(Math.round).join(", ")} ms, skipped after ${skipped.map(Math.round).join(", ")} ms`;
}

// Somebody leaves the page; others go on; whoever comes back is offered what happened, and the table is then as it is.
export async function what_was_missed_is_shown_again({ browser, server }) {
  const me = await sitMoving(browser, server.url, "off");
  const id = await me.playNow("endeavor");
  await me.waitForTurn();
  await me.move();
  await me.waitForTurn();
  const seen = await me.page.evaluate(() => {
    const all = JSON.parse(localStorage.getItem("pentarchy.seen"));
    const [name, revision] = Object.entries(all)[0];
    localStorage.setItem("pentarchy.seen", JSON.stringify({ [name]: 1 }));
    return revision;
  });
  expect(seen > 3, `only ${seen} events were seen`);
  await me.page.reload();
  await me.page.waitForSelector('[data-part="since"]');
  await shot(me, "since");
  await me.waitForTurn(); // one's own question does not wait for it
  await me.page.click('[data-part="since"] .btn:not(.icon)');
  await me.page.waitForSelector(kTelling);
  await me.page.waitForSelector(kTelling, { state: "detached" });
  await me.waitForTurn();
  expect(await me.move(), "one plays on after it");
  await me.go(`#/table/${id}`);
  await sleep(300);
  expect(!(await me.page.$(kTelling)), "nothing is shown where it is off");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}
