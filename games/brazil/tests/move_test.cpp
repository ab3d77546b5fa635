// BR-3.7 to BR-3.10, BR-4.9 to BR-4.14, BR-5.50 to BR-5.59, and the rest of section 8: which moves there are, and what
// they use up. The map of Cisplatina: north's capital is d2, east's d8; d4 and d6 are gold mines, d5, b4, f4 forests,
// c4 and e4 clouds.
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

using namespace std::string_literals;

const std::string kBay = "map_guanabara";

Given archer_at(const std::string& hex, const std::string& space = "build") {
    return Given().unit("green_archer_1", hex).turn("moves", "north", space);
}

// Where a unit is offered to go with this verb: "b4 b5".
std::string targets(const Desk& d, const std::string& seat, const std::string& verb, const std::string& unit) {
    std::string out;
    for (const std::string& offer : beginning(d.offers(seat), verb))
        if (offer.find(" " + unit + " ") != std::string::npos)
            out += (out.empty() ? "" : " ") + offer.substr(offer.rfind(' ') + 1);
    return out;
}

// BR-8.1, BR-4.9
TEST(BrazilMove, BR_8_1_one_unit_goes_to_any_neighbouring_hex) {
    Desk d(2, archer_at("c5"), kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "move", "green_archer_1"), "b4 b5 c4 c6 d4 d5");
    EXPECT_EQ(d.refusal("north", "move green_archer_1 d6"), "BR-8.1");
    d.play("north", "move green_archer_1 d5");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "d5");
    EXPECT_EQ(d.refusal("north", "move green_archer_1 c5"), "BR-4.9");  // one basic move
    EXPECT_EQ(d.offers("north"), MoveTexts{"end"});
}

// BR-8.1, BR-8.5
TEST(BrazilMove, BR_8_5_water_is_entered_and_left_with_the_basic_move) {
    Desk d(2, Given().unit("green_archer_1", "c6").turn("moves", "north", "build"), kBay);
    EXPECT_TRUE(d.is_offered("north", "move green_archer_1 c5"));
    Desk back(2, Given().unit("green_archer_1", "c5").turn("moves", "north", "painting"), kBay);
    EXPECT_TRUE(back.is_offered("north", "move green_archer_1 c6"));
    EXPECT_EQ(back.refusal("north", "go green_archer_1 c6"), "BR-8.5");  // a forest, but from water
}

// BR-8.2, BR-3.7, BR-8.10
TEST(BrazilMove, BR_8_2_own_units_share_a_hex_and_move_one_by_one) {
    Desk d(2, archer_at("c5").unit("green_cannon", "d5"), kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    EXPECT_EQ(d.at("hexes.d5.units").as_array().size(), 2u);
    EXPECT_FALSE(contains(d.lines(), "attacks"));
    Desk pair(2, archer_at("c5").unit("green_cannon", "c5"), kTwoSeatMap);
    pair.play("north", "move green_cannon d5");
    EXPECT_EQ(pair.at("players.north.units.green_archer_1"), "c5");
}

// BR-8.10: equal units on a hex are one choice.
TEST(BrazilMove, BR_8_10_equal_units_together_are_one_choice) {
    Desk d(2, archer_at("c5").unit("green_archer_2", "c5"), kTwoSeatMap);
    EXPECT_TRUE(d.is_offered("north", "move green_archer_1 d5"));
    EXPECT_FALSE(d.is_offered("north", "move green_archer_2 d5"));
    Desk apart(2, archer_at("c5").unit("green_archer_2", "b4"), kTwoSeatMap);
    EXPECT_TRUE(apart.is_offered("north", "move green_archer_2 b5"));
    // A grenadier and a cannon can do the same, but nobody would take one for the other.
    Desk guns(4, Given().unit("purple_grenadier", "c5").unit("purple_cannon", "c5").turn("moves", "west", "build"),
              "map_sao_francisco"s);
    EXPECT_FALSE(beginning(guns.offers("west"), "move purple_cannon").empty());
}

// BR-3.9, BR-10.10
TEST(BrazilMove, BR_3_9_enemy_capitals_are_closed) {
    Desk d(2, archer_at("d7", "build"), kTwoSeatMap);
    EXPECT_EQ(d.refusal("north", "move green_archer_1 d8"), "BR-3.9");
    EXPECT_FALSE(d.is_offered("north", "go green_archer_1 d8"));
    Desk own(2, archer_at("d3"), kTwoSeatMap);
    EXPECT_TRUE(own.is_offered("north", "move green_archer_1 d2"));
}

// BR-3.10, BR-9.24
TEST(BrazilMove, BR_3_10_units_in_their_capital_cannot_be_fired_at) {
    Desk d(2, Given().unit("green_cannon", "d7").unit("orange_monarch", "d8").turn("moves", "north", "build"),
           kTwoSeatMap);
    EXPECT_EQ(d.refusal("north", "fire green_cannon d8"), "BR-9.24");
}

// BR-8.9, BR-1.26
TEST(BrazilMove, BR_8_9_a_swift_unit_rides_on_or_halts) {
    Given given = Given().unit("green_dragoon", "d5").turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_dragoon c5");
    EXPECT_TRUE(d.is_offered("north", "ride b4"));
    EXPECT_EQ(d.refusal("north", "ride d2"), "BR-8.9");
    EXPECT_FALSE(d.is_offered("north", "end"));  // BR-4.14: nothing between the two steps
    d.play("north", "ride b4");
    EXPECT_EQ(d.at("players.north.units.green_dragoon"), "b4");
    EXPECT_EQ(d.offers("north"), MoveTexts{"end"});
    Desk halts(2, given, kTwoSeatMap);
    halts.play("north", "move green_dragoon c5").play("north", "halt");
    EXPECT_EQ(halts.at("players.north.units.green_dragoon"), "c5");
    EXPECT_EQ(halts.offers("north"), MoveTexts{"end"});
}

// BR-8.9: a step that starts a fight is the last one; a capital is closed to the second step, too.
TEST(BrazilMove, BR_8_9_a_fight_ends_the_ride) {
    Desk d(2, Given().unit("green_dragoon", "c5").unit("orange_monarch", "d5").turn("moves", "north", "build"),
           kTwoSeatMap);
    d.play("north", "move green_dragoon d5");
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "store");
    EXPECT_EQ(d.offers("north"), MoveTexts{"end"});
    Desk near(2, Given().unit("green_dragoon", "d6").turn("moves", "north", "build"), kTwoSeatMap);
    near.play("north", "move green_dragoon d7");
    EXPECT_EQ(near.refusal("north", "ride d8"), "BR-3.9");
    Desk second(2, Given().unit("green_dragoon", "b4").unit("orange_monarch", "d5").turn("moves", "north", "build"),
                kTwoSeatMap);
    second.play("north", "move green_dragoon c5").play("north", "ride d5");
    EXPECT_EQ(second.at("players.east.units.orange_monarch"), "store");
    EXPECT_EQ(second.at("players.north.units.green_dragoon"), "d5");
}

// BR-12.24
TEST(BrazilMove, BR_12_24_guaicuru_riders_make_every_unit_swift) {
    Desk d(2, archer_at("d5").paintings("north", {"guaicuru"}), kTwoSeatMap);
    d.play("north", "move green_archer_1 c5").play("north", "ride b4");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "b4");
}

// BR-5.51, BR-5.59, BR-4.10, BR-3.5
TEST(BrazilMove, BR_5_51_painting_moves_to_a_neighbouring_forest) {
    Desk d(2, archer_at("c5", "painting"), kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "go", "green_archer_1"), "b4 d5");
    EXPECT_EQ(d.refusal("north", "go green_archer_1 c6"), "BR-5.51");
    d.play("north", "go green_archer_1 d5");
    EXPECT_EQ(d.refusal("north", "go green_archer_1 d5"), "BR-5.51");
    EXPECT_TRUE(d.is_offered("north", "move green_archer_1 c5"));  // the basic move is left, for the same unit
    Desk built(2, archer_at("c5", "painting").tile("north", "b4", "sawmill"), kTwoSeatMap);
    EXPECT_EQ(targets(built, "north", "go", "green_archer_1"), "d5");  // under a tile the forest is gone
    Desk open(2, archer_at("c5", "painting").open("c4", "culture_1"), kTwoSeatMap);
    EXPECT_EQ(targets(open, "north", "go", "green_archer_1"), "b4 c4 d5");  // BR-11.25
}

// BR-5.54, BR-5.59, BR-11.25
TEST(BrazilMove, BR_5_54_manufacture_moves_to_a_neighbouring_gold_mine) {
    Desk d(2, archer_at("d5", "manufacture"), kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "go", "green_archer_1"), "d4 d6");
    Desk built(2, archer_at("d5", "manufacture").tile("north", "d4", "mint"), kTwoSeatMap);
    EXPECT_EQ(targets(built, "north", "go", "green_archer_1"), "d6");
    Desk open(2, archer_at("c5", "manufacture").open("c4", "minas_gerais_1"), kTwoSeatMap);
    EXPECT_EQ(targets(open, "north", "go", "green_archer_1"), "c4 d4");
}

// BR-5.52, BR-5.58
TEST(BrazilMove, BR_5_52_build_moves_to_a_controlled_neighbouring_tile) {
    Given given =
        archer_at("d3", "build").tile("north", "c3", "farm").tile("east", "e3", "farm").open("e4", "").open("c4", "");
    Desk d(2, given, kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "go", "green_archer_1"), "c3 d2");  // the capital counts as a city
    EXPECT_EQ(d.refusal("north", "go green_archer_1 e3"), "BR-5.52");
    Desk held(2, given.unit("green_cannon", "e3").unit("orange_monarch", "c3"), kTwoSeatMap);
    EXPECT_EQ(targets(held, "north", "go", "green_archer_1"), "d2 e3");  // occupied ones count for the occupier
}

// BR-5.50, BR-8.6
TEST(BrazilMove, BR_5_50_deploy_moves_home_from_anywhere) {
    Given given = archer_at("g6", "deploy").tile("north", "b4", "olinda").tile("east", "b6", "salvador");
    Desk d(2, given, kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "go", "green_archer_1"), "b4 d2");
    EXPECT_EQ(d.refusal("north", "go green_archer_1 b6"), "BR-5.50");
    d.play("north", "go green_archer_1 d2");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "d2");
    EXPECT_TRUE(contains(d.lines(), "jumps"));
    Desk occupied(2, given.unit("orange_monarch", "b4").unit("green_cannon", "b6"), kTwoSeatMap);
    EXPECT_EQ(targets(occupied, "north", "go", "green_archer_1"), "b6 d2");  // BR-5.4 in the same words
    Desk adrift(2, Given().unit("green_archer_1", "c5").turn("moves", "north", "deploy"), kBay);
    EXPECT_EQ(adrift.refusal("north", "go green_archer_1 d2"), "BR-8.5");
}

// BR-5.53, BR-8.5
TEST(BrazilMove, BR_5_53_renovate_moves_along_the_edge_and_over_water) {
    Desk d(2, archer_at("b5", "renovate"), kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "go", "green_archer_1"), "a5 a6");
    Desk shore(2, Given().unit("green_archer_1", "c6").turn("moves", "north", "renovate"), kBay);
    EXPECT_EQ(targets(shore, "north", "go", "green_archer_1"), "b5 c5 d5");
    Desk adrift(2, Given().unit("green_archer_1", "c5").turn("moves", "north", "renovate"), kBay);
    EXPECT_EQ(targets(adrift, "north", "go", "green_archer_1"), targets(adrift, "north", "move", "green_archer_1"));
}

// BR-5.53, BR-3.9: the capitals of a map for four lie on its edge.
TEST(BrazilMove, BR_5_53_an_edge_move_never_enters_an_enemy_capital) {
    Desk d(4, archer_at("b5", "renovate"), "map_sao_francisco"s);
    EXPECT_TRUE(d.is_offered("north", "go green_archer_1 a6"));
    EXPECT_EQ(d.refusal("north", "go green_archer_1 b6"), "BR-5.53");
    EXPECT_EQ(d.refusal("north", "move green_archer_1 b6"), "BR-3.9");
}

// BR-12.23
TEST(BrazilMove, BR_12_23_riachuelo_sails_besides_the_extra_move) {
    Desk d(2, archer_at("b5", "renovate").paintings("north", {"riachuelo"}), kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "sail", "green_archer_1"), "a5 a6");
    d.play("north", "sail green_archer_1 a5");
    EXPECT_EQ(d.refusal("north", "sail green_archer_1 a4"), "BR-12.23");
    EXPECT_TRUE(d.is_offered("north", "go green_archer_1 a4"));
    Desk without(2, archer_at("b5", "renovate"), kTwoSeatMap);
    EXPECT_EQ(without.refusal("north", "sail green_archer_1 a5"), "BR-12.23");
}

// BR-5.55
TEST(BrazilMove, BR_5_55_import_and_trade_give_no_extra_move) {
    for (const char* space : {"import", "trade"}) {
        Desk d(2, archer_at("c5", space), kTwoSeatMap);
        EXPECT_TRUE(beginning(d.offers("north"), "go").empty());
    }
}

// BR-8.3
TEST(BrazilMove, BR_8_3_an_enemy_unit_or_tile_means_a_fight) {
    Desk unit(2, archer_at("c5").unit("orange_monarch", "d5"), kTwoSeatMap);
    unit.play("north", "move green_archer_1 d5");
    EXPECT_TRUE(contains(unit.hears("spectator"), "attacks north green_archer_1 d5"));
    Desk tile(2, archer_at("c5").tile("east", "d5", "sawmill"), kTwoSeatMap);
    tile.play("north", "move green_archer_1 d5");
    EXPECT_TRUE(contains(tile.hears("spectator"), "attacks north green_archer_1 d5"));
    Desk held(2, archer_at("c5").unit("green_cannon", "d5").tile("east", "d5", "sawmill"), kTwoSeatMap);
    held.play("north", "move green_archer_1 d5");
    EXPECT_FALSE(contains(held.lines(), "attacks"));  // north controls it
}

// BR-8.11, BR-4.10
TEST(BrazilMove, BR_8_11_extra_moves_fight_and_a_fighter_moves_again) {
    Desk d(2, Given().unit("green_dragoon", "c5").unit("orange_monarch", "d5").turn("moves", "north", "painting"),
           kTwoSeatMap);
    d.play("north", "go green_dragoon d5");
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "store");
    d.play("north", "move green_dragoon c5");
    EXPECT_TRUE(d.is_offered("north", "ride b4"));  // swift in the basic move only
}

// BR-8.7, BR-8.13, BR-9.24
TEST(BrazilMove, BR_8_7_a_ranged_unit_fires_instead_of_the_basic_move) {
    Given given = Given()
                      .unit("green_cannon", "c5")
                      .unit("green_archer_1", "c5")
                      .unit("orange_monarch", "d5")
                      .turn("moves", "north", "build");
    Desk d(2, given.paintings("north", {"guaicuru"}), kTwoSeatMap);
    EXPECT_EQ(targets(d, "north", "fire", "green_cannon"), "d5");
    EXPECT_EQ(d.refusal("north", "fire green_archer_1 d5"), "BR-8.7");
    EXPECT_EQ(d.refusal("north", "fire green_cannon d4"), "BR-9.24");  // nobody there
    d.play("north", "fire green_cannon d5");
    EXPECT_EQ(d.at("players.north.units.green_cannon"), "c5");
    EXPECT_EQ(d.offers("north"), MoveTexts{"end"});  // no step after it, also with Guaicuru riders
}

// BR-9.25
TEST(BrazilMove, BR_9_25_water_is_no_shelter) {
    Desk d(2, Given().unit("green_cannon", "c6").unit("orange_monarch", "c5").turn("moves", "north", "build"), kBay);
    EXPECT_TRUE(d.is_offered("north", "fire green_cannon c5"));
    Desk from(2, Given().unit("green_cannon", "c5").unit("orange_monarch", "c6").turn("moves", "north", "build"), kBay);
    EXPECT_TRUE(from.is_offered("north", "fire green_cannon c6"));
}

// BR-4.11, BR-15.17, BR-11.3
TEST(BrazilMove, BR_15_17_token_one_looks_under_a_tile_once) {
    Desk d(
        2,
        Given().with(R"({"players": {"north": {"under": ["build", null]}}, "era": 2})").turn("moves", "north", "build"),
        kTwoSeatMap);
    d.play("north", "peek c4");
    EXPECT_TRUE(contains(d.pending(), "luck"));
    d.draw_luck();
    EXPECT_EQ(d.at("hexes.c4.looked"), names({"north"}));
    EXPECT_EQ(d.at("hexes.c4.discovery"), "down");
    EXPECT_FALSE(d.sees("north", "hexes.c4.hidden_tile").is_number());
    EXPECT_EQ(d.sees("east", "hexes.c4.hidden_tile"), 1);
    EXPECT_EQ(d.refusal("north", "peek e4"), "BR-4.11");
    Desk other(2,
               Given()
                   .with(R"({"players": {"north": {"under": ["import", null]}}, "era": 2})")
                   .turn("moves", "north", "build"),
               kTwoSeatMap);
    EXPECT_EQ(other.refusal("north", "peek c4"), "BR-4.11");  // it lies under another space
}

// BR-20.1, BR-11.3
TEST(BrazilMove, BR_20_1_a_tile_one_knows_needs_no_second_look) {
    Desk d(2,
           Given()
               .with(R"({"players": {"north": {"under": ["build", null]}}, "era": 2})")
               .with(face_down("c4", "manioc_1", R"(["north"])"))
               .open("e4", "")
               .turn("moves", "north", "build"),
           kTwoSeatMap);
    EXPECT_EQ(d.refusal("north", "peek c4"), "BR-20.1");
    EXPECT_EQ(d.refusal("north", "peek e4"), "BR-11.3");
}

// BR-15.18, BR-6.13
TEST(BrazilMove, BR_15_18_token_two_draws_a_combat_card) {
    Given given = Given()
                      .with(R"({"players": {"north": {"under": ["import", "build"]}}, "era": 3})")
                      .turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "muster").draw_luck();
    EXPECT_EQ(d.of("north", "hand_sizes.combat"), 1);
    EXPECT_EQ(d.refusal("north", "muster"), "BR-4.11");
    Desk full(2, given.combat("north", {"bowmen_1", "bowmen_2", "zumbi_1"}), kTwoSeatMap);
    full.play("north", "muster").draw_luck();
    EXPECT_TRUE(full.is_offered("north", "drop_combat bowmen"));
}

// BR-4.9, BR-4.12
TEST(BrazilMove, BR_4_12_the_turn_ends_with_the_moves) {
    Desk d(2, archer_at("c5", "painting"), kTwoSeatMap);
    d.play("north", "end");
    EXPECT_TRUE(contains(d.pending(), "east"));
    EXPECT_EQ(d.at("active"), "east");
}

}  // namespace
}  // namespace pentarchy::brazil
