// Section 15: drawing cards: from where, with how much presence, and what they bring.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// Purple has a Market to draw with; the others have passed.
Given market() {
    return Given()
        .harbour("purple", 2)
        .building("purple", "market")
        .passed("white")
        .passed("black")
        .turn("action", "purple", 4);
}

const MoveTexts kForeign = {"white", "black", "white", "black", "white", "black"};

// EN-15.1
TEST(EndeavorDraw, EN_15_1_only_in_an_open_region) {
    Desk closed(3, market().track("africa", {"purple", "purple", "purple", "purple", "purple"}));
    closed.play("purple", "activate market");
    EXPECT_EQ(closed.refusal("purple", "draw africa"), "EN-15.1");
    Desk open(3, market().track("africa", {"purple", "purple", "purple", "purple", "purple", "white"}));
    open.play("purple", "activate market").play("purple", "draw africa");
    EXPECT_EQ(open.at("players.purple.cards"), names({"africa_1"}));
}

// EN-15.2, EN-15.3
TEST(EndeavorDraw, EN_15_3_cities_track_and_population_beside_it_make_presence) {
    Given given = market()
                      .track("africa", {"purple", "black", "white", "black", "white", "black"})
                      .city("goree", "purple")
                      .removed({"africa_governor", "africa_1", "africa_2"});
    Desk two(3, given);
    two.play("purple", "activate market");
    EXPECT_EQ(two.refusal("purple", "draw africa"), "EN-15.2");
    Desk three(3, Given(given).beside("africa", "purple", 1));
    three.play("purple", "activate market").play("purple", "draw africa");
    EXPECT_EQ(three.at("players.purple.cards"), names({"africa_3"}));
}

// EN-15.2
TEST(EndeavorDraw, EN_15_2_the_presence_of_others_does_not_help) {
    Desk d(3, market().track("africa", kForeign));
    d.play("purple", "activate market");
    EXPECT_EQ(d.refusal("purple", "draw africa"), "EN-15.2");
}

// EN-15.4
TEST(EndeavorDraw, EN_15_4_for_the_decks_of_europe_only_its_cities_count) {
    Given given = market()
                      .track("africa", {"purple", "purple", "purple", "purple", "purple", "purple"})
                      .city("goree", "purple")
                      .removed({"europe_0", "slavery_0"});
    Desk none(3, given);
    none.play("purple", "activate market");
    EXPECT_EQ(none.refusal("purple", "draw europe"), "EN-15.2");
    EXPECT_EQ(none.refusal("purple", "draw slavery"), "EN-15.2");
    Desk city(3, Given(given).city("rome", "purple"));
    city.play("purple", "activate market");
    EXPECT_TRUE(city.is_offered("purple", "draw europe"));
    EXPECT_TRUE(city.is_offered("purple", "draw slavery"));
}

// EN-15.5
TEST(EndeavorDraw, EN_15_5_the_same_cities_count_for_both_decks) {
    Desk d(3, market()
                  .building("purple", "market", 2)
                  .city("rome", "purple")
                  .city("paris", "purple")
                  .removed({"europe_0", "europe_1", "slavery_0", "slavery_1"}));
    d.play("purple", "activate market")
        .play("purple", "draw europe")
        .play("purple", "activate market")
        .play("purple", "draw slavery");
    EXPECT_EQ(d.at("players.purple.cards"), names({"europe_2", "slavery_2"}));
}

// EN-15.6
TEST(EndeavorDraw, EN_15_6_value_0_needs_no_population) {
    for (const char* deck : {"europe", "slavery"}) {
        Desk d(3, market().harbour("purple", 1));
        d.play("purple", "activate market").play("purple", std::string("draw ") + deck);
        EXPECT_EQ(d.at("players.purple.cards"), names({std::string(deck) + "_0"}));
    }
}

// EN-15.7
TEST(EndeavorDraw, EN_15_7_one_draw_takes_the_top_card_and_no_other) {
    Desk d(
        3,
        market().city("rome", "purple").city("paris", "purple").with(R"({"players": {"white": {"passed": false}}})"));
    d.play("purple", "activate market");
    EXPECT_EQ(d.offers("purple"), (MoveTexts{"draw europe", "draw slavery"}));
    d.play("purple", "draw europe");
    EXPECT_EQ(d.at("decks.europe.0"), "europe_1");
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
}

// EN-15.8
TEST(EndeavorDraw, EN_15_8_icons_count_at_once) {
    Desk d(3, market().track("africa", {"purple", "black", "white", "black", "white", "black"}));
    d.play("purple", "activate market").play("purple", "draw africa");
    EXPECT_EQ(d.of("purple", "finance"), 1);
    EXPECT_EQ(d.of("purple", "politics"), 1);
    EXPECT_EQ(d.of("purple", "industry"), 0);
}

// EN-15.9, EN-15.10, EN-15.11: any number of cards until one passes; where they lie is nobody's decision.
TEST(EndeavorDraw, EN_15_10_no_limit_before_passing) {
    const MoveTexts six = {"far_east_1",      "far_east_governor", "india_1",
                           "north_america_1", "caribbean_1",       "south_america_1"};
    Desk d(3, market().cards("purple", six));
    EXPECT_EQ(d.of("purple", "card_limit"), 1);
    d.play("purple", "activate market").play("purple", "draw europe");
    EXPECT_EQ(d.at("players.purple.cards").as_array().size(), 7u);
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    EXPECT_TRUE(d.is_offered("purple", "pass"));
    EXPECT_FALSE(d.is_offered("purple", "discard india_1"));
}

// EN-15.12
TEST(EndeavorDraw, EN_15_12_nothing_from_an_empty_deck) {
    Desk d(3, market().removed({"europe_0", "europe_1", "europe_2", "europe_3", "europe_4", "europe_5"}));
    d.play("purple", "activate market");
    EXPECT_EQ(d.refusal("purple", "draw europe"), "EN-15.12");
    EXPECT_EQ(d.offers("purple"), MoveTexts{"draw slavery"});
}

// EN-15.13
TEST(EndeavorDraw, EN_15_13_glory_counts_while_the_card_is_owned) {
    Desk d(3, market().cards("purple", {"far_east_5", "india_1"}));
    EXPECT_EQ(d.of("purple", "score.cards"), 4);
    d.play("purple", "pass").play("purple", "discard far_east_5");
    EXPECT_EQ(d.of("purple", "score.cards"), 0);
}

// EN-15.14
TEST(EndeavorDraw, EN_15_14_cards_stay_when_presence_falls) {
    Desk d(3, Given()
                  .harbour("white", 2)
                  .token("white", "token_attack")
                  .city("rome", "purple")
                  .cards("purple", {"europe_1"})
                  .turn("action", "white"));
    d.play("white", "spend token_attack").play("white", "attack rome");
    EXPECT_EQ(d.at("players.purple.cards"), names({"europe_1"}));
    EXPECT_EQ(d.of("purple", "politics"), 1);
}

}  // namespace
}  // namespace pentarchy::endeavor
