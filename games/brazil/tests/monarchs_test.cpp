// Monarchs, section 16 of the rules.
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// North has this monarch, on the board of its colour.
Given reign(const std::string& monarch, const std::string& board = "board_green") {
    return action().board("north", board).monarch("north", monarch);
}
Desk& pay_all(Desk& d, const MoveTexts& items) {
    for (const std::string& item : items) d.play("north", "pay " + item);
    return d;
}

TEST(BrazilMonarchs, works_all_game_for_its_owner) {  // BR-16.1
    Desk d(2, reign("pedro_2"));
    EXPECT_TRUE(working(Look{d.t, d.s}, 0).has(kMonarch0 + d.s.player[0].monarch));
    EXPECT_FALSE(working(Look{d.t, d.s}, 1).has(kMonarch0 + d.s.player[0].monarch));
}

// BR-16.2 once a turn, in one payment; three cards are a science and a gold (blueprint, case 26).
TEST(BrazilMonarchs, afonso_pays_with_combat_cards_once_a_turn) {
    Desk d(2, reign("afonso_1", "board_blue").combat("north", {"bowmen_1", "camp_1", "zumbi_1"}));
    d.play("north", "act deploy");
    const MoveTexts first = beginning(d.offers("north"), "deploy");
    EXPECT_TRUE(contains(first, "deploy blue_monarch d2"));
    d.play("north", "deploy blue_monarch d2");
    EXPECT_TRUE(d.is_offered("north", "use afonso_gold"));
    d.play("north", "use afonso_gold").play("north", "pay_combat camp").draw_luck();
    EXPECT_EQ(d.unit("blue_monarch"), "d2");
    EXPECT_EQ(d.at("turn_state.afonso"), true);

    Desk both(2, reign("afonso_1", "board_blue")
                     .combat("north", {"bowmen_1", "camp_1", "zumbi_1"})
                     .set({"city_tops"}, names({"rio_de_janeiro", "olinda"}))
                     .unit("blue_monarch", "e4", "north")
                     .store("north", {{"gold", 1}}));
    both.play("north", "act build")
        .play("north", "build_city rio_de_janeiro")
        .play("north", "site e4")
        .play("north", "use afonso_both");
    EXPECT_FALSE(both.is_offered("north", "use afonso_gold"));
    for (const char* card : {"bowmen", "zumbi", "camp"})
        if (both.is_offered("north", std::string("pay_combat ") + card))
            both.play("north", std::string("pay_combat ") + card);
    both.until("movement");
    EXPECT_EQ(both.tile("e4"), "rio_de_janeiro");
    EXPECT_EQ(both.of("north", "hand_sizes.combat"), 0);
    EXPECT_EQ(both.store("north", "gold"), 0);
}

// BR-16.3, BR-16.6, BR-16.8, BR-X19
TEST(BrazilMonarchs, isabella_raises_three_trading_posts) {
    const Given given = reign("isabella_castile", "board_orange").store("north", {{"wood", 1}, {"coffee", 1}});
    Desk d(2, Given(given).paintings("north", {"tupiniquim"}));
    d.play("north", "act build").play("north", "build trading_post").play("north", "site d3");
    pay_all(d, {"coffee", "wood"});
    EXPECT_EQ(d.items("d3", "gold"), 2);
    EXPECT_EQ(d.items("d3", "wood"), 2);  // with Tupiniquim on top
    EXPECT_EQ(d.at("hexes.d3.raised"), true);
    EXPECT_EQ(d.of("north", "score.tiles"), 3);
    Desk fourth(2, Given(given).set({"players", "north", "monarch_count"}, 3));
    fourth.play("north", "act build").play("north", "build trading_post").play("north", "site d3");
    pay_all(fourth, {"coffee", "wood"});
    EXPECT_EQ(fourth.items("d3", "gold"), 1);
    EXPECT_EQ(fourth.of("north", "score.tiles"), 2);
}

TEST(BrazilMonarchs, manuel_raises_three_sawmills) {  // BR-16.4
    Desk d(2, reign("manuel_1", "board_blue").store("north", {{"coffee", 1}}));
    d.play("north", "act build").play("north", "build sawmill").play("north", "site d3").play("north", "pay coffee");
    EXPECT_EQ(d.items("d3", "wood"), 2);
    EXPECT_EQ(d.items("d3", "gold"), 1);
    EXPECT_EQ(d.of("north", "score.tiles"), 2);
}

// BR-16.5; blueprint, case 20: beside a basin, with Tupi.
TEST(BrazilMonarchs, john_maurice_raises_three_cane_fields) {
    Desk d(2, reign("johann_moritz", "board_orange")
                  .store("north", {{"coffee", 1}})
                  .paintings("north", {"tupi"})
                  .tile("north", "c3", "sawmill")
                  .open("b4", "river_basin_1"));
    d.play("north", "act build").play("north", "build cane_field").play("north", "site b3").play("north", "pay coffee");
    EXPECT_EQ(d.items("b3", "sugar_cane"), 3 + 1 + 1);
    EXPECT_EQ(d.of("north", "score.tiles"), 3 + 1);
}

// BR-16.7; blueprint, case 21: it belongs to the tile and to that side; BR-16.8: an occupier scores it.
TEST(BrazilMonarchs, the_raised_value_is_suspended_while_flipped) {
    Desk d(2, reign("johann_moritz", "board_orange")
                  .era(2)
                  .tile("north", "d1", "cane_field")
                  .set({"hexes", "d1", "raised"}, true)
                  .store("north", {{"coffee", 2}}));
    EXPECT_EQ(d.of("north", "score.tiles"), 3);
    d.play("north", "act renovate").play("north", "flip d1").play("north", "pay coffee");
    EXPECT_EQ(d.of("north", "score.tiles"), 2);
    EXPECT_EQ(d.items("d1", "gold"), 2);
    Desk back(2, reign("johann_moritz", "board_orange")
                     .era(2)
                     .tile("north", "d1", "mint")
                     .set({"hexes", "d1", "raised"}, true)
                     .store("north", {{"coffee", 2}}));
    back.play("north", "act renovate").play("north", "flip d1").play("north", "pay coffee");
    EXPECT_EQ(back.of("north", "score.tiles"), 3);
    EXPECT_EQ(back.items("d1", "sugar_cane"), 3);
    // Flipping to the monarch's building is no building (BR-16.7).
    Desk flipped(
        2, reign("johann_moritz", "board_orange").era(2).tile("north", "d1", "mint").store("north", {{"coffee", 1}}));
    flipped.play("north", "act renovate").play("north", "flip d1").play("north", "pay coffee");
    EXPECT_EQ(flipped.items("d1", "sugar_cane"), 2);
    Desk occupied(2, reign("johann_moritz", "board_orange")
                         .tile("north", "d1", "cane_field")
                         .set({"hexes", "d1", "raised"}, true)
                         .unit("green_archer_1", "d1", "east"));
    EXPECT_EQ(occupied.of("north", "score.tiles"), 0);
    EXPECT_EQ(occupied.of("east", "score.tiles"), 3);
}

// BR-16.9: one more card after the first Deploy action; cards pay raws, two a science (blueprint, case 27).
TEST(BrazilMonarchs, napoleon_draws_and_pays_with_combat_cards) {
    Desk d(2, reign("napoleon", "board_purple"));
    d.play("north", "act deploy").draw_luck();
    EXPECT_EQ(d.of("north", "hand_sizes.combat"), 2);
    EXPECT_EQ(d.at("players.north.deployed_once"), true);
    Desk again(2, reign("napoleon", "board_purple").set({"players", "north", "deployed_once"}, true));
    again.play("north", "act deploy").draw_luck();
    EXPECT_EQ(again.of("north", "hand_sizes.combat"), 1);

    Desk raw(2, reign("napoleon", "board_purple").combat("north", {"camp_1"}));
    raw.play("north", "act build")
        .play("north", "build cane_field")
        .play("north", "site d1")
        .play("north", "pay_combat camp");
    EXPECT_EQ(raw.tile("d1"), "cane_field");
    Desk science(
        2, reign("napoleon", "board_purple")
               .combat("north", {"camp_1", "zumbi_1"})
               .set({"gallery"}, names({"camarao", "guararapes", "tupi", "guarani", "factory", "princess_isabel"})));
    science.play("north", "act painting").play("north", "paint factory").play("north", "use napoleon_science");
    science.play("north", "pay_combat zumbi").play("north", "pay_combat camp");
    EXPECT_EQ(science.list("players.north.paintings"), MoveTexts{"factory"});
}

// BR-16.10, BR-16.16 with palace II: palaces_test.cpp.
TEST(BrazilMonarchs, victoria_takes_three_goods) {
    const Given given = reign("victoria", "board_purple").store("north", {{"wood", 2}});
    Desk d(2, given);
    d.play("north", "act manufacture").play("north", "make_for_monarch dye");
    pay_all(d, {"wood", "wood"});
    EXPECT_EQ(d.store("north", "science"), 1);
    EXPECT_EQ(d.at("players.north.goods.dye"), "monarch");
    EXPECT_EQ(d.of("north", "score.goods"), 2);
    Desk full(2, Given(given)
                     .good("north", "sugar", "monarch")
                     .good("north", "fabric", "monarch")
                     .good("north", "rubber", "monarch"));
    full.play("north", "act manufacture");
    EXPECT_EQ(full.refusal("north", "make_for_monarch dye"), "BR-16.10");
    Desk other(2, action().store("north", {{"wood", 2}}));
    other.play("north", "act manufacture");
    EXPECT_EQ(other.refusal("north", "make_for_monarch dye"), "BR-16.10");
}

TEST(BrazilMonarchs, tibirica_is_rewarded_for_forests) {  // BR-16.11
    const Given given = reign("tibirica").store("north", {{"coffee", 1}});
    const auto builds = [&](int count, const char* item) {
        Desk d(2, Given(given).set({"players", "north", "monarch_count"}, count));
        d.play("north", "act build")
            .play("north", "build sawmill")
            .play("north", "site d3")
            .play("north", "pay coffee");
        if (d.row() == "pick_raw") d.play("north", "take_raw cotton");
        EXPECT_EQ(d.number("players.north.monarch_count"), std::min(count + 1, 3));
        return *item ? d.store("north", item) : store_size(Look{d.t, d.s}, 0);
    };
    EXPECT_EQ(builds(0, "cotton"), 1);
    EXPECT_EQ(builds(1, "gold"), 1);
    EXPECT_EQ(builds(2, "science"), 1);
    EXPECT_EQ(builds(3, ""), 0);
    // A city on forest, too; a building on grassland not.
    Desk city(2, reign("tibirica")
                     .store("north", {{"coffee", 2}})
                     .unit("green_monarch", "d3")
                     .set({"city_tops"}, names({"sao_vicente", "olinda"})));
    city.play("north", "act build")
        .play("north", "build_city sao_vicente")
        .play("north", "site d3")
        .play("north", "pay coffee")
        .play("north", "pay coffee")
        .draw_luck();
    EXPECT_EQ(city.row(), "pick_raw");
    Desk grass(2, given);
    grass.play("north", "act build")
        .play("north", "build cane_field")
        .play("north", "site d1")
        .play("north", "pay coffee");
    EXPECT_EQ(grass.row(), "movement");
}

TEST(BrazilMonarchs, open_all_terrain_tiles_are_forest_for_tibirica) {  // BR-16.12, BR-11.25
    Desk d(2, reign("tibirica").store("north", {{"coffee", 1}}).tile("north", "c4", "mint").open("b4", "culture_1"));
    d.play("north", "act build").play("north", "build cane_field").play("north", "site b4").play("north", "pay coffee");
    EXPECT_EQ(d.row(), "pick_raw");
    d.play("north", "take_raw wood");
    EXPECT_EQ(d.of("north", "cultures"), 1);
}

TEST(BrazilMonarchs, pedro_the_first_is_rewarded_for_first_deployments) {  // BR-16.13
    const Given given = reign("pedro_1").store("north", {{"wood", 2}, {"gold", 1}, {"science", 1}});
    for (const char* unit : {"green_archer_1", "green_archer_2", "green_cannon"}) {
        Desk d(2, given);
        d.play("north", "act deploy").play("north", std::string("deploy ") + unit + " d2");
        d.until("pick_raw");
        EXPECT_EQ(d.row(), "pick_raw") << unit;
    }
    for (const char* unit : {"green_monarch", "green_dragoon"}) {
        Desk d(2, given);
        d.play("north", "act deploy").play("north", std::string("deploy ") + unit + " d2");
        while (d.row() == "pay") d.play("north", d.offers("north").front());
        EXPECT_EQ(d.row(), "gold_card") << unit;
    }
    Desk again(2, Given(given).unit("green_archer_1", "store"));
    again.play("north", "act deploy").play("north", "deploy green_archer_1 d2");
    EXPECT_EQ(again.row(), "combat_card");
}

TEST(BrazilMonarchs, pedro_the_second_is_rewarded_for_each_order) {  // BR-16.14
    const Given given =
        reign("pedro_2")
            .set({"gallery"}, names({"guararapes", "camarao", "tupi", "guarani", "factory", "princess_isabel"}))
            .store("north", {{"gold", 1}});
    Desk red(2, given);
    red.play("north", "act painting").play("north", "paint guararapes").play("north", "take_raw cotton");
    EXPECT_EQ(red.store("north", "cotton"), 1);
    EXPECT_EQ(red.list("players.north.orders_seen"), MoveTexts{"red"});
    Desk pink(2, given);
    pink.play("north", "act painting").play("north", "paint tupi");
    EXPECT_EQ(pink.store("north", "gold"), 2);
    Desk blue(2, given);
    blue.play("north", "act painting").play("north", "paint factory").play("north", "pay gold");
    EXPECT_EQ(blue.store("north", "science"), 1);
    Desk seen(2, Given(given).set({"players", "north", "orders_seen"}, names({"pink"})));
    seen.play("north", "act painting").play("north", "paint tupi");
    EXPECT_EQ(seen.store("north", "gold"), 1);
}

TEST(BrazilMonarchs, oba_is_rewarded_for_two_tasks) {  // BR-16.15
    const Given given = reign("oba_2")
                            .era(3)
                            .tasks("north", {"task_1_04"})
                            .unit("green_archer_1", "d2")
                            .unit("green_archer_2", "d2")
                            .tile("north", "d1", "cane_field")
                            .tile("north", "d3", "sawmill");
    for (const auto& [revealed, science, bonus] : std::vector<std::tuple<MoveTexts, int, int>>{
             {{}, 1, 1}, {{"task_1_01"}, 1, 1}, {{"task_1_01", "task_1_02"}, 0, 0}}) {
        Desk d(2, Given(given).set({"players", "north", "revealed"}, names(revealed)));
        const int before = d.of("north", "score.tasks");
        d.play("north", "reveal task_1_04");
        EXPECT_EQ(d.store("north", "science"), science);
        EXPECT_EQ(d.of("north", "score.tasks"), before + 2 + bonus);
    }
}

}  // namespace
}  // namespace pentarchy::brazil
