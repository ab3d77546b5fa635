// Chapters 7 and 12 of the rules: turns in general, totals, and diamond merchants.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

// MO-7.1
TEST(MombasaTurn, MO_7_1_clockwise_from_the_start_player) {
    Desk d(3, Given().set({"start"}, "green").set({"token"}, "green").up("green", {"coffee_1"}).turn("action"));
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
    d.play("green", "trade coffee").play("green", "advance cairo");
    EXPECT_EQ(d.pending(), MoveTexts{"yellow"});
    d.play("yellow", "leave");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
}

// MO-7.2
TEST(MombasaTurn, MO_7_2_six_actions) {
    Desk d(2,
           Given().up("blue", {"coffee_1", "expansion_2", "bookkeeper_2", "diamond_merchant"}).turn("action", "blue"));
    const MoveTexts offers = d.offers("blue");
    for (const char* verb : {"trade", "expand", "bookkeeper", "merchant", "occupy", "leave"})
        EXPECT_FALSE(beginning(offers, verb).empty()) << verb;
    d.play("blue", "merchant slot_4 diamond_merchant");
    EXPECT_EQ(d.pending(), MoveTexts{"green"});  // exactly one
}

// MO-7.3
TEST(MombasaTurn, MO_7_3_only_what_lies_face_up) {
    Desk d(2, Given()
                  .row("blue", 2, {"bookkeeper_2", "expansion_2", "coffee_2"})
                  .display("r1_right", "coffee_3")
                  .turn("action", "blue", 2));
    const MoveTexts offers = d.offers("blue");
    for (const char* verb : {"trade", "acquire", "expand", "bookkeeper", "merchant", "use_tile"})
        EXPECT_TRUE(beginning(offers, verb).empty()) << verb;
    EXPECT_EQ(d.refusal("blue", "expand cairo"), "MO-7.3");
    EXPECT_EQ(d.refusal("blue", "trade coffee"), "MO-7.3");
    EXPECT_EQ(d.refusal("blue", "acquire r1_right coffee_3"), "MO-7.3");
    EXPECT_EQ(d.refusal("blue", "use_tile bookkeeper"), "MO-7.3");
}

// MO-7.4
TEST(MombasaTurn, MO_7_4_leaving_is_always_possible) {
    Desk d(2, Given().up("blue", {"coffee_1", "coffee_2"}).turn("action", "blue"));
    d.play("blue", "leave");
    EXPECT_EQ(d.at("players.blue.out"), true);
}

// MO-7.5
TEST(MombasaTurn, MO_7_5_used_cards_lie_face_down) {
    Desk d(2, Given().up("blue", {"coffee_1", "coffee_2"}).turn("action", "blue"));
    d.play("blue", "trade coffee")
        .play("blue", "use slot_3 coffee_2")
        .plays("blue", {"advance cairo", "advance cairo"});
    EXPECT_EQ(d.list("players.blue.face_up"), MoveTexts{"slot_2"});
    EXPECT_EQ(d.of("blue", "totals.coffee"), 1);
    d.play("green", "leave");
    EXPECT_EQ(beginning(d.offers("blue"), "trade").size(), 1u);
}

TEST(MombasaTurn, MO_7_5_used_specialists_are_refused) {
    const Given given = Given()
                            .up("blue", {"bookkeeper_2", "diamond_merchant", "coffee_1"})
                            .tile("blue", "bookkeeper")
                            .turn("action", "blue");
    for (const char* used :
         {"merchant slot_3 diamond_merchant", "bookkeeper slot_2 bookkeeper_2", "use_tile bookkeeper"}) {
        Desk d(2, given);
        EXPECT_EQ(d.refusal("blue", "bookkeeper slot_3 bookkeeper_2"), "MO-11.1");  // it lies elsewhere
        EXPECT_EQ(d.refusal("blue", "use_tile diamond_merchant"), "MO-7.3");
        d.play("blue", used).draw_luck();
        while (contains(d.pending(), "blue")) d.play("blue", d.offers("blue").back()).draw_luck();
        d.play("green", "leave");
        EXPECT_EQ(d.refusal("blue", used), "MO-7.5") << used;
    }
}

// MO-7.6
TEST(MombasaTurn, MO_7_6_who_has_left_is_skipped) {
    Desk d(3, Given().up("blue", {"coffee_1", "cotton_1"}).turn("action", "blue"));
    d.plays("blue", {"trade coffee", "advance cairo"}).play("green", "leave").play("yellow", "leave");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.plays("blue", {"trade cotton", "advance cairo"});
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
}

// MO-7.7
TEST(MombasaTurn, MO_7_7_rewards_in_part) {
    Desk d(2,
           Given().up("blue", {"coffee_3"}).step("blue", "cairo", 2).step("green", "cairo", 5).turn("action", "blue"));
    d.play("blue", "occupy majority_coffee");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"choose 1", "choose 2"}));  // a lower level
    d.play("blue", "choose 2");
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 3);  // the special space would pay green too
    d.play("blue", "stop_steps");
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 3);
    EXPECT_EQ(d.of("green", "money"), 1);
}

// MO-7.8
TEST(MombasaTurn, MO_7_8_totals) {
    Desk d(2, Given()
                  .up("blue", {"coffee_1", "coffee_3", "cotton_2", "expansion_2"})
                  .set({"players", "blue", "tiles"}, names({"plus_one", "expansion"}))
                  .set({"players", "blue", "tiles_up"}, names({"plus_one", "expansion"}))
                  .set({"players", "blue", "plus_on"}, "slot_3")
                  .row("blue", 2, {"bananas_2"})
                  .step("blue", "mombasa", 6)
                  .turn("action", "blue"));
    EXPECT_EQ(d.of("blue", "totals.coffee"), 4);
    EXPECT_EQ(d.of("blue", "totals.cotton"), 3);     // with the tile
    EXPECT_EQ(d.of("blue", "totals.bananas"), 0);    // a resting card does not count
    EXPECT_EQ(d.of("blue", "totals.expansion"), 5);  // card 2, tile 2, A1 first bonus 1
}

// MO-7.9
TEST(MombasaTurn, MO_7_9_nobody_else_decides) {
    Desk d(3, Given().up("blue", {"expansion_3_cairo"}).regions("mombasa", {"nubia"}).turn("action", "blue"));
    d.play("blue", "expand cairo");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "place nubia");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
}

// MO-7.10
TEST(MombasaTurn, MO_7_10_money_diamonds_points_steps) {
    // Red Sea Coast gives 2 pounds, Abyssinia a diamond step, Nubia a point, Kordofan a track step.
    Desk d(2, Given().up("blue", {"expansion_3_cairo", "expansion_3_mombasa"}).turn("action", "blue"));
    d.play("blue", "expand cairo").play("blue", "place nubia");
    for (const char* region : {"kordofan", "red_sea_coast", "abyssinia"}) {
        if (beginning(d.offers("blue"), "take_post").size())
            d.play("blue", beginning(d.offers("blue"), "take_post")[0]);
        d.play("blue", std::string("place ") + region);
    }
    if (beginning(d.offers("blue"), "take_post").size()) d.play("blue", beginning(d.offers("blue"), "take_post")[0]);
    d.play("blue", "stop").play("blue", "take_money");
    MoveTexts told = d.told();
    const auto at = [&](const char* line) { return std::find(told.begin(), told.end(), line) - told.begin(); };
    EXPECT_LT(at("gains_money blue 2"), at("diamonds blue 1"));
    EXPECT_LT(at("diamonds blue 1"), at("points_to_money blue 1"));
    EXPECT_LT(at("points_to_money blue 1"), at("advances blue cairo 1"));
}

// MO-12.1, MO-12.5
TEST(MombasaTurn, MO_12_1_one_merchant_a_turn) {
    Desk d(2, Given().up("blue", {"diamond_merchant", "diamond_merchant_cairo"}).turn("action", "blue"));
    d.play("blue", "merchant slot_2 diamond_merchant");
    EXPECT_EQ(d.list("players.blue.face_up"), MoveTexts{"slot_3"});
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-12.2
TEST(MombasaTurn, MO_12_2_the_neutral_merchant) {
    Desk d(2, Given().up("blue", {"diamond_merchant"}).turn("action", "blue"));
    d.play("blue", "merchant slot_2 diamond_merchant");
    EXPECT_EQ(d.of("blue", "diamond"), 1);
    EXPECT_EQ(d.of("blue", "money"), 3);
}

// MO-12.3, MO-12.4
TEST(MombasaTurn, MO_12_3_mines_of_the_company) {
    const auto steps = [](const MoveTexts& regions) {
        Desk d(2, Given().up("blue", {"diamond_merchant_cairo"}).regions("cairo", regions).turn("action", "blue"));
        d.play("blue", "merchant slot_2 diamond_merchant_cairo");
        EXPECT_EQ(d.of("blue", "money"), 2);
        return d.of("blue", "diamond");
    };
    EXPECT_EQ(steps({}), 2);
    EXPECT_EQ(steps({"abyssinia"}), 2);
    EXPECT_EQ(steps({"abyssinia", "lake_chad"}), 3);
    EXPECT_EQ(steps({"abyssinia", "lake_chad", "niger_bend"}), 4);
}

}  // namespace
}  // namespace pentarchy::mombasa
