// Says "your turn" when no page is open (Web Push), and leads to the table when the note is touched. It keeps the shell of
// the client: what is named by its content is read from there, and without a network a page says so. Of the server's answers
// it keeps nothing.
const addressOf = (table) => `${self.registration.scope}#/table/${encodeURIComponent(table)}`;
const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

const kShell = "shell";
const kOffline = ["/offline.html", "/offline.css", "/offline.js", "/theme.js", "/seal.svg"];
const kMost = 200; // files kept; the oldest go
const kPatience = 8000; // ms; the network has that long to begin with a page
const isForEver = ({ pathname }) => pathname.startsWith("/assets/") || pathname.startsWith("/fonts/");

self.addEventListener("install", (event) => event.waitUntil(caches.open(kShell).then((shell) => shell.addAll(kOffline)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Kept files are those of the newest builds: a name of another build is never asked for again, and falls out in time.
async function kept(request) {
  const shell = await caches.open(kShell);
  const found = await shell.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone()).catch(() => {}); // a full disk keeps nobody from playing
    const keys = (await shell.keys()).filter(({ url }) => isForEver(new URL(url)));
    await Promise.all(keys.slice(0, Math.max(0, keys.length - kMost)).map((key) => shell.delete(key)));
  }
  return answer;
}

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(kPatience) });
  } catch {
    return (await caches.match("/offline.html")) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isForEver(url)) event.respondWith(kept(request));
  else if (kOffline.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
});

// Whoever looks at the table already is not told.
async function tell(note) {
  const seen = (await pages()).some((page) => page.visibilityState === "visible" && page.url.startsWith(addressOf(note.table)));
  if (seen) return;
  const { table, title = "Pentarchy", text = "" } = note;
  await self.registration.showNotification(title, { body: text, tag: table, icon: "/seal.svg", data: { table } });
}

async function lead(table) {
  const open = await pages();
  const page = open.find((one) => one.url.startsWith(addressOf(table))) ?? open[0];
  if (!page) return self.clients.openWindow(addressOf(table));
  page.postMessage({ op: "open", table });
  return page.focus();
}

self.addEventListener("push", (event) => event.data && event.waitUntil(tell(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.table));
});

// The push service may change the address of its own accord: the server learns the new one.
self.addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const subscription = event.newSubscription ?? (await self.registration.pushManager.subscribe(event.oldSubscription.options));
    const { endpoint, keys } = subscription.toJSON();
    await fetch("/api/v1/me/push", { method: "POST", headers: { "X-Pentarchy": "1", "Content-Type": "application/json" }, body: JSON.stringify({ endpoint, ...keys }) });
  };
  event.waitUntil(renew());
});
