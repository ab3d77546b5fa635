// The one WebSocket: connects when somebody listens, finds its way back after a loss, and says in which state it is.
import { untrack } from "svelte";
import { prefs } from "./prefs.svelte.ts";
import { ApiError, type Json } from "./types.ts";

type Listener = (message: Json) => void;
interface Waiting {
  resolve: (message: Json) => void;
  reject: (error: ApiError) => void;
  message: Json;
}

const kPingEvery = 20_000;
const kPongWithin = 8_000;

export class Live {
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  retryAt = $state(0); // when the next attempt is made, for the strip that counts down

  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #openers = new Set<() => void>(); // said anew after every connection: watch, lobby
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #keys = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  // Returns the function that ends it. `opener` runs now if connected, and after every connection.
  listen(listener: Listener, opener: () => void): () => void {
    this.#listeners.add(listener);
    this.#openers.add(opener);
    // Called from effects, which must not run again because the connection changes.
    untrack(() => (this.state === "open" ? opener() : this.#connect()));
    return () => {
      this.#listeners.delete(listener);
      this.#openers.delete(opener);
      if (!this.#listeners.size) this.#close();
    };
  }

  say(message: Json) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // Asked again after a reconnection: the key makes that safe.
  ask(message: Json): Promise<Json> {
    const key = `${Date.now().toString(36)}-${(this.#keys++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const keyed = { ...message, key };
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, { resolve, reject, message: keyed });
      this.say(keyed);
    });
  }

  retryNow() {
    if (this.state === "lost") this.#connect();
  }

  // Somebody signed in or out: who we are was read when the connection was made.
  renew() {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.#connect();
  }

  #connect() {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.state = this.#tries ? "lost" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/live?lang=${prefs.lang}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string));
    socket.onclose = () => this.#lost(socket);
  }

  #opened() {
    this.#tries = 0;
    this.state = "open";
    for (const opener of this.#openers) opener();
    for (const { message } of this.#waiting.values()) this.say(message);
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), kPingEvery);
  }

  #ping() {
    this.say({ op: "ping" });
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#socket?.close(), kPongWithin);
  }

  #heard(message: Json) {
    clearTimeout(this.#pong);
    if (message.op === "ok" || message.op === "error") {
      const waiting = this.#waiting.get(message.key);
      this.#waiting.delete(message.key);
      if (message.op === "ok") waiting?.resolve(message);
      else waiting?.reject(new ApiError(message.error?.code ?? "error", message.error?.message ?? "", message.error?.rule ?? ""));
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  #lost(socket: WebSocket) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pinger);
    clearTimeout(this.#pong);
    if (!this.#listeners.size) return;
    this.#tries += 1;
    this.state = "lost";
    const wait = Math.min(500 * 2 ** Math.min(this.#tries - 1, 4), 8_000) * (0.8 + 0.4 * Math.random());
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #close() {
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = null;
    this.#tries = 0;
    this.state = "idle";
    socket?.close();
  }
}

export const live = new Live();
