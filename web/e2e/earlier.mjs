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

// Reaches the top, loads a page, and tells how many lines there are then and where in the box the first one of before is.
async function readUp(me, box, line, reach, load = async () => {}) {
  const rows = `${box} ${line}`;
  const count = await me.page.$$eval(rows, (all) => ((all[0].dataset.mark = "read"), all.length));
  const place = () => me.page.$eval(box, (all) => Math.round(all.querySelector("[data-mark]").getBoundingClientRect().top - all.getBoundingClientRect().top));
  await reach();
  const before = await place();
  await load();
  await me.page.waitForFunction(([words, known]) => document.querySelectorAll(words).length > known, [rows, count]);
  await me.page.waitForFunction((words) => document.querySelector(words).getAttribute("aria-busy") === "false", box);
  return { count: (await me.page.$$(rows)).length, before, after: await place() };
}

export async function earlier_lines_come_without_a_jump({ browser, server }) {
  const { id, cookie } = await longTable(server);
  for (const lang of languages()) {
    const me = await Person.sit(browser, server.url, { lang, prefs: { theme: lang === "cs" ? "dark" : "light" } });
    const [name, value] = cookie.split("=");
    await me.page.context().addCookies([{ name, value, url: server.url }]);
    await me.go(`#/table/${id}`);
    await me.page.waitForSelector(".log .earlier");
    await shot(me, `earlier-log-${lang}`);
    const words = await me.page.textContent(".log .earlier");
    expect(words === (lang === "cs" ? "Starší řádky" : "Earlier lines"), `the button says: ${words}`);
    // The log by the wheel: up to its top, where more comes by itself.
    await me.page.hover(".log");
    const rolled = await readUp(me, ".log", ".entry", () => me.page.mouse.wheel(0, -100_000));
    expect(rolled.count > 200, `${rolled.count} lines of the log`);
    expect(rolled.after >= 0 && rolled.after < 100, `what stood at the top of the log is now at ${rolled.after}`);
    await shot(me, `earlier-log-read-${lang}`);
    // The chat by the keyboard.
    await me.page.click("#tab-chat");
    await me.page.waitForSelector(".lines .earlier");
    const bottom = await me.page.$eval(".lines", (box) => box.scrollHeight - box.scrollTop - box.clientHeight);
    expect(bottom < 2, "the newest line is in sight");
    const reach = async () => {
      await me.page.focus(".lines .earlier"); // which scrolls up to it
      await me.page.waitForFunction(() => document.querySelector(".lines").scrollTop < 10);
      await shot(me, `earlier-chat-${lang}`);
    };
    const pressed = await readUp(me, ".lines", "p", reach, () => me.page.keyboard.press("Enter"));
    expect(pressed.count === kTalkers * 10, `${pressed.count} lines of the chat`);
    expect(pressed.after >= 0 && Math.abs(pressed.after - pressed.before) < 40, `what was read moved from ${pressed.before} to ${pressed.after}`);
    expect((await me.page.textContent(".lines p")).includes("line 0"), "up to the first line");
    expect(await me.page.evaluate(() => document.activeElement.matches(".lines")), "whoever pressed the button is not lost");
    expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
    await me.leave();
  }
}
