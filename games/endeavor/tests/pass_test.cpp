// Section 17: passing, the card limit, the governor place, and what becomes of discarded cards.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

Given holding(const MoveTexts& cards, int politics) {
    return Given().cards("red", cards).level("red", "politics", politics).turn("action", "red", 3);
}

// EN-17.1, EN-17.15
TEST(EndeavorPass, EN_17_1_cards_above_the_limit_go_at_once) {
    Desk over(4, holding({"india_1", "caribbean_1"}, 0));
    over.play("red", "pass");
    EXPECT_EQ(over.pending(), MoveTexts{"red"});
    EXPECT_EQ(over.offers("red"), (MoveTexts{"discard india_1", "discard caribbean_1"}));
    over.play("red", "discard india_1");
    EXPECT_EQ(over.pending(), MoveTexts{"purple"});
    Desk within(4, holding({"india_1", "caribbean_1"}, 2));
    within.play("red", "pass");
    EXPECT_EQ(within.pending(), MoveTexts{"purple"});
    EXPECT_EQ(within.at("players.red.cards").as_array().size(), 2u);
}

// EN-17.2
TEST(EndeavorPass, EN_17_2_the_limit_follows_politics_up_to_5) {
    const int limits[] = {1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5};
    for (int politics = 0; politics < 18; ++politics)
        EXPECT_EQ(Desk(4, holding({}, politics)).of("red", "card_limit"), limits[politics]) << politics;
}

// EN-17.3, EN-17.7
TEST(EndeavorPass, EN_17_3_one_slavery_card_does_not_count) {
    Desk one(4, holding({"india_1", "slavery_0"}, 0));
    one.play("red", "pass");
    EXPECT_EQ(one.pending(), MoveTexts{"purple"});
    Desk two(4, holding({"india_1", "slavery_0", "slavery_1"}, 0));
    two.play("red", "pass");
    EXPECT_EQ(two.offers("red"), (MoveTexts{"discard india_1", "discard slavery_0", "discard slavery_1"}));
    two.play("red", "discard india_1");
    EXPECT_EQ(two.pending(), MoveTexts{"purple"});
    EXPECT_EQ(two.at("players.red.cards"), names({"slavery_0", "slavery_1"}));
}

// EN-17.21
TEST(EndeavorPass, EN_17_21_the_only_slavery_card_cannot_be_discarded) {
    Desk d(4, holding({"india_1", "caribbean_1", "slavery_0"}, 0));
    d.play("red", "pass");
    EXPECT_EQ(d.refusal("red", "discard slavery_0"), "EN-17.21");
    EXPECT_EQ(d.offers("red").size(), 2u);
}

// EN-17.4, EN-17.6, EN-17.7, EN-17.19
TEST(EndeavorPass, EN_17_4_a_governor_on_its_place_does_not_count) {
    Desk d(4, holding({"caribbean_governor", "india_1"}, 0));
    d.play("red", "pass");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard india_1", "discard caribbean_governor", "keep_governor"}));
    d.play("red", "keep_governor");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    EXPECT_EQ(d.at("players.red.cards").as_array().size(), 2u);
    EXPECT_EQ(d.of("red", "score.governor_place"), 0);
}

// EN-17.5
TEST(EndeavorPass, EN_17_5_only_a_governor_lies_there) {
    Desk d(4, holding({"caribbean_1", "india_1"}, 0));
    d.play("red", "pass");
    EXPECT_EQ(d.refusal("red", "keep_governor"), "EN-17.5");
}

// EN-17.6
TEST(EndeavorPass, EN_17_6_several_governors_and_only_one_on_the_place) {
    Desk two(4, holding({"caribbean_governor", "india_governor"}, 0));
    EXPECT_TRUE(two.play("red", "pass").is_offered("red", "keep_governor"));
    Desk three(4, holding({"caribbean_governor", "india_governor", "far_east_governor"}, 0));
    three.play("red", "pass");
    EXPECT_EQ(three.refusal("red", "keep_governor"), "EN-17.19");
    Desk room(4, holding({"caribbean_governor", "india_governor"}, 2));
    room.play("red", "pass");
    EXPECT_EQ(room.pending(), MoveTexts{"purple"});
    EXPECT_EQ(room.of("red", "score.governor_place"), 3);
}

// EN-17.16
TEST(EndeavorPass, EN_17_16_the_place_may_stay_empty_though_that_costs_a_card) {
    Desk d(4, holding({"caribbean_governor", "india_1"}, 0));
    d.play("red", "pass").play("red", "discard india_1");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    EXPECT_EQ(d.of("red", "score.governor_place"), 3);
}

// EN-17.8, EN-17.9, EN-17.17, EN-17.13
TEST(EndeavorPass, EN_17_17_one_discard_after_the_other) {
    Desk d(4, holding({"far_east_1", "india_1", "caribbean_1", "caribbean_governor"}, 0));
    d.play("red", "pass");
    EXPECT_EQ(d.offers("red").size(), 4u);
    d.play("red", "discard caribbean_1");
    EXPECT_EQ(d.of("red", "industry"), 2);
    EXPECT_EQ(d.refusal("red", "keep_governor"), "EN-17.19");
    d.play("red", "discard india_1");
    EXPECT_EQ(d.of("red", "culture"), 1);
    d.play("red", "keep_governor");
    EXPECT_EQ(d.at("players.red.cards"), names({"far_east_1", "caribbean_governor"}));
}

// EN-17.10
TEST(EndeavorPass, EN_17_10_a_lower_limit_forces_further_discards) {
    Desk d(4, holding({"africa_1", "india_1", "caribbean_1"}, 2));
    d.play("red", "pass").play("red", "discard africa_1");
    EXPECT_EQ(d.of("red", "card_limit"), 1);
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard india_1", "discard caribbean_1"}));
}

// EN-17.11
TEST(EndeavorPass, EN_17_11_cards_return_to_their_place_by_value) {
    Desk d(4, holding({"africa_1", "africa_2", "africa_4", "india_1"}, 5).removed({"africa_governor"}));
    EXPECT_EQ(d.at("decks.africa"), names({"africa_3", "africa_5"}));
    d.play("red", "pass").play("red", "discard africa_4");
    EXPECT_EQ(d.at("decks.africa"), names({"africa_3", "africa_4", "africa_5"}));
    d.play("red", "discard africa_1");
    EXPECT_EQ(d.at("decks.africa.0"), "africa_1");
}

// EN-17.12
TEST(EndeavorPass, EN_17_12_a_discarded_governor_leaves_the_game) {
    Desk d(4, holding({"caribbean_governor", "india_1"}, 0));
    d.play("red", "pass").play("red", "discard caribbean_governor");
    EXPECT_EQ(d.at("removed"), names({"caribbean_governor"}));
    EXPECT_EQ(d.at("decks.caribbean.0"), "caribbean_1");
    EXPECT_EQ(d.of("red", "finance"), 1);
}

// Black fills the last space of the Caribbean, where red, who has passed, has most.
Given late(const MoveTexts& cards, int politics) {
    return holding(cards, politics)
        .passed("red")
        .track("caribbean", {"red", "red", "red", "white", "white"})
        .harbour("black", 4)
        .space_token("caribbean", 6, "token_ship")
        .building("black", "cartographer")
        .turn("action", "black", 3);
}

// EN-17.14, EN-17.20, EN-11.19
TEST(EndeavorPass, EN_17_14_a_late_governor_is_checked_before_the_acting_player_goes_on) {
    Desk d(4, late({"india_1"}, 0));
    d.play("black", "activate cartographer").play("black", "ship caribbean");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_EQ(d.of("red", "finance"), 3);
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard india_1", "discard caribbean_governor", "keep_governor"}));
    d.play("red", "discard caribbean_governor");
    EXPECT_EQ(d.pending(), MoveTexts{"black"});
    d.play("black", "ship caribbean");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    Desk room(4, late({"india_1"}, 2));
    room.play("black", "activate cartographer").play("black", "ship caribbean");
    EXPECT_EQ(room.pending(), MoveTexts{"black"});
}

// EN-17.20
TEST(EndeavorPass, EN_17_20_the_politics_of_a_late_governor_count_first) {
    Desk d(4, holding({"india_1"}, 1)
                  .passed("red")
                  .track("africa", {"red", "red", "red", "white", "white"})
                  .harbour("black", 4)
                  .building("black", "shipyard")
                  .turn("action", "black"));
    d.play("black", "activate shipyard").play("black", "ship africa");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    EXPECT_EQ(d.at("players.red.cards"), names({"india_1", "africa_governor"}));
}

// EN-17.14: an edition whose slavery cards carry politics.
TEST(EndeavorPass, EN_17_14_politics_lost_after_passing_lowers_the_limit) {
    Desk d(4, Given()
                  .cards("red", {"slavery_0", "india_1", "caribbean_1"})
                  .passed("red")
                  .harbour("black", 1)
                  .building("black", "market")
                  .city("london", "black")
                  .city("paris", "black")
                  .city("rome", "black")
                  .city("venice", "black")
                  .city("algiers", "black")
                  .removed({"europe_0", "europe_1", "europe_2", "europe_3", "europe_4"})
                  .turn("action", "black"));
    for (int card = 0; card < d.t.cards; ++card)
        if (d.t.card_words[static_cast<size_t>(card)] == "slavery_0") d.t.card[card].icons[3] = 2;
    d.s.player[d.seat("red")].level[3] = 2;
    d.play("black", "activate market").play("black", "draw europe");
    EXPECT_EQ(d.of("red", "politics"), 0);
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard india_1", "discard caribbean_1"}));
}

// EN-17.18
TEST(EndeavorPass, EN_17_18_passing_lasts_until_the_round_ends) {
    Desk d(3, Given().harbour("black", 6).start("purple").turn("action", "purple", 2));
    d.play("purple", "pass")
        .play("white", "pass")
        .play("black", "activate colonial_house")
        .play("black", "occupy rome");
    EXPECT_EQ(d.pending(), MoveTexts{"black"});
    EXPECT_EQ(d.of("purple", "harbour"), 0);
    d.play("black", "pass");
    EXPECT_EQ(d.at("players.purple.passed"), false);
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
}

}  // namespace
}  // namespace pentarchy::endeavor
