// Several people: two browsers and a spectator at one table, and a table that outlives its server.
import { expect, Person, sleep } from "./lib.mjs";

async function openTable(me) {
  await me.go("#/new/endeavor");
  await me.page.waitForSelector(".seat select");
  await me.page.selectOption(".seat:nth-of-type(3) select", "easy");
  await me.page.click("form .btn.accent");
  await me.page.waitForSelector(".waiting input[readonly]");
  return me.page.inputValue(".waiting input[readonly]");
}

const lines = (person) => person.page.$$eval(".log .entry", (rows) => rows.length);

export async function two_people_and_a_spectator({ browser, server }) {
  const [anna, ben, eve] = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url, { lang: "cs" }), Person.sit(browser, server.url)]);
  const link = await openTable(anna);
  await ben.page.goto(link);
  await ben.page.click(".waiting .btn.accent");
  await anna.page.waitForSelector("text=All seats are taken");
  await anna.page.click(".waiting .act .btn.accent");
  await Promise.all([anna.page.waitForSelector(".table"), ben.page.waitForSelector(".table")]);
  await eve.page.goto(link.replace(/\?.*/, ""));
  await eve.page.waitForSelector(".table");
  expect(!(await eve.page.$("[data-id].lit")), "a spectator is offered nothing");
  let moved = { anna: 0, ben: 0 };
  for (let i = 0; i < 400 && (moved.anna < 4 || moved.ben < 4); ++i) {
    if (await anna.page.$("[data-id].lit, .groups .chip")) moved.anna += (await anna.move()) ? 1 : 0;
    else if (await ben.page.$("[data-id].lit, .groups .chip")) moved.ben += (await ben.move()) ? 1 : 0;
    else await sleep(50);
  }
  expect(moved.anna >= 4 && moved.ben >= 4, `moves: ${JSON.stringify(moved)}`);
  await sleep(500);
  const counts = await Promise.all([anna, ben, eve].map(lines));
  expect(counts[0] > 6 && counts.every((n) => n === counts[0]), `logs differ: ${counts}`);
  await anna.page.click("#tab-chat");
  await anna.page.fill(".chat input", "Good wind!");
  await anna.page.keyboard.press("Enter");
  await ben.page.click("#tab-chat");
  await ben.page.waitForSelector("text=Good wind!");
  for (const person of [anna, ben, eve]) expect(!person.problems.length, `console: ${person.problems.join(" | ")}`);
  await Promise.all([anna.leave(), ben.leave(), eve.leave()]);
}

// Somebody has chosen since: then a choice comes back only if the others agree, and everybody sees it.
export async function undo_by_consent({ browser, server }) {
  const [anna, ben] = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url)]);
  const link = await openTable(anna);
  await ben.page.goto(link);
  await ben.page.click(".waiting .btn.accent");
  await anna.page.waitForSelector("text=All seats are taken");
  await anna.page.click(".waiting .act .btn.accent");
  await Promise.all([anna.page.waitForSelector(".table"), ben.page.waitForSelector(".table")]);
  const canMove = (person) => person.page.$("[data-id].lit, .groups .chip");
  const moved = [];
  while (!moved.includes("anna") || moved.at(-1) !== "ben") {
    if (await canMove(anna)) (await anna.move()) && moved.push("anna");
    else if (await canMove(ben)) (await ben.move()) && moved.push("ben");
    else await sleep(50);
  }
  await Promise.race([anna.waitForTurn(), ben.waitForTurn()]);
  const ask = async () => {
    await anna.page.click('[aria-label="Take back"]:not([title^="Take back"])');
    await anna.page.click('dialog >> text=Ask the others');
    await anna.page.waitForSelector("text=Still to answer");
    await ben.page.waitForSelector("dialog >> text=asks to take back");
  };
  await ask();
  await ben.page.click('dialog button:text-is("No")');
  await anna.page.waitForSelector("text=Somebody did not agree");
  expect(!(await anna.page.$(".log .undone")), "nothing is taken back without consent");
  await ask();
  await ben.page.click('dialog button:text-is("Yes")');
  await Promise.all([anna, ben].map((person) => person.page.waitForSelector(".log .undone")));
  await anna.waitForTurn();
  expect(await anna.move(), "the choice is open again");
  for (const person of [anna, ben]) expect(!person.problems.length, `console: ${person.problems.join(" | ")}`);
  await Promise.all([anna.leave(), ben.leave()]);
}

export async function the_table_outlives_its_server({ browser, server }) {
  if (!server.restart) return;
  const me = await Person.sit(browser, server.url);
  await me.playNow();
  await me.waitForTurn();
  await me.move();
  await me.waitForTurn();
  const before = await lines(me);
  const restarted = server.restart(1500);
  await me.page.waitForSelector(".strip", { timeout: 10_000 });
  expect(!(await me.page.$("[data-id].lit")), "lights go out while the connection is lost");
  await restarted;
  await me.page.waitForSelector(".strip", { state: "detached", timeout: 20_000 });
  await me.waitForTurn();
  expect((await lines(me)) >= before, "the log is still there");
  expect(await me.move(), "the game goes on");
  await me.leave();
}

export async function hot_seat_hands_over({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.go("#/new/endeavor");
  await me.page.waitForSelector(".seat select");
  await me.page.selectOption(".seat:nth-of-type(2) select", "here");
  await me.page.selectOption(".seat:nth-of-type(3) select", "here");
  await me.page.click("form .btn.accent");
  await me.page.waitForSelector(".table");
  let covers = 0;
  for (let i = 0; i < 100 && covers < 3; ++i) {
    if (await me.page.$(".cover")) {
      covers += 1;
      await me.page.click(".cover .btn");
      await me.page.waitForSelector(".cover", { state: "detached" });
    } else if (await me.page.$("[data-id].lit, .groups .chip")) await me.move();
    else await sleep(50);
  }
  expect(covers === 3, "the device is handed over");
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}
