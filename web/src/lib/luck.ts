// The luck of a table drawn anew in the browser (docs/save-format.md): BLAKE2b-256 for commitment and key, ChaCha20 for the draws.
const kIv = [0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n, 0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n];
const kSigma = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3], [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4], [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13], [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9], [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11], [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5], [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const kAll = (1n << 64n) - 1n;
const turned = (x: bigint, by: bigint) => ((x >> by) | (x << (64n - by))) & kAll;

export function blake2b(data: Uint8Array): Uint8Array {
  const h = [...kIv];
  h[0]! ^= 0x01010020n; // 32 bytes out, no key
  const blocks = Math.max(1, Math.ceil(data.length / 128));
  for (let block = 0; block < blocks; ++block) {
    const bytes = new Uint8Array(128);
    bytes.set(data.subarray(block * 128, block * 128 + 128));
    const words = new DataView(bytes.buffer);
    const m = Array.from({ length: 16 }, (_, i) => words.getBigUint64(i * 8, true));
    const last = block === blocks - 1;
    const v = [...h, ...kIv];
    v[12]! ^= BigInt(last ? data.length : (block + 1) * 128);
    if (last) v[14]! ^= kAll;
    for (let round = 0; round < 12; ++round) mixRound(v, m, kSigma[round % 10]!);
    for (let i = 0; i < 8; ++i) h[i]! ^= v[i]! ^ v[i + 8]!;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 4; ++i) out.setBigUint64(i * 8, h[i]!, true);
  return new Uint8Array(out.buffer);
}

function mixRound(v: bigint[], m: bigint[], s: number[]) {
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = (v[a]! + v[b]! + x) & kAll;
    v[d] = turned(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & kAll;
    v[b] = turned(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & kAll;
    v[d] = turned(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & kAll;
    v[b] = turned(v[b]! ^ v[c]!, 63n);
  };
  for (let i = 0; i < 4; ++i) mix(i, i + 4, i + 8, i + 12, m[s[2 * i]!]!, m[s[2 * i + 1]!]!);
  for (let i = 0; i < 4; ++i) mix(i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12, m[s[8 + 2 * i]!]!, m[s[9 + 2 * i]!]!);
}

// One block of ChaCha20 with a nonce and a counter of 64 bits each, as in the original.
export function chacha20(key: Uint8Array, nonce: bigint, counter: bigint): Uint8Array {
  const words = new Uint32Array(16);
  words.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  const view = new DataView(key.buffer, key.byteOffset, 32);
  for (let i = 0; i < 8; ++i) words[4 + i] = view.getUint32(i * 4, true);
  words.set([Number(counter & 0xffffffffn), Number(counter >> 32n), Number(nonce & 0xffffffffn), Number(nonce >> 32n)], 12);
  const x = words.slice();
  const left = (n: number, by: number) => (n << by) | (n >>> (32 - by));
  const quarter = (a: number, b: number, c: number, d: number) => {
    x[a]! += x[b]!; x[d] = left(x[d]! ^ x[a]!, 16);
    x[c]! += x[d]!; x[b] = left(x[b]! ^ x[c]!, 12);
    x[a]! += x[b]!; x[d] = left(x[d]! ^ x[a]!, 8);
    x[c]! += x[d]!; x[b] = left(x[b]! ^ x[c]!, 7);
  };
  for (let i = 0; i < 10; ++i) {
    for (let k = 0; k < 4; ++k) quarter(k, k + 4, k + 8, k + 12);
    for (let k = 0; k < 4; ++k) quarter(k, ((k + 1) % 4) + 4, ((k + 2) % 4) + 8, ((k + 3) % 4) + 12);
  }
  const out = new DataView(new ArrayBuffer(64));
  for (let i = 0; i < 16; ++i) out.setUint32(i * 4, x[i]! + words[i]!, true);
  return new Uint8Array(out.buffer);
}

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const word = (n: bigint) => {
  const out = new DataView(new ArrayBuffer(8));
  out.setBigUint64(0, n, true);
  return new Uint8Array(out.buffer);
};

export const commitmentOf = (secret: string) => hex(blake2b(joined(bytes("pentarchy commitment"), unhex(secret))));
export const keyOf = (secret: string, entropy: readonly string[]) => blake2b(joined(unhex(secret), ...entropy.flatMap((text) => [word(BigInt(bytes(text).length)), bytes(text)])));

// The number that event `n` of luck drew out of `total`.
export function draw(key: Uint8Array, event: number, total: bigint): bigint {
  const lastGood = kAll - ((1n << 64n) % total);
  for (let block = 0n; ; ++block) {
    const stream = new DataView(chacha20(key, BigInt(event), block).buffer);
    for (let at = 0; at < 64; at += 8) {
      const number = stream.getBigUint64(at, true);
      if (number <= lastGood) return number % total;
    }
  }
}
