// Sets of small numbers: going through them, the n-th member, and the places of a value in an array.
#include "base/bits.h"

#include <gtest/gtest.h>

#include <vector>

namespace pentarchy {
namespace {

// Members on both sides of each word's end, and words without any.
Bits<208> sample() {
    Bits<208> out;
    for (const int i : {0, 5, 63, 64, 191, 192, 207}) out.add(i);
    return out;
}

TEST(Bits, MembersComeInAscendingOrder) {
    std::vector<int> members;
    for (const int i : sample()) members.push_back(i);
    EXPECT_EQ(members, (std::vector<int>{0, 5, 63, 64, 191, 192, 207}));
    for (const int i : Bits<208>{}) ADD_FAILURE() << i << " in an empty set";
}

TEST(Bits, FindsTheNthMember) {
    const Bits<208> set = sample();
    int n = 0;
    for (const int i : set) EXPECT_EQ(set.nth(n++), i);
    static_assert(nth_bit(0b10110, 2) == 4);  // the way without the machine's own
}

TEST(Bits, ShowsSixtyFourPlacesFromAnyOne) {
    const Bits<208> set = sample();
    for (int from = 0; from < 208; ++from)
        for (int i = 0; i < 64; ++i)
            EXPECT_EQ(set.window(from) >> i & 1, from + i < 208 && set.has(from + i)) << from << " " << i;
}

// Sizes with and without a rest that is no sixteen.
template <int N>
void expect_places() {
    uint8_t bytes[N];
    for (int i = 0; i < N; ++i) bytes[i] = static_cast<uint8_t>(i * 7 % 5);
    for (uint8_t value = 0; value < 6; ++value)
        for (int i = 0; i < N; ++i) EXPECT_EQ(places_of(bytes, value).has(i), bytes[i] == value) << N << " " << i;
    if constexpr (N >= 16) {
        for (int from = 0; from < N; ++from)
            for (int i = 0; i < 16; ++i)
                EXPECT_EQ(places_from(bytes, from, 3) >> i & 1, from + i < N && bytes[from + i] == 3)
                    << from << " " << i;
    }
}
TEST(Bits, FindsThePlacesOfAValue) {
    expect_places<208>();
    expect_places<128>();
    expect_places<100>();
    expect_places<7>();
}

TEST(Bits, PacksTheBytesAtTheMembers) {
    uint8_t bytes[208], out[208 + 64];
    for (int i = 0; i < 208; ++i) bytes[i] = static_cast<uint8_t>(255 - i);
    Bits<208> all;
    for (int i = 0; i < 208; ++i) all.add(i);
    for (const Bits<208>& set : {sample(), all, Bits<208>{}}) {
        ASSERT_EQ(pack(bytes, set, out), set.count());
        int at = 0;
        for (const int i : set) EXPECT_EQ(out[at++], 255 - i);
    }
}

// Runs of one to nine numbers, some of them across the end of a word: with every single member and with pairs.
TEST(Bits, FindsTheRunsThatHaveAMember) {
    Bits<208> last;
    int last_of[208];
    for (int first = 0, length = 1; first < 208; first += length, length = length % 9 + 1)
        for (int i = first; i < std::min(first + length, 208); ++i) last_of[i] = std::min(first + length, 208) - 1;
    for (const int i : last_of) last.add(i);
    for (int i = 0; i < 208; ++i)
        for (int j = i; j < 208; ++j) {
            Bits<208> set, met;
            set.add(i), set.add(j);
            met.add(last_of[i]), met.add(last_of[j]);
            ASSERT_EQ(runs_met(set, last), met) << i << " " << j;
        }
}

}  // namespace
}  // namespace pentarchy
