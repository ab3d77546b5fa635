// A set of small numbers as plain bytes: trivially copyable, without padding, iterable in ascending order.
#pragma once

#include <bit>
#include <cstdint>

#include "base/check.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace pentarchy {

template <int N>
struct Bits {
    static constexpr int kWords = (N + 63) / 64;
    uint64_t word[kWords]{};

    constexpr bool has(int i) const { return word[i >> 6] >> (i & 63) & 1; }
    constexpr void add(int i) { word[i >> 6] |= uint64_t{1} << (i & 63); }
    constexpr void drop(int i) { word[i >> 6] &= ~(uint64_t{1} << (i & 63)); }
    constexpr void clear() { *this = {}; }

    constexpr int count() const {
        int n = 0;
        for (const uint64_t w : word) n += std::popcount(w);
        return n;
    }
    constexpr bool any() const {
        for (const uint64_t w : word)
            if (w) return true;
        return false;
    }

    friend constexpr Bits operator&(Bits a, const Bits& b) {
        for (int i = 0; i < kWords; ++i) a.word[i] &= b.word[i];
        return a;
    }
    friend constexpr Bits operator|(Bits a, const Bits& b) {
        for (int i = 0; i < kWords; ++i) a.word[i] |= b.word[i];
        return a;
    }
    constexpr Bits without(const Bits& b) const {
        Bits out = *this;
        for (int i = 0; i < kWords; ++i) out.word[i] &= ~b.word[i];
        return out;
    }
    friend constexpr bool operator==(const Bits&, const Bits&) = default;

    struct Iterator {
        const Bits* set;
        int at;
        constexpr int operator*() const { return at; }
        constexpr Iterator& operator++() {
            at = set->next(at + 1);
            return *this;
        }
        friend constexpr bool operator!=(const Iterator& a, const Iterator& b) { return a.at != b.at; }
    };
    constexpr Iterator begin() const { return {this, next(0)}; }
    constexpr Iterator end() const { return {this, kWords * 64}; }

    // The first member at or after `from`, or kWords * 64.
    constexpr int next(int from) const {
        for (int w = from >> 6; w < kWords; ++w) {
            const uint64_t rest = w == from >> 6 ? word[w] >> (from & 63) << (from & 63) : word[w];
            if (rest) return w * 64 + std::countr_zero(rest);
        }
        return kWords * 64;
    }
};

// The places of an array that hold `value`: sixteen at a time where the machine can.
template <int N>
Bits<N> places_of(const uint8_t (&bytes)[N], uint8_t value) {
    Bits<N> out;
    int i = 0;
#ifdef __SSE2__
    const __m128i wanted = _mm_set1_epi8(static_cast<char>(value));
    for (; i + 16 <= N; i += 16) {
        const __m128i found = _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + i)), wanted);
        out.word[i >> 6] |= static_cast<uint64_t>(static_cast<uint32_t>(_mm_movemask_epi8(found))) << (i & 63);
    }
#endif
    for (; i < N; ++i)
        if (bytes[i] == value) out.add(i);
    return out;
}

}  // namespace pentarchy
