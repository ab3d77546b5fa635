// Accounts: a guest who takes a name, passwords, leaving and deleting; vacation and webhook; being told of a turn.
import { expect, Person } from "./lib.mjs";

const settings = async (me) => {
  await me.page.click('[aria-label="Settings"], header .btn:last-child');
  await me.page.waitForSelector("dialog .settings");
};
const shut = async (me) => {
  await me.page.keyboard.press("Escape");
  await me.page.waitForSelector("dialog", { state: "detached" });
};
const fillIn = async (me, label, text) => me.page.fill(`label:has-text("${label}") input`, text);
const button = (me, text) => me.page.click(`dialog button:text-is("${text}")`);

async function enter(me, how, name, password) {
  await settings(me);
  await fillIn(me, "Name", name);
  await fillIn(me, "Password", password);
  await button(me, how);
}
const signedIn = (me, name) => me.page.waitForSelector(`dialog >> text=Signed in as ${name}.`);
const isGuest = (me) => me.page.waitForSelector('dialog button:text-is("Create account")');

export async function a_guest_becomes_an_account({ browser, server }) {
  const [me, other] = await Promise.all([Person.sit(browser, server.url), Person.sit(browser, server.url)]);
  const name = `Anna ${Date.now() % 1e6}`;
  const id = await me.playNow();
  await me.waitForTurn();
  await me.move();
  await enter(me, "Create account", name, "first secret 1");
  await signedIn(me, name);
  await shut(me);
  await me.waitForTurn();
  expect((await me.page.textContent(".seats")).includes(name), "the seat bears the new name");
  await me.move(); // the guest's seat is the account's

  await other.go();
  await enter(other, "Sign in", name, "not the secret");
  await other.page.waitForSelector("dialog [role=alert]");
  await fillIn(other, "Password", "first secret 1");
  await button(other, "Sign in");
  await signedIn(other, name);
  await shut(other);
  await other.page.click(`a[href="#/table/${id}"]`);
  await other.waitForTurn();
  await other.move(); // on another device

  await settings(me);
  await button(me, "Change password");
  await fillIn(me, "Old password", "first secret 1");
  await fillIn(me, "New password", "second secret 2");
  await me.page.click('dialog form button:text-is("Change password")');
  await me.page.waitForSelector("text=The password is changed.");
  await button(me, "Sign out everywhere");
  await isGuest(me);
  await other.go("#/");
  await other.page.reload();
  await other.page.waitForSelector("text=No game yet."); // out there too
  await enter(other, "Sign in", name, "second secret 2");
  await signedIn(other, name);

  await button(other, "Delete account");
  await fillIn(other, "Password", "second secret 2");
  await button(other, "Delete for good");
  await other.page.waitForSelector("text=The account is deleted.");
  await fillIn(other, "Name", name);
  await fillIn(other, "Password", "second secret 2");
  await button(other, "Sign in");
  await other.page.waitForSelector("dialog [role=alert]");
  await Promise.all([me.leave(), other.leave()]);
}

export async function vacation_and_webhook({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  await me.go();
  const name = `Otto ${Date.now() % 1e6}`;
  await enter(me, "Create account", name, "a good secret");
  await signedIn(me, name);
  await fillIn(me, "Webhook", "gopher://example.org");
  await me.page.click('dialog form:has(input[type="url"]) .btn');
  await me.page.waitForSelector("dialog [role=alert]");
  await fillIn(me, "Webhook", "https://example.org/turn");
  await me.page.click('dialog form:has(input[type="url"]) .btn');
  await me.page.waitForSelector("text=Called when it is your turn");
  await button(me, "Go on vacation");
  await me.page.waitForSelector("dialog >> text=You are on vacation until");
  await me.page.reload();
  await settings(me);
  await me.page.waitForSelector("dialog >> text=You are on vacation until");
  expect((await me.page.inputValue('input[type="url"]')) === "https://example.org/turn", "the webhook is remembered");
  await button(me, "I am back");
  await me.page.waitForSelector('dialog button:text-is("Go on vacation")');
  await me.leave();
}

// The browser of the tests has no push service and is always seen: both are played by a stand-in.
function standIn() {
  Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
  let subscription = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const endpoint = `https://push.example.org/${applicationServerKey.length}`;
    return (subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }), unsubscribe: async () => ((subscription = null), true) });
  };
}

export async function told_of_a_turn({ browser, server }) {
  const me = await Person.sit(browser, server.url);
  const context = me.page.context();
  await context.grantPermissions(["notifications"], { origin: server.url });
  await context.addInitScript(standIn);
  const key = Buffer.from([4, ...Array.from({ length: 64 }, (_, i) => i)]).toString("base64url");
  await me.page.route("**/api/v1/push/key*", (route) => route.fulfill({ json: { key } }));
  const said = [];
  await me.page.route("**/api/v1/me/push*", (route) => {
    said.push({ method: route.request().method(), ...route.request().postDataJSON() });
    return route.fulfill({ status: 204 });
  });
  const id = await me.playNow();
  await me.waitForTurn();
  await settings(me);
  const turn = (label, on) => me.page.click(`dialog [role=group][aria-label="${label}"] button:text-is("${on ? "On" : "Off"}")`);
  await turn("Notices by this browser", true);
  await turn("Also when the page is closed", true);
  await me.page.waitForSelector('dialog [aria-label="Also when the page is closed"] button:text-is("On")[aria-pressed="true"]');
  expect(said[0]?.endpoint === "https://push.example.org/65" && said[0].p256dh === "p" && said[0].auth === "a", `the server was told ${JSON.stringify(said)}`);
  await shut(me);

  const notes = () => me.page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag, title, body }) => ({ tag, title, body })));
  const noted = (body) => me.page.waitForFunction(async (text) => (await (await navigator.serviceWorker.ready).getNotifications()).some((note) => note.body === text), body);
  await me.page.evaluate(() => (window.away = true));
  await me.move();
  await noted("Your turn");
  expect((await notes()).every((note) => note.tag === id), "the note is about this table");

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(async (table) => {
    const pushed = new Event("push");
    pushed.data = { json: () => ({ table, game: "endeavor", title: "Far Coast", text: "from the server" }) };
    pushed.waitUntil = () => {};
    self.dispatchEvent(pushed);
  }, "another");
  await noted("from the server");
  await worker.evaluate(() => {
    const touched = new Event("notificationclick");
    touched.notification = { close: () => {}, data: { table: "another" } };
    touched.waitUntil = () => {};
    self.dispatchEvent(touched);
  });
  await me.page.waitForURL(/#\/table\/another/);

  await me.go("#/");
  await settings(me);
  await turn("Notices by this browser", false);
  await me.page.waitForSelector('dialog [aria-label="Notices by this browser"] button:text-is("Off")[aria-pressed="true"]');
  await me.leave();
}
