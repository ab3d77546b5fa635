// The generator of simulations and of thinking: small, fast, equal on every machine. Tables draw from
// engine/table/stream.h instead.
#pragma once

#include <cstdint>

namespace pentarchy {

class Rng {
  public:
    explicit constexpr Rng(uint64_t seed, uint64_t lane = 0) {
        uint64_t z = seed + lane * 0x9E3779B97F4A7C15u;
        for (uint64_t& word : s_) word = mix(z);
    }

    // xoshiro256**: 64 random bits.
    constexpr uint64_t next() {
        const uint64_t out = rotl(s_[1] * 5, 7) * 9, t = s_[1] << 17;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = rotl(s_[3], 45);
        return out;
    }

    // A number below n, by multiplication; the bias is under n / 2^32.
    constexpr uint32_t below(uint32_t n) { return static_cast<uint32_t>((next() >> 32) * n >> 32); }

  private:
    static constexpr uint64_t rotl(uint64_t x, int k) { return x << k | x >> (64 - k); }
    static constexpr uint64_t mix(uint64_t& z) {
        uint64_t x = z += 0x9E3779B97F4A7C15u;
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
        x = (x ^ x >> 27) * 0x94D049BB133111EBu;
        return x ^ x >> 31;
    }
    uint64_t s_[4];
};

}  // namespace pentarchy
