// What a position is worth to each seat.
#include "ai/outcome.h"

#include <gtest/gtest.h>

namespace pentarchy {
namespace {

TEST(Outcomes, WhoIsAheadMayHopeForMore) {
    const Outcome out = outcome_of({{40, 30, 35}, 6}, 3);
    EXPECT_GT(out.of[0], out.of[2]);
    EXPECT_GT(out.of[2], out.of[1]);
}

TEST(Outcomes, AloneTheScoreCounts) {
    EXPECT_GT(outcome_of({{41}, 6}, 1).of[0], outcome_of({{40}, 6}, 1).of[0]);
    EXPECT_EQ(outcome_of({{-3}, 6}, 1).of[0], 0);
    EXPECT_EQ(outcome_of({{900}, 6}, 1).of[0], 1);
}

}  // namespace
}  // namespace pentarchy
