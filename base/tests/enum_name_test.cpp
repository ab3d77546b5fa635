// Names of enumerators as ids.
#include <gtest/gtest.h>

#include "base/enum_name.h"

namespace pentarchy {
namespace {

enum class Proc { PlayGame, React, Pay };
enum Kind { kStartTile, kSeat, kind };
enum class Good { Wood, CottonCloth, kCount };

TEST(EnumName, enumerators_in_snake_case) {
    EXPECT_STREQ(enum_name<Proc::PlayGame>(), "play_game");
    EXPECT_STREQ(enum_name<Proc::React>(), "react");
    EXPECT_STREQ(enum_name<kStartTile>(), "start_tile");
    EXPECT_STREQ(enum_name<kSeat>(), "seat");
    EXPECT_STREQ(enum_name<kind>(), "kind");
}

TEST(EnumName, words_of_an_enum_are_those_before_its_count) {
    EXPECT_EQ(enum_words<Good>(), (std::vector<std::string>{"wood", "cotton_cloth"}));
    EXPECT_EQ((enum_words<Proc, 2>()), (std::vector<std::string>{"play_game", "react"}));
}

}  // namespace
}  // namespace pentarchy
