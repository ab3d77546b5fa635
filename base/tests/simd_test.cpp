// The instructions of the machine do what their scalar twins do.
#include "base/simd.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/rng.h"

namespace pentarchy {
namespace {

uint64_t sparse(Rng& rng) { return rng.next() & rng.next() & rng.next(); }

// Sets of every density, among them the empty and the full one.
uint64_t some_bits(Rng& rng, int i) {
    if (i < 2) return i ? ~uint64_t{0} : 0;
    return i % 3 == 0 ? rng.next() : i % 3 == 1 ? sparse(rng) : ~sparse(rng);
}

TEST(Simd, FindsTheNthBit) {
    Rng rng(1);
    for (int i = 0; i < 300; ++i) {
        const uint64_t bits = some_bits(rng, i);
        for (int n = 0; n < std::popcount(bits); ++n) ASSERT_EQ(simd::nth_bit(bits, n), simd::scalar::nth_bit(bits, n));
    }
    static_assert(simd::nth_bit(0b10110, 2) == 4);  // constants are found without the machine's own
}

TEST(Simd, ComparesBytes) {
    Rng rng(2);
    uint8_t bytes[40];
    for (int i = 0; i < 300; ++i) {
        for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(rng.below(i % 2 ? 3 : 256));
        const auto value = static_cast<uint8_t>(i % 2 ? i % 3 : bytes[i % 40]);
        for (int from = 0; from <= 8; ++from) {  // wherever they begin
            ASSERT_EQ(simd::equal<16>(bytes + from, value), simd::scalar::equal<16>(bytes + from, value));
            ASSERT_EQ(simd::equal<32>(bytes + from, value), simd::scalar::equal<32>(bytes + from, value));
        }
    }
}

TEST(Simd, CompressesTheChosenBytes) {
    Rng rng(3);
    uint8_t bytes[64], mine[64], twin[64];
    for (int i = 0; i < 300; ++i) {
        for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(rng.next());
        const uint64_t chosen = some_bits(rng, i);
        const int size = simd::compress(bytes, chosen, mine);
        ASSERT_EQ(size, simd::scalar::compress(bytes, chosen, twin));
        ASSERT_TRUE(std::equal(mine, mine + size, twin));
    }
}

TEST(Simd, PutsBytesAboveSixteenBits) {
    Rng rng(4);
    uint8_t bytes[8];
    uint64_t mine[8], twin[8];
    for (int i = 0; i < 300; ++i) {
        for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(rng.next());
        const auto low = static_cast<uint16_t>(rng.next());
        simd::above_sixteen(bytes, low, mine);
        simd::scalar::above_sixteen(bytes, low, twin);
        ASSERT_TRUE(std::equal(mine, mine + 8, twin));
    }
}

}  // namespace
}  // namespace pentarchy
