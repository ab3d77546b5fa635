// axe-core on every page: nothing serious.
import { check } from "./axe.mjs";
import { Person } from "./lib.mjs";

export async function nothing_serious_for_axe({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.go();
  await me.page.waitForSelector(".plate");
  await check(me, "lobby");
  await me.page.click("header .btn:last-child");
  await me.page.waitForSelector("dialog .settings");
  await check(me, "settings");
  await me.go("#/new/endeavor");
  await me.page.waitForSelector(".seat select");
  await check(me, "new table");
  await me.go("#/rules/endeavor?rule=EN-8.2");
  await me.page.waitForSelector('p.here[data-rule="EN-8.2"]');
  await check(me, "rules");
  const id = await me.playNow();
  await me.waitForTurn();
  await check(me, "table, building");
  await me.move();
  await me.waitForTurn();
  await me.page.click(".groups .chip");
  await check(me, "table, preview");
  await me.page.click("#tab-rules");
  await me.page.waitForSelector("[data-rule]");
  await check(me, "table, rules");
  await me.page.click('[aria-label="Text view"]');
  await check(me, "text view");
  await me.page.click('[aria-label="Text view"]');
  await me.page.setViewportSize({ width: 390, height: 844 });
  await check(me, "phone");
  await me.page.setViewportSize({ width: 1024, height: 768 });
  await check(me, "tablet");
  await me.go(`#/replay/${id}`);
  await me.page.waitForSelector("input[type=range]");
  await check(me, "replay");
  await me.leave();
}
