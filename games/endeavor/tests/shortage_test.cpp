// Section 20: what runs out, and what never does.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// EN-20.1
TEST(EndeavorShortage, EN_20_1_population_never_runs_out) {
    Desk d(
        3,
        Given().harbour("purple", 30).city("rome", "purple").level("purple", "culture", 10).turn("growth", "purple"));
    EXPECT_EQ(d.of("purple", "harbour"), 36);
    EXPECT_EQ(d.of("purple", "supply"), 0);
    d.play("purple", "activate colonial_house").play("purple", "occupy paris");
    EXPECT_EQ(d.at("cities.paris.owner"), "purple");
}

// EN-20.2
TEST(EndeavorShortage, EN_20_2_buildings_are_limited) {
    Desk d(3, Given().building("purple", "market", 3).building("white", "market", 1).turn("build", "black"));
    EXPECT_EQ(d.number("buildings_left.market"), 1);
    d.play("black", "build market");
    EXPECT_EQ(d.number("buildings_left.market"), 0);
    EXPECT_EQ(d.refusal("purple", "build market"), "EN-5.9");
    EXPECT_TRUE(d.is_offered("purple", "build shipyard"));
}

// EN-20.3
TEST(EndeavorShortage, EN_20_3_tokens_are_never_refilled) {
    Desk d(3, Given()
                  .harbour("purple", 6)
                  .start("purple")
                  .building("purple", "shipyard")
                  .city_token("rome", "token_ship")
                  .turn("action", "purple", 2));
    d.play("purple", "activate shipyard").play("purple", "ship india").play("white", "pass").play("black", "pass");
    d.play("purple", "activate colonial_house")
        .play("purple", "occupy rome")
        .play("purple", "spend token_ship")
        .play("purple", "ship africa");
    d.play("purple", "pass");
    EXPECT_EQ(d.number("round"), 3);
    EXPECT_EQ(d.number("spent.token_ship"), 1);
    for (const char* place : {"regions.india.tokens.0", "regions.africa.tokens.0", "cities.rome.token"})
        EXPECT_TRUE(d.at(place).is_null()) << place;
    EXPECT_EQ(d.at("bag").as_object().size(), 0u);
}

// EN-20.4
TEST(EndeavorShortage, EN_20_4_an_empty_deck_waits_for_a_discarded_card) {
    Desk d(3, Given()
                  .cards("purple", {"europe_1", "india_1"})
                  .removed({"europe_0", "europe_2", "europe_3", "europe_4", "europe_5"})
                  .harbour("white", 2)
                  .building("white", "market")
                  .city("rome", "white")
                  .turn("action", "white"));
    d.play("white", "activate market");
    EXPECT_EQ(d.refusal("white", "draw europe"), "EN-15.12");

    Desk back(3, Given()
                     .cards("purple", {"europe_1", "india_1"})
                     .removed({"europe_0", "europe_2", "europe_3", "europe_4", "europe_5"})
                     .harbour("white", 2)
                     .building("white", "market")
                     .city("rome", "white")
                     .turn("action", "purple"));
    back.play("purple", "pass")
        .play("purple", "discard europe_1")
        .play("white", "activate market")
        .play("white", "draw europe");
    EXPECT_EQ(back.at("players.white.cards"), names({"europe_1"}));
}

// EN-20.5
TEST(EndeavorShortage, EN_20_5_the_slavery_deck_never_comes_back) {
    Desk d(3, Given()
                  .harbour("black", 1)
                  .building("black", "market")
                  .cards("purple", {"slavery_0", "slavery_1"})
                  .start("black")
                  .city("london", "black")
                  .city("paris", "black")
                  .city("rome", "black")
                  .city("venice", "black")
                  .city("algiers", "black")
                  .removed({"europe_0", "europe_1", "europe_2", "europe_3", "europe_4"})
                  .turn("action", "black", 2));
    d.play("black", "activate market")
        .play("black", "draw europe")
        .play("purple", "pass")
        .play("white", "pass")
        .play("black", "pass");
    EXPECT_EQ(d.number("round"), 3);
    EXPECT_EQ(d.at("decks.slavery"), names({}));
    EXPECT_EQ(d.at("players.purple.aside").as_array().size(), 2u);
}

// EN-20.6
TEST(EndeavorShortage, EN_20_6_points_are_not_limited_by_counters) {
    Given given = Given().harbour("purple", 150).turn("end");
    for (const char* track : {"industry", "culture", "finance", "politics"}) given.level("purple", track, 15);
    EXPECT_EQ(Desk(3, given).score("purple"), 50 + 60 + 3);  // more than the 95 tokens could count
}

}  // namespace
}  // namespace pentarchy::endeavor
