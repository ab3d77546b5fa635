// Chapters 17 to 19 of the rules: company tracks, special bonuses, diamonds and the ink jar.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

Given with(const MoveTexts& cards) {
    return Given().set({"start"}, "blue").set({"token"}, "blue").up("blue", cards).turn("action", "blue");
}

// MO-17.1, MO-17.2, MO-17.3
TEST(MombasaTrack, MO_17_1_step_by_step_from_nought) {
    Desk d(2, with({"coffee_2"}).step("green", "cairo", 1));
    d.plays("blue", {"trade coffee", "advance cairo"});
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 1);  // beside green
    EXPECT_EQ(d.of("blue", "shares.cairo"), 0);
    d.play("blue", "advance cairo");
    EXPECT_EQ(d.of("blue", "shares.cairo"), 1);
}

// MO-17.4
TEST(MombasaTrack, MO_17_4_payments) {
    Desk d(2, with({"coffee_2"}).step("blue", "saint_louis", 8).money("blue", 3));
    d.plays("blue", {"trade coffee", "cross saint_louis 1"});
    EXPECT_EQ(d.of("blue", "money"), 2);
    EXPECT_EQ(d.of("blue", "tracks.saint_louis"), 9);
    Desk poor(2, with({"coffee_2"}).step("blue", "saint_louis", 8).money("blue", 0));
    poor.play("blue", "trade coffee");
    EXPECT_EQ(poor.refusal("blue", "cross saint_louis 1"), "MO-17.4");
}

// MO-17.5
TEST(MombasaTrack, MO_17_5_steps_of_a_reward_may_be_lost) {
    Desk poor(2, with({"coffee_2"}).step("blue", "cairo", 11).money("blue", 0));
    poor.play("blue", "occupy majority_coffee");  // 12 is free, 13 costs 2
    EXPECT_EQ(poor.of("blue", "tracks.cairo"), 12);
    EXPECT_EQ(poor.pending(), MoveTexts{"green"});
    Desk unwilling(2, with({"coffee_2"}).step("blue", "cairo", 11).money("blue", 5));
    unwilling.play("blue", "occupy majority_coffee");
    EXPECT_EQ(unwilling.offers("blue"), (MoveTexts{"cross cairo 2", "stop_steps"}));
    unwilling.play("blue", "stop_steps");
    EXPECT_EQ(unwilling.of("blue", "money"), 5);
}

// MO-17.6
TEST(MombasaTrack, MO_17_6_the_last_step) {
    Desk d(2, with({"coffee_2"}).step("blue", "cairo", 21));
    d.plays("blue", {"trade coffee", "advance cairo"});
    EXPECT_EQ(d.refusal("blue", "advance cairo"), "MO-17.6");
}

// MO-17.7, MO-17.8, MO-17.9
TEST(MombasaTrack, MO_17_8_payouts) {
    Desk d(4, with({"coffee_2"})
                  .step("blue", "cairo", 3)
                  .step("green", "cairo", 4)
                  .step("yellow", "cairo", 9)
                  .step("purple", "cairo", 3));
    d.plays("blue", {"trade coffee", "advance cairo"});
    EXPECT_EQ(d.of("blue", "money"), 2);
    EXPECT_EQ(d.of("green", "money"), 2);
    EXPECT_EQ(d.of("yellow", "money"), 2);
    EXPECT_EQ(d.of("purple", "money"), 1);
    for (int side = 0; side < kSides; ++side) {
        EXPECT_GE(d.t.side[side].payout[0], 1);
        EXPECT_LE(d.t.side[side].payout[1], 2);
    }
}

// MO-17.10
TEST(MombasaTrack, MO_17_10_a_payout_may_pay) {
    // B1: a payment of 2 after step 11, the second special space on 13. C1: special on 12, so the money comes first
    // there.
    Desk d(2, with({"coffee_3"}).step("blue", "saint_louis", 11).step("blue", "cape_town", 11).money("blue", 0));
    d.play("blue", "trade coffee");
    EXPECT_EQ(d.refusal("blue", "cross cape_town 2"), "MO-17.4");
    d.play("blue", "advance saint_louis");
    EXPECT_EQ(d.of("blue", "money"), 2);
    d.play("blue", "cross cape_town 2");
    EXPECT_EQ(d.of("blue", "tracks.cape_town"), 12);
}

// MO-17.11, MO-18.17
TEST(MombasaTrack, MO_17_11_a_bonus_from_the_next_turn_on) {
    Desk d(2,
           with({"coffee_1", "expansion_2"}).step("blue", "mombasa", 5).up("green", {"expansion_2"}).money("green", 5));
    EXPECT_EQ(d.of("blue", "totals.expansion"), 2);
    d.plays("blue", {"trade coffee", "advance mombasa"});
    EXPECT_EQ(d.of("blue", "totals.expansion"), 2);                   // not yet
    EXPECT_TRUE(d.is_offered("green", "occupy majority_expansion"));  // nor for a comparison
    d.play("green", "occupy tile_plus_one");
    EXPECT_EQ(d.of("blue", "totals.expansion"), 3);
    d.play("blue", "leave");
    Desk spaces(2, with({"coffee_1"}).step("blue", "saint_louis", 4).money("blue", 5));
    EXPECT_EQ(spaces.refusal("blue", "occupy c1_1"), "MO-18.9");
    spaces.plays("blue", {"trade coffee", "advance saint_louis"}).play("green", "leave");
    EXPECT_TRUE(spaces.is_offered("blue", "occupy c1_1"));
}

// MO-18.1
TEST(MombasaTrack, MO_18_1_permanent_bonuses_and_spaces) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    for (int side = 0; side < kSides; ++side)
        for (int special = 0; special < kSpecials; ++special) {
            EXPECT_EQ(t.side[side].perk[special].kind == Perk::Space, side >= 4);
            EXPECT_EQ(t.side[side].space[special] != kNone, side >= 4);
        }
}

// MO-18.2, MO-18.3, MO-18.4
TEST(MombasaTrack, MO_18_4_A1) {
    EXPECT_EQ(Desk(2, with({"expansion_2"}).step("blue", "mombasa", 6)).of("blue", "totals.expansion"), 3);
    EXPECT_EQ(Desk(2, with({"expansion_2"}).step("blue", "mombasa", 14)).of("blue", "totals.expansion"), 4);  // not 5
    EXPECT_EQ(Desk(2, with({"coffee_2"}).step("blue", "mombasa", 14)).of("blue", "totals.expansion"), 0);
    EXPECT_EQ(Desk(2, with({}).tile("blue", "expansion").step("blue", "mombasa", 14)).of("blue", "totals.expansion"),
              4);
    Desk d(2, with({"expansion_2"}).step("blue", "mombasa", 14));
    d.play("blue", "expand cairo");
    EXPECT_TRUE(contains(d.told(), "expands blue cairo 4"));
}

// MO-18.5
TEST(MombasaTrack, MO_18_5_A2) {
    const auto spaces = [](int step) {
        Desk d(4, with({}).side("mombasa", "a2").step("blue", "mombasa", step).money("blue", 20));
        for (const char* seat : {"green", "yellow", "purple"}) d.s.player[d.seat(seat)].out = 1;
        int n = 0;
        for (const char* space :
             {"tile_plus_one", "tile_bookkeeper", "tile_expansion", "tile_diamond_merchant", "majority_coffee"})
            if (d.is_offered("blue", std::string("occupy ") + space))
                d.play("blue", std::string("occupy ") + space), ++n;
        return n;
    };
    EXPECT_EQ(spaces(0), 2);
    EXPECT_EQ(spaces(7), 3);
    EXPECT_EQ(spaces(15), 4);
}

// MO-18.9
TEST(MombasaTrack, MO_18_9_one_marker_a_round) {
    Desk d(3,
           with({}).step("blue", "saint_louis", 5).step("green", "saint_louis", 5).money("blue", 5).money("green", 5));
    EXPECT_EQ(d.refusal("blue", "occupy c1_2"), "MO-18.9");
    d.plays("blue", {"occupy c1_1", "choose 1", "take_money"});
    EXPECT_EQ(d.refusal("green", "occupy c1_1"), "MO-13.2");
    d.play("green", "leave");
    EXPECT_EQ(d.refusal("yellow", "occupy c1_1"), "MO-13.2");
}

// MO-18.10
TEST(MombasaTrack, MO_18_10_one_of_the_two_a_round) {
    Desk d(2, with({}).step("blue", "saint_louis", 12).money("blue", 9));
    d.plays("blue", {"occupy c1_2", "take_money"}).play("green", "leave");
    EXPECT_EQ(d.refusal("blue", "occupy c1_1"), "MO-18.10");
}

// MO-18.11
TEST(MombasaTrack, MO_18_11_C1) {
    Given given = with({}).step("blue", "saint_louis", 12).money("blue", 9);
    Desk first(2, given);
    first.play("blue", "occupy c1_1");
    EXPECT_EQ(first.of("blue", "money"), 8);
    first.play("blue", "choose 1");
    EXPECT_EQ(first.of("blue", "diamond"), 2);
    EXPECT_EQ(first.number("turn_due.points"), 1);
    Desk other(2, given);
    other.plays("blue", {"occupy c1_1", "choose 2"});
    EXPECT_EQ(other.of("blue", "diamond"), 1);
    EXPECT_EQ(other.number("turn_due.points"), 2);
    Desk second(2, given);
    second.play("blue", "occupy c1_2");
    EXPECT_EQ(second.of("blue", "money"), 7);
    EXPECT_EQ(second.of("blue", "diamond"), 2);
    EXPECT_EQ(second.number("turn_due.points"), 2);
}

// MO-18.12, MO-18.13, MO-18.16
TEST(MombasaTrack, MO_18_12_C2) {
    Given given = with({})
                      .side("saint_louis", "c2")
                      .step("blue", "saint_louis", 12)
                      .display("r1_right", "diamond_merchant")
                      .display("r2_right", "coffee_2")
                      .money("blue", 1);
    Desk first(2, given);
    first.play("blue", "occupy c2_1");
    EXPECT_EQ(first.of("blue", "diamond"), 1);
    EXPECT_EQ(first.offers("blue"), (MoveTexts{"buy_none", "buy r1_right diamond_merchant"}));
    first.play("blue", "buy_none");
    EXPECT_EQ(first.of("blue", "money"), 1);
    Desk second(2, given);
    second.play("blue", "occupy c2_2");
    EXPECT_EQ(second.of("blue", "diamond"), 2);
    EXPECT_EQ(second.offers("blue").size(), 3u);
    second.play("blue", "buy r1_right diamond_merchant");
    EXPECT_EQ(second.of("blue", "money"), 1);  // 1 - 1 = 0
    EXPECT_EQ(second.list("players.blue.hand"), MoveTexts{"diamond_merchant"});
}

// MO-18.14
TEST(MombasaTrack, MO_18_14_D1) {
    Given given = with({}).step("blue", "cairo", 11).hand("blue", {"coffee_1", "cotton_2", "d_share_cairo"});
    Desk first(2, given);
    first.play("blue", "occupy d1_1");
    EXPECT_EQ(first.refusal("blue", "sell d_share_cairo"), "MO-13.13");
    first.play("blue", "sell cotton_2");
    EXPECT_EQ(first.of("blue", "money"), 1 + 2 + 3);
    Desk second(2, given);
    second.play("blue", "occupy d1_2");  // the only coffee card is sold at once
    EXPECT_EQ(second.of("blue", "money"), 1 + 1 + 8);
    Desk none(2, with({}).step("blue", "cairo", 11).hand("blue", {"cotton_2"}));
    EXPECT_EQ(none.refusal("blue", "occupy d1_2"), "MO-18.14");
    Desk two(2, with({}).step("blue", "cairo", 11).hand("blue", {"coffee_1", "coffee_2", "cotton_2"}));
    two.play("blue", "occupy d1_2");
    EXPECT_EQ(two.refusal("blue", "sell cotton_2"), "MO-18.14");
}

// MO-18.15
TEST(MombasaTrack, MO_18_15_D2) {
    Given given = with({}).side("cairo", "d2").step("blue", "cairo", 14).money("blue", 3);
    Desk first(2, given);
    first.play("blue", "occupy d2_1");
    EXPECT_EQ(first.offers("blue"),
              (MoveTexts{"track mombasa", "track cape_town"}));  // saint_louis would leave no second one
    EXPECT_EQ(first.refusal("blue", "track cairo"), "MO-18.15");
    first.plays("blue", {"track mombasa", "track saint_louis"});
    EXPECT_EQ(first.at("players.blue.tracks"), parse_json(R"({"mombasa": 2, "saint_louis": 2, "cairo": 14})", ""));
    EXPECT_EQ(first.of("blue", "money"), 2);
    Desk second(2, given);
    second.play("blue", "occupy d2_2");
    EXPECT_EQ(second.at("players.blue.tracks"),
              parse_json(R"({"mombasa": 2, "cape_town": 2, "saint_louis": 2, "cairo": 14})", ""));
}

// MO-19.1, MO-19.4, MO-19.5
TEST(MombasaTrack, MO_19_4_beyond_the_last_diamond_step) {
    Desk d(2, with({"diamond_merchant_cairo"}).diamond("blue", 27));
    d.play("blue", "merchant slot_2 diamond_merchant_cairo");
    EXPECT_EQ(d.of("blue", "diamond"), 28);
    EXPECT_EQ(d.of("blue", "money"), 1 + 1 + 2);
    Desk end(2, with({"diamond_merchant_cairo"}).diamond("blue", 28));
    end.play("blue", "merchant slot_2 diamond_merchant_cairo");
    EXPECT_EQ(end.of("blue", "money"), 1 + 1 + 4);
}

// MO-19.2
TEST(MombasaTrack, MO_19_2_steps_that_open_slots) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    EXPECT_EQ(t.diamond_unlock, 8);
    EXPECT_EQ(t.jar_unlock, 4);
    Desk d(2, with({"diamond_merchant_cairo"}).diamond("blue", 7));
    d.play("blue", "merchant slot_2 diamond_merchant_cairo");
    EXPECT_TRUE(contains(d.told(), "slot_opens blue slot_1"));
}

// MO-19.6
TEST(MombasaTrack, MO_19_6_only_bookkeepers_move_the_jar) {
    Desk d(2, Given()
                  .up("blue", {"expansion_2", "coffee_2", "cotton_2"})
                  .regions("cairo", {"kordofan"})
                  .turn("action", "blue"));
    d.plays("blue", {"expand cairo", "place nubia"});
    while (d.pending() == MoveTexts{"blue"}) d.play("blue", d.offers("blue").back());
    EXPECT_EQ(d.of("blue", "jar"), 0);
}

// MO-19.8
TEST(MombasaTrack, MO_19_8_already_in_the_action_that_reaches_it) {
    Desk d(2, with({"bookkeeper_2", "coffee_3"}).jar("blue", 14).books("blue", {{15, "book_c03"}}));  // 3 points
    d.plays("blue", {"bookkeeper slot_2 bookkeeper_2", "jar_to 15"});
    EXPECT_EQ(d.of("blue", "money"), 1 + 2 * 5);
}

// MO-19.9, MO-19.10
TEST(MombasaTrack, MO_19_10_values) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    EXPECT_EQ(t.diamond_value[0], 0);
    EXPECT_EQ(t.diamond_value[5], 0);
    EXPECT_EQ(t.diamond_value[6], 10);
    EXPECT_EQ(t.diamond_value[12], 15);
    EXPECT_EQ(t.diamond_value[28], 60);
    EXPECT_EQ(t.jar_value[2], 0);
    EXPECT_EQ(t.jar_value[3], 10);
    EXPECT_EQ(t.jar_value[15], 60);
}

}  // namespace
}  // namespace pentarchy::mombasa
