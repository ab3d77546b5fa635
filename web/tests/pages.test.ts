// What pages share: addresses that are left while an answer is on its way, the server's push key, the pace in words.
import { describe, expect, it } from "vitest";
import { paceText } from "../src/lib/names.ts";
import { keyBytes } from "../src/lib/notices.svelte.ts";
import { prefs } from "../src/lib/prefs.svelte.ts";
import { router } from "../src/lib/router.svelte.ts";

describe("addresses", () => {
  it("note a moment, but not over the next page", () => {
    location.hash = "#/replay/abc";
    router.route = { page: "replay", id: "abc", query: new URLSearchParams() };
    router.note({ at: "7" });
    expect(location.hash).toBe("#/replay/abc?at=7");
    history.replaceState(null, "", "#/"); // the page is being left, the router does not know yet
    router.note({ at: "8" });
    expect(location.hash).toBe("#/");
  });
});

describe("notices", () => {
  it("read a key of 65 bytes without padding", () => {
    const bytes = keyBytes("BAe_7S8Ydav4qQrLTqeBfWE1evZ7VxyuSUgPoLpf6oZZiWfAB7_pG87FMpl3KGh2OHUIcKkB3OCk4jPbsVSnQQU");
    expect(bytes).toHaveLength(65);
    expect([...bytes.slice(0, 3)]).toEqual([4, 7, 191]);
  });
});

describe("the pace", () => {
  it("is told in both languages", () => {
    const told = (lang: "en" | "cs") => ((prefs.lang = lang), [{ kind: "live", base_ms: 1_200_000, add_ms: 0 } as const, { kind: "days", per_move_ms: 3 * 86_400_000 } as const].map(paceText));
    expect(told("en")).toEqual(["live, 20 minutes each", "by days, 3 days a move"]);
    expect(told("cs")).toEqual(["živě, 20 minut na hráče", "korespondenčně, 3 dny na tah"]);
    prefs.lang = "en";
  });
});
