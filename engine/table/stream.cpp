// The derivation is fixed for ever: saved games are verified by it.
#include "engine/table/stream.h"

#include <algorithm>

#include <sodium.h>

#include "base/bad_input.h"
#include "base/check.h"
#include "base/hash.h"

namespace pentarchy {
namespace {

static_assert(std::tuple_size_v<Secret> == crypto_stream_chacha20_KEYBYTES);

std::string_view bytes_of(const Secret& secret) {
    return {reinterpret_cast<const char*>(secret.data()), secret.size()};
}

using Word = std::array<unsigned char, 8>;

Word little_endian(uint64_t number) {
    Word word;
    for (int i = 0; i < 8; ++i) word[i] = static_cast<unsigned char>(number >> (8 * i));
    return word;
}

uint64_t from_little_endian(const unsigned char* bytes) {
    uint64_t number = 0;
    for (int i = 0; i < 8; ++i) number |= static_cast<uint64_t>(bytes[i]) << (8 * i);
    return number;
}

}  // namespace

Stream::Stream(const Secret& secret, std::span<const std::string> entropies) {
    std::string bytes(bytes_of(secret));
    for (const std::string& entropy : entropies) {
        const Word length = little_endian(entropy.size());
        bytes.append(length.begin(), length.end());
        bytes += entropy;
    }
    key_ = blake2b(bytes);
}

uint64_t Stream::draw(uint64_t event_number, uint64_t total) const {
    CHECK(total > 0);
    const uint64_t last_good = UINT64_MAX - (0 - total) % total;  // (0 - total) % total is 2^64 mod total
    const Word nonce = little_endian(event_number);
    constexpr unsigned char kZeros[64] = {};
    for (uint64_t block = 0;; ++block) {
        unsigned char bytes[64];
        CHECK(crypto_stream_chacha20_xor_ic(bytes, kZeros, sizeof bytes, nonce.data(), block, key_.data()) == 0);
        for (size_t at = 0; at < sizeof bytes; at += 8) {
            const uint64_t word = from_little_endian(bytes + at);
            if (word <= last_good) return word % total;
        }
    }
}

std::string Stream::commitment(const Secret& secret) {
    return blake2b_hex("pentarchy commitment" + std::string(bytes_of(secret)));
}

Secret Stream::random_secret() {
    CHECK(sodium_init() >= 0);
    Secret secret;
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

Secret Stream::from_seed(uint64_t seed) { return blake2b("pentarchy seed" + std::to_string(seed)); }

std::string Stream::to_text(const Secret& secret) { return to_hex(bytes_of(secret)); }

Secret Stream::from_text(std::string_view hex) {
    const std::string bytes = from_hex(hex);
    Secret secret;
    if (bytes.size() != secret.size()) bad_input("a secret has {} hexadecimal digits, not {}", 64, hex.size());
    std::copy(bytes.begin(), bytes.end(), secret.begin());
    return secret;
}

}  // namespace pentarchy
