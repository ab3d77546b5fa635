// Every game by keyboard alone: after each action the arrows lead on to something that can be touched.
import { expect, languages, Person, shot, soon } from "./lib.mjs";

const kGames = ["endeavor", "mombasa", "settlers", "brazil", "civilization", "outpost"];
const kMoves = 8;
const kTouchable = "[data-id].lit, .groups .chip";

// What the keys have reached, if it can be touched and seen; otherwise where they are.
const reached = (me) =>
  me.page.evaluate(() => {
    const node = document.activeElement;
    const can = node?.matches("[data-id].lit, [data-id].picked, .groups .chip") && node.checkVisibility({ visibilityProperty: true });
    return { can, where: node?.getAttribute("data-id") ?? node?.getAttribute("title") ?? node?.outerHTML.slice(0, 80) };
  });

// Moves that were sent, answers to them, and everything heard.
function count(me) {
  const sent = { moves: 0, answers: 0, heard: 0 };
  const keys = new Set();
  me.page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(payload);
      if (said.op === "move") (sent.moves += 1), keys.add(said.key);
    });
    socket.on("framereceived", ({ payload }) => {
      sent.heard += 1;
      if (keys.has(JSON.parse(payload).key)) sent.answers += 1;
    });
  });
  return sent;
}

// Once more only if the table moved on meanwhile: what was lit may be lit no more.
async function press(me, sent, arrow, told) {
  for (;;) {
    await me.page.waitForSelector(kTouchable, { state: "attached" });
    const before = sent.heard;
    await me.page.keyboard.press(arrow);
    const { can, where } = await reached(me);
    if (can) return where;
    expect(sent.heard > before || !(await me.page.$(kTouchable)), `${told}: ${arrow} leads to nothing, but stays at ${where}`);
  }
}

async function playByKeys(me, game, lang) {
  const sent = count(me);
  await me.playNow(game);
  const end = soon();
  for (let step = 0; sent.moves < kMoves; ++step) {
    expect(Date.now() < end, `${game}: only ${sent.moves} moves by keyboard`);
    const told = `${game}, ${lang}, after ${sent.moves} moves`;
    await press(me, sent, "ArrowLeft", told);
    for (let i = 0; i <= (step * 3) % 5; ++i) await press(me, sent, i % 2 ? "ArrowDown" : "ArrowRight", told);
    const before = sent.moves;
    await me.page.keyboard.press("Enter");
    if (await me.page.$(".act .btn.lit")) await me.page.keyboard.press("Enter"); // confirms what is chosen
    // The answer has come, or the touch has only narrowed what can be done.
    while (sent.answers < sent.moves && Date.now() < end) await me.page.waitForTimeout(20);
    if (sent.moves === before) await me.page.waitForTimeout(50);
  }
  await press(me, sent, "ArrowRight", `${game}, ${lang}, at the end`);
  await shot(me, `keys-${game}-${lang}`);
  expect(!me.problems.length, `console: ${me.problems.join(" | ")}`);
}

export async function every_game_by_keyboard_alone({ browser, server }) {
  for (const [turn, game] of kGames.entries())
    for (const lang of languages(turn)) {
      const me = await Person.sit(browser, server.url, { lang, prefs: { level: "greedy" } });
      await playByKeys(me, game, lang);
      await me.leave();
    }
}

// The finding itself: a building is activated, and its targets stand on the other board.
export async function arrows_cross_from_the_own_board_to_the_map({ browser, server }) {
  for (const lang of languages()) {
    const me = await Person.sit(browser, server.url, { lang, prefs: { level: "greedy" } });
    const sent = count(me);
    await me.playNow("endeavor");
    const end = soon();
    let crossed = false;
    while (!crossed) {
      expect(Date.now() < end, "no building was activated");
      await me.page.waitForSelector("[data-id].lit");
      const told = `${lang}: before an activation`;
      let where = await press(me, sent, "ArrowRight", told);
      const isOwn = await me.page.evaluate(() => document.activeElement.closest(".mine") !== null);
      await me.page.keyboard.press("Enter");
      await me.page.waitForSelector(".act .btn.lit");
      await me.page.keyboard.press("Enter");
      await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
      await me.page.waitForSelector(kTouchable, { state: "attached" });
      const onMap = await me.page.evaluate(() => document.querySelector(".board [data-id].lit") !== null && !document.querySelector(".mine [data-id].lit"));
      if (!isOwn || !onMap) continue;
      where = await press(me, sent, "ArrowRight", `${lang}: after activating ${where}`);
      crossed = await me.page.evaluate(() => document.activeElement.closest(".board") !== null);
      expect(crossed, `the arrows stay at ${where}`);
      await shot(me, `keys-crossed-${lang}`);
    }
    await me.leave();
  }
}

// A chip takes Enter twice, as a spot does.
export async function a_chip_is_chosen_and_confirmed_by_enter({ browser, server }) {
  const me = await Person.sit(browser, server.url, { prefs: { level: "greedy" } });
  const sent = count(me);
  await me.playNow("outpost");
  await me.page.waitForSelector(".groups .chip");
  await press(me, sent, "ArrowRight", "outpost");
  await me.page.keyboard.press("Enter");
  await me.page.waitForSelector(".act .btn.lit");
  await me.page.keyboard.press("Enter");
  await me.page.waitForFunction(() => !document.querySelector(".act .btn.lit"));
  expect(sent.moves === 1, `${sent.moves} moves were sent`);
  await me.leave();
}
