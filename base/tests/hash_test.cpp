// hash64 is recorded in signatures, BLAKE2b in commitments: their values may never change.
#include "base/hash.h"

#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

uint64_t hash(std::string_view text, uint64_t seed = 0) { return hash64(text.data(), text.size(), seed); }

TEST(Hash64, HasRecordedValues) {
    EXPECT_EQ(hash(""), 0x48218226ff3cd4bfu);
    EXPECT_EQ(hash("outpost"), 0x2549151a1be6741eu);
    EXPECT_EQ(hash("a text longer than two words of eight bytes", 7), 0x4d67bb2ada252433u);
}

TEST(Hash64, TellsSizesSeedsAndOrderApart) {
    std::set<uint64_t> seen;
    const std::string zeros(20, '\0');
    for (size_t size = 0; size <= zeros.size(); ++size) seen.insert(hash64(zeros.data(), size));
    EXPECT_EQ(seen.size(), zeros.size() + 1);
    EXPECT_NE(hash("ab"), hash("ba"));
    EXPECT_NE(hash("ab", 1), hash("ab", 2));
    EXPECT_NE(hash("12345678abcdefgh"), hash("abcdefgh12345678"));
}

TEST(Hash64, FlipsHalfOfTheBits) {
    std::string text = "a state of some bytes";
    const uint64_t before = hash(text);
    int flipped = 0;
    const int trials = static_cast<int>(text.size()) * 8;
    for (int bit = 0; bit < trials; ++bit) {
        text[bit / 8] ^= static_cast<char>(1 << bit % 8);
        flipped += std::popcount(before ^ hash(text));
        text[bit / 8] ^= static_cast<char>(1 << bit % 8);
    }
    EXPECT_NEAR(static_cast<double>(flipped) / trials, 32.0, 1.5);
}

TEST(Blake2b, MatchesKnownDigests) {
    EXPECT_EQ(blake2b_hex(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    EXPECT_EQ(blake2b_hex("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Hex, GoesBothWays) {
    const std::string bytes("\x00\x7f\xff\x1a", 4);
    EXPECT_EQ(to_hex(bytes), "007fff1a");
    EXPECT_EQ(from_hex("007fff1a"), bytes);
    EXPECT_EQ(from_hex("007FFF1A"), bytes);
    EXPECT_EQ(from_hex(""), "");
    EXPECT_THROW(from_hex("123"), BadInput);
    EXPECT_THROW(from_hex("1g"), BadInput);
}

}  // namespace
}  // namespace pentarchy
