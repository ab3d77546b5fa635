// Section 13: whom an attack may strike, what it costs, and what the attacked player loses.
#include <algorithm>

#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// Purple is about to attack with its Barracks; white holds Rome.
Given siege() {
    return Given().harbour("purple", 3).building("purple", "barracks").city("rome", "white").turn("action", "purple");
}

// EN-13.1, EN-13.5, EN-13.6
TEST(EndeavorAttack, EN_13_1_costs_two_and_always_succeeds) {
    Desk d(3, siege().harbour("white", 5));
    EXPECT_EQ(d.of("purple", "supply"), 27);
    EXPECT_EQ(d.of("white", "supply"), 24);
    d.play("purple", "activate barracks").play("purple", "attack rome");
    EXPECT_EQ(d.at("cities.rome.owner"), "purple");
    EXPECT_EQ(d.of("purple", "harbour"), 0);
    EXPECT_EQ(d.of("purple", "supply"), 28);  // one on the Barracks, one in Rome
    EXPECT_EQ(d.of("white", "harbour"), 5);   // not to the harbour
    EXPECT_EQ(d.of("white", "supply"), 25);
    EXPECT_EQ(d.pending(), MoveTexts{"white"});  // its own turn: nobody was asked to defend
    EXPECT_TRUE(d.is_offered("white", "pass"));
}

// EN-13.1
TEST(EndeavorAttack, EN_13_1_one_population_is_too_little) {
    Desk poor(3, siege().harbour("purple", 2));
    EXPECT_EQ(poor.refusal("purple", "activate barracks"), "EN-9.9");
    Desk fortress(3, siege().harbour("purple", 2).building("purple", "fortress"));
    fortress.play("purple", "activate fortress");
    EXPECT_EQ(fortress.refusal("purple", "attack rome"), "EN-13.1");
    EXPECT_TRUE(fortress.is_offered("purple", "occupy venice"));
}

// EN-13.2
TEST(EndeavorAttack, EN_13_2_neither_a_free_city_nor_an_own_one) {
    Desk d(3, siege().city("paris", "purple").city("lisbon", "black"));
    d.play("purple", "activate barracks");
    EXPECT_EQ(d.refusal("purple", "attack venice"), "EN-13.2");
    EXPECT_EQ(d.refusal("purple", "attack paris"), "EN-13.2");
    EXPECT_EQ(d.offers("purple"), (MoveTexts{"attack lisbon", "attack rome"}));
    Desk nobody(
        3,
        Given().harbour("purple", 9).building("purple", "barracks").city("paris", "purple").turn("action", "purple"));
    EXPECT_EQ(nobody.refusal("purple", "activate barracks"), "EN-9.9");
}

// EN-13.3
TEST(EndeavorAttack, EN_13_3_only_where_one_is_present_already) {
    Given given =
        siege().track("africa", {"white", "black", "white", "black", "white", "black"}).city("goree", "white");
    Desk absent(3, given);
    absent.play("purple", "activate barracks");
    EXPECT_EQ(absent.refusal("purple", "attack goree"), "EN-13.3");
    EXPECT_TRUE(absent.is_offered("purple", "attack rome"));  // in Europe everybody is
    Desk beside(3, Given(given).beside("africa", "purple", 1));
    beside.play("purple", "activate barracks").play("purple", "attack goree");
    EXPECT_EQ(beside.at("cities.goree.owner"), "purple");
    Desk in_city(3, Given(given).city("zanzibar", "purple"));
    EXPECT_TRUE(in_city.play("purple", "activate barracks").is_offered("purple", "attack goree"));
}

// EN-13.4
TEST(EndeavorAttack, EN_13_4_only_in_an_open_region) {
    Desk d(3, siege().track("africa", {"purple", "black", "white"}).city("goree", "white"));
    d.play("purple", "activate barracks");
    EXPECT_EQ(d.refusal("purple", "attack goree"), "EN-13.4");
}

// EN-13.7, EN-13.8
TEST(EndeavorAttack, EN_13_7_no_city_token_but_those_of_new_connections) {
    Desk d(3, siege()
                  .city("venice", "purple")
                  .city("algiers", "purple")
                  .link_token("link_rome_venice", "token_industry")
                  .set({"connections", "link_rome_algiers", "token"}, nullptr));
    d.play("purple", "activate barracks").play("purple", "attack rome");
    EXPECT_EQ(d.of("purple", "industry"), 1);
    EXPECT_EQ(d.at("players.purple.tokens").as_object().size(), 1u);
    EXPECT_EQ(d.of("purple", "score.connections"), 2);
    EXPECT_TRUE(d.at("connections.link_rome_venice.token").is_null());
}

// EN-13.9
TEST(EndeavorAttack, EN_13_9_the_attacked_loses_presence_but_no_cards_or_tokens) {
    Desk d(3, siege()
                  .track("africa", {"purple", "black", "purple", "black", "purple", "black"})
                  .city("goree", "white")
                  .city("algiers", "white")
                  .cards("white", {"africa_1"})
                  .token("white", "token_politics", 2)
                  .harbour("white", 4));
    EXPECT_EQ(d.of("white", "score.connections"), 2);  // to Goree and to Rome
    d.play("purple", "activate barracks").play("purple", "attack goree");
    EXPECT_EQ(d.of("white", "score.connections"), 1);
    EXPECT_EQ(d.at("players.white.cards"), names({"africa_1"}));
    EXPECT_EQ(d.of("white", "politics"), 3);
    EXPECT_EQ(d.of("white", "tokens.token_politics"), 2);
    d.play("white", "activate colonial_house");
    EXPECT_EQ(d.refusal("white", "occupy cape_town"), "EN-12.3");
}

// EN-13.10
TEST(EndeavorAttack, EN_13_10_the_city_changes_hands_before_connections_are_looked_at) {
    Desk d(3, siege().city("venice", "purple").link_token("link_rome_venice", "token_ship"));
    d.play("purple", "activate barracks").play("purple", "attack rome");
    const MoveTexts told = d.told();
    const auto attacks = std::find(told.begin(), told.end(), "attacks purple white rome");
    ASSERT_NE(attacks, told.end());
    ASSERT_NE(attacks + 1, told.end());
    EXPECT_NE((attacks + 1)->find("token_ship"), std::string::npos);
}

}  // namespace
}  // namespace pentarchy::endeavor
