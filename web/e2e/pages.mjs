// Pages around the table: a lobby that stands still, a replay that shows what happened, errors in the reader's language.
import { moveOn } from "./hands.mjs";
import { problemsOf } from "./layout.mjs";
import { expect, languages, Person, shot } from "./lib.mjs";

const kScreens = { phone: [390, 844], desktop: [1440, 900] };

// The server answers late, so that the page is seen before it is filled.
async function slowly(me, ms) {
  await me.page.route("**/api/v1/**", async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue().catch(() => {});
  });
}

export async function the_lobby_does_not_jump({ browser, server }) {
  const told = [];
  for (const [turn, [screen, [width, height]]] of Object.entries(kScreens).entries())
    for (const lang of languages(turn))
      for (const visit of ["first", "with games"]) {
        const me = await Person.sit(browser, server.url, { width, height, lang });
        await me.page.addInitScript(() => {
          window.shifts = [];
          new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput).map((entry) => entry.value))).observe({ type: "layout-shift", buffered: true });
        });
        if (visit !== "first") await me.playNow("outpost");
        await slowly(me, 250);
        await me.go("#/");
        await me.page.reload();
        await me.page.waitForTimeout(150);
        await shot(me, `lobby-${screen}-${lang}-loading`);
        await me.page.waitForSelector(".plate");
        await me.page.waitForTimeout(700);
        const shift = await me.page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
        await shot(me, `lobby-${screen}-${lang}-${visit.replace(" ", "-")}`);
        expect(shift < 0.05, `the lobby shifts by ${shift.toFixed(3)}: ${screen}, ${lang}, ${visit}`);
        told.push(shift.toFixed(3));
        await me.leave();
      }
  return `shifts ${told.join(", ")}`;
}

const ringed = (me) => me.page.$$eval(".recent, .fresh, .slot.fresh", (nodes) => nodes.map((node) => node.closest("[data-id]")?.getAttribute("data-id") ?? node.textContent.trim()).sort().join());
const moment = (me) => me.page.evaluate(() => Number(location.hash.match(/at=(\d+)/)?.[1] ?? -1));
async function jump(me, at) {
  await me.page.$eval("input[type=range]", (slider, value) => ((slider.value = value), slider.dispatchEvent(new Event("input", { bubbles: true }))), String(at));
  await me.page.waitForFunction((value) => location.hash.includes(`at=${value}&`), at);
}
async function key(me, name, at) {
  await me.page.keyboard.press(name);
  await me.page.waitForFunction((value) => location.hash.includes(`at=${value}&`), at);
}

export async function a_replay_begins_with_play_and_rings_one_step({ browser, server }) {
  const told = [];
  for (const [turn, game] of ["endeavor", "mombasa", "settlers"].entries())
    for (const lang of languages(turn)) {
      const me = await Person.sit(browser, server.url, { lang, prefs: { level: "greedy" } });
      const id = await me.playNow(game);
      for (let moves = 0; moves < 6; ) (await moveOn(me, game)) ? (moves += 1) : await me.page.waitForTimeout(40);
      await me.go(`#/replay/${id}`);
      await me.page.waitForSelector("input[type=range]");
      await me.page.waitForFunction(() => location.hash.includes("at="));
      const [first, last] = await me.page.$eval("input[type=range]", ({ min, max }) => [Number(min), Number(max)]);
      // The slider begins where somebody has moved for the first time.
      const { log } = await me.page.evaluate(async ([table, at]) => (await fetch(`/api/v1/tables/${table}/replay?at=${at}&seat=0`)).json(), [id, first + 1]);
      expect(log.slice(0, -1).every(({ seat }) => typeof seat !== "number") && typeof log.at(-1).seat === "number", `${game}: play begins elsewhere than at ${first}`);
      await key(me, "Home", first);
      expect((await me.page.textContent(".bar .n")).startsWith("0 / "), `the first moment is ${await me.page.textContent(".bar .n")}`);
      // What a jump rings is what a step to the same moment rings.
      for (const at of [last - 1, first + 2, Math.floor((first + last) / 2)]) {
        await jump(me, at === (await moment(me)) ? first : at);
        await jump(me, at);
        const afterJump = await ringed(me);
        if (at === first + 2) await shot(me, `replay-jump-${game}-${lang}`);
        await key(me, "ArrowLeft", at - 1);
        await key(me, "ArrowRight", at);
        expect(afterJump === (await ringed(me)), `${game}, at ${at}: a jump rings ${afterJump}, a step ${await ringed(me)}`);
        expect(afterJump.split(",").length < 20, `${game}, at ${at}: a jump rings ${afterJump}`);
      }
      // The set-up is a lead-in: reached by its button, by Home again, and step by step.
      if (first > 0) {
        await me.page.click(".bar .setup");
        await me.page.waitForFunction(() => location.hash.includes("at=0&"));
        await shot(me, `replay-setup-${game}-${lang}`);
        expect((await me.page.textContent(".bar .n")).includes(`0 / ${first}`), "the set-up is counted by itself");
        await me.page.click(".bar .setup");
        await me.page.waitForFunction((value) => location.hash.includes(`at=${value}&`), first);
        await key(me, "ArrowLeft", first - 1);
      }
      await me.page.setViewportSize({ width: 390, height: 844 });
      await me.page.waitForTimeout(300);
      const problems = await problemsOf(me.page, 0.3);
      expect(!problems.length, `${game}, ${lang}, on a phone: ${problems.join("; ")}`);
      expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
      told.push(`${game} ${first} of ${last}`);
      await me.leave();
    }
  return told.join(", ");
}

// A server that is away for a while is no missing table: the page says so and comes back by itself.
export async function a_server_out_of_reach_is_tried_again({ browser, server }) {
  const words = { en: "The server cannot be reached", cs: "Server neodpovídá" };
  for (const lang of languages(1)) {
    const me = await Person.sit(browser, server.url, { lang });
    const id = await me.playNow();
    for (const page of ["table", "replay"]) {
      await me.go("#/");
      await me.page.waitForSelector(".plate");
      await me.page.route(`**/api/v1/tables/${id}*`, (route) => route.abort());
      await me.go(`#/${page}/${id}`);
      const told = await (await me.page.waitForSelector('main [role="alert"]')).textContent();
      expect(told.includes(words[lang]), `${page}, ${lang}: it says ${told}`);
      await shot(me, `away-${page}-${lang}`);
      await me.page.unroute(`**/api/v1/tables/${id}*`);
      await me.page.waitForSelector(".table");
    }
    await me.leave();
  }
}

// Nothing that the server says about a mistake is shown in another language than the page.
export async function mistakes_are_told_in_the_readers_language({ browser, server }) {
  const words = { en: { none: "There is no such table", taken: "Somebody has this name", login: "do not belong together" }, cs: { none: "Takový stůl není", taken: "Tohle jméno už někdo má", login: "k sobě nepatří" } };
  for (const lang of ["en", "cs"]) {
    const me = await Person.sit(browser, server.url, { lang });
    await me.go("#/replay/nosuchtable");
    await me.page.waitForSelector('[role="alert"]');
    expect((await me.page.textContent('[role="alert"]')).includes(words[lang].none), `an unknown replay says: ${await me.page.textContent('[role="alert"]')}`);
    await shot(me, `unknown-replay-${lang}`);
    await me.go("#/");
    await me.page.waitForSelector(".plate");
    const name = `Eva ${Date.now() % 100_000}`;
    await me.page.evaluate((who) => fetch("/api/v1/accounts", { method: "POST", headers: { "X-Pentarchy": "1", "content-type": "application/json" }, body: JSON.stringify({ name: who, password: "long enough" }) }), name);
    await me.page.context().clearCookies();
    await me.page.reload();
    await me.page.click("header .btn:last-child");
    const fill = async (button, password) => {
      await me.page.fill('.settings input[autocomplete="username"]', name);
      await me.page.fill('.settings input[type="password"]', password);
      await me.page.click(button);
      await me.page.waitForSelector('.settings [role="alert"]');
      return (await me.page.textContent('.settings [role="alert"]')).replaceAll("\u00a0", " ");
    };
    const login = await fill('.settings form .btn[type="button"]', "wrong one");
    expect(login.includes(words[lang].login), `a wrong login says: ${login}`);
    const taken = await fill(".settings form .btn.accent", "long enough");
    expect(taken.includes(words[lang].taken), `a taken name says: ${taken}`);
    await me.leave();
  }
}
