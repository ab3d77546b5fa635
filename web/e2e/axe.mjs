// axe-core on a page as it stands, in the light and the dark: nothing serious.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "./lib.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function check(me, where) {
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
