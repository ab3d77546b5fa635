// Section 12: which cities can be occupied, what they bring, and the connections between them.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// Africa is open and white and black share its track; purple is about to act with its Colonial House.
Given open_africa() {
    return Given()
        .track("africa", {"white", "black", "white", "black", "white", "black"})
        .harbour("purple", 4)
        .turn("action", "purple", 3);
}

// EN-12.1, EN-12.5
TEST(EndeavorOccupy, EN_12_1_one_population_goes_from_the_harbour_to_a_free_city) {
    Desk d(3, Given().harbour("purple", 3).city_token("rome", "token_finance").turn("action", "purple"));
    d.play("purple", "activate colonial_house").play("purple", "occupy rome");
    EXPECT_EQ(d.at("cities.rome.owner"), "purple");
    EXPECT_EQ(d.of("purple", "harbour"), 1);
    EXPECT_EQ(d.of("purple", "tokens.token_finance"), 1);
    EXPECT_EQ(d.of("purple", "finance"), 1);
    EXPECT_TRUE(d.at("cities.rome.token").is_null());
}

// EN-12.1
TEST(EndeavorOccupy, EN_12_1_an_empty_harbour_occupies_nothing) {
    Desk d(3, Given().token("purple", "token_occupy_or_draw").turn("action", "purple"));
    d.play("purple", "spend token_occupy_or_draw");
    EXPECT_EQ(d.refusal("purple", "occupy rome"), "EN-12.1");
    EXPECT_TRUE(d.is_offered("purple", "draw europe"));
    EXPECT_FALSE(d.is_offered("purple", "stop"));
}

// EN-12.5
TEST(EndeavorOccupy, EN_12_5_a_blue_token_of_a_city_is_kept_for_later) {
    Desk d(3, Given()
                  .harbour("purple", 3)
                  .city_token("rome", "token_ship")
                  .passed("white")
                  .passed("black")
                  .turn("action", "purple"));
    d.play("purple", "activate colonial_house").play("purple", "occupy rome");
    EXPECT_EQ(d.of("purple", "tokens.token_ship"), 1);
    EXPECT_TRUE(d.is_offered("purple", "spend token_ship"));
}

// EN-12.2
TEST(EndeavorOccupy, EN_12_2_the_region_must_be_open) {
    Desk d(3, open_africa().track("africa", {"purple", "purple", "purple", "purple", "purple"}));
    d.play("purple", "activate colonial_house");
    for (const char* city : {"goree", "cape_town", "zanzibar"})
        EXPECT_EQ(d.refusal("purple", std::string("occupy ") + city), "EN-12.2");
    EXPECT_TRUE(d.is_offered("purple", "occupy lisbon"));
}

// EN-12.3
TEST(EndeavorOccupy, EN_12_3_without_presence_no_city) {
    Desk d(3, open_africa());
    d.play("purple", "activate colonial_house");
    EXPECT_EQ(d.refusal("purple", "occupy goree"), "EN-12.3");
}

// EN-12.3
TEST(EndeavorOccupy, EN_12_3_presence_on_or_beside_the_track_or_in_a_city) {
    Desk on(3, open_africa().track("africa", {"purple", "black", "white", "black", "white", "black"}));
    Desk beside(3, open_africa().beside("africa", "purple", 1));
    Desk in_city(3, open_africa().city("zanzibar", "purple"));
    for (Desk* d : {&on, &beside, &in_city}) {
        d->play("purple", "activate colonial_house").play("purple", "occupy goree");
        EXPECT_EQ(d->at("cities.goree.owner"), "purple");
    }
}

// EN-12.4
TEST(EndeavorOccupy, EN_12_4_in_europe_everybody_is_present) {
    Desk d(3, Given().harbour("purple", 2).turn("action", "purple"));
    d.play("purple", "activate colonial_house");
    EXPECT_EQ(d.offers("purple"), (MoveTexts{"occupy london", "occupy amsterdam", "occupy paris", "occupy lisbon",
                                             "occupy seville", "occupy algiers", "occupy rome", "occupy venice",
                                             "occupy constantinople", "occupy alexandria"}));
}

// EN-12.6
TEST(EndeavorOccupy, EN_12_6_one_occupy_takes_one_city) {
    Desk d(3, Given().harbour("purple", 9).turn("action", "purple"));
    d.play("purple", "activate colonial_house").play("purple", "occupy rome");
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
}

// EN-12.7
TEST(EndeavorOccupy, EN_12_7_a_city_holds_one_population) {
    Desk d(3, Given().harbour("purple", 2).city("rome", "white").city("paris", "purple").turn("action", "purple"));
    d.play("purple", "activate colonial_house");
    EXPECT_EQ(d.refusal("purple", "occupy rome"), "EN-12.7");
    EXPECT_EQ(d.refusal("purple", "occupy paris"), "EN-12.7");
    EXPECT_EQ(d.offers("purple").size(), 8u);
}

// EN-12.8, EN-12.10
TEST(EndeavorOccupy, EN_12_10_the_first_to_hold_both_cities_takes_the_token) {
    Given given =
        Given().harbour("purple", 2).link_token("link_rome_venice", "token_culture").city_token("venice", "token_ship");
    Desk both(3, Given(given).city("rome", "purple").turn("action", "purple"));
    both.play("purple", "activate colonial_house").play("purple", "occupy venice");
    EXPECT_EQ(both.of("purple", "tokens.token_culture"), 1);
    EXPECT_EQ(both.of("purple", "culture"), 1);
    EXPECT_TRUE(both.at("connections.link_rome_venice.token").is_null());
    EXPECT_EQ(both.of("purple", "score.connections"), 1);

    Desk shared(3, Given(given).city("rome", "white").turn("action", "purple"));
    shared.play("purple", "activate colonial_house").play("purple", "occupy venice");
    EXPECT_EQ(shared.of("purple", "culture"), 0);
    EXPECT_EQ(shared.at("connections.link_rome_venice.token"), "token_culture");
    EXPECT_EQ(shared.of("purple", "score.connections"), 0);
}

// EN-12.9
TEST(EndeavorOccupy, EN_12_9_cities_taken_by_attack_count_the_same) {
    Desk d(3, Given()
                  .harbour("purple", 4)
                  .token("purple", "token_attack")
                  .city("rome", "white")
                  .link_token("link_rome_venice", "token_culture")
                  .city_token("venice", "token_ship")
                  .passed("white")
                  .passed("black")
                  .turn("action", "purple"));
    d.play("purple", "spend token_attack").play("purple", "attack rome");
    EXPECT_EQ(d.of("purple", "culture"), 0);
    d.play("purple", "activate colonial_house").play("purple", "occupy venice");
    EXPECT_EQ(d.of("purple", "culture"), 1);
}

// EN-12.11
TEST(EndeavorOccupy, EN_12_11_one_placement_may_complete_several_connections) {
    Desk d(3, Given()
                  .harbour("purple", 2)
                  .city("paris", "purple")
                  .city("seville", "purple")
                  .city_token("lisbon", "token_ship")
                  .link_token("link_paris_lisbon", "token_industry")
                  .link_token("link_lisbon_seville", "token_politics")
                  .link_token("link_lisbon_salvador", "token_finance")
                  .turn("action", "purple"));
    d.play("purple", "activate colonial_house").play("purple", "occupy lisbon");
    EXPECT_EQ(d.of("purple", "industry"), 1);
    EXPECT_EQ(d.of("purple", "politics"), 1);
    EXPECT_EQ(d.of("purple", "finance"), 0);
    EXPECT_EQ(d.at("connections.link_lisbon_salvador.token"), "token_finance");
}

// EN-12.8, EN-12.10: a connection may join two regions.
TEST(EndeavorOccupy, EN_12_10_a_connection_between_regions) {
    Desk d(3, open_africa()
                  .beside("africa", "purple", 1)
                  .city("algiers", "purple")
                  .city_token("goree", "token_ship")
                  .link_token("link_algiers_goree", "token_politics"));
    d.play("purple", "activate colonial_house").play("purple", "occupy goree");
    EXPECT_EQ(d.of("purple", "politics"), 1);
}

// EN-12.12, EN-12.13
TEST(EndeavorOccupy, EN_12_12_later_control_scores_but_brings_no_token) {
    Desk d(3, Given()
                  .harbour("white", 2)
                  .city("rome", "white")
                  .link_token("link_rome_venice", "token_culture")
                  .city_token("venice", "token_finance")
                  .harbour("purple", 4)
                  .token("purple", "token_attack", 2)
                  .passed("black")
                  .turn("action", "white"));
    d.play("white", "activate colonial_house").play("white", "occupy venice");
    EXPECT_EQ(d.of("white", "culture"), 1);
    d.play("purple", "spend token_attack").play("purple", "attack rome").play("white", "pass");
    d.play("purple", "spend token_attack").play("purple", "attack venice");
    EXPECT_EQ(d.of("purple", "score.connections"), 1);
    EXPECT_EQ(d.of("purple", "culture"), 0);
    EXPECT_EQ(d.at("players.purple.tokens").as_object().size(), 0u);
    EXPECT_EQ(d.of("white", "score.connections"), 0);
    EXPECT_EQ(d.of("white", "tokens.token_culture"), 1);
    EXPECT_EQ(d.of("white", "culture"), 1);
    EXPECT_EQ(d.of("white", "finance"), 1);
}

}  // namespace
}  // namespace pentarchy::endeavor
