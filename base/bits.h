// A set of small numbers as plain bytes: trivially copyable, without padding, iterable in ascending order.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "base/check.h"
#include "base/simd.h"

namespace pentarchy {

template <int N>
struct Bits {
    static constexpr int kWords = (N + 63) / 64;
    uint64_t word[kWords]{};

    constexpr bool has(int i) const { return word[i >> 6] >> (i & 63) & 1; }
    constexpr void add(int i) { word[i >> 6] |= uint64_t{1} << (i & 63); }
    constexpr void drop(int i) { word[i >> 6] &= ~(uint64_t{1} << (i & 63)); }
    constexpr void clear() { *this = {}; }

    template <class Fn, int... w>
    [[gnu::always_inline]] static constexpr void call_each(Fn& fn, std::integer_sequence<int, w...>) {
        (fn(w), ...);
    }
    // Calls fn(w) for each word, without a loop: so a set stays in registers.
    template <class Fn>
    [[gnu::always_inline]] static constexpr void each_word(Fn fn) {
        call_each(fn, std::make_integer_sequence<int, kWords>{});
    }

    constexpr int count() const {
        int n = 0;
        each_word([&](int w) __attribute__((always_inline)) { n += std::popcount(word[w]); });
        return n;
    }
    constexpr bool any() const {
        uint64_t all = 0;
        each_word([&](int w) __attribute__((always_inline)) { all |= word[w]; });
        return all != 0;
    }

    [[gnu::always_inline]] friend constexpr Bits operator&(Bits a, const Bits& b) {
        each_word([&](int w) __attribute__((always_inline)) { a.word[w] &= b.word[w]; });
        return a;
    }
    [[gnu::always_inline]] friend constexpr Bits operator|(Bits a, const Bits& b) {
        each_word([&](int w) __attribute__((always_inline)) { a.word[w] |= b.word[w]; });
        return a;
    }
    constexpr Bits without(const Bits& b) const {
        Bits out = *this;
        each_word([&](int w) __attribute__((always_inline)) { out.word[w] &= ~b.word[w]; });
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
        return at * 64 + simd::nth_bit(word[at], n - before);
    }
    // The 64 places from `from` on, as bits.
    constexpr uint64_t window(int from) const {
        const int w = from >> 6, shift = from & 63;
        const uint64_t more = w + 1 < kWords ? word[w + 1] : 0;
        return word[w] >> shift | more << 1 << (63 - shift);
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

namespace detail {

// Which of n bytes (16, 32, 48 or 64) hold `value`, as bits.
template <int n>
uint64_t equal_bytes(const uint8_t* bytes, uint8_t value) {
    if constexpr (n <= 32) {
        return simd::equal<n>(bytes, value);
    } else {
        return simd::equal<32>(bytes, value) | equal_bytes<n - 32>(bytes + 32, value) << 32;
    }
}

}  // namespace detail

// The places of an array that hold `value`. Inlined: a set that is written word by word cannot be read as one vector
// at once.
template <int N>
[[gnu::always_inline]] inline Bits<N> places_of(const uint8_t (&bytes)[N], uint8_t value) {
    constexpr int kFull = N / 64, kRest = N % 64 / 16 * 16;
    Bits<N> out;
    Bits<N>::each_word([&](int w) __attribute__((always_inline)) {
        if (w < kFull) out.word[w] = detail::equal_bytes<64>(bytes + 64 * w, value);
    });
    if constexpr (kRest > 0) out.word[kFull] = detail::equal_bytes<kRest>(bytes + 64 * kFull, value);
    for (int i = N / 16 * 16; i < N; ++i)
        if (bytes[i] == value) out.add(i);
    return out;
}

// The same of the sixteen places from `from` on, the first as the lowest bit.
template <int N>
uint32_t places_from(const uint8_t (&bytes)[N], int from, uint8_t value) {
    static_assert(N >= 16);
    const int start = std::min(from, N - 16);
    return static_cast<uint32_t>(simd::equal<16>(bytes + start, value)) >> (from - start);
}

// The bytes of an array at the places of a set, in a row. Returns how many; `out` has room for 64 more.
template <int N>
[[gnu::always_inline]] inline int pack(const uint8_t (&bytes)[N], const Bits<N>& places, uint8_t* out) {
    int size = 0;
    Bits<N>::each_word([&](int w) __attribute__((always_inline)) {
        size += simd::compress(bytes + 64 * w, places.word[w], out + size);
    });
    return size;
}

// Numbers fall into runs of neighbours, given by the last of each: the last one of every run that has a member in the
// set. One long sum finds them, since any member below the last carries into it.
template <int N>
constexpr Bits<N> runs_met(const Bits<N>& set, const Bits<N>& last) {
    Bits<N> out;
    uint64_t carry = 0;
    Bits<N>::each_word([&](int w) __attribute__((always_inline)) {
        const uint64_t below = set.word[w] & ~last.word[w], sum = below + ~last.word[w] + carry;
        carry = sum < below || (carry && sum == below);
        out.word[w] = (sum | set.word[w]) & last.word[w];
    });
    return out;
}

}  // namespace pentarchy
