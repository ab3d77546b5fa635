// The luck of recorded games, drawn anew; and the primitives against their published vectors.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { verify } from "../src/games/endeavor/luck.ts";
import { blake2b, chacha20 } from "../src/lib/luck.ts";
import { components } from "./helpers.ts";

const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fixture = (name: string) => JSON.parse(readFileSync(resolve(process.cwd(), "../games/endeavor/fixtures", name), "utf8"));

describe("luck", () => {
  it("hashes as BLAKE2b-256 does", () => {
    expect(hex(blake2b(new Uint8Array()))).toBe("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    expect(hex(blake2b(new TextEncoder().encode("abc")))).toBe("bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
    expect(hex(blake2b(new Uint8Array(129)))).toHaveLength(64);
  });
  it("streams as ChaCha20 does", () => {
    expect(hex(chacha20(new Uint8Array(32), 0n, 0n)).slice(0, 32)).toBe("76b8e0ada0f13d90405d6ae55386bd28");
  });
  it("agrees with every recorded draw", () => {
    expect(verify(components, fixture("0004_random_4p.json"))).toEqual({ draws: 96 });
    expect(verify(components, fixture("0005_random_5p.json"))).toEqual({ draws: 96 });
  });
  it("finds a false token and a false secret", () => {
    const record = fixture("0003_random_3p.json");
    const at = record.events.findIndex((event: { move: string }) => event.move.endsWith("token_culture"));
    record.events[at].move = record.events[at].move.replace("token_culture", "token_politics");
    expect(verify(components, record)).toEqual({ wrong: at });
    record.secret = record.secret.replace(/^../, "00");
    expect(verify(components, record)).toEqual({ wrong: -1 });
  });
});
