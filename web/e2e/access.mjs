// axe-core on every page, in the light and the dark: nothing serious.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, Person } from "./lib.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function check(me, where) {
  for (const theme of ["light", "dark"]) {
    await me.page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await me.page.waitForTimeout(250);
    await me.page.evaluate((source) => window.axe ?? new Function(source)(), axe).catch(() => me.page.addScriptTag({ content: axe }));
    // The other theme differs in colours alone.
    const options = theme === "light" ? {} : { runOnly: ["color-contrast"] };
    const found = await me.page.evaluate((wish) => window.axe.run(document, { resultTypes: ["violations"], ...wish }), options);
    const serious = found.violations.filter((violation) => ["serious", "critical"].includes(violation.impact));
    const told = serious.map((violation) => `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ")}`);
    expect(!serious.length, `${where}, ${theme}:\n${told.join("\n")}`);
  }
}

export async function nothing_serious_for_axe({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.go();
  await me.page.waitForSelector(".plate");
  await check(me, "lobby");
  await me.page.click("header .btn:last-child");
  await me.page.waitForSelector("dialog");
  await check(me, "settings");
  await me.go("#/new/endeavor");
  await me.page.waitForSelector(".seat select");
  await check(me, "new table");
  await me.go("#/rules/endeavor");
  await me.page.waitForSelector("[data-rule]");
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
