// Who sits at this browser: a guest whose cookie is gone comes back by its key, and only a guest has one.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Account } from "../src/lib/types.ts";

const kStored = "pentarchy.guest";
const ada = { id: "ada", name: "Ada", guest: true } as unknown as Account;
const eve = { id: "eve", name: "Eve", guest: false } as unknown as Account;

// A server in a few lines: who has a cookie, and whose key opens what.
let cookie: Account | null = null;
let keys: Record<string, Account> = {};
const asked: string[] = [];
function answer(path: string, method: string, body: { key?: string; name?: string }): [number, object | null] {
  if (path === "me") return [200, { account: cookie }];
  if (path === "me/key") return ((keys[`key of ${cookie!.id}`] = cookie!), [201, { key: `key of ${cookie!.id}` }]);
  if (path === "sessions/return" && !keys[body.key!]) return [401, { error: { code: "wrong_key", message: "no" } }];
  if (method === "DELETE") return ((cookie = null), [204, null]);
  cookie = path === "sessions/return" ? keys[body.key!]! : path === "guests" ? ada : eve;
  return [201, { account: cookie }];
}

async function fresh() {
  vi.resetModules();
  return (await import("../src/lib/session.svelte.ts")).session;
}

beforeEach(() => {
  [cookie, keys] = [null, {}];
  asked.length = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.replace(/^\/api\/v1\/|\?.*$/g, "");
    asked.push(`${method} ${path}`);
    const [status, json] = answer(path, method, JSON.parse(body ?? "{}"));
    return new Response(json ? JSON.stringify(json) : null, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a session", () => {
  it("keeps a guest's key, and comes back by it once the cookie is gone", async () => {
    await (await fresh()).ensure();
    expect(JSON.parse(localStorage.getItem(kStored)!)).toEqual({ id: "ada", key: "key of ada" });
    cookie = null;
    const session = await fresh();
    await session.load();
    expect(session.account?.id).toBe("ada");
    expect(session.returnLink).toMatch(/#\/return\/key of ada$/);
    expect(asked.filter((one) => one === "POST guests")).toHaveLength(1);
  });

  it("makes no second key for the same guest", async () => {
    await (await fresh()).ensure();
    await (await fresh()).load();
    expect(asked.filter((one) => one === "POST me/key")).toHaveLength(1);
  });

  it("forgets a key that opens nothing", async () => {
    localStorage.setItem(kStored, JSON.stringify({ id: "old", key: "of yesterday" }));
    const session = await fresh();
    await session.load();
    expect([session.account, session.known, localStorage.getItem(kStored)]).toEqual([null, true, null]);
  });

  it("keeps the key while the server cannot be reached", async () => {
    localStorage.setItem(kStored, JSON.stringify({ id: "ada", key: "key of ada" }));
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    await expect((await fresh()).load()).rejects.toThrow();
    expect(localStorage.getItem(kStored)).not.toBe(null);
  });

  it("leaves no key beside an account, nor after signing out", async () => {
    const session = await fresh();
    await session.ensure();
    await session.enter("accounts", "Eve", "long enough");
    expect(localStorage.getItem(kStored)).toBe(null);
    expect(session.returnLink).toBe("");
    await session.leave();
    expect(session.account).toBe(null);
  });
});
