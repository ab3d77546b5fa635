// Activations (section 10 of the rules) and the common cards with clarifications (section 16).
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-10.1, IS-10.2, IS-X9: Saboteurs, Mason's Guild and Castle over three turns.
TEST(SettlersActivate, worked_example) {
    Given given = action()
                      .goods("north", {{"worker", 3}, {"stone", 1}})
                      .goods("east", {{"stone", 1}})
                      .empire("north", {"bar_saboteurs_010", "com_masons_guild_037", "com_castle_046"});
    Desk d(2, given);
    d.play("north", "activate bar_saboteurs_010").play("north", "steal east stone").play("east", "pass");
    EXPECT_EQ(d.refusal("north", "activate bar_saboteurs_010"), "IS-10.2");
    d.play("north", "activate com_masons_guild_037");
    EXPECT_EQ(d.of("north", "vp"), 3);
    d.play("north", "activate com_castle_046").play("north", "draw_from barbarians").luck("draw barbarians bar_idol");
    EXPECT_EQ(d.list("players.north.hand"), MoveTexts{"bar_idol"});
    EXPECT_EQ(d.at("players.north.goods"), Json(boost::json::object()));
    for (const char* card : {"bar_saboteurs_010", "com_masons_guild_037", "com_castle_046"})
        EXPECT_EQ(d.of("north", std::string("empire.") + card + ".uses"), 1);
}

// IS-10.3, IS-10.4, IS-10.14: two uses in two turns, or at once for twice the price.
TEST(SettlersActivate, twice) {
    Desk d(2, action().goods("north", {{"worker", 2}}).empire("north", {"com_new_forest_058"}));
    Desk slow = d;
    d.play("north", "activate_twice com_new_forest_058");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"wood", 2}}));
    slow.play("north", "activate com_new_forest_058").play("east", "pass");
    EXPECT_EQ(slow.refusal("north", "activate_twice com_new_forest_058"), "IS-10.2");
    slow.play("north", "activate com_new_forest_058");
    EXPECT_EQ(slow.good("north", "wood"), 2);
    Desk poor(2, action().goods("north", {{"worker", 1}}).empire("north", {"com_new_forest_058"}));
    EXPECT_EQ(poor.refusal("north", "activate_twice com_new_forest_058"), "IS-10.6");
}

// IS-10.6, IS-10.11: gold for a resource; one action, whatever the effect does.
TEST(SettlersActivate, gold_pays) {
    Desk d(2, action().goods("north", {{"worker", 1}, {"gold", 1}}).empire("north", {"com_mason_034"}));
    d.play("north", "activate com_mason_034");
    EXPECT_EQ(d.of("north", "vp"), 2);
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
}

// IS-10.7, IS-16.4: the card that Tavern or Desert costs is discarded; nothing is gained for the marker.
TEST(SettlersActivate, tavern) {
    Desk d(2, action().hand("north", {"com_mill", "bar_idol"}).empire("north", {"com_tavern"}));
    d.play("north", "activate com_tavern");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"pay_card com_mill", "pay_card bar_idol"}));
    d.play("north", "pay_card bar_idol");
    EXPECT_EQ(d.of("north", "vp"), 2);
    EXPECT_EQ(d.list("faction_discard"), MoveTexts{"bar_idol"});
    EXPECT_EQ(d.good("north", "worker"), 0);
    Desk none(2, action().empire("north", {"com_tavern"}));
    EXPECT_EQ(none.refusal("north", "activate com_tavern"), "IS-10.6");
}

// IS-10.8, IS-10.12: no activation without something to act on.
TEST(SettlersActivate, needs_a_target) {
    Given given = action("south").goods("south", {{"worker", 9}, {"raze", 9}, {"food", 9}, {"wood", 9}});
    given.empire("south",
                 {"com_porters", "com_imperial_messenger", "com_acting_troupe", "com_settlers", "egy_sanctuary_014",
                  "egy_chariot_builder", "egy_scorpion_breeder", "egy_temple_of_ra", "egy_desert"});
    Desk d(3, given.set({"players", "south", "faction"}, Json("egyptians")));
    for (const char* card : {"com_porters", "com_imperial_messenger", "egy_sanctuary_014", "com_acting_troupe"})
        EXPECT_EQ(d.refusal("south", std::string("activate ") + card), "IS-10.12") << card;
    for (const char* card : {"com_settlers", "egy_chariot_builder", "egy_scorpion_breeder", "egy_temple_of_ra"})
        EXPECT_EQ(d.refusal("south", std::string("activate ") + card), "IS-10.8") << card;
    EXPECT_EQ(d.refusal("south", "activate egy_desert"), "IS-10.6");  // no card to discard
    Given west = Given()
                     .turn("action", "west", 2)
                     .goods("west", {{"worker", 9}, {"raze", 9}, {"food", 9}})
                     .empire("west", {"jap_garrison", "jap_negotiator", "jap_trade_route_021", "jap_ninjas_026"});
    Desk e(4, west);
    for (const char* card : {"jap_garrison", "jap_negotiator", "jap_trade_route_021", "jap_ninjas_026"})
        EXPECT_EQ(e.refusal("west", std::string("activate ") + card), "IS-10.8") << card;
    Desk f(2, action()
                  .goods("north", {{"worker", 9}})
                  .empire("north", {"bar_saboteurs_010", "bar_pack_016", "bar_rabble_018", "bar_robbers",
                                    "bar_dark_chapel_014"}));
    for (const char* card :
         {"bar_saboteurs_010", "bar_pack_016", "bar_rabble_018", "bar_robbers", "bar_dark_chapel_014"})
        EXPECT_EQ(f.refusal("north", std::string("activate ") + card), "IS-10.8") << card;
    Desk g(2, action("east").goods("east", {{"worker", 9}}).empire("east", {"rom_engineers", "rom_spies"}));
    for (const char* card : {"rom_engineers", "rom_spies"})
        EXPECT_EQ(g.refusal("east", std::string("activate ") + card), "IS-10.8") << card;
}

// IS-16.3, IS-10.13, IS-1.51: Settlers ignore the location, and both prices must be payable together.
TEST(SettlersActivate, settlers) {
    Given given = action()
                      .goods("north", {{"wood", 2}})
                      .hand("north", {"bar_raid_007", "bar_primeval_forest_001", "com_ruins_069", "bar_idol"})
                      .empire("north", {"com_settlers"});
    Desk d(2, given);
    d.play("north", "activate com_settlers");
    EXPECT_EQ(d.refusal("north", "build com_ruins"), "IS-16.3");
    EXPECT_EQ(d.refusal("north", "build bar_idol"), "IS-10.13");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"build bar_primeval_forest", "build bar_raid"}));
    Desk forest = d;
    d.play("north", "build bar_raid");
    EXPECT_TRUE(d.stands("north", "bar_raid_007") && d.stands("north", "com_settlers"));
    EXPECT_EQ(d.good("north", "wood"), 0);
    forest.play("north", "build bar_primeval_forest");  // a card without the symbol
    EXPECT_EQ(forest.good("north", "wood"), 2);
    Desk poor(2, given.goods("north", {{"wood", 1}}));
    EXPECT_EQ(poor.refusal("north", "activate com_settlers"), "IS-10.13");
}

// IS-16.5, IS-1.49: Imperial Messenger repeats any own deal, a remote one too, without making a deal.
TEST(SettlersActivate, imperial_messenger) {
    Given given = Given()
                      .turn("action", "west", 2)
                      .goods("west", {{"worker", 1}})
                      .empire("west", {"com_imperial_messenger", "jap_dojo_024"})
                      .deals("west", {"jap_farm_001"});
    Desk d(4, given.on("south", "egy_sphinx_019", R"({"remote_deal": "west"})"));
    d.play("west", "activate com_imperial_messenger");
    EXPECT_EQ(d.offers("west"), (MoveTexts{"use_deal jap_farm_001", "use_deal egy_sphinx_019"}));
    d.play("west", "use_deal egy_sphinx_019");
    EXPECT_EQ(d.good("west", "gold"), 1);
    EXPECT_EQ(d.of("west", "vp"), 0);
}

// IS-16.6, IS-1.47: Hanseatic League discards any own deal; the marker of a remote one is turned up and discarded.
TEST(SettlersActivate, hanseatic_league) {
    Given given = Given()
                      .turn("action", "west", 2)
                      .goods("west", {{"worker", 2}})
                      .empire("west", {"com_hanseatic_league"})
                      .deals("west", {"jap_farm_001"});
    Desk d(4, given.on("south", "egy_sphinx_019", R"({"remote_deal": "west"})"));
    d.play("west", "activate_twice com_hanseatic_league").play("west", "pay_deal egy_sphinx_019");
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});
    d.luck("turn_marker japanese jap_casino");
    EXPECT_EQ(d.offers("west"), MoveTexts{"pay_deal jap_farm_001"});
    d.play("west", "pay_deal jap_farm_001");
    EXPECT_EQ(d.of("west", "vp"), 4);
    EXPECT_EQ(d.list("faction_discard"), (MoveTexts{"jap_farm_001", "jap_casino"}));
    EXPECT_TRUE(d.list("players.west.remote_deals").empty());
}

// IS-16.7, IS-16.8, IS-16.9, IS-16.10, IS-1.48: Porters repeat a production, also a faction's, without bonus; Farmers
// at Work may be chosen and choose then.
TEST(SettlersActivate, porters) {
    Given given = action()
                      .goods("north", {{"food", 1}})
                      .empire("north", {"com_porters", "com_farmers_at_work", "com_quarry_008", "bar_stone_pit"});
    Desk d(2, given);
    d.play("north", "activate com_porters");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"copy com_quarry_008", "copy com_farmers_at_work", "copy bar_stone_pit"}));
    Desk quarry = d;
    quarry.play("north", "copy com_quarry_008");
    EXPECT_EQ(quarry.good("north", "stone"), 1);
    d.play("north", "copy com_farmers_at_work");
    EXPECT_EQ(d.refusal("north", "copy com_farmers_at_work"), "IS-16.9");
    d.play("north", "copy bar_stone_pit");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"stone", 1}, {"raze", 1}}));
    Desk alone(2, action().goods("north", {{"wood", 3}}).hand("north", {"com_farmers_at_work"}));
    alone.play("north", "build com_farmers_at_work").carry_on();
    EXPECT_EQ(alone.of("north", "hand_size"), 1);  // only the bonus
}

// IS-16.11, IS-16.13, IS-16.14, IS-1.50: Acting Troupe activates another location on top of its own uses.
TEST(SettlersActivate, acting_troupe) {
    Given given = action()
                      .goods("north", {{"worker", 3}, {"wood", 1}})
                      .empire("north", {"com_acting_troupe"})
                      .on("north", "com_lumberjacks", R"({"uses": 1})")
                      .on("north", "com_joiner_044", R"({"blocked": true})");
    Desk d(2, given);
    d.play("north", "activate com_acting_troupe");
    EXPECT_EQ(d.refusal("north", "activate com_joiner_044"), "IS-16.14");
    EXPECT_EQ(d.refusal("north", "activate com_acting_troupe"), "IS-16.11");
    d.play("north", "activate com_lumberjacks");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"wood", 3}, {"worker", 1}}));
    EXPECT_EQ(d.of("north", "empire.com_lumberjacks.uses"), 1);
    EXPECT_EQ(d.of("north", "empire.com_acting_troupe.uses"), 1);
}

// IS-10.13, IS-1.40: an activation in an activation in a build: all is chosen first and paid together.
TEST(SettlersActivate, troupe_calls_settlers) {
    Given given = action()
                      .goods("north", {{"worker", 1}, {"wood", 1}, {"gold", 1}})
                      .hand("north", {"bar_primeval_forest_001"})
                      .empire("north", {"com_acting_troupe", "com_settlers"});
    Desk d(2, given);
    d.play("north", "activate com_acting_troupe")
        .play("north", "activate com_settlers")
        .play("north", "build bar_primeval_forest");
    d.carry_on();
    EXPECT_TRUE(d.stands("north", "bar_primeval_forest_001"));
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"wood", 2}}));
    Desk poor(2, given.goods("north", {{"gold", 0}}));
    EXPECT_EQ(poor.refusal("north", "activate com_acting_troupe"), "IS-10.12");
}

// IS-1.43: Expedition picks each unit. IS-15.12: gains are not declined.
TEST(SettlersActivate, expedition) {
    Desk d(2, action().goods("north", {{"raze", 1}}).empire("north", {"bar_expedition"}));
    d.play("north", "activate bar_expedition");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"gain wood", "gain stone", "gain food"}));
    d.play("north", "gain food").play("north", "gain wood");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"wood", 1}, {"food", 1}}));
}

// IS-1.46: any one resource, or a gold in its place.
TEST(SettlersActivate, any_resource) {
    Desk d(2, action().goods("north", {{"stone", 1}, {"gold", 1}}).empire("north", {"bar_barter"}));
    d.play("north", "activate bar_barter");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"pay stone", "pay gold"}));
    d.play("north", "pay stone");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"gold", 2}}));
    EXPECT_EQ(d.of("north", "vp"), 1);
}

}  // namespace
}  // namespace pentarchy::settlers
