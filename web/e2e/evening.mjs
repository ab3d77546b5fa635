// A whole evening: two people on two devices and two bots play to the end while the server is killed under them, and a third
// person watches; and one person against three bots. Bots take their time: minutes a game. Run by name: npm run e2e evening
import { checkByHand } from "./count.mjs";
import { isOver, moveOn, open, playThrough, readSheet, sitTogether } from "./hands.mjs";
import { expect, Person, sleep } from "./lib.mjs";

const kLongest = 900_000;
const kBetweenKills = 12; // moves by hand

// A picture of the end, for who wants to look at it.
const picture = (person, name) => process.env.PENTARCHY_SHOTS && person.page.screenshot({ path: `${process.env.PENTARCHY_SHOTS}/${name}.png` });

async function killed(server, people) {
  await server.restart(300, "SIGKILL");
  await Promise.all(people.map((person) => person.page.waitForSelector("p.strip", { state: "detached" })));
}

async function evening({ browser, server }, game) {
  const everybody = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url, { lang: "cs", width: 390, height: 844, touch: true }), Person.sit(browser, server.url)]);
  const [anna, ben, eve] = everybody;
  const table = await open(anna, game, ["me", "open", "greedy", "greedy"]);
  await sitTogether(anna, [ben], table);
  await eve.go(`#/table/${table.id}`);
  await eve.page.waitForSelector(".table");
  const begin = Date.now();
  let [moves, kills] = [0, 0];
  while (!(await isOver(anna))) {
    expect(Date.now() - begin < kLongest, `not over after ${moves} moves and ${kills} kills`);
    for (const person of [anna, ben]) moves += (await moveOn(person, game)) ? 1 : 0;
    if (moves > kBetweenKills * (kills + 1)) {
      ++kills;
      await killed(server, everybody);
    }
    await sleep(30);
  }
  await Promise.all([ben, eve].map((person) => person.page.waitForSelector("dialog table")));
  const sheet = await readSheet(anna);
  if (game !== "endeavor") await checkByHand(anna, game, table.id, sheet); // its lines are the numbers on the boards
  for (const other of [ben, eve]) expect(JSON.stringify(await readSheet(other)) === JSON.stringify(sheet), "everybody reads the same result");
  await Promise.all(everybody.map((person, i) => picture(person, `evening-${game}-${i}`)));
  await Promise.all(everybody.map((person) => person.leave()));
  return `${moves} moves by hand, ${kills} kills, totals ${sheet.totals}`;
}

export const evening_of_endeavor = (stage) => evening(stage, "endeavor");
export const evening_of_mombasa = (stage) => evening(stage, "mombasa");
export const evening_of_settlers = (stage) => evening(stage, "settlers");

export async function evening_against_three_empires({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  const { id } = await open(me, "settlers", ["me", "greedy", "random", "greedy"], { factions: "fixed" });
  await me.go(`#/table/${id}`);
  await me.waitForTurn();
  await playThrough(me, "settlers", kLongest);
  const sheet = await readSheet(me);
  await checkByHand(me, "settlers", id, sheet);
  await picture(me, "evening-three-empires");
  await me.leave();
  return `${me.moves} moves, totals ${sheet.totals}`;
}
