// The keyed stream that all chance of a table is drawn from. The host commits to a secret in the
// first event, the seats add entropy, the secret is revealed in the last event, and anyone can re-derive each draw.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace pentarchy {

using Secret = std::array<unsigned char, 32>;

class Stream {
  public:
    // key = BLAKE2b-256(secret, then per seat: length as 8 bytes little endian, entropy).
    Stream(const Secret& secret, std::span<const std::string> entropies);

    // A number below total. The words of event n are ChaCha20(key, nonce = n as 8 bytes little endian), read as
    // little-endian 64-bit words; the first word below the largest multiple of total counts, modulo total.
    // Precondition: total > 0.
    uint64_t draw(uint64_t event_number, uint64_t total) const;

    // What the host publishes first: BLAKE2b-256 hex of "pentarchy commitment" and the secret.
    static std::string commitment(const Secret& secret);

    static Secret random_secret();
    static Secret from_seed(uint64_t seed);  // reproducible games: BLAKE2b-256 of "pentarchy seed" and the decimal

    // The form a secret has once revealed. Neither it nor the secret may reach a log before that.
    static std::string to_text(const Secret& secret);
    static Secret from_text(std::string_view hex);  // BadInput unless 64 hex digits

  private:
    std::array<unsigned char, 32> key_;
};

}  // namespace pentarchy
