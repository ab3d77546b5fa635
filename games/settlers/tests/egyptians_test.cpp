// Cards of the Egyptians with clarifications (section 16 of the rules).
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-16.60, IS-16.61, IS-16.62, IS-20.2: the opponent chooses; an empty hand may be named.
TEST(SettlersEgyptians, desert) {
    Given given = action("south")
                      .hand("south", {"com_mill"})
                      .hand("north", {"com_tavern", "bar_idol"})
                      .empire("south", {"egy_desert"});
    Desk d(3, given);
    d.play("south", "activate egy_desert").play("south", "pay_card com_mill");
    EXPECT_EQ(d.offers("south"), (MoveTexts{"victim north", "victim east"}));
    Desk empty = d;
    empty.play("south", "victim east");
    EXPECT_EQ(empty.of("south", "vp"), 1);
    d.play("south", "victim north");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    EXPECT_EQ(d.offers("north"), (MoveTexts{"discard com_tavern", "discard bar_idol"}));
    d.play("north", "discard bar_idol");
    EXPECT_EQ(d.list("players.north.hand"), MoveTexts{"com_tavern"});
    EXPECT_EQ(d.list("faction_discard"), MoveTexts{"bar_idol"});
    EXPECT_EQ(d.of("south", "vp"), 1);
}

// IS-16.63, IS-1.52: Chariot Builder razes a protected location for one token.
TEST(SettlersEgyptians, chariot_builder) {
    Given given = action("south")
                      .goods("south", {{"raze", 1}})
                      .empire("south", {"egy_chariot_builder", "com_gallows"})
                      .empire("east", {"rom_fortifications", "com_ruins_069"});
    Desk d(3, given.on("east", "com_mill", R"({"defense": true})"));
    d.play("south", "activate egy_chariot_builder");
    EXPECT_EQ(d.offers("south"), MoveTexts{"raze com_mill"});
    EXPECT_EQ(d.refusal("south", "raze rom_fortifications"), "IS-9.10");
    d.play("south", "raze com_mill");
    EXPECT_EQ(d.good("south", "raze"), 0);
    EXPECT_EQ(d.of("south", "vp"), 1);
    EXPECT_EQ(d.good("east", "wood"), 1);
}

// IS-16.65, IS-16.66, IS-16.67, IS-7.14: Sanctuary lays any hand card face down; used up it goes to its own pile.
TEST(SettlersEgyptians, sanctuary) {
    Given given = action("south")
                      .goods("south", {{"worker", 1}, {"stone", 0}})
                      .hand("south", {"com_mill", "egy_oasis", "egy_slaver"})
                      .empire("south", {"egy_sanctuary_014", "com_gallows"});
    Desk d(3, given);
    d.play("south", "activate egy_sanctuary_014").play("south", "lay_foundation egyptians egy_oasis");
    EXPECT_EQ(d.at("players.south.goods"), (Json{{"stone", 1}}));
    EXPECT_EQ(d.of("south", "vp"), 1);
    EXPECT_EQ(d.seen_by(2, "players.south.foundations"), names({"egy_oasis"}));
    EXPECT_EQ(d.seen_by(0, "players.south.foundations"), Json(1));
    d.plays("north", {"pass"}).plays("east", {"pass"});
    d.play("south", "build egy_slaver").play("south", "sacrifice egy_oasis");
    EXPECT_EQ(d.list("faction_discard"), MoveTexts{"egy_oasis"});
}

// IS-16.68, IS-16.69, IS-16.70, IS-1.60: two points at once bring one more for each Sphinx, and these bring none.
TEST(SettlersEgyptians, sphinx) {
    Given given = action("south")
                      .goods("south", {{"worker", 4}, {"gold", 2}})
                      .empire("south", {"egy_sphinx_019", "egy_sphinx_020", "egy_goldsmith_021", "com_statue"});
    Desk d(3, given);
    Desk twice = d;
    d.play("south", "activate egy_goldsmith_021");
    EXPECT_EQ(d.of("south", "vp"), 2 + 2);
    twice.play("south", "activate_twice egy_goldsmith_021");  // IS-16.88: two gains
    EXPECT_EQ(twice.of("south", "vp"), 2 * (2 + 2));
}

// IS-16.88, IS-1.53: goods given up in one raze are one gain; each card under a Gate is a gain of its own.
TEST(SettlersEgyptians, sphinx_examples) {
    Given given = action("south")
                      .goods("south", {{"raze", 1}})
                      .hand("south", {"com_monument"})
                      .empire("south", {"egy_sphinx_019"});
    Desk d(4, given.on("north", "bar_dark_chapel_014", R"({"borrowed_by": "south"})")
                  .on("west", "jap_gate_013", R"({"borrowed_by": "south"})"));
    Desk gate = d;
    d.play("south", "activate bar_dark_chapel_014")
        .play("south", "raze_card com_monument")
        .play("south", "keep_good vp")
        .play("south", "keep_good stone");
    EXPECT_EQ(d.of("south", "vp"), 1);
    Desk two(4, given);
    gate.play("south", "stash_card jap_gate_013 common com_monument");  // IS-16.86
    EXPECT_EQ(gate.of("south", "vp"), 1);
    EXPECT_EQ(gate.seen_by(3, "players.west.empire.jap_gate_013.cards"), names({"com_monument"}));
}

// IS-16.71, IS-16.72, IS-16.81, IS-16.82, IS-1.15, IS-1.54: Temple of Ra marks a location; it counts as the Egyptian's
// and does not produce.
TEST(SettlersEgyptians, temple_of_ra) {
    Given given = action("south")
                      .empire("south", {"egy_temple_of_ra", "com_rubble"})
                      .empire("north", {"com_quarry_008", "bar_idol"});
    Desk d(3, given.on("north", "com_brewer", R"({"uses": 2})"));
    d.play("south", "activate egy_temple_of_ra");
    EXPECT_EQ(d.offers("south"),
              (MoveTexts{"take_control com_quarry_008", "take_control com_brewer", "take_control bar_idol"}));
    d.play("south", "take_control com_quarry_008");
    EXPECT_EQ(d.at("players.south.goods"), Json(boost::json::object()));
    EXPECT_EQ(d.at("players.north.empire.com_quarry_008.borrowed_by"), Json("south"));
    const Look l{d.t, d.s};
    EXPECT_EQ((held(l, 2) & d.t.of_color[7]).count(), 2);
    EXPECT_EQ((held(l, 0) & d.t.of_color[7]).count(), 0);
}

// IS-16.73, IS-16.75: uses of owner and borrower add up. IS-16.74: the owner cannot use it meanwhile.
TEST(SettlersEgyptians, borrowed_uses) {
    Given given = action("south")
                      .goods("south", {{"food", 2}})
                      .goods("north", {{"food", 2}})
                      .on("north", "com_brewer", R"({"uses": 1, "borrowed_by": "south"})")
                      .on("east", "com_sawmill_076", R"({"uses": 2, "borrowed_by": "south"})");
    Desk d(3, given.goods("south", {{"wood", 2}}));
    EXPECT_EQ(d.refusal("south", "activate com_sawmill_076"), "IS-16.73");
    EXPECT_EQ(d.refusal("south", "activate_twice com_brewer"), "IS-10.2");
    d.play("south", "activate com_brewer");
    EXPECT_EQ(d.of("south", "vp"), 1);
    EXPECT_TRUE(beginning(d.offers("north"), "activate").empty());
}

// IS-16.76, IS-16.77, IS-16.78: its owner may raze it; the wood is the Egyptian's, the foundation the owner's; the
// Egyptian's pass protects it, not the owner's.
TEST(SettlersEgyptians, borrowed_and_razed) {
    Given given = action("north").goods("north", {{"raze", 2}}).on("north", "com_mill", R"({"borrowed_by": "south"})");
    Desk d(3, given);
    Desk passed(3, given.passed("south"));
    EXPECT_EQ(passed.refusal("north", "raze com_mill"), "IS-6.9");
    d.play("north", "raze com_mill");
    EXPECT_EQ(d.list("players.north.foundations"), MoveTexts{"com_mill"});
    EXPECT_EQ(d.good("south", "wood"), 1);
    EXPECT_EQ(d.good("north", "wood"), 0);
    EXPECT_EQ(d.s.borrowed[0].card, kNone);
    Given other = action("east")
                      .goods("east", {{"raze", 2}})
                      .passed("north")
                      .on("north", "com_mill", R"({"borrowed_by": "south"})");
    Desk e(3, other);
    EXPECT_TRUE(e.is_offered("east", "raze com_mill"));
}

// IS-16.79: in round 5 it goes back before the score.
TEST(SettlersEgyptians, borrowed_in_the_last_round) {
    Desk d(3, Given().turn("action", "south", 5).on("north", "com_mill", R"({"borrowed_by": "south"})"));
    d.end_actions();
    EXPECT_EQ(d.score("north"), 1);
    EXPECT_EQ(d.score("south"), 0);
}

// IS-16.80, IS-16.14: a blocked location is used by nobody this round.
TEST(SettlersEgyptians, scorpion_breeder) {
    Given given = action("south")
                      .goods("south", {{"worker", 1}})
                      .goods("north", {{"food", 2}})
                      .empire("south", {"egy_scorpion_breeder"})
                      .empire("north", {"com_brewer", "com_mill"});
    Desk d(3, given);
    d.play("south", "activate egy_scorpion_breeder");
    EXPECT_EQ(d.refusal("south", "block com_mill"), "IS-16.80");
    d.play("south", "block com_brewer");
    EXPECT_EQ(d.refusal("north", "activate com_brewer"), "IS-16.80");
}

// IS-16.83: Porters and Troupe may use what is borrowed. IS-16.84: a defence token may lie on it; tokens there protect.
TEST(SettlersEgyptians, using_borrowed_locations) {
    Given given = action("south")
                      .goods("south", {{"food", 1}, {"defense", 1}})
                      .empire("south", {"com_porters"})
                      .on("north", "com_quarry_008", R"({"borrowed_by": "south"})")
                      .on("north", "com_mill", R"({"borrowed_by": "south", "defense": true})");
    Desk d(3, given.goods("north", {{"raze", 2}}));
    EXPECT_TRUE(d.is_offered("south", "defend com_quarry_008"));
    EXPECT_EQ(d.refusal("south", "defend com_mill"), "IS-12.3");
    d.play("south", "activate com_porters").play("south", "copy com_quarry_008").play("south", "end_turn");
    EXPECT_EQ(d.good("south", "stone"), 1);
    EXPECT_EQ(d.refusal("north", "raze com_mill"), "IS-9.6");
}

// IS-16.85: a borrowed Japanese location that is razed is discarded, without wood for anybody.
TEST(SettlersEgyptians, borrowed_japanese_location) {
    Desk d(4, action("north").goods("north", {{"raze", 2}}).on("west", "jap_farm_001", R"({"borrowed_by": "south"})"));
    d.play("north", "raze jap_farm_001");
    EXPECT_EQ(d.list("faction_discard"), MoveTexts{"jap_farm_001"});
    EXPECT_EQ(d.good("south", "wood") + d.good("west", "wood"), 0);
}

// IS-16.87: with a borrowed Trade Route the deal and its marker are the Egyptian's.
TEST(SettlersEgyptians, borrowed_trade_route) {
    Given given = action("south")
                      .goods("south", {{"food", 1}})
                      .on("west", "jap_trade_route_021", R"({"borrowed_by": "south"})")
                      .empire("north", {"bar_idol"});
    Desk d(4, given);
    d.play("south", "activate jap_trade_route_021").play("south", "remote_deal bar_idol");
    EXPECT_EQ(d.list("players.south.remote_deals"), MoveTexts{"bar_idol"});
    EXPECT_EQ(d.good("south", "worker"), 1);
    EXPECT_EQ(d.of("south", "deck"), 29);
    EXPECT_EQ(d.of("west", "deck"), 30 - 1);  // its Trade Route
}

}  // namespace
}  // namespace pentarchy::settlers
