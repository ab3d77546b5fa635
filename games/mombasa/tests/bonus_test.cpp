// Chapters 13 and 14 of the rules: bonus spaces of the board and bonus tiles.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

Given start() {
    return Given()
        .set({"start"}, "blue")
        .set({"token"}, "blue")
        .money("blue", 9)
        .money("green", 9)
        .turn("action", "blue");
}

// MO-13.1, MO-13.2, MO-13.3
TEST(MombasaBonus, MO_13_1_one_marker_on_an_empty_space) {
    Desk d(3, start());
    d.play("blue", "occupy tile_expansion");
    EXPECT_EQ(d.at("spaces.tile_expansion"), "blue");
    EXPECT_EQ(d.of("blue", "money"), 7);
    EXPECT_EQ(d.refusal("green", "occupy tile_expansion"), "MO-13.2");
    d.play("green", "leave").play("yellow", "leave");
    EXPECT_EQ(d.at("spaces.tile_expansion"), "blue");  // until the preparation
    d.play("blue", "occupy tile_bookkeeper").play("blue", "leave").draw_luck();
    EXPECT_EQ(d.at("spaces.tile_expansion"), nullptr);
}

// MO-13.4
TEST(MombasaBonus, MO_13_4_the_requirement_must_be_met) {
    Desk d(2, start().money("blue", 1).hand("blue", {}));
    EXPECT_TRUE(d.is_offered("blue", "occupy tile_plus_one"));
    EXPECT_EQ(d.refusal("blue", "occupy tile_expansion"), "MO-13.4");
}

// MO-13.5
TEST(MombasaBonus, MO_13_5_as_long_as_markers_last) {
    Desk d(3, start());  // two markers with three players
    d.play("blue", "occupy tile_expansion").play("green", "leave").play("yellow", "leave");
    d.play("blue", "occupy tile_bookkeeper");
    EXPECT_TRUE(beginning(d.offers("blue"), "occupy").empty());
    EXPECT_EQ(d.refusal("blue", "occupy tile_plus_one"), "MO-13.1");
}

// MO-13.6
TEST(MombasaBonus, MO_13_6_not_the_start_player_on_the_first_turn) {
    Desk d(2, start().up("blue", {"coffee_1"}));
    EXPECT_EQ(d.refusal("blue", "occupy first_player"), "MO-13.6");
    d.plays("blue", {"trade coffee", "advance cairo"});
    EXPECT_TRUE(d.is_offered("green", "occupy first_player"));
    d.play("green", "leave");
    EXPECT_TRUE(d.is_offered("blue", "occupy first_player"));
}

// MO-13.7, MO-13.8
TEST(MombasaBonus, MO_13_7_the_token_counts_from_the_next_round) {
    Desk d(3, start().up("blue", {"coffee_1"}));
    d.plays("blue", {"trade coffee", "advance cairo"}).play("green", "occupy first_player");
    EXPECT_EQ(d.number("turn_due.points"), 1);
    d.play("green", "take_money");
    EXPECT_EQ(d.at("token"), "green");
    EXPECT_EQ(d.at("start"), "blue");
    EXPECT_EQ(d.pending(), MoveTexts{"yellow"});  // this round's order stays
    d.play("yellow", "leave").play("blue", "leave").play("green", "leave").draw_luck();
    EXPECT_EQ(d.at("start"), "green");
    for (const char* seat : {"blue", "green", "yellow"}) d.plan(seat, {});
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
    for (const char* seat : {"green", "yellow", "blue"}) d.play(seat, "leave");
    EXPECT_EQ(d.draw_luck().at("start"), "green");  // nobody took it: no change
}

// MO-13.9, MO-13.11
TEST(MombasaBonus, MO_13_9_buy_a_card) {
    Desk d(2, start()
                  .display("r1_middle", "coffee_2")
                  .display("r1_left", "coffee_4")
                  .step("blue", "cape_town", 13)
                  .money("blue", 4));
    d.play("blue", "occupy buy_card");
    EXPECT_EQ(d.of("blue", "money"), 3);
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"buy_none", "buy r1_middle coffee_2"}));  // no discount of B1 for money
    EXPECT_EQ(d.refusal("blue", "buy r1_left coffee_4"), "MO-13.9");
    d.play("blue", "buy r1_middle coffee_2");
    EXPECT_EQ(d.of("blue", "money"), 0);
    EXPECT_EQ(d.list("players.blue.hand"), MoveTexts{"coffee_2"});
}

// MO-13.10
TEST(MombasaBonus, MO_13_10_only_the_pound_is_required) {
    Desk d(2, start().display("r1_middle", "coffee_2").money("blue", 1));
    d.play("blue", "occupy buy_card");
    EXPECT_EQ(d.of("blue", "money"), 0);
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
    Desk declined(2, start().display("r1_middle", "coffee_2"));
    declined.plays("blue", {"occupy buy_card", "buy_none"});
    EXPECT_EQ(declined.of("blue", "money"), 8);
}

// MO-13.12
TEST(MombasaBonus, MO_13_12_sell_a_card) {
    Desk d(2, start().hand("blue", {"coffee_1", "coffee_3"}).up("blue", {"cotton_2"}));
    d.play("blue", "occupy sell_card");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"sell coffee_1", "sell coffee_3"}));
    d.play("blue", "sell coffee_3");
    EXPECT_EQ(d.of("blue", "money"), 9 + 4 + 2);
    EXPECT_EQ(d.number("discard.coffee_3"), 1);
}

// MO-13.13
TEST(MombasaBonus, MO_13_13_no_single_share) {
    Given given = start().hand("blue", {"d_share_cairo", "expansion_2_cairo", "coffee_1"});
    Desk d(2, given);
    d.play("blue", "occupy sell_card");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"sell coffee_1", "sell expansion_2_cairo"}));
    EXPECT_EQ(d.refusal("blue", "sell d_share_cairo"), "MO-13.13");
    Desk alone(2, start().hand("blue", {"d_share_cairo"}));
    EXPECT_EQ(alone.refusal("blue", "occupy sell_card"), "MO-13.13");
    Desk option(2, given.with(R"({"single_share_may_be_sold": true})"));
    option.play("blue", "occupy sell_card");
    EXPECT_TRUE(option.is_offered("blue", "sell d_share_cairo"));
}

// MO-13.14, MO-13.15
TEST(MombasaBonus, MO_13_14_a_tile_is_reserved) {
    Desk d(2, start());
    d.play("blue", "occupy tile_diamond_merchant");
    EXPECT_TRUE(d.list("players.blue.tiles").empty());
    d.play("green", "leave").play("blue", "leave").draw_luck();
    EXPECT_EQ(d.list("players.blue.tiles_up"), MoveTexts{"diamond_merchant"});
    Desk last(2, start().turn("action", "blue", 7));
    last.play("blue", "occupy tile_expansion").play("green", "leave").play("blue", "leave");
    EXPECT_EQ(last.pending(), MoveTexts{"over"});
    EXPECT_TRUE(last.list("players.blue.tiles").empty());
}

// MO-13.16, MO-13.17
TEST(MombasaBonus, MO_13_16_nobody_has_more) {
    Desk d(
        3,
        start().up("blue", {"coffee_2"}).up("green", {"coffee_1", "coffee_1"}).up("yellow", {"cotton_2", "coffee_3"}));
    EXPECT_EQ(d.refusal("blue", "occupy majority_coffee"), "MO-13.16");
    EXPECT_EQ(d.refusal("blue", "occupy majority_cotton"), "MO-13.16");
    EXPECT_TRUE(d.is_offered("blue", "occupy majority_bananas"));
    d.plays("blue", {"trade coffee", "advance cairo", "advance cairo"});
    EXPECT_EQ(d.refusal("green", "occupy majority_coffee"), "MO-13.16");
    d.play("green", "leave").plays("yellow", {"trade coffee", "advance mombasa", "advance mombasa", "advance mombasa"});
    EXPECT_TRUE(
        d.is_offered("blue", "occupy majority_coffee"));  // who has left or used up has nothing: a tie of nought
}

// MO-13.18, MO-13.19, MO-13.22
TEST(MombasaBonus, MO_13_19_coffee) {
    const auto reward = [](const MoveTexts& coffee, int levels) {
        Desk d(2, start().up("blue", coffee));
        d.play("blue", "occupy majority_coffee");
        if (levels > 1) {
            EXPECT_EQ(d.offers("blue").size(), static_cast<size_t>(levels));
            d.play("blue", "choose " + std::to_string(levels));
        }
        while (d.pending() == MoveTexts{"blue"} && d.is_offered("blue", "remove_none"))
            d.play("blue", "remove_post cairo 1");
        while (d.pending() == MoveTexts{"blue"} && d.is_offered("blue", "advance cairo"))
            d.play("blue", "advance cairo");
        EXPECT_EQ(d.list("players.blue.face_up").size(), coffee.size());
        return std::pair(d.of("blue", "tracks.cairo"), d.number("companies.cairo.removed"));
    };
    EXPECT_EQ(reward({"coffee_1"}, 1), std::pair(2, 0));
    EXPECT_EQ(reward({"coffee_2"}, 1), std::pair(2, 0));
    EXPECT_EQ(reward({"coffee_3"}, 2), std::pair(3, 0));
    EXPECT_EQ(reward({"coffee_4"}, 2), std::pair(3, 0));
    EXPECT_EQ(reward({"coffee_3", "coffee_2"}, 3), std::pair(4, 1));
}

// MO-13.20
TEST(MombasaBonus, MO_13_20_bananas) {
    Desk d(2, start().up("blue", {"bananas_3", "bananas_2"}));
    d.plays("blue", {"occupy majority_bananas", "choose 3"});
    EXPECT_EQ(d.of("blue", "tracks.cape_town"), 3);
    EXPECT_EQ(d.of("blue", "diamond"), 1);
}

// MO-13.21, MO-13.23
TEST(MombasaBonus, MO_13_21_cotton_and_expansion) {
    Desk cotton(2, start().up("blue", {"cotton_2"}).side("saint_louis", "d1").side("cairo", "c1"));
    cotton.play("blue", "occupy majority_cotton");
    EXPECT_EQ(cotton.of("blue", "tracks.saint_louis"), 2);  // whatever track lies there
    Desk expansion(2, start().up("blue", {"expansion_3_cairo", "expansion_2"}));
    expansion.plays("blue", {"occupy majority_expansion", "choose 3"});
    EXPECT_EQ(expansion.of("blue", "tracks.mombasa"), 4);
    EXPECT_EQ(expansion.of("blue", "money"), 10);
}

// MO-13.24
TEST(MombasaBonus, MO_13_24_without_any) {
    Desk d(2, start());
    d.play("blue", "occupy majority_coffee");
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 0);
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
    Desk strict(2, start().up("blue", {"cotton_1"}).with(R"({"majority_requires_lowest_tier": true})"));
    EXPECT_EQ(strict.refusal("blue", "occupy majority_coffee"), "MO-13.24");
    EXPECT_EQ(strict.refusal("blue", "occupy majority_cotton"), "MO-13.24");  // its lowest level is 2
}

// MO-13.25
TEST(MombasaBonus, MO_13_25_spaces_on_tracks) {
    Desk d(2, start().step("blue", "saint_louis", 5));
    EXPECT_TRUE(d.is_offered("blue", "occupy c1_1"));
    EXPECT_EQ(d.refusal("blue", "occupy d1_1"), "MO-18.9");
    EXPECT_EQ(d.refusal("blue", "occupy c2_1"), "MO-13.25");  // not in this game at all
}

// MO-13.26
TEST(MombasaBonus, MO_13_26_even_without_use) {
    Desk d(2, start().step("blue", "cairo", 22).up("blue", {"coffee_1"}));
    d.play("blue", "occupy majority_coffee");
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 22);
    EXPECT_EQ(d.at("spaces.majority_coffee"), "blue");
}

// MO-14.1, MO-14.2
TEST(MombasaBonus, MO_14_1_tiles_work_like_cards) {
    Desk d(2, start().tile("blue", "expansion"));
    d.play("blue", "expand cairo");
    EXPECT_TRUE(contains(d.told(), "expands blue cairo 2"));
    EXPECT_TRUE(d.list("players.blue.tiles_up").empty());
    EXPECT_EQ(d.list("players.blue.tiles"), MoveTexts{"expansion"});
}

// MO-14.3
TEST(MombasaBonus, MO_14_3_the_merchant_tile) {
    Desk d(2, start()
                  .tile("blue", "diamond_merchant")
                  .up("blue", {"diamond_merchant", "diamond_merchant_cairo", "coffee_1"}));
    d.play("blue", "use_tile diamond_merchant");
    EXPECT_EQ(d.of("blue", "diamond"), 4);
    EXPECT_EQ(d.list("players.blue.face_up").size(), 3u);
}

// MO-14.4
TEST(MombasaBonus, MO_14_4_the_bookkeeper_tile) {
    Desk d(2, start().tile("blue", "bookkeeper").jar("blue", 1));
    d.play("blue", "use_tile bookkeeper");
    EXPECT_EQ(d.number("turn_due.points"), 2);
}

// MO-14.5, MO-14.6, MO-14.7
TEST(MombasaBonus, MO_14_5_the_plus_one_tile) {
    Desk d(2, start().tile("blue", "plus_one").up("blue", {"coffee_2", "cotton_1", "expansion_2"}));
    EXPECT_EQ(beginning(d.offers("blue"), "lay_plus"),
              (MoveTexts{"lay_plus slot_2 coffee_2", "lay_plus slot_3 cotton_1"}));
    EXPECT_EQ(d.of("blue", "totals.coffee"), 2);  // beside the board it counts for nothing
    d.play("blue", "lay_plus slot_2 coffee_2");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});  // no action
    EXPECT_EQ(d.of("blue", "totals.coffee"), 3);
    EXPECT_TRUE(beginning(d.offers("blue"), "lay_plus").empty());
    EXPECT_EQ(d.refusal("blue", "lay_plus slot_3 cotton_1"), "MO-14.7");
    EXPECT_EQ(d.refusal("blue", "occupy first_player"), "MO-13.6");  // still the first turn
}

// MO-14.8
TEST(MombasaBonus, MO_14_8_not_without_a_goods_card) {
    Desk d(2, start().tile("blue", "plus_one").up("blue", {"expansion_2"}));
    EXPECT_TRUE(beginning(d.offers("blue"), "lay_plus").empty());
    EXPECT_EQ(d.refusal("blue", "lay_plus slot_2 expansion_2"), "MO-14.5");
    Desk none(2, start().up("blue", {"coffee_1"}));
    EXPECT_EQ(none.refusal("blue", "lay_plus slot_2 coffee_1"), "MO-14.5");
    EXPECT_TRUE(beginning(d.offers("blue"), "trade").empty());
}

// MO-14.9
TEST(MombasaBonus, MO_14_9_tiles_return_on_leaving) {
    Desk d(2, start().tile("blue", "expansion"));
    d.play("blue", "leave");
    EXPECT_TRUE(d.list("players.blue.tiles").empty());
}

}  // namespace
}  // namespace pentarchy::mombasa
