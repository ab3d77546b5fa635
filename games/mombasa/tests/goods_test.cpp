// Chapter 8 of the rules and the discounts of chapter 18: goods for cards and steps.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

Given shop() {
    return Given()
        .display("r1_right", "coffee_2")
        .display("r1_middle", "bananas_2")
        .display("r1_left", "cotton_3")
        .turn("action", "blue");
}

// MO-8.1
TEST(MombasaGoods, MO_8_1_cards_of_one_kind) {
    Desk d(2, shop().up("blue", {"coffee_1", "coffee_3", "cotton_2"}));
    d.play("blue", "trade coffee");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"use slot_2 coffee_1", "use slot_3 coffee_3"}));
    EXPECT_EQ(d.refusal("blue", "use_done"), "MO-8.1");  // at least one
    d.play("blue", "use slot_2 coffee_1");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"use slot_3 coffee_3", "use_done"}));
    d.play("blue", "use_done");
    EXPECT_EQ(d.list("players.blue.face_up"), (MoveTexts{"slot_3", "slot_4"}));
}

// Equal cards are one choice.
TEST(MombasaGoods, MO_8_1_equal_cards_are_offered_once) {
    Desk d(2, shop().up("blue", {"coffee_2", "coffee_2", "coffee_1"}));
    d.play("blue", "trade coffee");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"use slot_2 coffee_2", "use slot_4 coffee_1"}));
}

// MO-8.2, MO-8.8
TEST(MombasaGoods, MO_8_2_the_sum_is_spent_step_by_step) {
    Desk d(2, shop().up("blue", {"coffee_1", "coffee_3"}));
    d.plays("blue", {"trade coffee", "use slot_2 coffee_1", "use slot_3 coffee_3"});
    EXPECT_EQ(d.number("turn_due.any_steps"), 4);
    d.plays("blue", {"advance cairo", "advance mombasa", "advance cairo", "advance saint_louis"});
    EXPECT_EQ(d.at("players.blue.tracks"), parse_json(R"({"mombasa": 1, "saint_louis": 1, "cairo": 2})", ""));
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-8.3, MO-8.6, MO-8.9
TEST(MombasaGoods, MO_8_3_a_card_and_steps) {
    Desk d(2, shop().up("blue", {"coffee_4"}));
    d.play("blue", "acquire r1_right coffee_2");
    EXPECT_EQ(d.list("players.blue.hand"), MoveTexts{"coffee_2"});  // before the steps
    EXPECT_EQ(d.number("turn_due.any_steps"), 2);
    d.plays("blue", {"advance cairo", "advance cairo"});
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-8.4, MO-8.5
TEST(MombasaGoods, MO_8_4_crate_and_the_number_beside_the_space) {
    Desk d(2, shop().up("blue", {"coffee_3"}));
    EXPECT_EQ(d.at("prices"), parse_json(R"({"r1_right": 2, "r1_middle": 3, "r1_left": 6})", ""));
    EXPECT_EQ(beginning(d.offers("blue"), "acquire"),
              (MoveTexts{"acquire r1_right coffee_2", "acquire r1_middle bananas_2"}));
    EXPECT_EQ(d.refusal("blue", "acquire r1_left cotton_3"), "MO-8.5");
    d.play("blue", "acquire r1_middle bananas_2");
    EXPECT_EQ(d.pending(), MoveTexts{"green"});  // nothing left for steps
}

// MO-8.5: a selection that could not reach the price is not begun.
TEST(MombasaGoods, MO_8_5_every_pick_keeps_the_price_in_reach) {
    Desk d(2, shop().up("blue", {"coffee_1", "coffee_2", "cotton_1", "cotton_3"}));
    d.play("blue", "acquire r1_middle bananas_2");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"use slot_1 coffee_1", "use slot_3 cotton_1", "use slot_4 cotton_3"}));
    EXPECT_EQ(d.refusal("blue", "use slot_2 coffee_2"), "MO-8.5");
    d.play("blue", "use slot_1 coffee_1");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"use slot_2 coffee_2"});
}

// MO-8.5: of equal cards the first is used first, so a pick that skips it cannot count on the second.
TEST(MombasaGoods, MO_8_5_equal_cards_do_not_mislead) {
    Desk d(2, shop().up("blue", {"coffee_2", "coffee_1", "coffee_2"}));
    d.play("blue", "acquire r1_middle bananas_2");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"use slot_2 coffee_2"});
    EXPECT_EQ(d.refusal("blue", "use slot_3 coffee_1"), "MO-8.5");
    d.play("blue", "use slot_2 coffee_2");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"use slot_3 coffee_1", "use slot_4 coffee_2"}));
}

// MO-8.7
TEST(MombasaGoods, MO_8_7_no_refill_before_the_preparation) {
    Desk d(2, shop().up("blue", {"coffee_2"}));
    d.play("blue", "acquire r1_right coffee_2");
    EXPECT_EQ(d.at("display.r1_right"), nullptr);
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-8.10
TEST(MombasaGoods, MO_8_10_surplus_must_be_used_but_paying_is_voluntary) {
    Given given = shop().up("blue", {"coffee_3"}).money("blue", 9);
    Desk free(2, given.step("blue", "mombasa", 10));  // a payment of 2 lies ahead on A1
    free.play("blue", "trade coffee");
    EXPECT_EQ(free.offers("blue"),
              (MoveTexts{"cross mombasa 2", "advance cape_town", "advance saint_louis", "advance cairo"}));
    EXPECT_EQ(free.refusal("blue", "stop_steps"), "MO-8.10");
    Desk paid(2, given.step("blue", "cape_town", 11).step("blue", "saint_louis", 8).step("blue", "cairo", 12));
    paid.play("blue", "trade coffee");
    EXPECT_EQ(paid.offers("blue"), (MoveTexts{"cross mombasa 2", "cross cape_town 2", "cross saint_louis 1",
                                              "cross cairo 2", "stop_steps"}));
    paid.play("blue", "stop_steps");
    EXPECT_EQ(paid.of("blue", "money"), 9);
    EXPECT_EQ(paid.pending(), MoveTexts{"green"});
}

// MO-8.11
TEST(MombasaGoods, MO_8_11_cards_and_the_tile_are_turned_down) {
    Desk d(2, shop()
                  .up("blue", {"coffee_1", "cotton_2"})
                  .tile("blue", "plus_one")
                  .set({"players", "blue", "plus_on"}, "slot_2"));
    d.plays("blue", {"trade coffee", "advance cairo", "advance cairo"});
    EXPECT_EQ(d.list("players.blue.face_up"), MoveTexts{"slot_3"});
    EXPECT_TRUE(d.list("players.blue.tiles_up").empty());
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-8.12, MO-8.13
TEST(MombasaGoods, MO_8_12_price_nought_still_takes_goods) {
    Given given = Given().display("r1_right", "diamond_merchant").step("blue", "cape_town", 13).turn("action", "blue");
    Desk without(2, given);
    EXPECT_TRUE(beginning(without.offers("blue"), "acquire").empty());
    Desk d(2, given.up("blue", {"coffee_2"}));
    d.play("blue", "acquire r1_right diamond_merchant");
    EXPECT_EQ(d.number("turn_due.any_steps"), 2);  // crate 1, discount 1
    EXPECT_TRUE(d.list("players.blue.face_up").empty());
}

// MO-8.14
TEST(MombasaGoods, MO_8_14_steps_alone) {
    Desk d(2, shop().up("blue", {"bananas_2"}));
    d.plays("blue", {"trade bananas", "advance cairo", "advance cairo"});
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 2);
}

// MO-8.15
TEST(MombasaGoods, MO_8_15_again_in_a_later_turn) {
    Desk d(2, shop().up("blue", {"coffee_1", "coffee_2"}));
    d.plays("blue", {"trade coffee", "use slot_2 coffee_1", "use_done", "advance cairo"}).play("green", "leave");
    EXPECT_TRUE(d.is_offered("blue", "trade coffee"));
}

// MO-18.6, MO-18.7
TEST(MombasaGoods, MO_18_6_discounts_of_B1) {
    Given given = Given()
                      .display("r1_right", "coffee_3")
                      .display("r1_left", "coffee_3")
                      .up("blue", {"bananas_3", "coffee_3", "cotton_1"})
                      .turn("action", "blue");
    Desk none(2, given);
    EXPECT_TRUE(beginning(none.offers("blue"), "acquire").empty());  // price 4
    Desk first(2, given.step("blue", "cape_town", 5));
    first.play("blue", "acquire r1_right coffee_3");
    EXPECT_TRUE(first.told().back().starts_with("acquires blue coffee_3 3"));  // bananas 3 alone can pay
    Desk second(2, given.step("blue", "cape_town", 13));
    EXPECT_TRUE(second.is_offered("blue", "acquire r1_left coffee_3"));  // 6 - 1 = 5, mixed
    EXPECT_EQ(beginning(second.offers("blue"), "trade").size(), 3u);
    second.plays("blue", {"acquire r1_left coffee_3", "use slot_2 bananas_3", "use slot_3 coffee_3", "use_done"});
    EXPECT_EQ(second.number("turn_due.any_steps"), 1);
    second.play("blue", "advance cairo").play("green", "leave");
    second.play("blue", "trade cotton");  // MO-18.7: without a card there is nothing to mix
    EXPECT_EQ(second.number("turn_due.any_steps"), 1);
}

// MO-18.18
TEST(MombasaGoods, MO_18_18_a_discount_belongs_to_its_goods) {
    Desk d(2, Given()
                  .display("r1_right", "coffee_3")
                  .up("blue", {"coffee_3"})
                  .step("blue", "cape_town", 5)
                  .turn("action", "blue"));
    EXPECT_EQ(d.refusal("blue", "acquire r1_right coffee_3"), "MO-8.5");  // bananas only
    Desk both(2, Given()
                     .display("r1_right", "coffee_4")
                     .up("blue", {"bananas_4", "bananas_2"})
                     .step("blue", "cape_town", 13)
                     .turn("action", "blue"));
    both.plays("blue", {"acquire r1_right coffee_4", "use slot_2 bananas_4", "use slot_3 bananas_2"});
    EXPECT_EQ(both.number("turn_due.any_steps"), 1);  // 6 - (6 - 1): the two discounts of the track do not add up
}

// MO-18.8
TEST(MombasaGoods, MO_18_8_B2_cotton) {
    Given given = Given()
                      .side("cape_town", "b2")
                      .display("r1_right", "coffee_3")
                      .up("blue", {"cotton_1", "cotton_2"})
                      .turn("action", "blue");
    Desk first(2, given.step("blue", "cape_town", 5));
    first.plays("blue", {"acquire r1_right coffee_3", "use slot_2 cotton_1", "use slot_3 cotton_2"});
    EXPECT_EQ(first.pending(), MoveTexts{"green"});  // 3 goods for a price of 4 - 1
    Desk second(2, given.step("blue", "cape_town", 13));
    EXPECT_EQ(second.of("blue", "totals.cotton"), 5);
    second.plays("blue", {"acquire r1_right coffee_3", "use slot_2 cotton_1", "use slot_3 cotton_2"});
    EXPECT_EQ(second.number("turn_due.any_steps"), 1);  // 5 goods for 4: not both bonuses at once
}

}  // namespace
}  // namespace pentarchy::mombasa
