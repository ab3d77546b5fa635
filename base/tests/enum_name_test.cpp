// Names of enumerators as ids.
#include <gtest/gtest.h>

#include "base/enum_name.h"

namespace pentarchy {
namespace {

enum class Proc { PlayGame, React, Pay };
enum Kind { kStartTile, kSeat, kind };

TEST(EnumName, enumerators_in_snake_case) {
    EXPECT_STREQ(enum_name<Proc::PlayGame>(), "play_game");
    EXPECT_STREQ(enum_name<Proc::React>(), "react");
    EXPECT_STREQ(enum_name<kStartTile>(), "start_tile");
    EXPECT_STREQ(enum_name<kSeat>(), "seat");
    EXPECT_STREQ(enum_name<kind>(), "kind");
}

}  // namespace
}  // namespace pentarchy
