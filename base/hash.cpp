// Written out rather than taken from the standard library: std::hash may differ between platforms.
#include "base/hash.h"

#include <sodium.h>

#include <bit>
#include <cstring>

#include "base/bad_input.h"
#include "base/check.h"

namespace pentarchy {
namespace {

// The finaliser of MurmurHash3 with the constants of SplitMix64: every input bit flips each output bit half the time.
uint64_t mix(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

// The same value whatever the machine's byte order.
uint64_t load(const unsigned char* p, size_t size) {
    uint64_t word = 0;
    if (std::endian::native == std::endian::little) return std::memcpy(&word, p, size), word;
    for (size_t i = 0; i < size; ++i) word |= static_cast<uint64_t>(p[i]) << (8 * i);
    return word;
}

}  // namespace

uint64_t hash64(const void* data, size_t size, uint64_t seed) {
    constexpr uint64_t kGolden = 0x9e3779b97f4a7c15u;
    const auto* p = static_cast<const unsigned char*>(data);
    uint64_t hash = mix(seed + kGolden) ^ (size * kGolden);  // the size tells "a" from "a\0"
    for (; size >= 8; p += 8, size -= 8) hash = mix(hash ^ load(p, 8)) + kGolden;
    return mix(hash ^ load(p, size));
}

Digest blake2b(std::string_view bytes) {
    Digest digest;
    CHECK(crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                             bytes.size(), nullptr, 0) == 0);
    return digest;
}

std::string blake2b_hex(std::string_view bytes) {
    const Digest digest = blake2b(bytes);
    return to_hex({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

std::string to_hex(std::string_view bytes) {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string out;
    for (const unsigned char byte : bytes) {
        out += kDigits[byte >> 4];
        out += kDigits[byte & 15];
    }
    return out;
}

std::string from_hex(std::string_view hex) {
    // The text itself is not quoted: it may be a secret.
    const auto digit = [](char c) -> int {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        if (c >= 'A' && c <= 'F') return c - 'A' + 10;
        bad_input("a hexadecimal text holds only the digits 0-9 and a-f");
    };
    if (hex.size() % 2) bad_input("a hexadecimal text has an even number of digits, not {}", hex.size());
    std::string out;
    for (size_t i = 0; i < hex.size(); i += 2) out += static_cast<char>(digit(hex[i]) << 4 | digit(hex[i + 1]));
    return out;
}

}  // namespace pentarchy
