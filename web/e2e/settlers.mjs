// Imperial Settlers: a game of two in Czech, one alone on a phone, sealed drafts, and axe on its table.
import { check } from "./axe.mjs";
import { checkByHand } from "./count.mjs";
import { listen, move, open, playThrough, readSheet, sitTogether, title } from "./hands.mjs";
import { expect, Person, sleep, soon } from "./lib.mjs";

// A table of one's own, begun at once.
async function table(me, seats, options) {
  const { id } = await open(me, "settlers", seats, options);
  await me.go(`#/table/${id}`);
  await me.waitForTurn();
  return id;
}

// To the end, and the sheet against what lies on the table.
async function toTheEnd(me, id) {
  await playThrough(me, "settlers", 240_000);
  const sheet = await readSheet(me);
  await checkByHand(me, "settlers", id, sheet);
  return `${me.moves} moves, totals ${sheet.totals}`;
}

export async function settlers_a_game_of_two_in_czech({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs", prefs: { level: "random", seats: 2 } });
  const id = await me.playNow("settlers");
  await me.waitForTurn();
  await me.page.waitForSelector('[data-id="choose_barbarians"].lit');
  const told = await toTheEnd(me, id);
  await me.leave();
  return told;
}

export async function settlers_a_solo_game_on_a_phone({ browser, server }) {
  const me = await Person.sit(browser, server.url, { lang: "cs", width: 390, height: 844, touch: true });
  const id = await table(me, ["me"], { factions: "random" });
  await me.page.click(".rail .place:last-child");
  await me.page.waitForSelector(".line [data-id='line_1']");
  await me.page.click(".rail .place:first-child");
  const told = await toTheEnd(me, id);
  await me.leave();
  return told;
}

// The alternative lookout (IS-18): what a person holds, and which of it nobody else may be told.
const holding = async (me, id) => {
  const { view, seat } = await (await me.page.context().request.get(`${me.url}/api/v1/tables/${id}/view`)).json();
  return Object.values(view.players)[seat];
};
const draft = async (me, face) => {
  await me.page.locator(`[data-id="aside_${face}"]`).dispatchEvent("click");
  await me.page.click(".act .btn.lit");
  await me.page.waitForSelector("text=Your turn: seal the draft");
};
const seal = async (me) => {
  await me.page.locator(".groups .chip").dispatchEvent("click");
  await me.page.click(".act .btn.lit");
};
const lit = (me) => me.page.$$eval('[data-id^="aside_"].lit', (nodes) => nodes.map((node) => node.dataset.id.replace("aside_", "")));
const tells = (frames, word) => frames.filter((text) => new RegExp(`\\b${word}\\b`).test(text));

export async function settlers_drafts_are_sealed({ browser, server }) {
  const people = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url)]);
  const [anna, ben] = people;
  const made = await open(anna, "settlers", ["me", "open"], { factions: "choose", lookout: "draft" });
  const heard = people.map((person) => listen(person, "/tables/"));
  await sitTogether(anna, [ben], made);
  for (const person of people) {
    await person.waitForTurn();
    await move(person);
  }
  for (const person of people) await person.page.waitForSelector('[data-id^="aside_"].lit');
  const dealt = await Promise.all(people.map((person) => holding(person, made.id)));
  const secrets = dealt.map(({ hand, aside }) => [...hand, ...aside]);
  // A card is one of its kind, or its word ends in a number: no two people hold the same word.
  const told = (seat, words) => words.filter((word) => tells(heard[1 - seat], word).length);
  const kept = await Promise.all(people.map(lit));
  for (const seat of [0, 1]) {
    expect(secrets[seat].length === dealt[seat].hand_size + 3 && kept[seat].length, `seat ${seat} holds ${secrets[seat]}`);
    expect(!told(seat, secrets[seat]).length, `dealt to seat ${seat} and told: ${told(seat, secrets[seat])}`);
    expect(secrets[seat].every((word) => tells(heard[seat], word).length), `seat ${seat} is not told its own cards`);
  }
  // One card is chosen, taken back, another chosen: nobody hears of it.
  await sleep(300);
  const quiet = heard[1].length;
  const picks = kept.map((faces, seat) => faces.find((face) => !kept[1 - seat].includes(face)));
  await draft(anna, kept[0].find((face) => face !== picks[0]) ?? picks[0]);
  await anna.page.click('[aria-label="Take back"]');
  await anna.page.waitForSelector("text=Your turn: draft");
  await draft(anna, picks[0]);
  await sleep(400);
  const frames = heard[1].slice(quiet).filter((text) => !text.includes('"pong"'));
  expect(!frames.length, `drafting is heard at the other table: ${frames[0]?.slice(0, 200)}`);
  await seal(anna);
  await anna.page.waitForSelector("text=Waiting");
  await draft(ben, picks[1]);
  await sleep(300);
  for (const seat of [0, 1]) {
    expect(!told(seat, secrets[seat]).length, `drafted by seat ${seat} and told: ${told(seat, secrets[seat])}`);
    expect(!told(seat, [`draft ${picks[seat]}`]).length && tells(heard[seat], `draft ${picks[seat]}`).length, `the choice of seat ${seat} is told`);
  }
  await seal(ben);
  for (const person of people) await person.page.waitForSelector("text=Your turn: draft");
  const after = await Promise.all(people.map((person) => holding(person, made.id)));
  // The packets have gone on: the two cards left of each are known to both now, what was drafted and dealt to none but its holder.
  for (const seat of [0, 1]) {
    const passed = after[1 - seat].aside;
    expect(passed.length === 2 && passed.every((word) => secrets[seat].includes(word)), `seat ${1 - seat} was passed ${passed}`);
    const hidden = secrets[seat].filter((word) => !passed.includes(word));
    expect(hidden.every((word) => after[seat].hand.includes(word)), `seat ${seat} holds ${after[seat].hand} and not ${hidden}`);
    expect(!told(seat, hidden).length, `kept by seat ${seat} and told: ${told(seat, hidden)}`);
  }
  for (const person of people) expect(!person.problems.length, `console: ${person.problems.join(" | ")}`);
  await Promise.all(people.map((person) => person.leave()));
}

export async function settlers_nothing_serious_for_axe({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await table(me, ["me", "random"], { factions: "fixed" });
  await check(me, "Settlers, lookout");
  for (const end = soon(); Date.now() < end && !(await title(me)).includes("one action"); ) (await move(me, 0)) || (await sleep(50));
  await me.page.click(".groups .chip");
  await check(me, "Settlers, preview");
  await me.page.click(".tabs [role=tab]:nth-child(3)");
  await me.page.click(".segments button:nth-child(2)");
  await me.page.selectOption(".filters select >> nth=1", "feature");
  expect((await me.page.$$(".drawn")).length > 20, "the index shows the features");
  await check(me, "Settlers, index of cards");
  await me.page.click(".drawn .rule");
  await me.page.waitForSelector('p.here[data-rule^="IS-C."]'); // each card has its own entry in the rules
  await me.page.setViewportSize({ width: 390, height: 844 });
  await me.page.click(".bottom button:first-child"); // a rule was opened last
  for (const place of await me.page.$$(".rail .place")) {
    await place.click();
    await check(me, `Settlers on a phone, ${await place.textContent()}`);
  }
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
  await me.leave();
}
