// Pages about people: where one can go, what waits, profiles and ladders, installing and being offline.
import { check } from "./axe.mjs";
import { expect, languages, Person, shot } from "./lib.mjs";

const kScreens = { phone: [390, 844], desktop: [1440, 900] };

export const api = (me, method, path, body) =>
  me.page.evaluate(async ([how, where, what]) => {
    const answer = await fetch(`/api/v1/${where}`, { method: how, headers: { "X-Pentarchy": "1", "content-type": "application/json" }, body: what && JSON.stringify(what) });
    return answer.status === 204 ? null : answer.json();
  }, [method, path, body]);

export async function signUp(me, name) {
  await me.go();
  await me.page.waitForSelector(".plate");
  const { account } = await api(me, "POST", "accounts", { name, password: "long enough 1" });
  await me.page.reload();
  await me.page.waitForSelector(".plate");
  return account.id;
}

// A game of Outpost, played to its end by the first move that is offered.
export async function playOutpost(me, wish, seat = 0) {
  const { table } = await api(me, "POST", "tables", { game: "outpost", pace: { kind: "none" }, ...wish });
  await playOn(me, table.id, seat);
  return table.id;
}
export const playOn = (me, id, seat) =>
  me.page.evaluate(async ([table, mine]) => {
    for (let n = 0; n < 3000; ++n) {
      const view = await (await fetch(`/api/v1/tables/${table}/view?seat=${mine}`)).json();
      if (view.card.status === "over") return;
      const move = view.offer?.moves[n % view.offer.moves.length].move;
      if (!move) await new Promise((done) => setTimeout(done, 20));
      else await fetch(`/api/v1/tables/${table}/moves`, { method: "POST", headers: { "X-Pentarchy": "1", "content-type": "application/json" }, body: JSON.stringify({ seat: mine, revision: view.revision, key: `k${n}`, move }) });
    }
    throw new Error("the game does not end");
  }, [id, seat]);

const fits = (me, where) => me.page.evaluate(() => document.documentElement.scrollWidth - innerWidth).then((over) => expect(over <= 0, `${where} is ${over} px too wide`));

// Five places from every page, within the window, still while they load, and nothing for axe to complain of.
export async function navigation_leads_everywhere({ browser, server }) {
  const shifts = [];
  for (const [turn, [screen, [width, height]]] of Object.entries(kScreens).entries())
    for (const lang of languages(turn)) {
      const me = await Person.sit(browser, server.url, { lang, width, height });
      await me.page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput).map((entry) => entry.value))).observe({ type: "layout-shift", buffered: true });
      });
      await signUp(me, `Anna ${screen} ${lang}`);
      for (const page of ["watch", "learn", "replays", "people"]) {
        await me.page.click(`nav.places a[href="#/${page}"]`);
        await me.page.waitForSelector("main h1");
        await me.page.waitForFunction((to) => document.querySelector(`nav.places a[href="#/${to}"]`).getAttribute("aria-current") === "page", page);
        await me.page.waitForSelector("main .panel");
        await fits(me, `${page} on ${screen}`);
        await shot(me, `place-${page}-${screen}-${lang}`);
        await check(me, `${page}, ${screen}, ${lang}`);
      }
      await me.page.goto(`${server.url}/#/people`);
      await me.page.reload();
      await me.page.waitForSelector("main .panel");
      await me.page.waitForTimeout(500);
      const shift = await me.page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
      expect(shift < 0.05, `the page about people shifts by ${shift.toFixed(3)}: ${screen}`);
      shifts.push(shift.toFixed(3));
      expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
      await me.leave();
    }
  return `shifts ${shifts.join(", ")}`;
}

export async function the_bell_tells_what_waits({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "en" });
  await me.go();
  await me.page.waitForSelector('[aria-label="Nothing waits for you"]');
  const id = await me.playNow("outpost");
  await me.waitForTurn();
  await me.go("#/people");
  await me.page.waitForSelector('button[aria-label="1 thing waits for you"]');
  await me.page.click('button[aria-label="1 thing waits for you"]');
  await shot(me, "place-bell");
  await check(me, "the bell");
  await me.page.click(`.bell a[href="#/table/${id}"]`);
  await me.waitForTurn();
  await me.leave();
}

export async function a_profile_and_a_ladder_tell_how_one_plays({ browser, server }) {
  const told = [];
  for (const [turn, [screen, [width, height]]] of Object.entries(kScreens).entries())
    for (const lang of languages(turn)) {
      const [me, other] = [await Person.sit(browser, server.url, { lang, width, height }), await Person.sit(browser, server.url, { lang })];
      const name = `Berta ${screen} ${lang}`;
      const id = await signUp(me, name);
      for (let n = 0; n < 3; ++n) await playOutpost(me, { seats: ["me", "random", "random"], rated: true, access: "public" });
      await playOutpost(me, { seats: ["me", "random"], access: "invite" });
      await me.go(`#/person/${id}`);
      await me.page.waitForSelector("figure svg .band");
      const rows = () => me.page.$$eval("ol li .what", (nodes) => nodes.length);
      await me.page.waitForFunction(() => document.querySelectorAll("ol li .what").length === 4);
      await fits(me, `the profile on ${screen}`);
      await shot(me, `place-profile-${screen}-${lang}`);
      await check(me, `profile, ${screen}, ${lang}`);
      // Somebody else finds it by name, and does not see the private table.
      await signUp(other, `Cyril ${screen} ${lang}`);
      await other.go("#/people");
      await other.page.fill('input[type="search"]', name.slice(0, 7).toLowerCase());
      await other.page.click(`a:text-is("${name}")`);
      await other.page.waitForFunction(() => document.querySelectorAll("ol li .what").length === 3);
      // The ladder, with the bot marked on it.
      await me.page.click(".ratings li a");
      await me.page.waitForSelector("tr.me");
      await me.page.click('.segments button:text-is("3")');
      await me.page.waitForFunction(() => location.hash.includes("seats=3"));
      await me.page.waitForSelector("tr.me");
      expect(await me.page.$('tbody a[href="#/person/bot%3Arandom"] svg'), "the bot is marked");
      await fits(me, `the ladder on ${screen}`);
      await shot(me, `place-ladder-${screen}-${lang}`);
      await check(me, `ladder, ${screen}, ${lang}`);
      await me.page.click('.segments button:text-is("2")');
      await me.page.waitForSelector("p.none");
      told.push(`${await rows()} on ${screen}`);
      expect(!me.problems.length && !other.problems.length, `console: ${[...me.problems, ...other.problems].join(" | ")}`);
      await Promise.all([me.leave(), other.leave()]);
    }
}

// What a browser asks for before it offers to install a page, as DevTools sees it; and what is shown without a network.
export async function it_can_be_installed_and_says_what_to_do_offline({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs" });
  await me.go();
  await me.page.waitForSelector(".plate");
  const tools = await me.page.context().newCDPSession(me.page);
  const { data, errors, url } = await tools.send("Page.getAppManifest");
  expect(url.endsWith("/manifest.webmanifest") && !errors.length, `manifest: ${JSON.stringify(errors)}`);
  const manifest = JSON.parse(data);
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === "image/png")) {
    const size = await me.page.evaluate(async (from) => { const image = new Image(); image.src = from; await image.decode(); return `${image.naturalWidth}x${image.naturalHeight}`; }, src);
    expect(size === sizes, `${src} is ${size}, not ${sizes}`);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable"), "a maskable icon");
  const { installabilityErrors } = await tools.send("Page.getInstallabilityErrors");
  const real = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"); // the browser of the tests is one
  expect(!real.length, `not installable: ${real.map(({ errorId }) => errorId).join(", ")}`);
  await me.page.evaluate(() => navigator.serviceWorker.ready.then(() => new Promise((done) => (navigator.serviceWorker.controller ? done() : navigator.serviceWorker.addEventListener("controllerchange", done)))));
  await me.page.reload(); // what is named by its content is kept now
  await me.page.waitForSelector(".plate");
  const kept = await me.page.evaluate(async () => (await (await caches.open("shell")).keys()).map(({ url }) => new URL(url).pathname));
  expect(kept.some((path) => path.startsWith("/assets/")) && kept.includes("/offline.html") && !kept.some((path) => path.startsWith("/api/")), `kept: ${kept}`);
  await me.page.context().setOffline(true);
  await me.page.reload();
  await me.page.waitForSelector("text=Nejsi připojen k síti");
  expect(!(await me.page.isVisible("text=You are offline")), "one language is shown");
  await shot(me, "place-offline-cs");
  await check(me, "offline");
  await me.page.context().setOffline(false);
  await me.page.click("section[lang=cs] button");
  await me.page.waitForSelector(".plate");
  await me.leave();
}

// Two browsers ask for any table and meet at one; another one is invited by name, and whoever is blocked stays away.
export async function two_strangers_meet_and_a_friend_is_invited({ browser, server }) {
  const [anna, ben, eva] = [await Person.sit(browser, server.url, { lang: "en" }), await Person.sit(browser, server.url, { lang: "cs", width: 390, height: 844 }), await Person.sit(browser, server.url, { lang: "en" })];
  const ids = {};
  for (const [name, me] of Object.entries({ Anna: anna, Benjamin: ben, Eva: eva })) ids[name] = await signUp(me, `${name} ${Date.now() % 1e6}`);
  for (const me of [anna, ben]) {
    await me.go("#/find");
    await me.page.waitForSelector("form select");
    await me.page.waitForFunction(() => document.querySelector("form select option[value=outpost]"));
    await me.page.selectOption("form .line label:nth-of-type(1) select", "outpost");
    await me.page.selectOption("form .line label:nth-of-type(3) select", "2");
    await shot(me, `place-find-${me === anna ? "desktop-en" : "phone-cs"}`);
    await fits(me, "the page that finds a table");
    await check(me, "find a table");
    await me.page.click("form .btn.accent");
    await me.page.waitForFunction(() => location.hash.startsWith("#/table/"));
  }
  await Promise.all([anna, ben].map((me) => me.page.waitForSelector(".table"))); // it started by itself
  // Anna opens a table that is closed to others, and invites Eva by name.
  const { table } = await api(anna, "POST", "tables", { game: "outpost", seats: ["me", "open"], access: "invite", pace: { kind: "none" } });
  await anna.go(`#/table/${table.id}`);
  await anna.page.fill('.invite input[type="search"]', "eva");
  await anna.page.click(".invite li .btn");
  await anna.page.waitForSelector("text=is invited.");
  await shot(anna, "place-invite");
  await check(anna, "inviting by name");
  await eva.go("#/people");
  await eva.page.waitForSelector('button[aria-label="1 thing waits for you"]');
  await eva.page.click('button[aria-label="1 thing waits for you"]');
  await eva.page.waitForSelector("text=invites you");
  await shot(eva, "place-bell-invitation");
  await eva.page.click(`.bell a[href="#/table/${table.id}"]`);
  await eva.page.click(".waiting .btn.accent");
  await eva.page.waitForSelector("text=All seats are taken");
  // Eva follows Anna and blocks Benjamin, on their profiles.
  await eva.go(`#/person/${ids.Anna}`);
  await eva.page.click('button:text-is("Follow")');
  await eva.page.waitForSelector('button:text-is("Unfollow")');
  await eva.go(`#/person/${ids.Benjamin}`);
  await eva.page.click('button:text-is("Block")');
  await eva.page.waitForSelector('button:text-is("Unblock")');
  await check(eva, "a blocked person's profile");
  await eva.go("#/people");
  await eva.page.waitForSelector('h3:text-is("Blocked")');
  await shot(eva, "place-people-ties");
  await check(eva, "people one follows");
  const own = await api(eva, "POST", "tables", { game: "outpost", seats: ["me", "open"], access: "public", pace: { kind: "none" } });
  await ben.go(`#/table/${own.table.id}`);
  await ben.page.click(".waiting .btn.accent");
  await ben.page.waitForSelector("text=Někdo u tohoto stolu s tebou hrát nechce.");
  await Promise.all([anna, ben, eva].map((me) => me.leave()));
}
