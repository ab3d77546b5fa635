// Section 16: slavery cards, what setting them aside means, and the Abolition.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// Black is about to take the Abolition with its Market: five cities in Europe, and it lies on top.
Given abolition() {
    return Given()
        .harbour("black", 3)
        .building("black", "market", 2)
        .city("london", "black")
        .city("paris", "black")
        .city("rome", "black")
        .city("venice", "black")
        .city("algiers", "black")
        .removed({"europe_0", "europe_1", "europe_2", "europe_3", "europe_4"})
        .turn("action", "black", 6);
}

Desk& abolish(Desk& d) { return d.play("black", "activate market").play("black", "draw europe"); }

// EN-16.1
TEST(EndeavorSlavery, EN_16_1_drawn_like_cards_of_europe) {
    Given given = Given()
                      .harbour("black", 1)
                      .building("black", "market")
                      .removed({"slavery_0", "slavery_1"})
                      .city("london", "black")
                      .turn("action", "black");
    Desk one(3, given);
    one.play("black", "activate market");
    EXPECT_EQ(one.refusal("black", "draw slavery"), "EN-15.2");
    Desk two(3, Given(given).city("paris", "black"));
    two.play("black", "activate market").play("black", "draw slavery");
    EXPECT_EQ(two.at("players.black.cards"), names({"slavery_2"}));
    EXPECT_EQ(two.of("black", "industry"), 3);
    EXPECT_EQ(two.of("black", "finance"), 1);
}

// EN-16.2, EN-16.3, EN-16.5, EN-17.12
TEST(EndeavorSlavery, EN_16_2_a_discarded_one_is_set_aside) {
    Desk d(3, Given().cards("black", {"slavery_0", "slavery_1", "india_1"}).turn("action", "black"));
    d.play("black", "pass").play("black", "discard slavery_0");
    EXPECT_EQ(d.at("players.black.aside"), names({"slavery_0"}));
    EXPECT_EQ(d.at("decks.slavery.0"), "slavery_2");
    EXPECT_EQ(d.of("black", "score.slavery"), -1);
    EXPECT_EQ(d.of("black", "industry"), 2);  // of slavery_1 alone
    EXPECT_EQ(d.at("players.black.cards"), names({"india_1", "slavery_1"}));
}

// EN-16.3, EN-16.4
TEST(EndeavorSlavery, EN_16_3_only_those_set_aside_cost_glory) {
    Desk d(3,
           Given().cards("black", {"slavery_0"}).aside("black", {"slavery_1", "slavery_2", "slavery_3"}).turn("end"));
    EXPECT_EQ(d.of("black", "score.slavery"), -3);
    EXPECT_EQ(d.of("black", "industry"), 1);
    Desk owned(3, Given().cards("black", {"slavery_0", "slavery_1"}).turn("end"));
    EXPECT_EQ(owned.of("black", "score.slavery"), 0);
}

// EN-16.5
TEST(EndeavorSlavery, EN_16_5_those_set_aside_do_not_count_for_the_limit) {
    Desk d(3, Given()
                  .cards("black", {"india_1"})
                  .aside("black", {"slavery_1", "slavery_2", "slavery_3"})
                  .turn("action", "black"));
    EXPECT_EQ(d.of("black", "industry"), 0);
    EXPECT_EQ(d.of("black", "finance"), 1);
    d.play("black", "pass");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
}

// EN-16.6, EN-16.7, EN-16.8, EN-16.9, EN-16.10
TEST(EndeavorSlavery, EN_16_7_everybody_sets_all_slavery_cards_aside) {
    Desk d(4, abolition()
                  .cards("purple", {"slavery_0", "slavery_2", "india_1"})
                  .cards("white", {"slavery_1"})
                  .passed("white")
                  .cards("black", {"slavery_3"}));
    EXPECT_EQ(d.at("decks.europe"), names({"europe_5"}));
    abolish(d);
    EXPECT_EQ(d.at("players.purple.aside"), names({"slavery_0", "slavery_2"}));
    EXPECT_EQ(d.at("players.purple.cards"), names({"india_1"}));
    EXPECT_EQ(d.of("purple", "industry"), 0);
    EXPECT_EQ(d.of("purple", "finance"), 1);
    EXPECT_EQ(d.at("players.white.aside"), names({"slavery_1"}));  // also who has passed
    EXPECT_EQ(d.at("players.black.aside"), names({"slavery_3"}));  // also who took it
    EXPECT_EQ(d.at("players.red.aside"), names({}));
    EXPECT_EQ(d.at("decks.slavery"), names({}));
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
}

// EN-16.9, EN-20.5
TEST(EndeavorSlavery, EN_16_9_nobody_gains_slavery_cards_afterwards) {
    Desk d(3, abolition().passed("purple").passed("white").track(
                  "africa", {"black", "black", "black", "black", "black", "black"}));
    EXPECT_TRUE(d.play("black", "activate market").is_offered("black", "draw slavery"));
    d.play("black", "draw europe").play("black", "activate market");
    EXPECT_EQ(d.refusal("black", "draw slavery"), "EN-16.9");
    EXPECT_EQ(d.offers("black"), MoveTexts{"draw africa"});
}

// EN-16.7: any other card leaves slavery alone.
TEST(EndeavorSlavery, EN_16_6_only_the_europe_card_of_value_5_is_the_abolition) {
    Desk d(3, abolition().removed({"europe_0", "europe_1", "europe_2", "europe_3"}).cards("purple", {"slavery_0"}));
    abolish(d);
    EXPECT_EQ(d.at("players.black.cards"), names({"europe_4"}));
    EXPECT_EQ(d.at("players.purple.cards"), names({"slavery_0"}));
    EXPECT_EQ(d.at("slavery_gone"), false);
}

// EN-16.11
TEST(EndeavorSlavery, EN_16_11_afterwards_it_is_an_ordinary_card) {
    Desk d(3, abolition().cards("black", {"india_1"}));
    abolish(d);
    EXPECT_EQ(d.of("black", "politics"), 1);
    EXPECT_EQ(d.of("black", "score.cards"), 3);
    d.play("purple", "pass").play("white", "pass").play("black", "pass");
    EXPECT_TRUE(d.is_offered("black", "discard europe_5"));  // two cards, limit 1
}

// EN-16.12
TEST(EndeavorSlavery, EN_16_12_taken_again_it_changes_nothing) {
    Desk d(3, abolition()
                  .cards("purple", {"europe_5", "india_1"})
                  .aside("white", {"slavery_0"})
                  .removed({"europe_0", "europe_1", "europe_2", "europe_3", "europe_4", "slavery_1", "slavery_2",
                            "slavery_3", "slavery_4", "slavery_5"})
                  .with(R"({"slavery_gone": true})")
                  .turn("action", "purple"));
    d.play("purple", "pass").play("purple", "discard europe_5");
    EXPECT_EQ(d.at("decks.europe"), names({"europe_5"}));
    d.play("white", "pass");
    abolish(d);
    EXPECT_EQ(d.at("players.black.cards"), names({"europe_5"}));
    EXPECT_EQ(d.at("players.white.aside"), names({"slavery_0"}));
    EXPECT_FALSE(contains(d.lines(), "slavery_gone"));
    EXPECT_EQ(d.at("decks.slavery"), names({}));
}

}  // namespace
}  // namespace pentarchy::endeavor
