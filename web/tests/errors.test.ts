// Every mistake that the server can name is told in both languages; no sentence of the server is shown in another one.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cs } from "../src/i18n/cs.ts";
import { en, type Key } from "../src/i18n/en.ts";
import { isPassing, told } from "../src/lib/errors.ts";
import { prefs } from "../src/lib/prefs.svelte.ts";
import { ApiError } from "../src/lib/types.ts";
import { read } from "./helpers.ts";

const sources = readdirSync(resolve(process.cwd(), "../server"), { recursive: true }).map(String).filter((name) => /\.(cpp|h)$/.test(name)).map((name) => read(`server/${name}`));
const kThrown = [/\bfail\(\s*\d{3},\s*"(\w+)"/g, /\bApiError\(\s*\d{3},\s*"(\w+)"/g, /\berror_response\(\s*(?:http::)?status::\w+,\s*"(\w+)"/g];
const codes = [...new Set(sources.flatMap((text) => kThrown.flatMap((how) => [...text.matchAll(how)].map((hit) => hit[1]!))))].sort();
const plain = (text: string) => text.replaceAll("\u00a0", " "); // the page sets no-break spaces
const number = (file: string, name: string) => read(file).match(new RegExp(`\\b${name} = (\\d+)`))![1]!;

describe("mistakes", () => {
  it("are found in the server, all of them", () => {
    expect(codes.length).toBeGreaterThan(50);
    for (const code of ["no_table", "too_many", "name_taken", "not_stored", "shutting_down"]) expect(codes).toContain(code);
    const bare = sources.flatMap((text) => [...text.matchAll(/\b(?:fail|ApiError)\(\s*\d{3},\s*([^"\s][^,)]*)/g)].map((hit) => hit[1]!));
    expect(bare).toEqual([]); // a code is written where it is thrown
  });

  it("have a text for each code of the server, and no other", () => {
    const texts = Object.keys(en).filter((key) => key.startsWith("error.")).map((key) => key.slice(6));
    expect(texts.filter((code) => code !== "other").sort()).toEqual(codes);
    for (const code of codes) expect(cs[`error.${code}` as Key], code).not.toBe(en[`error.${code}` as Key]);
  });

  it("are told in the language of the page", () => {
    for (const [lang, words] of Object.entries({ en, cs })) {
      prefs.lang = lang as "en" | "cs";
      for (const code of codes.filter((one) => one !== "no_undo")) expect(plain(told(new ApiError(code, "the server's sentence"))), code).toBe(words[`error.${code}` as Key]);
      expect(plain(told(new ApiError("of tomorrow", "the server's sentence")))).toBe(words["error.other"]);
      expect(plain(told(new ApiError("offline", "")))).toBe(words.offline);
      expect(plain(told(new TypeError("of the browser")))).toBe(words.offline);
    }
    prefs.lang = "en";
  });

  it("are tried again if they may pass", () => {
    for (const problem of [new ApiError("offline", ""), new ApiError("shutting_down", "", "", 503), new ApiError("http", "", "", 502), new ApiError("too_many", ""), new TypeError("of the browser")]) expect(isPassing(problem)).toBe(true);
    for (const code of ["no_table", "no_spectators", "other_rules"]) expect(isPassing(new ApiError(code, "", "", 404))).toBe(false);
  });

  it("are left in the words of a rule, which come in that language", () => {
    expect(told(new ApiError("not_offered", "Afrika je zavřená.", "EN-12.2"))).toBe("Afrika je zavřená.");
    expect(told(new ApiError("no_undo", "Něco se ukázalo."))).toBe("Něco se ukázalo.");
  });

  it("name the server's own numbers", () => {
    for (const words of [en, cs]) {
      for (const name of ["kMinPassword", "kMaxPassword"]) expect(words["error.bad_password"]).toContain(number("server/people/accounts.cpp", name));
      expect(words["error.bad_name"]).toContain(number("base/utf8.h", "kMaxName"));
    }
  });
});
