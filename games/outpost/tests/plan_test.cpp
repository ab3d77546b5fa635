// OP-14 to OP-19: the parts of a round, sealed plans and what an order does.
#include <cstring>

#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

Given hands() {
    return Given()
        .hand("red", {"militia_3_1", "ward_1"})
        .hand("blue", {"storm_1", "caravan_1"})
        .hand("yellow", {"militia_1_1"})
        .phase("plan");
}

void plan(Desk& d, std::string_view seat, std::string_view card, std::string_view order) {
    d.play(seat, card).play(seat, order).play(seat, "ready");
}

// OP-14
TEST(OutpostPlan, OP_14_plan_market_turns_upkeep) {
    Desk d(2, Given().goods("red", 6, 0, 0).phase("plan"));
    EXPECT_EQ(d.at("round"), 1);
    EXPECT_TRUE(contains(d.offers("red"), "plan_none"));
    plan(d, "red", "plan_none", "order work");
    plan(d, "blue", "plan_none", "order work");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue"}));
    EXPECT_TRUE(contains(d.offers("blue"), "propose red"));  // the market
    d.play("red", "done").play("blue", "done");
    for (int lap = 0; lap < 2; ++lap)
        for (const char* seat : {"red", "blue"}) {
            EXPECT_EQ(d.pending(), MoveTexts{seat});
            d.play(seat, "pass").play(seat, "end");
        }
    EXPECT_EQ(d.offers("red"), MoveTexts{"discard_good wood"});  // upkeep
    d.play("red", "discard_good wood");
    EXPECT_EQ(d.at("round"), 2);
    EXPECT_TRUE(contains(d.offers("red"), "plan_none"));
}

TEST(OutpostPlan, OP_14_without_deals_turns_follow_the_plan) {
    Desk d(2, Given().with(R"({"deals_off": true})").phase("plan"));
    plan(d, "red", "plan_none", "order work");
    plan(d, "blue", "plan_none", "order work");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_TRUE(contains(d.offers("red"), "pass"));
}

// OP-15
TEST(OutpostPlan, OP_15_a_card_or_none_then_an_order) {
    Desk d(3, hands());
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "yellow"}));
    EXPECT_EQ(d.offers("red"), (MoveTexts{"plan_none", "plan militia_3", "plan ward"}));
    EXPECT_EQ(d.offers("yellow"), (MoveTexts{"plan_none", "plan militia_1"}));
    d.play("red", "plan ward");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"order work", "order march", "order build"}));
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"plan_none", "plan storm", "plan caravan"}));
    EXPECT_THROW(d.play("red", "plan militia_3"), std::runtime_error);  // one card at most
}

// OP-16
TEST(OutpostPlan, OP_16_nothing_is_final_before_ready) {
    Desk d(3, hands());
    const State before = d.s;
    d.play("red", "plan ward").play("red", "order march");
    EXPECT_EQ(d.offers("red"), MoveTexts{"ready"});
    EXPECT_TRUE(contains(d.pending(), "red"));
    EXPECT_TRUE(row_for<Outpost>(d.s, 0).flags & kQuiet)
        << "a driver that says ready by itself would take the change away";
    State again = d.s;  // taking it back leads to the very same place, whatever the others do meanwhile
    reopen<Outpost>(again, 1);
    EXPECT_EQ(std::memcmp(&again, &before, sizeof again), 0);
    d.play("red", "ready");
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "yellow"}));
    EXPECT_THROW(d.offers("red"), std::runtime_error);
}

// OP-17
TEST(OutpostPlan, OP_17_nobody_sees_anything_of_a_plan) {
    Desk d(3, hands());
    const std::string blue = d.sight("blue"), spectator = d.sight("spectator");
    for (const char* move : {"plan militia_3", "order build"}) {
        d.play("red", move);
        EXPECT_EQ(d.sight("blue"), blue) << move;
        EXPECT_EQ(d.sight("spectator"), spectator) << move;
        EXPECT_EQ(d.glimpse("blue"), "");
        EXPECT_EQ(d.glimpse("spectator"), "");
    }
    EXPECT_EQ(d.sees("red", "secrets.red.planned_order"), 3);
    d.play("red", "ready");
    EXPECT_EQ(d.sees("blue", "players.red.hand"), 2);  // the planned card still counts as one of the hand
    EXPECT_EQ(d.sees("blue", "players.red.order"), nullptr);
    EXPECT_EQ(d.sees("blue", "secrets.red.planned_card"), 0);
    EXPECT_EQ(d.sees("red", "players.red.hand"), names({"militia_3_1", "ward_1"}));
    EXPECT_TRUE(d.lines().empty());
}

TEST(OutpostPlan, OP_17_a_known_card_does_not_vanish_when_it_is_planned) {
    Given given = hands().with(R"({"known": {"blue": ["militia_3_1"]}})");
    Desk one(3, given), other(3, given);
    EXPECT_EQ(one.sees("blue", "players.red.hand"), (Json{"militia_3_1", nullptr}));
    plan(one, "red", "plan militia_3", "order work");
    plan(other, "red", "plan_none", "order march");
    EXPECT_EQ(one.sight("blue"), other.sight("blue"));
}

// OP-18
TEST(OutpostPlan, OP_18_plans_are_shown_together_for_gold) {
    Desk d(3, hands().with(R"({"start": "blue"})"));
    plan(d, "red", "plan militia_3", "order build");
    plan(d, "yellow", "plan_none", "order work");
    EXPECT_EQ(d.goods("red"), "2 1 1");
    EXPECT_EQ(d.at("discard"), names({}));
    plan(d, "blue", "plan storm", "order march");
    EXPECT_EQ(d.goods("red"), "2 1 4");     // a militia for its value
    EXPECT_EQ(d.goods("blue"), "2 1 2");    // any other card for one
    EXPECT_EQ(d.goods("yellow"), "2 1 1");  // no card, no gold
    EXPECT_EQ(d.sees("spectator", "discard"), names({"militia_3_1", "storm_1"}));
    EXPECT_EQ(d.sees("yellow", "players.red.order"), "build");
    EXPECT_EQ(d.sees("yellow", "players.red.hand"), 1);
    EXPECT_EQ(d.hears("spectator"), (MoveTexts{"planned_card blue march storm 1", "planned yellow work",
                                               "planned_card red build militia_3 3"}));
}

// OP-19
TEST(OutpostPlan, OP_19_march_gives_a_step_in_the_second_turn_only) {
    for (const int lap : {1, 2}) {
        Desk d(2, Given()
                      .order("red", "march")
                      .order("blue", "work")
                      .ground("b1", "hill_1")
                      .ground("c1", "hill_2")
                      .ground("d1", "hill_3")
                      .turn("red", lap));
        d.play("red", "march a1").play("red", "step b1").play("red", "step c1");
        EXPECT_EQ(contains(d.offers("red"), "step d1"), lap == 2);
    }
    Desk other(2, Given()
                      .order("red", "work")
                      .order("blue", "march")
                      .ground("b1", "hill_1")
                      .ground("c1", "hill_2")
                      .turn("red", 2));
    other.play("red", "march a1").play("red", "step b1").play("red", "step c1");
    EXPECT_EQ(other.offers("red"), MoveTexts{"end"});  // another's order is no order of mine
}

TEST(OutpostPlan, OP_19_build_saves_a_wood_and_never_more_than_there_is) {
    const auto desk = [](int lap) {
        return Desk(2, Given()
                           .order("red", "build")
                           .goods("red", 0, 1, 0)
                           .pawns("red", "b1")
                           .ground("b1", "hill_1")
                           .turn("red", lap));
    };
    EXPECT_EQ(desk(1).refusal("red", "build a b1"), "OP-40");
    Desk d = desk(2);
    EXPECT_TRUE(contains(d.offers("red"), "build b b1"));
    d.play("red", "build a b1");
    EXPECT_EQ(d.goods("red"), "0 1 0");  // a hut of one wood is free, nothing is paid out
    EXPECT_EQ(d.at("players.red.huts.a.site"), "b1");
}

TEST(OutpostPlan, OP_19_work_puts_one_more_good_on_a_new_hut) {
    for (const int lap : {1, 2}) {
        Desk d(2, Given()
                      .order("red", "work")
                      .goods("red", 1, 0, 0)
                      .pawns("red", "b1")
                      .ground("b1", "forest_1")
                      .turn("red", lap));
        d.play("red", "build a b1").settle();
        EXPECT_EQ(d.at("players.red.huts.a.goods"), lap);
    }
}

}  // namespace
}  // namespace pentarchy::outpost
