// Razing: section 9 of the rules, and the order of its steps.
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-9.1, IS-9.3, IS-X6: Wood Storage from the hand for one token.
TEST(SettlersRaze, from_the_hand) {
    Desk d(2, action().goods("north", {{"raze", 1}}).hand("north", {"com_wood_storage"}));
    d.play("north", "raze_card com_wood_storage");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"wood", 2}}));
    EXPECT_TRUE(contains(d.list("discard"), "com_wood_storage"));
    Desk none(2, action().hand("north", {"com_wood_storage"}));
    EXPECT_EQ(none.refusal("north", "raze_card com_wood_storage"), "IS-9.1");
}

// IS-9.4, IS-9.2: Japanese raze their faction cards too, others do not.
TEST(SettlersRaze, faction_cards) {
    Desk d(4, action("west").goods("west", {{"raze", 1}}).hand("west", {"jap_farm_001", "jap_gate_013"}));
    EXPECT_EQ(d.refusal("west", "raze_card jap_gate"), "IS-9.17");
    d.play("west", "raze_card jap_farm");
    EXPECT_EQ(d.of("west", "vp"), 1);
    EXPECT_TRUE(contains(d.list("faction_discard"), "jap_farm_001"));
    Desk e(4, action().goods("north", {{"raze", 1}}).hand("north", {"bar_idol"}));
    EXPECT_EQ(e.refusal("north", "raze_card bar_idol"), "IS-9.2");
}

// IS-9.5, IS-9.11, IS-9.12, IS-9.20, IS-X8, IS-20.8: Armorer becomes a foundation, its owner gains a wood.
TEST(SettlersRaze, worked_example) {
    Desk d(2, action().goods("north", {{"raze", 2}}).empire("east", {"com_armorer_018"}));
    d.play("north", "raze com_armorer_018");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"stone", 1}}));
    EXPECT_EQ(d.of("north", "vp"), 1);
    EXPECT_EQ(d.list("players.east.foundations"), MoveTexts{"com_armorer_018"});
    EXPECT_EQ(d.good("east", "wood"), 1);
    EXPECT_EQ(d.seen_by(kSpectator, "players.east.foundations"), names({"com_armorer_018"}));  // it was face up
}

// IS-9.6, IS-9.7, IS-9.8, IS-1.62, IS-16.90: a defence token, a samurai and Fortifications raise the price, all
// together.
TEST(SettlersRaze, protection) {
    Given given = action()
                      .goods("north", {{"raze", 3}})
                      .empire("east", {"com_mill", "rom_fortifications"})
                      .on("east", "com_brewer", R"({"defense": true})");
    Desk d(2, given);
    EXPECT_EQ(d.refusal("north", "raze com_brewer"), "IS-9.6");
    EXPECT_TRUE(d.is_offered("north", "raze com_mill"));
    d.play("north", "raze com_mill");
    EXPECT_EQ(d.good("north", "raze"), 0);
    Desk two(2, Given(given).goods("north", {{"raze", 2}}));
    EXPECT_EQ(two.refusal("north", "raze com_mill"), "IS-9.8");
    Desk one(2, Given(given).goods("north", {{"raze", 1}}));
    EXPECT_EQ(one.refusal("north", "raze com_mill"), "IS-9.5");
    Desk four(2, given.goods("north", {{"raze", 4}}));
    four.play("north", "raze com_brewer");
    EXPECT_EQ(four.good("north", "raze"), 0);
    EXPECT_FALSE(four.has("players.east.empire.com_brewer"));
}

// IS-X11, IS-9.7, IS-9.10, IS-9.13, IS-9.14, IS-12.10, IS-9.15: a Japanese location with a samurai costs 3; it is
// discarded, without foundation or wood.
TEST(SettlersRaze, japanese_location) {
    Given given = action()
                      .goods("north", {{"raze", 3}})
                      .on("west", "jap_farm_001", R"({"samurai": true})")
                      .empire("west", {"jap_gate_013"})
                      .empire("south", {"egy_sphinx_019"});
    Desk d(4, given);
    EXPECT_EQ(d.refusal("north", "raze jap_gate_013"), "IS-9.17");
    EXPECT_EQ(d.refusal("north", "raze egy_sphinx_019"), "IS-9.10");
    d.play("north", "raze jap_farm_001");
    EXPECT_EQ(d.of("north", "vp"), 1);
    EXPECT_EQ(d.good("north", "raze"), 0);
    EXPECT_TRUE(contains(d.list("faction_discard"), "jap_farm_001"));
    EXPECT_TRUE(d.list("players.west.foundations").empty());
    EXPECT_EQ(d.good("west", "wood"), 0);
    EXPECT_EQ(d.good("west", "worker"), 0);
}

// IS-9.9, IS-9.16, IS-9.17, IS-9.2: not the own ones, not foundations, not Ruins.
TEST(SettlersRaze, what_cannot_be_razed) {
    Given given = action()
                      .goods("north", {{"raze", 5}})
                      .empire("north", {"com_mill"})
                      .empire("east", {"com_ruins_069"})
                      .foundations("east", {"com_tavern"});
    Desk d(2, given);
    EXPECT_EQ(d.refusal("north", "raze com_mill"), "IS-9.9");
    EXPECT_EQ(d.refusal("north", "raze com_ruins_069"), "IS-9.17");
    EXPECT_TRUE(beginning(d.offers("north"), "raze").empty());
}

// IS-9.18, IS-9.21: each card of a raze field has its deck; one card is razed with one action.
TEST(SettlersRaze, cards_of_a_raze_field) {
    Desk d(2, action().goods("north", {{"raze", 4}}).hand("north", {"com_tavern", "com_mill"}));
    d.play("north", "raze_card com_tavern");
    EXPECT_EQ(d.row(), "choose_deck");
    EXPECT_TRUE(contains(d.list("players.north.hand"), "com_tavern"));  // IS-20.8: not yet in the pile
    d.play("north", "draw_from common")
        .luck("draw common com_monument")
        .play("north", "draw_from barbarians")
        .luck("draw barbarians bar_idol");
    EXPECT_TRUE(contains(d.list("discard"), "com_tavern"));
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
}

// IS-20.8, IS-15.8: with an empty deck a razed card is not drawn by its own raze.
TEST(SettlersRaze, is_not_drawn_by_itself) {
    MoveTexts common, all;
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("com_") && word != "com_tavern") common.push_back(word);
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("bar_")) all.push_back(word);
    Desk d(2, action()
                  .goods("north", {{"raze", 1}})
                  .hand("north", {"com_tavern"})
                  .hand("east", common)
                  .set({"faction_discard"}, names(all)));
    d.play("north", "raze_card com_tavern");  // IS-15.11: neither deck can give a card
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
    EXPECT_EQ(d.of("north", "hand_size"), 0);
    EXPECT_EQ(d.list("discard"), MoveTexts{"com_tavern"});
}

// IS-9.19, IS-1.58, IS-16.12: Gallows and Pyre react to any raze, Raid only to enemy locations.
TEST(SettlersRaze, triggers) {
    Given given = action()
                      .goods("north", {{"raze", 3}})
                      .hand("north", {"com_monument"})
                      .empire("north", {"com_gallows", "bar_pyre", "bar_raid_007"})
                      .empire("east", {"com_mill"});
    Desk d(2, given);
    d.play("north", "raze_card com_monument");
    EXPECT_EQ(d.of("north", "vp"), 2);  // its own point and Gallows
    EXPECT_EQ(d.good("north", "worker"), 1);
    d.play("east", "pass");
    Desk e(2, given);
    e.play("north", "raze com_mill");
    EXPECT_EQ(e.of("north", "vp"), 2);        // Gallows and Raid
    EXPECT_EQ(e.good("north", "worker"), 3);  // Mill, Pyre, Raid
}

// IS-18.21, IS-18.22, IS-18.23: in the peaceful variant enemies are razed by cards only.
TEST(SettlersRaze, peaceful) {
    Given given = action("south")
                      .goods("south", {{"raze", 5}})
                      .hand("south", {"com_monument"})
                      .empire("south", {"egy_chariot_builder"})
                      .empire("east", {"com_mill"});
    Desk d(3, given, Json{{"factions", "fixed"}, {"peaceful", "true"}});
    EXPECT_EQ(d.refusal("south", "raze com_mill"), "IS-18.21");
    EXPECT_TRUE(d.is_offered("south", "raze_card com_monument"));
    d.play("south", "activate egy_chariot_builder").play("south", "raze com_mill");
    EXPECT_EQ(d.list("players.east.foundations"), MoveTexts{"com_mill"});
}

}  // namespace
}  // namespace pentarchy::settlers
