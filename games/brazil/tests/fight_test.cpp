// Fights: who fights, what adds strength, who wins, who goes. Cards are in combat_test.cpp, occupied tiles in
// occupy_test.cpp. The map of Cisplatina: d5 and b4 are forests, c5 grassland, d4 a gold mine. A green archer has
// strength 1, the monarch 2, dragoon and cannon 3; every orange unit has 2.
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

Given field(const std::string& green, const std::string& orange) {
    return Given().unit(green, "c5").unit(orange, "d5").turn("moves", "north", "build");
}

// BR-9.1, BR-9.32, BR-X10
TEST(BrazilFight, BR_9_1_the_active_seat_attacks_who_holds_the_hex) {
    Desk d(2, field("green_dragoon", "orange_monarch").combat("north", {"bowmen_1"}).combat("east", {"zumbi_1"}),
           kTwoSeatMap);
    d.play("north", "move green_dragoon d5");
    EXPECT_TRUE(is_heard(d, "attacks north green_dragoon d5"));
    EXPECT_EQ(d.at("fight.attacker"), "north");
    EXPECT_EQ(d.at("fight.defender"), "east");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});  // the attacker first
    d.play("north", "laid");
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
    Desk third(3,
               Given()
                   .unit("green_dragoon", "d3")
                   .tile("east", "d4", "farm")
                   .unit("blue_monarch", "d4")
                   .turn("moves", "north", "build"),
               kThreeSeatMap);
    third.play("north", "move green_dragoon d4");
    EXPECT_TRUE(is_heard(third, "unit_beaten south blue_monarch"));  // who occupies defends, not who built
}

// BR-9.2, BR-9.10, BR-9.11, BR-9.18
TEST(BrazilFight, BR_9_2_units_and_the_own_tile_add_their_strength) {
    Desk d(2, field("green_dragoon", "orange_monarch"), kTwoSeatMap);
    d.play("north", "move green_dragoon d5");
    EXPECT_TRUE(is_heard(d, "strengths 3 2"));
    EXPECT_TRUE(is_heard(d, "wins north d5"));
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "store");
    EXPECT_EQ(d.at("players.north.units.green_dragoon"), "d5");
    Desk two(2, field("green_dragoon", "orange_monarch").unit("orange_cannon", "d5").tile("east", "d5", "trading_post"),
             kTwoSeatMap);
    two.play("north", "move green_dragoon d5");
    EXPECT_TRUE(is_heard(two, "strengths 3 6"));  // two units and a post of 2
    EXPECT_EQ(two.at("players.north.units.green_dragoon"), "store");
}

// BR-9.3, BR-9.16, BR-7.22
TEST(BrazilFight, BR_9_3_a_tile_defends_alone) {
    Desk d(2, Given().unit("green_archer_1", "c5").tile("east", "d5", "trading_post").turn("moves", "north", "build"),
           kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    EXPECT_TRUE(is_heard(d, "strengths 1 2"));
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "store");
    Desk won(2,
             Given()
                 .unit("green_dragoon", "c5")
                 .tile("east", "d5", "trading_post", {{"wood", 1}})
                 .combat("east", {"bowmen_1"})
                 .turn("moves", "north", "build"),
             kTwoSeatMap);
    won.play("north", "move green_dragoon d5");
    EXPECT_EQ(won.pending(), MoveTexts{"east"});  // its controller decides
    won.play("east", "laid");
    EXPECT_EQ(won.at("hexes.d5.holder"), "north");
    EXPECT_EQ(won.at("hexes.d5.items.wood"), 1);
}

// BR-9.10, BR-9.29, BR-9.15, BR-X15
TEST(BrazilFight, BR_9_10_a_tie_is_the_defenders) {
    Desk d(2, field("green_monarch", "orange_monarch"), kTwoSeatMap);
    d.play("north", "move green_monarch d5");
    EXPECT_TRUE(is_heard(d, "strengths 2 2"));
    EXPECT_TRUE(is_heard(d, "defends east d5"));
    EXPECT_EQ(d.at("players.north.units.green_monarch"), "store");  // it does not go back
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "d5");
}

// BR-9.5, BR-9.7, BR-9.26, BR-5.55, BR-12.5, BR-X14
TEST(BrazilFight, BR_9_5_paintings_and_the_token_add_openly) {
    const Given given = Given().unit("green_dragoon", "c5").unit("orange_monarch", "d5");
    Desk attacker(2, Given(given).paintings("north", {"maria_quiteria"}).turn("moves", "north", "trade"), kTwoSeatMap);
    attacker.play("north", "move green_dragoon d5");
    EXPECT_EQ(attacker.offers("north"), (MoveTexts{"use_all", "leave maria_quiteria", "leave token_trade"}));
    attacker.play("north", "use_all");
    EXPECT_TRUE(is_heard(attacker, "strengths 5 2"));  // 3 + 1 + 1
    Desk defender(2,
                  Given(given)
                      .paintings("east", {"maria_quiteria"})
                      .with(R"({"players": {"east": {"token": "trade"}}})")
                      .turn("moves", "north", "build"),
                  kTwoSeatMap);
    defender.play("north", "move green_dragoon d5");
    EXPECT_EQ(defender.pending(), MoveTexts{"east"});
    defender.play("east", "use_all");
    EXPECT_TRUE(is_heard(defender, "strengths 3 6"));  // 2 + 2 + 2
}

// BR-9.26, BR-9.5
TEST(BrazilFight, BR_9_26_bonuses_may_be_left_out) {
    Desk d(2,
           field("green_dragoon", "orange_monarch")
               .paintings("north", {"maria_quiteria", "duke_of_caxias"})
               .turn("moves", "north", "import"),
           kTwoSeatMap);
    d.play("north", "move green_dragoon d5").play("north", "leave duke_of_caxias");
    EXPECT_EQ(d.refusal("north", "leave maria_quiteria"), "BR-9.5");  // ascending: one choice, one path
    d.play("north", "use_all");
    EXPECT_TRUE(is_heard(d, "strengths 5 2"));  // Maria Quitéria and Import
}

// BR-5.56
TEST(BrazilFight, BR_5_56_the_token_works_in_other_turns) {
    Desk d(2,
           field("green_dragoon", "orange_monarch")
               .with(R"({"players": {"east": {"token": "import"}}})")
               .turn("moves", "north", "build"),
           kTwoSeatMap);
    d.play("north", "move green_dragoon d5");
    EXPECT_TRUE(d.is_offered("east", "leave token_import"));
    d.play("east", "use_all");
    EXPECT_TRUE(is_heard(d, "defends east d5"));
}

// BR-9.5: Guararapes defends the own empire only.
TEST(BrazilFight, BR_9_5_guararapes_needs_a_tile_of_the_own_empire) {
    const Given given =
        field("green_dragoon", "orange_monarch").turn("moves", "north", "build").paintings("east", {"guararapes"});
    Desk open(2, given, kTwoSeatMap);
    open.play("north", "move green_dragoon d5");
    EXPECT_TRUE(is_heard(open, "strengths 3 2"));  // not even asked
    Desk own(2, Given(given).tile("east", "d5", "sawmill"), kTwoSeatMap);
    own.play("north", "move green_dragoon d5").play("east", "use_all");
    EXPECT_TRUE(is_heard(own, "strengths 3 6"));
    Desk held(2, Given(given).tile("north", "d5", "sawmill"), kTwoSeatMap);
    held.play("north", "move green_dragoon d5");
    EXPECT_TRUE(is_heard(held, "strengths 3 2"));
}

// BR-9.28
TEST(BrazilFight, BR_9_28_palaces_three_and_four_harden_mints_and_plantations) {
    Given given = Given()
                      .unit("green_dragoon", "c5")
                      .tile("east", "d4", "mint")
                      .tile("east", "e6", "plantation")
                      .turn("moves", "north", "build");
    Desk plain(2, given, kTwoSeatMap);
    plain.play("north", "move green_dragoon d4");
    EXPECT_TRUE(is_heard(plain, "strengths 3 2"));
    Given palace = Given(given).with(R"({"players": {"east": {"palaces": {"palace_3": "d4"}}}})");
    Desk hard(2, palace, kTwoSeatMap);
    hard.play("north", "move green_dragoon d4");
    EXPECT_TRUE(is_heard(hard, "strengths 3 3"));
    Given four =
        Given(given).unit("green_dragoon", "d5").with(R"({"players": {"east": {"palaces": {"palace_4": "e6"}}}})");
    Desk harder(2, four, kTwoSeatMap);
    harder.play("north", "move green_dragoon e6");
    EXPECT_TRUE(is_heard(harder, "strengths 3 4"));
}

// BR-9.19, BR-9.20, BR-9.23, BR-9.33, BR-X12
TEST(BrazilFight, BR_9_19_both_hexes_take_part_in_a_ranged_fight) {
    Given given = Given()
                      .unit("green_cannon", "c5")
                      .unit("green_archer_1", "c5")
                      .tile("north", "c5", "farm")
                      .tile("east", "d5", "sawmill")
                      .turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "fire green_cannon d5");
    EXPECT_TRUE(is_heard(d, "strengths 5 1"));  // 3 + 1 + the farm's 1
    EXPECT_EQ(d.at("hexes.d5.holder"), "east");
    EXPECT_EQ(d.at("players.north.units.green_cannon"), "c5");
    Desk units(2, Given(given).unit("orange_monarch", "d5"), kTwoSeatMap);
    units.play("north", "fire green_cannon d5");
    EXPECT_EQ(units.at("players.east.units.orange_monarch"), "store");
    EXPECT_EQ(units.at("hexes.d5.holder"), "east");
}

// BR-9.21, BR-9.33
TEST(BrazilFight, BR_9_21_who_fires_and_loses_goes_with_all_on_the_hex) {
    Given given = Given()
                      .unit("green_cannon", "c5")
                      .unit("green_archer_1", "c5")
                      .tile("north", "c5", "farm")
                      .unit("orange_monarch", "d5")
                      .unit("orange_cannon", "d5")
                      .unit("orange_lancer", "d5")
                      .turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "fire green_cannon d5");
    EXPECT_TRUE(is_heard(d, "strengths 5 6"));
    EXPECT_EQ(d.at("players.north.units.green_cannon"), "store");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "store");
    EXPECT_EQ(d.at("hexes.c5.holder"), "north");  // the tile stays
}

// BR-9.22, BR-10.3: firing from an occupied tile and losing.
TEST(BrazilFight, BR_9_22_an_occupied_tile_goes_back_when_who_fired_is_beaten) {
    Given given = Given()
                      .unit("green_cannon", "c5")
                      .tile("east", "c5", "farm")
                      .unit("orange_monarch", "d5")
                      .unit("orange_cannon", "d5")
                      .turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    EXPECT_EQ(d.at("hexes.c5.holder"), "north");
    d.play("north", "fire green_cannon d5");
    EXPECT_TRUE(is_heard(d, "strengths 3 4"));  // an occupied tile adds nothing (BR-9.20)
    EXPECT_EQ(d.at("hexes.c5.holder"), "east");
    EXPECT_TRUE(is_heard(d, "returns east c5"));
}

// BR-9.21: firing from the own capital and losing.
TEST(BrazilFight, BR_9_21_units_in_the_capital_are_lost_like_others) {
    Desk d(2,
           Given()
               .unit("green_cannon", "d2")
               .unit("orange_monarch", "d3")
               .unit("orange_cannon", "d3")
               .turn("moves", "north", "build"),
           kTwoSeatMap);
    d.play("north", "fire green_cannon d3");
    EXPECT_EQ(d.at("players.north.units.green_cannon"), "store");
    EXPECT_EQ(d.at("hexes.d2.tile"), "capital");
}

// BR-9.30
TEST(BrazilFight, BR_9_30_count_of_eu_brings_ranged_units_beside_the_fight) {
    Given given = field("green_archer_1", "orange_monarch")
                      .unit("green_cannon", "d4")
                      .paintings("north", {"count_of_eu"})
                      .turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_archer_1 d5").play("north", "use_all");
    EXPECT_TRUE(is_heard(d, "strengths 4 2"));
    Desk far(2, Given(given).unit("green_cannon", "d3"), kTwoSeatMap);
    far.play("north", "move green_archer_1 d5");
    EXPECT_TRUE(is_heard(far, "strengths 1 2"));
    // Who takes part in a ranged fight is not counted twice.
    Desk fires(2, Given(given).unit("green_cannon", "c5"), kTwoSeatMap);
    fires.play("north", "fire green_cannon d5");
    EXPECT_TRUE(is_heard(fires, "strengths 4 2"));
    // It cannot be lost: only who takes part is.
    Desk loses(2, Given(given).unit("orange_cannon", "d5"), kTwoSeatMap);
    loses.play("north", "move green_archer_1 d5").play("north", "use_all");
    EXPECT_TRUE(is_heard(loses, "strengths 4 4"));
    EXPECT_EQ(loses.at("players.north.units.green_cannon"), "d4");
}

// BR-12.6
TEST(BrazilFight, BR_12_6_camarao_hardens_buildings_beside_a_forest) {
    Given given = Given().unit("green_dragoon", "d4").paintings("east", {"camarao"}).turn("moves", "north", "build");
    Desk d(2, Given(given).tile("east", "c5", "trading_post"), kTwoSeatMap);
    d.play("north", "move green_dragoon c5").play("east", "use_all");
    EXPECT_TRUE(is_heard(d, "strengths 3 3"));
    Desk bare(
        2, Given(given).tile("east", "c5", "trading_post").tile("east", "b4", "sawmill").tile("east", "d5", "sawmill"),
        kTwoSeatMap);
    bare.play("north", "move green_dragoon c5");
    EXPECT_TRUE(is_heard(bare, "strengths 3 2"));  // no forest is left around it
    Desk culture(2, Given(given).tile("east", "d3", "trading_post").open("c4", "culture_1"), kTwoSeatMap);
    culture.play("north", "move green_dragoon d3").play("east", "use_all");
    EXPECT_TRUE(is_heard(culture, "strengths 3 3"));  // BR-11.25
    Desk city(2, Given(given).tile("east", "c5", "olinda"), kTwoSeatMap);
    city.play("north", "move green_dragoon c5");
    EXPECT_TRUE(is_heard(city, "strengths 3 2"));  // a city is no building
    // Who fires has its own building with it.
    Desk fires(2,
               Given()
                   .unit("green_cannon", "c5")
                   .tile("north", "c5", "farm")
                   .tile("east", "d5", "olinda")
                   .unit("orange_monarch", "d5")
                   .paintings("north", {"camarao"})
                   .turn("moves", "north", "build"),
               kTwoSeatMap);
    fires.play("north", "fire green_cannon d5").play("north", "use_all");
    EXPECT_TRUE(is_heard(fires, "strengths 5 4"));
}

// BR-3.8: after a fight only one side is there.
TEST(BrazilFight, BR_3_8_units_of_two_players_never_share_a_hex) {
    for (const char* green : {"green_archer_1", "green_monarch", "green_dragoon"}) {
        Desk d(2, field(green, "orange_monarch"), kTwoSeatMap);
        d.play("north", std::string("move ") + green + " d5");
        EXPECT_EQ(d.at("hexes.d5.units").as_array().size(), 1u) << green;
    }
}

// BR-8.12, BR-9.27
TEST(BrazilFight, BR_9_27_strength_never_falls_below_nothing) {
    Desk d(2,
           Given()
               .unit("green_archer_1", "c5")
               .unit("orange_monarch", "d5")
               .combat("north", {"zumbi_1"})
               .turn("moves", "north", "build"),
           kTwoSeatMap);
    d.play("north", "move green_archer_1 d5").play("north", "lay zumbi").play("north", "laid");
    EXPECT_TRUE(is_heard(d, "strengths 1 2"));  // Zumbi adds nothing to an attack
}

}  // namespace
}  // namespace pentarchy::brazil
