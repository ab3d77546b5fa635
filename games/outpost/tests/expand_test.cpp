// OP-48: several pawns for three points, rewards after the last of them.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// OP-48
TEST(OutpostExpand, OP_48_three_points_step_by_step) {
    Desk d(2, Given().ground("b1", "hill_1").ground("b2", "hill_2").turn("red"));
    d.play("red", "expand");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"place b1", "place a2"}));
    EXPECT_EQ(d.refusal("red", "stop"), "OP-48");      // at least one
    EXPECT_EQ(d.refusal("red", "place b2"), "OP-48");  // not next to a pawn
    d.play("red", "place b1");
    EXPECT_TRUE(contains(d.offers("red"), "place b2"));  // next to the new one
    EXPECT_TRUE(contains(d.offers("red"), "place a1"));  // home, next to it too
    d.play("red", "place b1").play("red", "place b2");   // a site may be taken again
    EXPECT_EQ(d.at("sites.b1.pawns.red"), 2);
    EXPECT_EQ(d.at("players.red.supply"), 0);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
    EXPECT_EQ(d.goods("red"), "2 1 1");  // the ground was spent
}

TEST(OutpostExpand, OP_48_one_may_stop_after_the_first) {
    Desk d(2, Given().ground("b1", "hill_1").turn("red"));
    d.play("red", "expand").play("red", "place b1").play("red", "stop");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
    EXPECT_EQ(d.at("players.red.supply"), 2);
}

TEST(OutpostExpand, OP_48_anothers_hut_costs_two_and_no_battle) {
    Desk d(2, Given().ground("b1", "hill_1").hut("blue", "a", "b1", 1).ground("a2", "hill_2").turn("red"));
    d.play("red", "expand").play("red", "place b1");
    EXPECT_FALSE(contains(d.lines(), "attacks"));
    EXPECT_EQ(d.refusal("red", "place b1"), "OP-48");  // one point is left
    d.play("red", "place a2");
    EXPECT_EQ(d.at("sites.b1.pawns.red"), 1);
    EXPECT_EQ(d.at("players.blue.huts.a.goods"), 1);
}

TEST(OutpostExpand, OP_48_never_onto_enemy_pawns) {
    Desk d(2, Given().ground("b1", "hill_1").pawns("blue", "b1").turn("red"));
    d.play("red", "expand");
    EXPECT_EQ(d.refusal("red", "place b1"), "OP-48");
    Desk shut(
        2, Given().ground("b1", "hill_1").pawns("blue", "b1").ground("a2", "hill_2").pawns("blue", "a2").turn("red"));
    EXPECT_EQ(shut.refusal("red", "expand"), "OP-48");  // nowhere to go
}

TEST(OutpostExpand, OP_48_rewards_after_the_last_placement_in_order_of_site) {
    Desk d(2, Given().goods("red", 0, 0, 0).turn("red"));
    d.play("red", "expand").play("red", "place a2").play("red", "place b1");
    EXPECT_EQ(d.at("sites.a2.face"), "down");  // nothing is turned up yet
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "stop");
    EXPECT_EQ(d.outcomes()[0].substr(0, 10), "turn_up b1");  // b1 before a2, though it was placed later
    d.luck("turn_up b1 forest_1");
    EXPECT_EQ(d.outcomes()[0].substr(0, 10), "turn_up a2");
    d.luck("turn_up a2 shrine_1");
    EXPECT_EQ(d.goods("red"), "1 0 0");
    EXPECT_EQ(d.score("red"), 2);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
}

TEST(OutpostExpand, OP_48_two_pawns_on_one_site_bring_one_reward) {
    Desk d(2, Given().goods("red", 0, 0, 0).turn("red"));
    d.play("red", "expand")
        .play("red", "place b1")
        .play("red", "place b1")
        .play("red", "stop")
        .luck("turn_up b1 hill_1");
    EXPECT_EQ(d.goods("red"), "0 1 0");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
}

TEST(OutpostExpand, OP_48_camps_and_springs_give_nothing) {
    Desk d(2, Given().turn("red"));
    d.play("red", "expand").play("red", "place b1").play("red", "place a2").play("red", "stop");
    d.luck("turn_up b1 camp_1").luck("turn_up a2 spring_1");
    EXPECT_FALSE(contains(d.lines(), "raiders_at"));
    EXPECT_FALSE(contains(d.lines(), "looks"));
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
    EXPECT_EQ(d.at("sites.b1.spent"), false);  // the camp is not beaten
    d.play("red", "end").play("blue", "pass").play("blue", "end").play("red", "march a1").play("red", "step b1");
    EXPECT_TRUE(contains(d.lines(), "raiders_at"));  // whoever enters later meets the raiders
    d.luck(d.outcomes()[0]).luck(d.outcomes()[0]).play("blue", "lay_done");
    EXPECT_TRUE(contains(d.hears("spectator"), "fought 2 1"));  // the pawn that stood there fights too
}

TEST(OutpostExpand, OP_48_a_pawn_is_needed) {
    Desk d(2, Given().ground("b1", "hill_1").pawns("red", "b1", 2).turn("red"));
    d.play("red", "expand").play("red", "place b1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // the last pawn ends it, points or not
    Desk none(2, Given().ground("b1", "hill_1").pawns("red", "b1", 3).turn("red"));
    EXPECT_EQ(none.refusal("red", "expand"), "OP-48");
}

}  // namespace
}  // namespace pentarchy::outpost
