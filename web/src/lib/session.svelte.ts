// Who sits at this browser. A guest is made the moment one is needed, not before. A guest has no password: a key beside the
// cookie brings it back when the cookie is gone.
import { api, getMe } from "./api.ts";
import { prefs } from "./prefs.svelte.ts";
import { live } from "./socket.svelte.ts";
import { ApiError, type Account } from "./types.ts";

const kStored = "pentarchy.guest"; // {"id", "key"}
interface Kept { id: string; key: string }

class Session {
  account = $state.raw<Account | null>(null);
  known = $state(false); // the server was asked
  #kept = $state.raw<Kept | null>(read());

  // Opens this guest's games in any browser.
  readonly returnLink = $derived(this.#kept && this.account?.guest ? `${location.origin}${location.pathname}#/return/${this.#kept.key}` : "");

  async load() {
    const { account } = await getMe();
    if (account || !this.#kept) this.account = account;
    else await this.comeBack(this.#kept.key).catch((problem) => this.#noWayBack(problem));
    this.known = true;
    await this.#keep();
  }

  async ensure(): Promise<Account> {
    if (!this.known) await this.load();
    if (!this.account) await this.#enter("guests", { lang: prefs.lang });
    return this.account!;
  }

  enter(kind: "accounts" | "sessions", name: string, password: string) {
    return this.#enter(kind, { name, password });
  }

  async comeBack(key: string) {
    await this.#enter("sessions/return", { key });
    this.#store({ id: this.account!.id, key });
  }

  async leave(everywhere = false) {
    await api("DELETE", everywhere ? "sessions/all" : "sessions");
    this.#gone();
  }

  async remove(password: string) {
    await api("DELETE", "me", { password });
    this.#gone();
  }

  async change(body: Record<string, unknown>) {
    this.account = (await api<{ account: Account }>("PATCH", "me", body)).account;
  }

  async #enter(how: string, body: Record<string, unknown>) {
    this.account = (await api<{ account: Account }>("POST", how, body)).account;
    this.known = true;
    live.renew();
    if (how !== "sessions/return") await this.#keep();
  }

  // Each guest has its key; an account with a password needs none.
  async #keep() {
    if (!this.account) return;
    const { id, guest } = this.account;
    if (!guest) return this.#store(null);
    if (this.#kept?.id === id) return;
    const made = await api<{ key: string }>("POST", "me/key").catch(() => null); // the cookie is enough for now
    if (made) this.#store({ id, key: made.key });
  }

  #noWayBack(problem: unknown) {
    if (!(problem instanceof ApiError) || problem.code !== "wrong_key") throw problem;
    this.account = null;
    this.#store(null);
  }

  #gone() {
    this.account = null;
    this.#store(null);
    live.renew();
  }

  #store(kept: Kept | null) {
    this.#kept = kept;
    try {
      kept ? localStorage.setItem(kStored, JSON.stringify(kept)) : localStorage.removeItem(kStored);
    } catch {
      // Without storage the cookie alone remembers.
    }
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(kStored) ?? "null");
  } catch {
    return null;
  }
}

export const session = new Session();
