// The production phase, what is kept in cleanup, and general rules of gains: sections 5, 13 and 15 of the rules.
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-5.1, IS-5.2, IS-5.3, IS-5.4, IS-X1: the board, the deals and the locations of the Japanese.
TEST(SettlersProduction, worked_example) {
    Desk d(2, Given()
                  .faction("north", "japanese")
                  .deals("north", {"jap_casino", "jap_farm_001"})
                  .empire("north", {"com_lords_fields", "com_armorer_018"})
                  .turn("production", "north", 2));
    EXPECT_EQ(d.at("players.north.goods"),
              (Json{{"wood", 1}, {"food", 1}, {"gold", 1}, {"worker", 5}, {"raze", 2}, {"defense", 1}}));
    EXPECT_EQ(d.at("players.east.goods"),
              (Json{{"wood", 1}, {"stone", 1}, {"worker", 2}, {"raze", 1}, {"defense", 1}}));
}

// IS-5.7, IS-5.12: in round 1 only the board produces, one defence token among it.
TEST(SettlersProduction, first_round) {
    Desk d(2);
    d.carry_on();
    while (d.row() == "take_card") d.play(d.pending()[0], d.offers(d.pending()[0])[0]).carry_on();
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"worker", 5}, {"raze", 1}, {"defense", 1}}));
}

// IS-5.5, IS-15.6, IS-1.41, IS-11.5: for each card the deck is chosen, and the last one is seen before.
TEST(SettlersProduction, each_card_has_its_own_choice) {
    Desk d(2, Given().empire("north", {"com_watchtower_065", "com_watchtower_066"}).turn("production", "north", 2));
    EXPECT_EQ(d.offers("north"), (MoveTexts{"draw_from common", "draw_from barbarians"}));
    d.play("north", "draw_from common").luck("draw common com_mill");
    EXPECT_TRUE(contains(d.list("players.north.hand"), "com_mill"));
    EXPECT_EQ(d.offers("north"), (MoveTexts{"draw_from common", "draw_from barbarians"}));
    d.play("north", "draw_from barbarians").luck("draw barbarians bar_idol");
    EXPECT_EQ(d.of("north", "hand_size"), 2);
}

// IS-5.9, IS-5.11: sources that ask or draw come in the order the player likes; the others need no choice.
TEST(SettlersProduction, order_of_sources) {
    Desk d(2, Given()
                  .faction("north", "romans")
                  .faction("east", "barbarians")
                  .empire("north", {"rom_architect", "com_watchtower_065", "com_rubble", "com_quarry_008"})
                  .deals("north", {"rom_spies"})
                  .turn("production", "north", 2));
    EXPECT_EQ(d.good("north", "stone"), 1 + 1 + 2);  // board, Quarry, Rubble with two grey locations
    EXPECT_EQ(d.offers("north"), (MoveTexts{"produce com_watchtower_065", "produce rom_architect", "produce_deals"}));
    d.play("north", "produce rom_architect").draw_luck();
    EXPECT_EQ(d.row(), "keep_card");
    d.play("north", d.offers("north")[0]).draw_luck();
    EXPECT_EQ(d.row(), "choose_deck");  // what is left draws cards only: the order does not matter
    d.carry_on();
    EXPECT_EQ(d.of("north", "hand_size"), 3);
    EXPECT_EQ(d.list("faction_discard").size(), 1u);
}

// IS-5.6, IS-15.1: points move the marker at once. IS-5.10, IS-16.88: a Sphinx works here; each source is a gain of its
// own.
TEST(SettlersProduction, points) {
    Desk d(2, Given()
                  .faction("north", "egyptians")
                  .empire("north", {"com_monument", "egy_sphinx_019", "egy_pharaohs_guard"})
                  .turn("production", "north", 2));
    EXPECT_EQ(d.of("north", "vp"), 1);
    d.play("north", "option 2");
    EXPECT_EQ(d.of("north", "vp"), 1 + 2 + 1);
}

// IS-16.110, IS-17.1: of two cards looked at one is kept; with one card left it is taken; only the discarded one is
// shown.
TEST(SettlersProduction, looking_at_cards) {
    MoveTexts all;
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("rom_") && word != "rom_architect" && word != "rom_bank") all.push_back(word);
    Desk d(2, Given()
                  .faction("north", "romans")
                  .faction("east", "barbarians")
                  .empire("north", {"rom_architect"})
                  .set({"faction_discard"}, names(all))
                  .turn("production", "north", 2));
    d.luck("draw romans rom_bank");
    EXPECT_EQ(d.list("players.north.hand"), MoveTexts{"rom_bank"});
    EXPECT_EQ(d.seen_by(1, "players.north.hand"), Json(1));
}

// IS-13.1, IS-13.2, IS-13.3, IS-13.8, IS-X2, IS-10.5, IS-10.10: the Japanese keep food; used locations are free again.
TEST(SettlersCleanup, worked_example) {
    Given given = Given().faction("north", "japanese").goods("north", {{"food", 2}, {"worker", 1}});
    Desk d(2, given.on("north", "jap_stalls_016", R"({"uses": 1})")
                  .on("north", "jap_casino", R"({"uses": 1})")
                  .turn("cleanup", "north", 2));
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"food", 2}}));
    EXPECT_EQ(d.of("north", "empire.jap_stalls_016.uses"), 0);
    EXPECT_EQ(d.of("north", "empire.jap_casino.uses"), 0);
}

// IS-2.20, IS-13.1, IS-16.48, IS-13.9: boards and Warehouses keep all they can. IS-5.8: the rest is gone.
TEST(SettlersCleanup, storage) {
    const Amounts all{{"wood", 3}, {"stone", 3}, {"food", 3}, {"gold", 3}, {"worker", 3}, {"raze", 3}, {"defense", 1}};
    Given given = Given().goods("north", all).goods("east", all).goods("south", all).goods("west", all);
    Desk d(4, given.empire("east", {"rom_warehouses"}).turn("cleanup", "north", 2));
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"worker", 3}}));
    EXPECT_EQ(d.at("players.east.goods"), (Json{{"wood", 3}, {"stone", 3}, {"food", 3}, {"raze", 3}}));
    EXPECT_EQ(d.at("players.south.goods"), (Json{{"gold", 3}}));
    EXPECT_EQ(d.at("players.west.goods"), (Json{{"food", 3}}));
}

// IS-13.4, IS-13.5, IS-13.6, IS-13.12, IS-12.8: defence tokens and blocks go; hands, samurai, Gate and Shrine stay.
TEST(SettlersCleanup, what_stays) {
    Given given = Given().faction("north", "japanese").hand("north", {"com_mill"}).empire("north", {"com_brewer"});
    given.on("north", "com_brewer", R"({"defense": true, "blocked": true})")
        .on("north", "jap_gate_013", R"({"samurai": true, "cards": ["com_tavern"]})")
        .on("north", "jap_shrine", R"({"resources": 4})");
    Desk d(2, given.turn("cleanup", "north", 2));
    EXPECT_EQ(d.at("players.north.empire.com_brewer"), Json(boost::json::object()));
    EXPECT_EQ(d.at("players.north.empire.jap_gate_013.samurai"), Json(true));
    EXPECT_EQ(d.list("players.north.empire.jap_gate_013.cards"), MoveTexts{"com_tavern"});
    EXPECT_EQ(d.of("north", "empire.jap_shrine.resources"), 4);
    EXPECT_TRUE(contains(d.list("players.north.hand"), "com_mill"));
}

// IS-13.7, IS-13.13: a borrowed Warehouses stores for the borrower, then it goes back.
TEST(SettlersCleanup, borrowed_storage) {
    Given given = Given()
                      .goods("east", {{"wood", 2}})
                      .goods("south", {{"wood", 2}, {"gold", 1}})
                      .on("east", "rom_warehouses", R"({"borrowed_by": "south"})");
    Desk d(3, given.turn("cleanup", "north", 2));
    EXPECT_EQ(d.at("players.east.goods"), Json(boost::json::object()));
    EXPECT_EQ(d.at("players.south.goods"), (Json{{"wood", 2}, {"gold", 1}}));
    EXPECT_FALSE(d.has("players.east.empire.rom_warehouses.borrowed_by"));
    EXPECT_TRUE(d.stands("east", "rom_warehouses"));
}

// IS-16.49: without Warehouses what was stored stays until the next cleanup.
TEST(SettlersCleanup, lost_warehouses) {
    Given given = Given()
                      .goods("north", {{"raze", 1}})
                      .goods("east", {{"wood", 4}, {"worker", 2}})
                      .empire("north", {"bar_raid_007"})
                      .empire("east", {"rom_warehouses"});
    given.faction("south", "japanese").empire("south", {"jap_garrison"}).goods("south", {{"raze", 2}});
    Desk d(3, given.turn("action", "south", 2));
    d.play("south", "activate jap_garrison").play("south", "remove rom_warehouses");
    EXPECT_EQ(d.good("east", "wood"), 4);
}

}  // namespace
}  // namespace pentarchy::settlers
