// Pictures of the real client: the lobby's plates (public/plates), which the next build shows, and those of the README.
// npm run shots [FOLDER]; needs a built client. FOLDER is docs/images unless told.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openBrowser, Person, sleep, startServer, web } from "./lib.mjs";

const folder = resolve(process.argv[2] ?? join(web, "../docs/images"));
const kLargest = 300 * 1024; // bytes of one picture
const server = await startServer();
const browser = await openBrowser();

async function toWebp(page, png, quality = 0.82) {
  const data = await page.evaluate(async ([source, q]) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", q);
  }, [`data:image/png;base64,${png.toString("base64")}`, quality]);
  return Buffer.from(data.split(",")[1], "base64");
}

async function playOn(me, moves) {
  for (let n = 0; n < moves && !(await me.page.$("dialog")); ) {
    if (await me.page.$("[data-id].lit, .groups .chip")) n += (await me.move((k) => (n * 7) % k)) ? 1 : 0;
    else await sleep(60);
  }
}

// A turn with something to see: many lit places.
async function atTheTable(lang) {
  const me = await Person.sit(browser, server.url, { prefs: { seats: 4, level: "greedy", lang } });
  await me.playNow();
  await playOn(me, 20);
  await me.waitForTurn();
  for (let i = 0; i < 12 && (await me.page.$$(".board [data-id].lit")).length < 4; ++i) {
    await playOn(me, 1);
    await me.waitForTurn();
  }
  return me;
}

// The map bears names, so every language has its own plates.
const themes = ["light", "dark"];
async function plates(me, lang) {
  mkdirSync(join(web, "public/plates"), { recursive: true });
  for (const theme of themes) {
    await me.page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await sleep(300);
    const map = await (await me.page.$(".map")).boundingBox();
    const clip = { x: map.x + map.width * 0.33, y: map.y + map.height * 0.16, width: 330, height: 232 };
    writeFileSync(join(web, `public/plates/endeavor-${theme}-${lang}.webp`), await toWebp(me.page, await me.page.screenshot({ clip })));
  }
}

await plates(await atTheTable("cs"), "cs");
const me = await atTheTable("en");
await plates(me, "en");
mkdirSync(folder, { recursive: true });
const lit = await me.page.$(".board [data-id].lit");
await (lit ?? (await me.page.$(".groups .chip")))?.dispatchEvent("click");
async function shot(name) {
  const picture = await toWebp(me.page, await me.page.screenshot(), 0.88);
  if (picture.length > kLargest) throw new Error(`${name} has ${picture.length} bytes`);
  writeFileSync(join(folder, `${name}.webp`), picture);
}
for (const theme of themes) {
  await me.page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
  await me.page.setViewportSize({ width: 1440, height: 900 });
  await sleep(400);
  await shot(`table-${theme}`);
  await me.page.setViewportSize({ width: 390, height: 844 });
  await sleep(400);
  await shot(`phone-${theme}`);
}
await me.page.setViewportSize({ width: 1440, height: 900 });
await me.page.evaluate(() => (document.documentElement.dataset.theme = "light"));
await me.go("#/");
await me.page.waitForSelector(".plate");
await sleep(500);
await shot("lobby");
await browser.close();
await server.stop();
