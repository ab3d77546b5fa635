// EN-23.10 to EN-23.22: two players and the neutral colour they move.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

Given purple(const std::string& building) {
    return Given().harbour("purple", 6).building("purple", building).turn("action", "purple", 4);
}
const MoveTexts kNeutralAfrica = {"neutral", "neutral", "neutral", "neutral", "white", "white"};

// EN-23.10, EN-23.11
TEST(EndeavorNeutral, EN_23_11_the_rest_is_the_normal_game) {
    Desk d(2);
    EXPECT_EQ(d.at("neutral"), true);
    EXPECT_TRUE(d.at("players.neutral").is_null());
    EXPECT_EQ(d.number("buildings_left.market"), 5);
    EXPECT_EQ(d.at("decks.africa").as_array().size(), 6u);
    EXPECT_EQ(d.at("bag").as_object().size(), 0u);
    const std::string first = d.pending().front(), second = first == "purple" ? "white" : "purple";
    d.play(first, "build shipyard").play(second, "build market");
    EXPECT_EQ(d.of(second, "harbour"), 2);
    EXPECT_EQ(d.pending(), MoveTexts{first});
}

// EN-23.12, EN-23.21
TEST(EndeavorNeutral, EN_23_12_a_ship_moves_neutral_to_any_track) {
    Desk d(2, purple("shipyard").track("africa", kNeutralAfrica).space_token("india", 1, "token_culture"));
    d.play("purple", "activate shipyard").play("purple", "ship caribbean");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    EXPECT_EQ(d.offers("purple"),
              (MoveTexts{"neutral_ship far_east", "neutral_ship india", "neutral_ship north_america",
                         "neutral_ship caribbean", "neutral_ship south_america", "neutral_ship africa"}));
    EXPECT_EQ(d.refusal("purple", "neutral_ship europe"), "EN-11.6");
    Desk beside = d;
    d.play("purple", "neutral_ship india");
    EXPECT_EQ(d.at("regions.india.track.0"), "neutral");
    EXPECT_EQ(d.of("purple", "harbour"), 4);
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    beside.play("purple", "neutral_ship africa");
    EXPECT_EQ(beside.number("regions.africa.beside.neutral"), 1);
}

// EN-23.16, EN-23.22
TEST(EndeavorNeutral, EN_23_16_tokens_under_neutral_leave_the_game) {
    Desk d(2, purple("shipyard").space_token("india", 1, "token_culture"));
    d.play("purple", "activate shipyard").play("purple", "ship caribbean");
    const int culture = d.of("purple", "culture");
    d.play("purple", "neutral_ship india");
    EXPECT_TRUE(d.at("regions.india.tokens.0").is_null());
    EXPECT_EQ(d.number("spent.token_culture"), 1);
    EXPECT_EQ(d.of("purple", "culture"), culture);
    EXPECT_EQ(d.of("white", "culture"), 0);
}

// EN-23.16
TEST(EndeavorNeutral, EN_23_16_so_does_the_token_between_two_neutral_cities) {
    Desk d(2, purple("market")
                  .city("rome", "neutral")
                  .city_token("venice", "token_ship")
                  .link_token("link_rome_venice", "token_ship")
                  .link_token("link_venice_constantinople", "token_ship"));
    d.play("purple", "activate colonial_house")
        .play("purple", "occupy constantinople")
        .play("purple", "neutral_occupy venice");
    EXPECT_EQ(d.at("cities.venice.owner"), "neutral");
    EXPECT_EQ(d.number("spent.token_ship"), 2);
    EXPECT_TRUE(d.at("connections.link_rome_venice.token").is_null());
    EXPECT_EQ(d.at("connections.link_venice_constantinople.token"), "token_ship");
}

// EN-23.13, EN-23.21
TEST(EndeavorNeutral, EN_23_13_an_occupy_may_move_neutral_into_a_city) {
    Desk d(2, purple("market")
                  .city("rome", "white")
                  .track("africa", kNeutralAfrica)
                  .track("india", {"white", "white", "white", "white", "white", "white"}));
    d.play("purple", "activate colonial_house").play("purple", "occupy paris");
    for (const char* city : {"lisbon", "goree"})
        EXPECT_TRUE(d.is_offered("purple", std::string("neutral_occupy ") + city)) << city;
    for (const char* city : {"paris", "rome", "bombay", "boston"})
        EXPECT_EQ(d.refusal("purple", std::string("neutral_occupy ") + city), "EN-23.13");
    Desk none = d;
    d.play("purple", "neutral_occupy goree");
    EXPECT_EQ(d.at("cities.goree.owner"), "neutral");
    none.play("purple", "neutral_none");
    EXPECT_EQ(none.pending(), MoveTexts{"white"});
}

// EN-23.14, EN-23.17, EN-23.21
TEST(EndeavorNeutral, EN_23_14_a_draw_may_take_a_card_away) {
    Desk d(2, purple("market").track("africa", {"neutral", "white", "white", "white", "white", "white"}));
    d.play("purple", "activate market").play("purple", "draw europe");
    EXPECT_EQ(d.offers("purple"), (MoveTexts{"neutral_draw slavery", "neutral_draw africa", "neutral_none"}));
    EXPECT_EQ(d.refusal("purple", "neutral_draw europe"), "EN-23.14");  // value 1 and no neutral city in Europe
    EXPECT_EQ(d.refusal("purple", "neutral_draw india"), "EN-23.14");   // closed
    Desk none = d;
    d.play("purple", "neutral_draw africa");
    EXPECT_EQ(d.at("decks.africa.0"), "africa_2");
    EXPECT_TRUE(contains(d.told(), "neutral_draws purple africa_1"));
    EXPECT_EQ(d.at("removed"), names({"africa_governor", "africa_1"}));
    EXPECT_EQ(d.of("purple", "finance"), 0);
    EXPECT_EQ(none.play("purple", "neutral_none").pending(), MoveTexts{"white"});
}

// EN-23.17
TEST(EndeavorNeutral, EN_23_17_neutral_may_abolish_slavery) {
    Desk d(2, purple("market")
                  .city("london", "neutral")
                  .city("paris", "neutral")
                  .city("rome", "neutral")
                  .city("venice", "neutral")
                  .city("algiers", "neutral")
                  .removed({"europe_0", "europe_1", "europe_2", "europe_3", "europe_4"})
                  .cards("white", {"slavery_1"}));
    d.play("purple", "activate market").play("purple", "draw slavery").play("purple", "neutral_draw europe");
    EXPECT_EQ(d.at("players.purple.aside"), names({"slavery_0"}));
    EXPECT_EQ(d.at("players.white.aside"), names({"slavery_1"}));
    EXPECT_EQ(d.at("decks.slavery"), names({}));
    EXPECT_EQ(d.at("removed.5"), "europe_5");
    EXPECT_EQ(d.of("purple", "politics"), 0);
}

// EN-23.17, EN-23.21
TEST(EndeavorNeutral, EN_23_17_neutral_counts_for_the_governor_and_wastes_it) {
    Desk d(2, purple("shipyard").track("africa", {"neutral", "neutral", "neutral", "white", "white"}));
    d.play("purple", "activate shipyard").play("purple", "ship africa");
    EXPECT_EQ(d.at("removed"), names({"africa_governor"}));
    EXPECT_EQ(d.at("regions.africa.open"), true);
    Desk filled(2, purple("shipyard").track("africa", {"purple", "purple", "purple", "white"}));
    filled.play("purple", "activate shipyard").play("purple", "ship africa").play("purple", "neutral_ship africa");
    EXPECT_EQ(filled.at("players.purple.cards"), names({"africa_governor"}));  // neutral fills, purple has most
}

// EN-17.14, EN-23.21: neutral's ship may give a governor to one who has passed.
TEST(EndeavorNeutral, EN_23_21_a_governor_won_by_neutrals_ship_is_checked) {
    Desk d(2, purple("shipyard")
                  .track("caribbean", {"white", "white", "white", "white", "purple"})
                  .cards("white", {"india_1"})
                  .passed("white"));
    d.play("purple", "activate shipyard").play("purple", "ship india").play("purple", "neutral_ship caribbean");
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    d.play("white", "keep_governor");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
}

// EN-23.15
TEST(EndeavorNeutral, EN_23_15_attacks_payments_and_tokens_move_nothing) {
    Given given = purple("barracks")
                      .building("purple", "museum")
                      .token("purple", "token_ship")
                      .token("purple", "token_occupy_or_draw", 2)
                      .token("purple", "token_attack")
                      .token("purple", "token_payment")
                      .city("rome", "white")
                      .city("paris", "white")
                      .passed("white");
    Desk d(2, given.harbour("purple", 12));
    for (const MoveTexts& moves :
         {MoveTexts{"activate barracks", "attack rome"}, MoveTexts{"activate museum"},
          MoveTexts{"spend token_ship", "ship india"}, MoveTexts{"spend token_occupy_or_draw", "occupy lisbon"},
          MoveTexts{"spend token_occupy_or_draw", "draw europe"}, MoveTexts{"spend token_attack", "attack paris"},
          MoveTexts{"spend token_payment"}}) {
        d.plays("purple", moves);
        EXPECT_TRUE(d.is_offered("purple", "pass")) << moves[0];
    }
}

// EN-23.18, EN-23.22
TEST(EndeavorNeutral, EN_23_18_neutral_cities_can_be_attacked_and_neutral_never_scores) {
    Desk d(2, purple("barracks").city("rome", "neutral").city("venice", "neutral"));
    d.play("purple", "activate barracks").play("purple", "attack rome");
    EXPECT_EQ(d.at("cities.rome.owner"), "purple");
    EXPECT_EQ(d.of("purple", "harbour"), 3);
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    EXPECT_EQ(d.s.presence[kNeutral][0], 1);
    Desk end(2, Given().city("rome", "neutral").city("venice", "neutral").city("lima", "neutral").turn("end"));
    EXPECT_EQ(end.rank("purple"), 1);
    EXPECT_EQ(end.rank("white"), 1);
    EXPECT_EQ(end.at("players").as_object().size(), 2u);
}

// EN-23.19, EN-23.21
TEST(EndeavorNeutral, EN_23_19_each_part_of_a_compound_action_moves_neutral_once) {
    Desk d(2, purple("cartographer"));
    d.play("purple", "activate cartographer").play("purple", "ship india");
    EXPECT_FALSE(d.is_offered("purple", "stop"));
    EXPECT_FALSE(d.is_offered("purple", "ship india"));
    d.play("purple", "neutral_ship india").play("purple", "ship india").play("purple", "neutral_ship africa");
    EXPECT_EQ(d.at("regions.india.track.2"), "purple");
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    Desk once(2, purple("cartographer"));
    once.plays("purple", {"activate cartographer", "ship india", "neutral_ship india", "stop"});
    EXPECT_EQ(once.pending(), MoveTexts{"white"});
    Desk docks(2, purple("docks").track("africa", {"purple", "white", "white", "white", "white", "white"}));
    docks.plays("purple", {"activate docks", "occupy goree", "neutral_none", "ship africa", "neutral_ship africa"});
    EXPECT_EQ(docks.pending(), MoveTexts{"white"});
}

// EN-10.10, EN-23.21: what neutral's placement makes possible may be used by the next part.
TEST(EndeavorNeutral, EN_23_21_neutral_may_open_the_region_for_the_second_part) {
    Desk d(2, purple("docks").track("africa", {"white", "white", "white", "white"}));
    d.plays("purple", {"activate docks", "ship africa", "neutral_ship africa"});
    EXPECT_EQ(d.at("regions.africa.open"), true);
    ASSERT_EQ(d.pending(), MoveTexts{"purple"});
    d.play("purple", "occupy goree");
    EXPECT_EQ(d.at("cities.goree.owner"), "purple");
}

// EN-10.12, EN-23.21: and what it takes away is gone.
TEST(EndeavorNeutral, EN_23_21_neutral_may_take_the_second_card_away) {
    Desk d(2, purple("trade_office").city("rome", "purple").city("paris", "neutral"));
    d.plays("purple", {"activate trade_office", "draw europe", "neutral_draw europe"});
    EXPECT_EQ(d.at("decks.europe.0"), "europe_2");
    EXPECT_FALSE(contains(d.pending(), "purple") && d.is_offered("purple", "draw europe"));
}

}  // namespace
}  // namespace pentarchy::endeavor
