// Who sits at this browser. A guest is made the moment one is needed, not before.
import { api, getMe } from "./api.ts";
import { prefs } from "./prefs.svelte.ts";
import { live } from "./socket.svelte.ts";
import type { Account } from "./types.ts";

class Session {
  account = $state.raw<Account | null>(null);
  known = $state(false); // the server was asked

  async load() {
    this.account = (await getMe()).account;
    this.known = true;
  }

  async ensure(): Promise<Account> {
    if (!this.known) await this.load();
    if (!this.account) {
      this.account = (await api<{ account: Account }>("POST", "guests", { lang: prefs.lang })).account;
      live.renew();
    }
    return this.account;
  }

  async enter(kind: "accounts" | "sessions", name: string, password: string) {
    this.account = (await api<{ account: Account }>("POST", kind, { name, password })).account;
    this.known = true;
    live.renew();
  }

  async leave(everywhere = false) {
    await api("DELETE", everywhere ? "sessions/all" : "sessions");
    this.#gone();
  }

  async remove(password: string) {
    await api("DELETE", "me", { password });
    this.#gone();
  }

  #gone() {
    this.account = null;
    live.renew();
  }

  async change(body: Record<string, unknown>) {
    this.account = (await api<{ account: Account }>("PATCH", "me", body)).account;
  }
}

export const session = new Session();
