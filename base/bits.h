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

    struct End {};
    struct Iterator {
        const Bits* set;
        int at;         // the word
        uint64_t rest;  // what is still to come of it
        constexpr int operator*() const { return at * 64 + std::countr_zero(rest); }
        constexpr Iterator& operator++() {
            rest &= rest - 1;
            return skip();
        }
        constexpr Iterator& skip() {
            while (!rest && ++at < kWords) rest = set->word[at];
            return *this;
        }
        friend constexpr bool operator!=(const Iterator& it, End) { return it.at < kWords; }
    };
    constexpr Iterator begin() const { return Iterator{this, 0, word[0]}.skip(); }
    constexpr End end() const { return {}; }

    // The member that has `n` smaller ones.
    constexpr int nth(int n) const {
        int at = 0, before = 0;
        for (int w = 0, seen = 0; w + 1 < kWords; ++w) {
            seen += std::popcount(word[w]);
            if (seen <= n) at = w + 1, before = seen;
        }
        uint64_t rest = word[at];
        for (n -= before; n > 0; --n) rest &= rest - 1;
        return at * 64 + std::countr_zero(rest);
    }
    // The first member at or after `from`, or kWords * 64.
    constexpr int next(int from) const {
        for (int w = from >> 6; w < kWords; ++w) {
            const uint64_t rest = w == from >> 6 ? word[w] >> (from & 63) << (from & 63) : word[w];
            if (rest) return w * 64 + std::countr_zero(rest);
        }
        return kWords * 64;
    }
};

#ifdef __SSE2__
namespace detail {

// Which of sixteen bytes, or of `n` times sixteen up to 64, are equal to those of `wanted`.
inline uint64_t equal_sixteen(const uint8_t* bytes, __m128i wanted) {
    const __m128i found = _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)), wanted);
    return static_cast<uint32_t>(_mm_movemask_epi8(found));
}
template <int n>
uint64_t equal_sixteens(const uint8_t* bytes, __m128i wanted) {
    uint64_t out = equal_sixteen(bytes, wanted);
    if constexpr (n > 1) out |= equal_sixteens<n - 1>(bytes + 16, wanted) << 16;
    return out;
}

}  // namespace detail
#endif

// The places of an array that hold `value`: sixteen at a time where the machine can.
template <int N>
Bits<N> places_of(const uint8_t (&bytes)[N], uint8_t value) {
    Bits<N> out;
#ifdef __SSE2__
    constexpr int kFull = N / 64, kRest = N % 64 / 16, kDone = N / 16 * 16;
    const __m128i wanted = _mm_set1_epi8(static_cast<char>(value));
    for (int w = 0; w < kFull; ++w) out.word[w] = detail::equal_sixteens<4>(bytes + 64 * w, wanted);
    if constexpr (kRest > 0) out.word[kFull] = detail::equal_sixteens<kRest>(bytes + 64 * kFull, wanted);
#else
    constexpr int kDone = 0;
#endif
    for (int i = kDone; i < N; ++i)
        if (bytes[i] == value) out.add(i);
    return out;
}

}  // namespace pentarchy
