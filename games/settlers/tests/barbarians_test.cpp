// Cards of the Barbarians and Romans with clarifications (section 16 of the rules).
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-16.20, IS-16.21, IS-1.55: a resource of the supply, never gold, nor what lies on a location.
TEST(SettlersBarbarians, saboteurs) {
    Given given = action()
                      .goods("north", {{"worker", 1}})
                      .goods("east", {{"gold", 3}, {"food", 1}, {"worker", 2}})
                      .empire("north", {"bar_saboteurs_010"})
                      .on("east", "com_mason_034", R"({"uses": 1})");
    Desk d(2, given);
    d.play("north", "activate bar_saboteurs_010");
    EXPECT_EQ(d.offers("north"), MoveTexts{"steal east food"});
    EXPECT_EQ(d.refusal("north", "steal east stone"), "IS-1.55");
    d.play("north", "steal east food");
    EXPECT_EQ(d.good("north", "food"), 1);
    EXPECT_EQ(d.good("east", "food"), 0);
}

// IS-16.22, IS-16.23, IS-16.24, IS-16.25, IS-1.53: Dark Chapel gives up goods for 2 points each before they are taken.
TEST(SettlersBarbarians, dark_chapel) {
    Given given = action()
                      .goods("north", {{"raze", 3}})
                      .hand("north", {"com_castle_046"})
                      .empire("north", {"bar_dark_chapel_014", "com_gallows"})
                      .on("east", "com_mill", R"({"defense": true})");
    Desk d(2, given);
    d.play("north", "activate bar_dark_chapel_014");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"raze_card com_castle", "raze com_mill"}));
    Desk hand_card = d;
    hand_card.play("north", "raze_card com_castle").play("north", "give_up card").play("north", "keep_good card");
    EXPECT_EQ(hand_card.row(), "choose_deck");
    hand_card.carry_on();
    EXPECT_EQ(hand_card.of("north", "vp"), 2 + 1);  // the card given up, and Gallows
    EXPECT_EQ(hand_card.of("north", "hand_size"), 1);
    EXPECT_EQ(hand_card.good("north", "raze"), 2);
    d.play("north", "raze com_mill").play("north", "keep_good worker").play("north", "give_up food");
    EXPECT_EQ(d.good("north", "raze"), 0);  // 2 and 1 for the token
    EXPECT_EQ(d.good("north", "worker"), 1);
    EXPECT_EQ(d.of("north", "vp"), 3);
    EXPECT_EQ(d.list("players.east.foundations"), MoveTexts{"com_mill"});
    EXPECT_EQ(d.good("east", "wood"), 1);
    Desk poor(2, given.goods("north", {{"raze", 1}}));
    poor.play("north", "activate bar_dark_chapel_014");
    EXPECT_EQ(poor.refusal("north", "raze com_mill"), "IS-16.22");
}

// IS-16.26, IS-16.27, IS-1.54: Pack takes one good of a raze field, protected or not; it is no raze.
TEST(SettlersBarbarians, pack) {
    Given given = action()
                      .goods("north", {{"worker", 2}})
                      .empire("north", {"bar_pack_016", "com_gallows"})
                      .on("east", "com_mill", R"({"defense": true})")
                      .empire("east", {"com_ruins_069"});
    Desk d(2, given);
    d.play("north", "activate_twice bar_pack_016");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"spoil com_mill worker", "spoil com_mill food"}));
    d.play("north", "spoil com_mill food").play("north", "spoil com_mill worker");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"food", 1}, {"worker", 1}}));
    EXPECT_EQ(d.of("north", "vp"), 0);
    EXPECT_EQ(d.at("players.east.empire.com_mill.defense"), Json(true));
}

// IS-16.28, IS-16.29, IS-16.30, IS-16.12: Rabble razes an own common location: a raze, but of no enemy.
TEST(SettlersBarbarians, rabble) {
    Given given = action()
                      .goods("north", {{"worker", 2}})
                      .hand("north", {"com_monument"})
                      .empire("north", {"bar_rabble_018", "com_mill", "com_gallows", "bar_raid_007", "com_ruins_069"})
                      .empire("east", {"com_tavern"});
    Desk d(2, given);
    d.play("north", "activate bar_rabble_018");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"raze com_gallows", "raze com_mill"}));
    EXPECT_EQ(d.refusal("north", "raze com_tavern"), "IS-1.52");
    d.play("north", "raze com_mill");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"wood", 1}, {"food", 1}, {"worker", 1}}));
    EXPECT_EQ(d.of("north", "vp"), 1);  // Gallows, not Raid
    EXPECT_EQ(d.list("players.north.foundations"), MoveTexts{"com_mill"});
}

// IS-16.31: Mission draws from either deck, card by card.
TEST(SettlersBarbarians, mission) {
    Desk d(2, action().goods("north", {{"worker", 1}}).empire("north", {"bar_mission"}));
    d.play("north", "activate bar_mission")
        .play("north", "draw_from common")
        .draw_luck()
        .play("north", "draw_from barbarians")
        .draw_luck();
    EXPECT_EQ(d.of("north", "hand_size"), 2);
    EXPECT_EQ(d.of("north", "deck"), 28);
}

// IS-16.32, IS-1.55, IS-16.104: Robbers break a deal under a board or a remote one.
TEST(SettlersBarbarians, robbers) {
    Given given = action()
                      .goods("north", {{"worker", 1}})
                      .empire("north", {"bar_robbers"})
                      .deals("west", {"jap_farm_001"})
                      .on("south", "egy_sphinx_019", R"({"remote_deal": "west"})");
    Desk d(4, given);
    d.play("north", "activate bar_robbers");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"break_deal jap_farm_001", "break_deal egy_sphinx_019"}));
    Desk board = d;
    board.play("north", "break_deal jap_farm_001");
    EXPECT_EQ(board.list("faction_discard"), MoveTexts{"jap_farm_001"});
    EXPECT_EQ(board.of("north", "vp"), 1);
    d.play("north", "break_deal egy_sphinx_019").draw_luck();
    EXPECT_TRUE(d.list("players.west.remote_deals").empty());
    EXPECT_TRUE(d.stands("south", "egy_sphinx_019"));
    EXPECT_EQ(d.list("faction_discard").size(), 1u);
    EXPECT_EQ(d.of("north", "vp"), 1);
}

// IS-16.40, IS-16.41, IS-16.42: Engineers remove any location, protected, faction, Ruins or Gate; no raze, no wood.
TEST(SettlersRomans, engineers) {
    Given given = action("east")
                      .goods("east", {{"worker", 2}})
                      .empire("east", {"rom_engineers", "com_gallows"})
                      .on("west", "jap_gate_013", R"({"samurai": true, "cards": ["com_tavern"]})");
    Desk d(4, given.empire("north", {"com_ruins_069", "bar_idol"}).on("south", "com_mill", R"({"defense": true})"));
    d.play("east", "activate rom_engineers");
    EXPECT_EQ(d.offers("east"),
              (MoveTexts{"remove com_ruins_069", "remove bar_idol", "remove com_mill", "remove jap_gate_013"}));
    Desk gate = d;
    gate.play("east", "remove jap_gate_013");  // IS-16.108
    EXPECT_EQ(gate.list("faction_discard"), MoveTexts{"jap_gate_013"});
    EXPECT_EQ(gate.list("discard"), MoveTexts{"com_tavern"});
    EXPECT_EQ(gate.seen_by(kSpectator, "discard"), names({"com_tavern"}));
    d.play("east", "remove com_mill");
    EXPECT_EQ(d.of("east", "vp"), 1);
    EXPECT_TRUE(d.list("players.south.foundations").empty());
    EXPECT_EQ(d.good("south", "wood"), 0);
    EXPECT_EQ(d.list("discard"), MoveTexts{"com_mill"});
}

// IS-16.44, IS-16.45, IS-16.46, IS-16.47: Spies take a deal from under a board; it produces from the next phase on.
TEST(SettlersRomans, spies) {
    Given given = action("east")
                      .goods("east", {{"worker", 1}})
                      .empire("east", {"rom_spies"})
                      .deals("west", {"jap_casino"})
                      .on("south", "egy_sphinx_019", R"({"remote_deal": "west"})");
    Desk d(4, given);
    d.play("east", "activate rom_spies");
    EXPECT_EQ(d.refusal("east", "take_deal egy_sphinx_019"), "IS-16.46");
    d.play("east", "take_deal jap_casino");
    EXPECT_EQ(d.list("players.east.deals"), MoveTexts{"jap_casino"});
    EXPECT_EQ(d.of("east", "vp"), 1);
    EXPECT_EQ(d.good("east", "gold"), 0);
    Desk later(4, Given().deals("east", {"jap_casino"}).turn("production", "east", 2));
    EXPECT_EQ(later.good("east", "gold"), 1);
}

// IS-16.50: Legion draws common cards only.
TEST(SettlersRomans, legion) {
    Desk d(2, action("east")
                  .goods("east", {{"food", 1}})
                  .hand("east", {"rom_legion_017"})
                  .foundations("east", {"com_tavern"}));
    d.play("east", "build rom_legion").play("east", "sacrifice com_tavern").draw_luck();
    EXPECT_EQ(d.of("east", "hand_size"), 2);
    for (const std::string& card : d.list("players.east.hand")) EXPECT_TRUE(card.starts_with("com_"));
}

// IS-1.57: Gardens react to faction locations.
TEST(SettlersRomans, gardens) {
    Desk d(2, action("east")
                  .goods("east", {{"stone", 1}, {"wood", 1}})
                  .hand("east", {"rom_bank", "com_village_012"})
                  .empire("east", {"rom_gardens"})
                  .foundations("east", {"com_tavern"}));
    d.play("east", "build com_village").play("north", "pass");
    EXPECT_EQ(d.of("east", "vp"), 0);
    d.play("east", "build rom_bank").play("east", "sacrifice com_tavern");
    EXPECT_EQ(d.of("east", "vp"), 1);
}

}  // namespace
}  // namespace pentarchy::settlers
