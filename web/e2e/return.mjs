// A cookie that is gone: a guest comes back by what the browser keeps beside it, or by the own link; others are told.
import { listen } from "./hands.mjs";
import { expect, languages, Person, shot, sleep, soon } from "./lib.mjs";

const seat = (me) => me.page.$eval(".offer h2", (node) => node.textContent);
const words = { en: { lost: "this browser has forgotten you", watching: "Watching" }, cs: { lost: "prohlížeč na tebe zapomněl", watching: "Přihlížíš" } };
const settings = '.top [aria-label="Settings"], .top [aria-label="Nastavení"], header [aria-label="Settings"], header [aria-label="Nastavení"]';

async function sits(me, told) {
  await me.page.waitForSelector(".table");
  await me.waitForTurn();
  expect(!(await me.page.$(".noseat")), `${told}: the player is taken for a spectator`);
}

async function forgotten(me, lang, told) {
  await me.page.waitForSelector(".noseat");
  expect((await me.page.textContent(".noseat")).includes(words[lang].lost), `${told}: it says ${await me.page.textContent(".noseat")}`);
  expect((await seat(me)).includes(words[lang].watching), `${told}: ${await seat(me)}`);
}

export async function a_guest_without_cookie_keeps_the_seat({ browser, server }) {
  for (const lang of languages(0)) {
    const me = await Person.sit(browser, server.url, { lang, prefs: { level: "greedy" } });
    const heard = listen(me);
    const id = await me.playNow();
    await me.waitForTurn();
    await me.page.context().clearCookies();
    await me.page.reload();
    await sits(me, `${lang}, loaded anew`);
    await me.page.context().clearCookies();
    if (server.restart) {
      const before = heard.length;
      await server.restart();
      for (const end = soon(); !heard.slice(before).some((text) => text.includes('"op":"snapshot"') && text.includes('"seat":0')); await sleep(50)) expect(Date.now() < end, `${lang}: the seat is not given back`);
    }
    await sits(me, `${lang}, connected anew`);
    await me.move();
    await shot(me, `return-kept-${lang}`);

    // The own link, in a browser that knows nothing.
    await me.page.click(settings);
    const link = await me.page.inputValue(".settings .return");
    expect(await me.page.$eval("dialog", (box) => box.scrollTop === 0), "the settings open at their head");
    await shot(me, `return-link-${lang}`);
    const other = await Person.sit(browser, server.url, { lang });
    await other.go(`#/table/${id}`);
    await forgotten(other, lang, lang);
    await shot(other, `return-forgotten-${lang}`);
    await other.go(link.slice(link.indexOf("#")));
    await shot(other, `return-page-${lang}`);
    await other.page.click("main .btn.accent");
    await other.page.waitForSelector(".plate");
    expect(!(await other.page.evaluate(() => location.hash)).includes("return"), "the key stays out of the address");
    await other.go(`#/table/${id}`);
    await sits(other, `${lang}, by the link`);
    expect(!me.problems.filter((problem) => !/WebSocket|ERR_CONNECTION/.test(problem)).length, `console: ${me.problems.join(" | ")}`);

    // A link that is not valid says so in the reader's language.
    await other.go("#/return/nosuchkey");
    await other.page.click("main .btn.accent");
    const told = await (await other.page.waitForSelector('main [role="alert"]')).textContent();
    expect(told.includes(lang === "cs" ? "už neplatí" : "not valid"), `a wrong link says: ${told}`);
    await other.leave();
    await me.leave();
  }
}

// An account comes back by its password, at the table itself; a guest who registered, by no key.
export async function an_account_without_cookie_signs_in_at_the_table({ browser, server }) {
  for (const lang of languages(1)) {
    const me = await Person.sit(browser, server.url, { lang, prefs: { level: "greedy" } });
    await me.playNow();
    await me.waitForTurn();
    const name = `Ida ${Date.now() % 100_000}`;
    const fill = async () => {
      await me.page.fill('.settings input[autocomplete="username"]', name);
      await me.page.fill('.settings input[type="password"]', "long enough");
    };
    await me.page.click(settings);
    await fill();
    await me.page.click(".settings form .btn.accent");
    await me.page.waitForSelector(`.settings >> text=${name}`);
    expect(!(await me.page.evaluate(() => localStorage.getItem("pentarchy.guest"))), "an account leaves no key behind");
    await me.page.context().clearCookies();
    await me.page.reload();
    await forgotten(me, lang, lang);
    await me.page.click(".noseat .btn >> nth=0");
    await fill();
    await me.page.click('.settings form .btn[type="button"]');
    await me.page.waitForSelector(`.settings >> text=${name}`);
    await me.page.keyboard.press("Escape");
    await sits(me, `${lang}, signed in`);
    await me.move();
    await me.leave();
  }
}
