// Setup, BR-1 and BR-2.
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// BR-2.9 to BR-2.12: two tasks of each era, one of each stays; monarchs are shown together.
TEST(Setup, BR_2_9_keeps_a_task_of_each_era) {
    Desk desk(2);
    EXPECT_EQ(desk.row(), "keep_task");
    EXPECT_EQ(desk.pending(), (MoveTexts{"north", "east"}));
    EXPECT_EQ(desk.offers("north").size(), 2u);
    EXPECT_EQ(desk.list("players.north.tasks").size(), 6u);
    desk.until("found");
    EXPECT_EQ(desk.list("players.north.tasks").size(), 3u);
    EXPECT_EQ(desk.list("players.east.tasks").size(), 3u);
    EXPECT_EQ(desk.at("players.north.monarch"), Json("tibirica"));
}

// BR-2.13 to BR-2.16
TEST(Setup, BR_2_15_capital_and_its_raw) {
    Desk desk(2);
    desk.until("found");
    desk.until("pick_space");
    EXPECT_TRUE(desk.at("players.north.capital").is_string());
    EXPECT_TRUE(desk.at("players.east.capital").is_string());
    EXPECT_EQ(desk.at("start"), desk.at("active"));
}

}  // namespace
}  // namespace pentarchy::brazil
