// A whole evening: two people on two devices and two bots play to the end while the server is killed under them, and a third
// person watches. Run by name: npm run e2e evening
import { expect, Person, sleep } from "./lib.mjs";

async function open(anna, game) {
  await anna.go();
  return anna.page.evaluate(async (slug) => {
    const post = (path, body) => fetch(`/api/v1/${path}`, { method: "POST", headers: { "Content-Type": "application/json", "X-Pentarchy": "1" }, body: JSON.stringify(body) }).then((r) => r.json());
    await post("guests", { name: `Anna ${slug}` });
    return (await post("tables", { game: slug, seats: ["me", "open", "greedy", "greedy"] })).table;
  }, game);
}

const canMove = (person) => person.page.$("[data-id].lit, .groups .chip");
const sheetOf = (person) => person.page.$$eval("dialog tbody tr", (rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent.replace("\u2212", "-").replace("\u2013", "0")))));
const totalsOf = (person) => person.page.$$eval("dialog tfoot tr:first-child td", (cells) => cells.map((cell) => Number(cell.textContent.replace("\u2212", "-"))));

async function evening({ browser, server }, game) {
  const [anna, ben, eve] = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url, { lang: "cs", width: 390, height: 844, touch: true }), Person.sit(browser, server.url)]);
  const table = await open(anna, game);
  await anna.go(`#/table/${table.id}`);
  await ben.go(`#/table/${table.id}?invite=${table.invite}`);
  await ben.page.click(".waiting .btn.accent");
  await anna.page.waitForSelector("text=All seats are taken");
  await anna.page.click(".waiting .act .btn.accent");
  await Promise.all([anna.page.waitForSelector(".table"), ben.page.waitForSelector(".table")]);
  await eve.go(`#/table/${table.id}`);
  await eve.page.waitForSelector(".table");
  const begin = Date.now();
  let moves = 0, kills = 0;
  while (!(await anna.page.$("dialog table"))) {
    expect(Date.now() - begin < 900_000, `not over after ${moves} moves and ${kills} kills`);
    for (const person of [anna, ben]) if (await canMove(person)) moves += (await person.move().catch(() => "")) ? 1 : 0;
    if (moves > 12 * (kills + 1)) {
      ++kills;
      await server.restart(300, "SIGKILL");
      await Promise.all([anna, ben, eve].map((person) => person.page.waitForSelector(".strip", { state: "detached" })));
    }
    await sleep(30);
  }
  await Promise.all([ben, eve].map((person) => person.page.waitForSelector("dialog table")));
  const [sheet, totals] = [await sheetOf(anna), await totalsOf(anna)];
  totals.forEach((total, seat) => expect(sheet.reduce((sum, row) => sum + row[seat], 0) === total, `the lines of seat ${seat} do not add up to ${total}`));
  for (const other of [ben, eve]) expect(JSON.stringify(await totalsOf(other)) === JSON.stringify(totals), "everybody reads the same result");
  await Promise.all([anna.leave(), ben.leave(), eve.leave()]);
  return `${moves} moves by hand, ${kills} kills, totals ${totals}`;
}

export const evening_of_endeavor = (stage) => evening(stage, "endeavor");
export const evening_of_mombasa = (stage) => evening(stage, "mombasa");
export const evening_of_settlers = (stage) => evening(stage, "settlers");
