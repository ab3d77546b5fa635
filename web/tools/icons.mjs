// The icons of the installed client, painted from public/seal.svg: npm run icons
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser, web } from "../e2e/lib.mjs";

const seal = readFileSync(join(web, "public/seal.svg"), "utf8");
// A maskable icon is cut to any shape, so its ground goes to the edges and the seal keeps to the middle.
const kIcons = [{ name: "icon-192", size: 192, share: 0.96 }, { name: "icon-512", size: 512, share: 0.96 }, { name: "icon-maskable", size: 512, share: 0.66, ground: "#efe5cf" }, { name: "icon-apple", size: 180, share: 0.8, ground: "#efe5cf" }];
const browser = await openBrowser();
for (const { name, size, share, ground } of kIcons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground ?? "transparent"}"><div style="width:${100 * share}%">${seal}</div></body>`);
  writeFileSync(join(web, "public", `${name}.png`), await page.screenshot({ omitBackground: !ground }));
  await page.close();
}
await browser.close();
