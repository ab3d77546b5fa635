// A set of small numbers as plain bytes: trivially copyable, without padding, iterable in ascending order.
#pragma once

#include <bit>
#include <cstdint>

#include "base/check.h"

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

}  // namespace pentarchy
