// A person's hands and eyes in the tests of whole games: tables of one's own, touching what is lit until a move is made, the
// score sheet, and everything a browser is sent.
import { expect, sleep } from "./lib.mjs";

const kTurns = 2; // actions of one's own in a round; then leave it: the test is bounded, the game is whole
// How each game asks for an action and says that one is done for the round.
const kDone = {
  settlers: { en: ["one action", "Pass"], cs: ["jedna akce", "Pasuj"] },
  brazil: { en: ["movement", "End the turn"], cs: ["pohyb", "Skonči tah"] },
  mombasa: { en: ["act or leave", "Leave"], cs: ["akce, nebo", "Vystup"] },
};

// A table with a chair for oneself. Without an open one it begins at once. `change` is what parts of its edition have otherwise.
export async function open(me, game, seats, options = {}, change = null) {
  await me.go();
  await me.page.waitForSelector(".plate");
  return me.page.evaluate(
    async ([slug, who, wish, other]) => {
      const api = async (method, path, body) => (await fetch(`/api/v1/${path}`, { method, headers: { "X-Pentarchy": "1", "content-type": "application/json" }, body: JSON.stringify(body) })).json();
      await api("POST", "guests", {});
      const edition = other && (await (await fetch(`/api/v1/games/${slug}/components`)).json());
      for (const [part, changed] of Object.entries(other ?? {})) Object.assign(edition[part], changed);
      return (await api("POST", "tables", { ...(edition && { edition }), game: slug, seats: who, options: wish, pace: { kind: "none" }, access: "invite", spectators: "yes", hints: true, rated: false })).table;
    },
    [game, seats, options, change],
  );
}

// The owner of an open table and those who come by its link.
export async function sitTogether(owner, others, { id, invite }) {
  await owner.go(`#/table/${id}`);
  for (const person of others) {
    await person.go(`#/table/${id}?invite=${invite}`);
    await person.page.click(".waiting .btn.accent");
  }
  await owner.page.click(".waiting .act .btn.accent");
  await Promise.all([owner, ...others].map((person) => person.page.waitForSelector(".table")));
}

export const title = (me) => me.page.$eval(".offer h2", (node) => node.textContent);
export const isOver = (me) => me.page.$("dialog table");
const canMove = (me) => me.page.$("[data-id].lit, .groups .chip, .act .btn.lit");

// One move: lit things that can be seen are touched, at a part of their list, until a single move is left; then it is
// confirmed. On a phone the rail leads to where something is lit. A plan is laid at once and needs no confirmation.
export function move(me, at = 0) {
  return me.page.evaluate(async (from) => {
    const kLongest = 20_000; // a busy machine is no failure
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    const click = (node) => node?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    const until = async (done) => {
      for (const end = Date.now() + kLongest; !done(); await pause(10)) if (Date.now() > end) throw new Error(`nothing happens: ${document.querySelector(".offer")?.textContent}`);
    };
    const confirm = () => document.querySelector(".act .btn.lit");
    const over = () => document.querySelector("dialog table");
    const lit = () => seen(".board [data-id].lit, .mine [data-id].lit");
    for (let touches = 0; touches < 5 && !confirm() && !over(); ++touches) {
      if (!lit().length) {
        click(seen(".rail .place:has(b)")[0]);
        await pause(0);
      }
      const chips = seen(".groups .chip:not(.more)");
      // Moves that differ in their verb alone are told apart by a chip.
      const found = touches % 2 || !lit().length ? chips : lit();
      if (!found.length) return touches > 0;
      const old = document.querySelector(".offer")?.textContent;
      click(found[Math.floor(from * found.length)]);
      await until(() => over() || document.querySelector(".offer")?.textContent !== old);
    }
    await until(() => !confirm()?.disabled); // the connection may be lost just now
    click(confirm());
    await until(() => !confirm());
    return true;
  }, at);
}

async function chip(me, words) {
  const found = await me.page.$(`.groups .chip:has-text("${words}")`);
  if (!found) return false;
  await found.dispatchEvent("click");
  await me.page.click(".act .btn.lit");
  await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  return true;
}

// One move if one is asked for; after a few actions the round is left.
export async function moveOn(me, game) {
  if (!(await canMove(me)) || (await isOver(me))) return false;
  const [asked, done] = kDone[game]?.[await me.page.evaluate(() => document.documentElement.lang)] ?? [];
  me.moves ??= 0;
  me.turns ??= 0;
  const isDone = asked && (await title(me)).includes(asked) && ++me.turns % (kTurns + 1) === 0;
  const moved = (isDone && (await chip(me, done))) || (await move(me, ((me.moves * 377) % 1000) / 1000));
  me.moves += moved ? 1 : 0;
  return moved;
}

export async function playThrough(me, game, ms) {
  const begin = Date.now();
  while (!(await isOver(me))) {
    expect(Date.now() - begin < ms, `the game is not over after ${me.moves} moves: ${await title(me)}`);
    if (!(await moveOn(me, game))) await sleep(30);
    const fits = await me.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);
    expect(fits, "the page scrolls");
  }
  expect(me.moves > 20, `only ${me.moves} moves were needed`);
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
}

// The sheet as it is read: a row of numbers for each line, and the totals.
export async function readSheet(me) {
  const numbers = (selector) => me.page.$$eval(selector, (rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent.replace("\u2212", "-").replace("\u2013", "0")))));
  const [lines, totals] = [await numbers("dialog tbody tr"), (await numbers("dialog tfoot tr:first-child"))[0]];
  totals.forEach((total, seat) => expect(lines.reduce((sum, row) => sum + row[seat], 0) === total, `the lines of seat ${seat} do not add up to ${total}`));
  return { lines, totals };
}

// Everything a browser is sent, as text: all frames of its socket, and answers under a part of the interface.
export function listen(person, under = "/api/") {
  const heard = [];
  person.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  person.page.on("response", (response) => response.url().includes(under) && response.text().then((text) => heard.push(text), () => {}));
  return heard;
}
