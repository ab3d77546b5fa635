// Being told that it is your turn: by the browser while a tab is open somewhere, by Web Push when none is.
import { api } from "./api.ts";
import { t } from "./i18n.svelte.ts";
import { prefs } from "./prefs.svelte.ts";
import { router } from "./router.svelte.ts";
import { session } from "./session.svelte.ts";
import { ApiError } from "./types.ts";

export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Notices {
  able = typeof Notification !== "undefined"; // the browser can tell at all
  forbidden = $state(false); // the person said no to the browser, and only its own settings can change that
  key = $state(""); // of the server; empty while unknown or if it sends no push
  pushed = $state(false);

  // What holds now: read when the settings are opened.
  async look() {
    if (!this.able) return;
    this.forbidden = Notification.permission === "denied";
    if (!("PushManager" in globalThis) || !navigator.serviceWorker) return;
    this.key = await api<{ key: string }>("GET", "push/key").then((answer) => answer.key, () => "");
    this.pushed = ((await this.#subscription()) ?? null) !== null;
  }

  async turn(on: boolean) {
    if (on && (await Notification.requestPermission()) !== "granted") {
      this.forbidden = Notification.permission === "denied";
      return;
    }
    prefs.save({ notices: on });
    if (on) await this.#worker();
    else if (this.pushed) await this.push(false);
  }

  async push(on: boolean) {
    if (!on) return this.#unsubscribe();
    await session.ensure();
    const worker = await this.#worker();
    const subscription = await worker!.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(this.key) }).catch((problem: unknown) => {
      throw new ApiError("push", `${t("notices.no_push")} (${problem instanceof Error ? problem.message : problem})`);
    });
    const { endpoint, keys } = subscription.toJSON();
    await api("POST", "me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    this.pushed = true;
  }

  // Before somebody signs out: this browser is no longer theirs.
  async #unsubscribe() {
    const subscription = await this.#subscription();
    this.pushed = false;
    if (!subscription) return;
    await api("DELETE", "me/push", { endpoint: subscription.endpoint }).catch(() => {});
    await subscription.unsubscribe();
  }

  // Only for eyes that are elsewhere: the page itself says it otherwise.
  async tell(table: string, title: string) {
    if (!prefs.notices || !this.able || Notification.permission !== "granted" || document.visibilityState === "visible") return;
    const worker = await this.#worker();
    const note = { body: t("turn.yours"), tag: table, icon: "/seal.svg", data: { table } };
    if (worker) await worker.showNotification(title, note);
    else new Notification(title, note).onclick = () => (window.focus(), router.go(`/table/${table}`));
  }

  // A note that was touched brings its table into the page that is open.
  listen() {
    navigator.serviceWorker?.addEventListener("message", (event) => {
      if (event.data?.op === "open") router.go(`/table/${event.data.table}`);
    });
  }

  async #worker(): Promise<ServiceWorkerRegistration | null> {
    if (!navigator.serviceWorker) return null;
    await navigator.serviceWorker.register("/sw.js");
    return navigator.serviceWorker.ready;
  }
  async #subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker?.getRegistration();
    return (await worker?.pushManager?.getSubscription()) ?? null;
  }
}

export const notices = new Notices();
