// Tiles that an enemy holds, as long as its units stand there.
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

// BR-10.1, BR-9.17, BR-3.2, BR-3.1
TEST(BrazilOccupy, BR_10_1_the_winner_on_a_tile_holds_it) {
    Desk d(
        2,
        Given().unit("green_dragoon", "c5").tile("east", "d4", "mint", {{"gold", 2}}).turn("moves", "north", "build"),
        kTwoSeatMap);
    d.play("north", "move green_dragoon d4");
    EXPECT_TRUE(is_heard(d, "occupies north d4"));
    EXPECT_EQ(d.at("hexes.d4.holder"), "north");
    EXPECT_EQ(d.at("hexes.d4.builder"), "east");  // it stays in its builder's empire
    EXPECT_EQ(d.at("hexes.d4.items.gold"), 2);
}

// BR-10.3, BR-10.4, BR-10.11
TEST(BrazilOccupy, BR_10_3_a_tile_goes_back_when_the_last_unit_leaves) {
    Given given =
        Given().unit("green_dragoon", "d4").unit("green_archer_1", "d4").tile("east", "d4", "mint", {{"gold", 2}});
    Desk d(2, Given(given).turn("moves", "north", "painting"), kTwoSeatMap);
    d.play("north", "move green_dragoon c5").play("north", "halt");
    EXPECT_EQ(d.at("hexes.d4.holder"), "north");  // the archer is still there
    d.play("north", "go green_archer_1 d5");
    EXPECT_EQ(d.at("hexes.d4.holder"), "east");
    EXPECT_EQ(d.at("hexes.d4.items.gold"), 2);  // with its items
    EXPECT_TRUE(is_heard(d, "returns east d4"));
    Desk back(2, Given().unit("green_archer_1", "d4").tile("east", "d4", "mint").turn("moves", "north", "manufacture"),
              kTwoSeatMap);
    back.play("north", "move green_archer_1 d5").play("north", "go green_archer_1 d6");
    EXPECT_EQ(back.at("hexes.d4.holder"), "east");
    Desk again(2, Given().unit("green_dragoon", "d4").tile("east", "d4", "mint").turn("moves", "north", "build"),
               kTwoSeatMap);
    again.play("north", "move green_dragoon d5").play("north", "ride d4");
    EXPECT_TRUE(is_heard(again, "attacks north green_dragoon d4"));  // who comes back fights again
}

// BR-10.3: a teleport off an occupied tile returns it with its items.
TEST(BrazilOccupy, BR_10_3_a_jump_home_gives_the_tile_back) {
    Desk d(2,
           Given()
               .unit("green_archer_1", "f8")
               .tile("east", "f8", "sawmill", {{"wood", 2}})
               .turn("moves", "north", "deploy"),
           kTwoSeatMap);
    d.play("north", "go green_archer_1 d2");
    EXPECT_EQ(d.at("hexes.f8.holder"), "east");
    EXPECT_EQ(d.at("hexes.f8.items.wood"), 2);
    EXPECT_TRUE(is_heard(d, "returns east f8"));
}

// BR-10.6, BR-9.4, BR-X16
TEST(BrazilOccupy, BR_10_6_nobody_counts_an_occupied_tile) {
    Desk d(2,
           Given()
               .unit("green_archer_1", "d4")
               .tile("east", "d4", "mint")
               .unit("orange_monarch", "c5")
               .turn("moves", "east", "build"),
           kTwoSeatMap);
    d.play("east", "move orange_monarch d4");
    EXPECT_TRUE(is_heard(d, "strengths 2 1"));
    EXPECT_EQ(d.at("hexes.d4.holder"), "east");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "store");
    EXPECT_FALSE(contains(d.lines(), "occupies"));  // it is its own again
}

// BR-10.7
TEST(BrazilOccupy, BR_10_7_a_third_player_takes_it_over) {
    Desk d(3,
           Given()
               .unit("green_archer_1", "d4")
               .tile("east", "d4", "farm")
               .unit("blue_monarch", "d3")
               .turn("moves", "south", "build"),
           kThreeSeatMap);
    d.play("south", "move blue_monarch d4");
    EXPECT_TRUE(is_heard(d, "strengths 2 1"));
    EXPECT_EQ(d.at("hexes.d4.holder"), "south");
    EXPECT_EQ(d.at("hexes.d4.builder"), "east");
    EXPECT_TRUE(is_heard(d, "occupies south d4"));
}

// BR-10.2, BR-10.5
TEST(BrazilOccupy, BR_10_2_the_occupier_spends_what_lies_there) {
    Given given = Given()
                      .unit("green_dragoon", "c5")
                      .unit("green_archer_1", "f8")
                      .tile("east", "f8", "sawmill", {{"wood", 2}})
                      .unit("orange_monarch", "d5")
                      .combat("north", {"camp_1"})
                      .combat("east", {"camp_2"});
    Desk d(2, Given(given).turn("moves", "north", "build"), kTwoSeatMap);
    d.play("north", "move green_dragoon d5")
        .play("north", "lay camp")
        .play("north", "laid")
        .play("east", "lay camp")
        .play("east", "laid");
    EXPECT_TRUE(d.is_offered("north", "camp_from wood f8"));
    d.play("north", "enough");
    EXPECT_EQ(d.offers("east"), MoveTexts{"enough"});  // the builder cannot use it
}

// BR-10.8, BR-10.9
TEST(BrazilOccupy, BR_10_8_a_palace_stays_its_owners) {
    Desk d(2,
           Given()
               .unit("green_archer_1", "d4")
               .tile("east", "d4", "mint")
               .with(R"({"players": {"east": {"palaces": {"palace_3": "d4"}}}})")
               .turn("moves", "north", "build"),
           kTwoSeatMap);
    EXPECT_EQ(d.at("hexes.d4.palace"), "palace_3");
    EXPECT_EQ(d.of("north", "score.palaces"), 0);
    EXPECT_EQ(d.of("north", "score.tiles"), 2);  // the mint itself counts for the occupier
    EXPECT_EQ(d.of("east", "score.tiles"), 0);
}

// BR-10.10
TEST(BrazilOccupy, BR_10_10_capitals_are_never_occupied) {
    Desk d(2, Given().unit("green_dragoon", "d7").turn("moves", "north", "build"), kTwoSeatMap);
    EXPECT_EQ(d.refusal("north", "move green_dragoon d8"), "BR-3.9");
}

}  // namespace
}  // namespace pentarchy::brazil
