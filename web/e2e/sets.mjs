// A set is picked in any order: Endeavor's salary, from a recorded game, with the later building first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, languages, Person, shot, web } from "./lib.mjs";

const record = JSON.parse(readFileSync(join(web, "../games/endeavor/fixtures/0005_random_5p.json"), "utf8"));
// The first payment of two different buildings.
const at = record.events.findIndex((event, i) => /^pay /.test(event.move) && /^pay /.test(record.events[i + 1]?.move ?? "") && event.seat === record.events[i + 1].seat && event.move !== record.events[i + 1].move);

// A table branched from there, where the payer is a person.
async function atSalary(me) {
  await me.go();
  await me.page.waitForSelector(".plate");
  return me.page.evaluate(
    async ([text, events, word]) => {
      const api = async (method, path, body) => (await fetch(`/api/v1/${path}`, { method, headers: { "X-Pentarchy": "1", "content-type": "application/json" }, body: JSON.stringify(body) })).json();
      await api("POST", "guests", {});
      const { table } = await api("POST", "records", text);
      const seat = table.seats.findIndex((one) => one.word === word);
      return (await api("POST", `tables/${table.id}/branch`, { at: events, seat, bots: "easy" })).table.id;
    },
    [record, at, record.events[at].seat],
  );
}

const workers = (me) => me.page.evaluate(() => [...document.querySelectorAll(".offer .chip")].map((chip) => `${chip.textContent.trim()}${chip.disabled ? " -" : ""}${chip.getAttribute("aria-pressed") === "true" ? " *" : ""}`));

export async function a_salary_is_picked_in_any_order({ browser, server }) {
  const told = [];
  for (const lang of languages(1)) {
    const me = await Person.sit(browser, server.url, { lang });
    const id = await atSalary(me);
    await me.go(`#/table/${id}`);
    await me.page.waitForSelector('[data-part="set"]');
    const chips = await me.page.$$(".offer .groups .chip");
    expect(chips.length > 1, `one building only: ${await workers(me)}`);
    const last = chips.at(-1);
    await last.click();
    await shot(me, `set_one_${lang}`);
    expect(!(await me.page.$(".act .btn.lit")), "a part of a set can be confirmed");
    expect(!(await chips[0].isDisabled()), `what stands before the first pick is gone: ${await workers(me)}`);
    while (await me.page.$(".offer .groups .chip.sel")) await (await me.page.$(".offer .groups .chip.sel")).click();
    await (await me.page.$$(".offer .groups .chip")).at(-1).click();
    for (let i = 0; i < 8 && !(await me.page.$(".act .btn.lit")); ++i) await me.page.click(".offer .groups .chip:not(.sel):not([disabled])");
    await me.page.waitForSelector(".pv li");
    await shot(me, `set_whole_${lang}`);
    told.push((await me.page.$eval(".pv h3", (node) => node.textContent)).trim());
    await me.page.click(".act .btn.lit");
    await me.page.waitForFunction(() => !document.querySelector('[data-part="set"]'));
    expect(me.problems.length === 0, me.problems.join("; "));
    await me.leave();
  }
  return told.join(" | ");
}
