// The expected numbers were computed apart from this code, from the description in stream.h.
#include "engine/table/stream.h"

#include <vector>

#include <gtest/gtest.h>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

constexpr uint64_t kHalf = uint64_t{1} << 63;

Stream plain_stream() { return Stream(Stream::from_seed(7), {}); }

TEST(Stream, SecretAndCommitmentOfASeed) {
    const Secret secret = Stream::from_seed(7);
    EXPECT_EQ(Stream::to_text(secret), "a8fc2d79c308b11371feb20f5b3b5cb56b4179b5b7b3c00d96df984b820dc659");
    EXPECT_EQ(Stream::commitment(secret), "ec7fb3924c3989b9c04194e779c291996d9633b9603dfb45b3e57f0262b31b31");
}

TEST(Stream, DrawsKnownNumbers) {
    const Stream stream = plain_stream();
    EXPECT_EQ(stream.draw(0, uint64_t{1} << 32), 4059865910u);
    EXPECT_EQ(stream.draw(0, 52), 38u);
    EXPECT_EQ(stream.draw(1, 52), 48u);
    EXPECT_EQ(stream.draw(2, 52), 6u);
    EXPECT_EQ(stream.draw(uint64_t{1} << 40, 52), 0u);
    EXPECT_EQ(stream.draw(0, UINT64_MAX), 17652309088039379766u);
    EXPECT_EQ(stream.draw(5, 1), 0u);
}

TEST(Stream, EntropyOfTheSeatsChangesTheKey) {
    const std::vector<std::string> entropies = {"red entropy", ""};
    const Stream stream(Stream::from_seed(7), entropies);
    EXPECT_EQ(stream.draw(0, 52), 10u);
    EXPECT_EQ(stream.draw(1, 52), 33u);
    EXPECT_EQ(stream.draw(2, uint64_t{1} << 32), 1525913513u);

    const std::vector<std::string> one = {"ab", "c"}, other = {"a", "bc"};
    EXPECT_NE(Stream(Stream::from_seed(7), one).draw(0, UINT64_MAX),
              Stream(Stream::from_seed(7), other).draw(0, UINT64_MAX));
}

// With a total just above 2^63 half of the words are too large, so the later words count.
TEST(Stream, SkipsWordsAboveTheLargestMultiple) {
    const Stream stream = plain_stream();
    EXPECT_EQ(stream.draw(0, kHalf + 1), 112447318252653780u);   // the fourth word
    EXPECT_EQ(stream.draw(1, kHalf + 1), 909040243716295020u);   // the third
    EXPECT_EQ(stream.draw(2, kHalf + 1), 5690292512152149934u);  // the first
    EXPECT_EQ(stream.draw(6, kHalf + 1), 1090347524191228585u);  // the first of the second block
    for (uint64_t event = 0; event < 2000; ++event) EXPECT_LT(stream.draw(event, kHalf + 1), kHalf + 1);
}

TEST(Stream, IsEven) {
    const Stream stream(Stream::from_seed(1), {});
    constexpr int kFaces = 20, kDraws = 20'000;
    int count[kFaces] = {};
    for (int event = 0; event < kDraws; ++event) ++count[stream.draw(static_cast<uint64_t>(event), kFaces)];
    double chi_square = 0;
    constexpr double kExpected = double{kDraws} / kFaces;
    for (const int n : count) chi_square += (n - kExpected) * (n - kExpected) / kExpected;
    EXPECT_LT(chi_square, 43.8);  // 19 degrees of freedom: exceeded once in a thousand seeds
    EXPECT_GT(chi_square, 5.4);   // nor suspiciously even
}

TEST(Stream, RandomSecretsDiffer) { EXPECT_NE(Stream::random_secret(), Stream::random_secret()); }

TEST(Stream, ASecretGoesThroughText) {
    const Secret secret = Stream::from_seed(3);
    EXPECT_EQ(Stream::from_text(Stream::to_text(secret)), secret);
    EXPECT_THROW(Stream::from_text("00ff"), BadInput);
    EXPECT_THROW(Stream::from_text(std::string(64, 'x')), BadInput);
}

TEST(StreamDeathTest, NeedsATotal) { EXPECT_DEATH(plain_stream().draw(0, 0), "total > 0"); }

}  // namespace
}  // namespace pentarchy
