// Palaces, BR-15.7 and BR-15.30 to BR-15.42, and their points at the end (BR-10.8, BR-10.9, BR-18.9).
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// North may place one palace now, through Princess Isabel: "by the normal rules" (BR-12.8).
Given chance() { return action().paintings("north", {"princess_isabel"}); }
MoveTexts places(Desk& d) {
    d.play("north", "isabel");
    return beginning(d.offers("north"), "palace");
}
int palaces_line(const Desk& d) { return d.of("north", "score.palaces"); }

// BR-15.30, BR-15.31, BR-15.32, BR-X9
TEST(BrazilPalaces, each_needs_its_tile_and_a_tile_carries_one) {
    Desk d(2, chance()
                  .tile("north", "d1", "cane_field")
                  .tile("north", "d3", "mint")
                  .tile("north", "c2", "plantation")
                  .tile("north", "c3", "farm")
                  .tile("north", "e4", "olinda")
                  .tile("north", "e2", "sawmill")
                  .palace("north", "palace_2", "e2"));
    EXPECT_EQ(places(d),
              (MoveTexts{"palace palace_3 d3", "palace palace_4 c2", "palace palace_5 c3", "palace palace_6 e4"}));
    EXPECT_EQ(d.refusal("north", "palace palace_5 e2"), "BR-15.30");
    EXPECT_EQ(d.refusal("north", "palace palace_3 c3"), "BR-15.31");
    EXPECT_EQ(d.refusal("north", "palace palace_6 d2"), "BR-15.31");  // the capital
    EXPECT_EQ(d.refusal("north", "palace palace_2 d1"), "BR-15.7");   // no longer on the board
    EXPECT_EQ(d.refusal("north", "no_palace"), "BR-12.8");
    Desk two(2, chance()
                    .tile("north", "d3", "mint")
                    .tile("north", "e4", "olinda")
                    .tile("north", "c2", "church")
                    .tile("north", "d1", "farm"));
    EXPECT_EQ(places(two),
              (MoveTexts{"palace palace_2 d1", "palace palace_3 d3", "palace palace_5 d1", "palace palace_6 e4"}));
}

TEST(BrazilPalaces, the_tile_must_be_built_and_held) {  // BR-15.33
    Desk d(2, chance()
                  .tile("north", "d3", "mint")
                  .unit("orange_monarch", "d3")
                  .tile("north", "d1", "mint")
                  .tile("east", "d7", "mint")
                  .unit("green_monarch", "d7"));
    EXPECT_EQ(places(d), MoveTexts{"palace palace_3 d1"});
    EXPECT_EQ(d.refusal("north", "palace palace_3 d3"), "BR-15.33");
    EXPECT_EQ(d.refusal("north", "palace palace_3 d7"), "BR-15.31");
}

// BR-15.34: nobody is asked; BR-15.35, BR-15.7: after a task one may place none.
TEST(BrazilPalaces, a_chance_that_fits_nowhere_is_lost_and_placing_is_optional) {
    const Given done = action()
                           .era(2)
                           .tasks("north", {"task_1_04"})
                           .unit("green_archer_1", "d2")
                           .unit("green_archer_2", "d2")
                           .tile("north", "d1", "cane_field")
                           .tile("north", "d3", "sawmill");
    Desk nowhere(2, Given(done).palace("north", "palace_2", "d3"));
    nowhere.play("north", "reveal task_1_04");
    EXPECT_EQ(nowhere.row(), "pick_space");
    Desk d(2, done);
    d.play("north", "reveal task_1_04");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"palace palace_2 d1", "palace palace_2 d3", "no_palace"}));
    d.play("north", "no_palace");
    EXPECT_TRUE(d.at("players.north.palaces.palace_2").is_null());
}

TEST(BrazilPalaces, two_gives_cane_and_a_square_good) {  // BR-15.36
    Desk d(2, chance().tile("north", "d1", "farm"));
    d.play("north", "isabel").play("north", "palace palace_2 d1");
    EXPECT_EQ(d.store("north", "sugar_cane"), 1);
    const MoveTexts goods = d.offers("north");
    for (const char* move : {"make dye renovate", "make dye import", "make sugar renovate", "make sugar import"})
        EXPECT_TRUE(contains(goods, move)) << move;
    for (const std::string& move : goods) EXPECT_EQ(move.find("fabric"), std::string::npos) << move;
    d.play("north", "make sugar import");
    EXPECT_EQ(d.at("players.north.goods.sugar"), "import");
    EXPECT_EQ(d.row(), "pick_space");
}

TEST(BrazilPalaces, two_without_square_goods_left_gives_only_cane) {  // BR-15.37
    Desk d(2, chance().tile("north", "d1", "farm").good("north", "dye", "renovate").good("north", "sugar", "import"));
    d.play("north", "isabel").play("north", "palace palace_2 d1");
    EXPECT_EQ(d.store("north", "sugar_cane"), 1);
    EXPECT_EQ(d.row(), "pick_space");
}

TEST(BrazilPalaces, two_with_victoria_and_immigrants) {  // BR-15.36, BR-16.10, BR-16.16, BR-12.7 (blueprint, case 28)
    Desk d(2, action()
                  .board("north", "board_purple")
                  .monarch("north", "victoria")
                  .paintings("north", {"princess_isabel", "immigrants"})
                  .tile("north", "d1", "farm")
                  .good("north", "sugar", "import"));
    d.play("north", "isabel").play("north", "palace palace_2 d1");
    EXPECT_TRUE(d.is_offered("north", "make dye build"));
    d.play("north", "make_for_monarch dye");
    EXPECT_EQ(d.store("north", "science"), 1);
    EXPECT_EQ(d.of("north", "score.goods"), 1 + 1 + 1);  // two goods, and hers
}

TEST(BrazilPalaces, three_draws_a_gold_card_and_counts_mints) {  // BR-15.38, BR-10.9, BR-9.28
    Desk d(2, chance()
                  .tile("north", "d1", "mint")
                  .tile("north", "d3", "mint")
                  .tile("east", "d7", "mint")
                  .unit("green_monarch", "d7"));
    d.play("north", "isabel").play("north", "palace palace_3 d1");
    EXPECT_EQ(d.row(), "gold_card");
    d.draw_luck();
    EXPECT_EQ(palaces_line(d), 2);  // not the occupied one of east
    Desk held(2, action()
                     .tile("north", "d1", "mint")
                     .palace("north", "palace_3", "d1")
                     .tile("north", "d3", "mint")
                     .unit("orange_monarch", "d3"));
    EXPECT_EQ(palaces_line(held), 1);
}

// BR-15.39, BR-X8, BR-5.23: +1 cotton at once, 2 points for each own plantation; the tile is never flipped.
TEST(BrazilPalaces, four_gives_cotton_and_counts_plantations) {
    Desk d(2, chance()
                  .era(2)
                  .tile("north", "d1", "plantation")
                  .tile("north", "c2", "plantation")
                  .store("north", {{"wood", 1}}));
    d.play("north", "isabel").play("north", "palace palace_4 d1");
    EXPECT_EQ(d.store("north", "cotton"), 1);
    EXPECT_EQ(palaces_line(d), 4);
    d.play("north", "act renovate");
    EXPECT_TRUE(d.is_offered("north", "renovate d1"));
    EXPECT_TRUE(d.is_offered("north", "flip c2"));
    EXPECT_EQ(d.refusal("north", "flip d1"), "BR-5.23");
}

TEST(BrazilPalaces, five_counts_goods) {  // BR-15.40
    Desk d(2, chance()
                  .tile("north", "d1", "farm")
                  .good("north", "dye", "import")
                  .good("north", "sugar", "renovate")
                  .good("north", "rubber", "build"));
    d.play("north", "isabel").play("north", "palace palace_5 d1");
    EXPECT_EQ(palaces_line(d), 3);
    EXPECT_EQ(d.row(), "pick_space");
}

TEST(BrazilPalaces, six_draws_a_combat_card_and_counts_units_ever_deployed) {  // BR-15.41, BR-14.1
    Desk d(2, chance().tile("north", "e4", "olinda").unit("green_archer_1", "d2").unit("green_dragoon", "store"));
    d.play("north", "isabel").play("north", "palace palace_6 e4");
    EXPECT_EQ(d.row(), "combat_card");
    d.draw_luck();
    EXPECT_EQ(palaces_line(d), 2);
}

TEST(BrazilPalaces, a_flipped_tile_counts_as_built) {  // BR-15.42
    Desk d(2, action()
                  .era(2)
                  .tile("north", "d1", "cane_field")
                  .tile("north", "d3", "mint")
                  .palace("north", "palace_3", "d3")
                  .store("north", {{"wood", 1}}));
    EXPECT_EQ(palaces_line(d), 1);
    d.play("north", "act renovate").play("north", "flip d1").play("north", "pay wood");
    EXPECT_EQ(d.tile("d1"), "mint");
    EXPECT_EQ(palaces_line(d), 2);
}

TEST(BrazilPalaces, on_an_occupied_tile_it_stays_its_owners) {  // BR-10.8
    Desk d(2, action()
                  .tile("north", "d1", "farm")
                  .palace("north", "palace_5", "d1")
                  .good("north", "dye", "import")
                  .unit("orange_monarch", "d1"));
    EXPECT_EQ(palaces_line(d), 1);
    EXPECT_EQ(d.of("east", "score.palaces"), 0);
    EXPECT_EQ(d.of("east", "score.tiles"), 1);
}

}  // namespace
}  // namespace pentarchy::brazil
