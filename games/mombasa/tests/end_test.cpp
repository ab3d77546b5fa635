// Chapters 4, 20, 21 and 23 of the rules: shares, the end, and what must and may be done.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

// MO-4.1, MO-21.2, MO-21.3, MO-21.4
TEST(MombasaEnd, MO_4_1_seven_categories) {
    Desk d(2, Given()
                  .money("blue", 11)
                  .step("blue", "cape_town", 13)
                  .hand("blue", {"expansion_2_cape_town"})
                  .posts("cape_town", 0, 3, 5)
                  .diamond("blue", 9)
                  .jar("blue", 5)
                  .books("blue", {{2, "book_a01"}})
                  .turn("end"));
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    EXPECT_EQ(
        d.at("players.blue.score"),
        parse_json(
            R"({"cash": 11, "mombasa": 0, "cape_town": 36, "saint_louis": 0, "cairo": 0, "diamonds": 15, "books": 15, "total": 77})",
            ""));
    EXPECT_TRUE(contains(d.told(), "score_company blue cape_town 6 6 36"));
    EXPECT_EQ(d.score("blue"), 77);
}

// MO-4.2, MO-4.3
TEST(MombasaEnd, MO_4_2_shares) {
    Desk d(2, Given()
                  .step("blue", "cairo", 9)
                  .hand("blue", {"d_share_cairo"})
                  .row("blue", 2, {"expansion_3_cairo"})
                  .up("blue", {"expansion_2_cairo"})
                  .turn("action", "blue"));
    EXPECT_EQ(d.of("blue", "shares.cairo"), 3 + 3);  // the symbol of step 7, not 1 + 2 + 3; hand, row and action area
}

// MO-4.4, MO-4.5
TEST(MombasaEnd, MO_4_4_share_value) {
    Desk map(2, Given().regions("cairo", {"nubia", "darfur"}).posts("cairo", 3, 5, 5).turn("action", "blue"));
    EXPECT_EQ(map.number("companies.cairo.share_value"), 1);
    Desk removed(2, Given().posts("cairo", 3, 5, 5).turn("action", "blue"));
    EXPECT_EQ(removed.number("companies.cairo.removed"), 2);
    EXPECT_EQ(removed.number("companies.cairo.share_value"), 1);
}

// MO-20.1
TEST(MombasaEnd, MO_20_1_nobody_goes_below_nought) {
    Desk d(2, Given().money("blue", 0).turn("action", "blue"));
    for (const char* space : {"buy_card", "tile_plus_one", "tile_expansion"})
        EXPECT_EQ(d.refusal("blue", std::string("occupy ") + space), "MO-13.4");
}

// MO-20.2: each shortage in its own test: MO-10.14, MO-16.8, MO-9.21, MO-9.18, MO-13.5.
TEST(MombasaEnd, MO_20_2_a_tile_is_never_short) {
    Desk d(2, Given()
                  .tile("blue", "expansion")
                  .money("green", 5)
                  .set({"start"}, "green")
                  .set({"token"}, "green")
                  .turn("action", "green"));
    d.play("green", "occupy tile_expansion").play("blue", "leave").play("green", "leave").draw_luck();
    EXPECT_EQ(d.list("players.green.tiles"), MoveTexts{"expansion"});
    EXPECT_TRUE(d.list("players.blue.tiles").empty());
}

// MO-20.3
TEST(MombasaEnd, MO_20_3_no_hand_limit) {
    Given given = Given().row("blue", 2, {"coffee_3", "coffee_4", "cotton_3", "cotton_4", "bananas_3", "bananas_4"});
    given
        .hand("blue", {"coffee_1", "coffee_2", "cotton_1", "cotton_2", "bananas_1", "bananas_2", "expansion_2",
                       "expansion_2", "bookkeeper_2"})
        .turn("action", "blue", 5);
    Desk d(2, given);
    d.play("blue", "leave");
    EXPECT_EQ(d.of("blue", "hand_size"), 15);
}

// MO-21.1
TEST(MombasaEnd, MO_21_1_rows_come_to_the_hand) {
    Desk d(2, Given()
                  .row("blue", 2, {"expansion_2_cairo"})
                  .row("blue", 4, {"coffee_1"})
                  .up("blue", {"coffee_2"})
                  .turn("action", "blue", 7));
    d.play("blue", "leave").play("blue", "take_row slot_4").play("green", "leave");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    EXPECT_EQ(d.list("players.blue.hand"), (MoveTexts{"coffee_1", "coffee_2", "expansion_2_cairo"}));
    EXPECT_TRUE(contains(d.told(), "score_company blue cairo 1 0 0"));
}

// MO-21.5
TEST(MombasaEnd, MO_21_5_ties_share_the_win) {
    Desk d(3, Given().money("blue", 20).money("green", 20).money("yellow", 19).turn("end"));
    EXPECT_EQ(d.rank("blue"), 1);
    EXPECT_EQ(d.rank("green"), 1);
    EXPECT_EQ(d.rank("yellow"), 3);
}

// MO-21.6
TEST(MombasaEnd, MO_21_6_sold_cards_bring_no_shares) {
    Desk d(2, Given().hand("blue", {"expansion_2_cairo"}).turn("action", "blue"));
    EXPECT_EQ(d.of("blue", "shares.cairo"), 1);
    d.play("blue", "occupy sell_card");
    EXPECT_EQ(d.of("blue", "shares.cairo"), 0);
}

// MO-23.1
TEST(MombasaEnd, MO_23_1_what_must_be_done) {
    Desk d(2, Given()
                  .up("blue", {"bookkeeper_2"})
                  .row("blue", 2, {"coffee_1"})
                  .row("blue", 3, {"coffee_2"})
                  .turn("action", "blue"));
    EXPECT_FALSE(contains(d.offers("blue"), "pass"));  // one action a turn, if only leaving
    d.play("blue", "bookkeeper slot_2 bookkeeper_2");
    EXPECT_EQ(d.offers("blue").back(), "take_money");  // points are never kept
    d.play("blue", "take_money").play("green", "leave").play("blue", "leave");
    EXPECT_EQ(d.offers("blue").size(), 2u);  // a row must be taken
}

// MO-23.2
TEST(MombasaEnd, MO_23_2_what_may_be_left) {
    Desk d(2, Given().hand("blue", {"coffee_1"}).turn("plan"));
    EXPECT_TRUE(d.is_offered("blue", "plan_none slot_2"));
    Desk turn(2, Given()
                     .up("blue", {"expansion_2", "bookkeeper_2"})
                     .tile("blue", "plus_one")
                     .money("blue", 5)
                     .turn("action", "blue"));
    turn.play("blue", "bookkeeper slot_3 bookkeeper_2");
    EXPECT_TRUE(turn.is_offered("blue", "flip_none"));
    turn.plays("blue", {"flip_none", "take_money"}).play("green", "leave").play("blue", "expand cairo");
    EXPECT_TRUE(turn.is_offered("blue", "stop"));
}

}  // namespace
}  // namespace pentarchy::mombasa
