// Says "your turn" when no page is open (Web Push), and leads to the table when the note is touched. It keeps nothing and
// answers no requests of the page.
const addressOf = (table) => `${self.registration.scope}#/table/${encodeURIComponent(table)}`;
const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
