// A long game with much talk: its newest lines come at once, earlier ones where somebody reads up to them.
import { expect, languages, Person, shot } from "./lib.mjs";

const kTalkers = 8; // who may say ten lines each without a pause
const kPairs = 130; // moves that are taken back

// One who asks without a page, and stays the same guest.
async function guest(server, name) {
  let cookie = "";
  const ask = async (method, path, body) => {
    const answer = await fetch(`${server.url}/api/v1/${path}`, { method, headers: { "X-Pentarchy": "1", "Content-Type": "application/json", cookie }, body: body && JSON.stringify(body) });
    expect(answer.ok, `${path}: ${answer.status}`);
    cookie ||= answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    return answer.json();
  };
  await ask("POST", "guests", { name });
  return { ask, cookie };
}

// What was done and said before we came.
async function longTable(server) {
  const name = () => `G${Math.random().toString(36).slice(2, 10)}`;
  const { ask, cookie } = await guest(server, name());
  const { id } = (await ask("POST", "tables", { game: "mombasa", seats: ["me", "here"] })).table;
  let { revision, offer } = await ask("GET", `tables/${id}/view?seat=0`);
  for (let i = 0; i < kPairs; ++i) {
    ({ revision } = await ask("POST", `tables/${id}/moves`, { seat: 0, revision, move: offer.moves[0].move }));
    ({ revision } = await ask("POST", `tables/${id}/undo`, { seat: 0, revision }));
  }
  for (let n = 0; n < kTalkers; ++n) {
    const talker = await guest(server, name());
    for (let i = 0; i < 10; ++i) await talker.ask("POST", `tables/${id}/chat`, { text: `line ${n * 10 + i}` });
  }
  return { id, cookie };
}

// Loads a page by `how` and tells what became of the line that stood at the top of the box, and how many lines there are.
async function readUp(me, box, line, how) {
  const find = (text) => me.page.$$eval(`${box} ${line}`, (rows, words) => {
    const top = rows[0].closest("[role=log]").getBoundingClientRect().top;
    const row = words === null ? rows.find((r) => r.getBoundingClientRect().bottom > top) : rows.filter((r) => r.dataset.mark === words)[0];
    row.dataset.mark = "read";
    return { count: rows.length, at: Math.round(row.getBoundingClientRect().top - top) };
  }, text);
  const before = await find(null);
  await how();
  await me.page.waitForFunction(([rows, count]) => document.querySelectorAll(rows).length > count, [`${box} ${line}`, before.count]);
  await me.page.waitForFunction((rows) => document.querySelector(rows).getAttribute("aria-busy") === "false", box);
  return { before, after: await find("read") };
}

export async function earlier_lines_come_without_a_jump({ browser, server }) {
  const { id, cookie } = await longTable(server);
  for (const lang of languages()) {
    const me = await Person.sit(browser, server.url, { lang });
    const [name, value] = cookie.split("=");
    await me.page.context().addCookies([{ name, value, url: server.url }]);
    await me.go(`#/table/${id}`);
    await me.page.waitForSelector(".log .earlier");
    await shot(me, `earlier-log-${lang}`);
    const words = await me.page.textContent(".log .earlier");
    expect(words === (lang === "cs" ? "Starší řádky" : "Earlier lines"), `the button says: ${words}`);
    // The log by the wheel: up to its top, where more comes by itself.
    await me.page.hover(".log");
    const rolled = await readUp(me, ".log", ".entry", async () => {
      await me.page.$eval(".log", (box) => (box.scrollTop = 100));
      await me.page.mouse.wheel(0, -80);
    }).catch((error) => { throw new Error(`wheel: ${error.message}`); });
    expect(rolled.after.count > 200, `${rolled.after.count} lines of the log`);
    const stays = await me.page.$eval(".log", (box) => box.scrollTop > 200);
    expect(stays, "what is read stays where it is when earlier lines come in above it");
    // The chat by the keyboard.
    await me.page.click("#tab-chat");
    await me.page.waitForSelector(".lines .earlier");
    const bottom = await me.page.$eval(".lines", (box) => box.scrollHeight - box.scrollTop - box.clientHeight);
    expect(bottom < 2, "the newest line is in sight");
    await shot(me, `earlier-chat-${lang}`);
    await me.page.focus(".lines .earlier");
    await me.page.waitForTimeout(100); // the focus scrolls up to it
    const pressed = await readUp(me, ".lines", "p", () => me.page.keyboard.press("Enter"));
    expect(pressed.after.count === kTalkers * 10, `${pressed.after.count} lines of the chat`);
    expect(Math.abs(pressed.after.at - pressed.before.at) < 3, `the line that was read moved from ${pressed.before.at} to ${pressed.after.at}`);
    expect((await me.page.textContent(".lines p")).includes("line 0"), "up to the first line");
    expect(await me.page.evaluate(() => document.activeElement.matches(".lines")), "whoever pressed the button is not lost");
    expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
    await me.leave();
  }
}
