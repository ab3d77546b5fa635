// Discovery tiles: they are turned up when a unit comes, bring something, or wait for an expedition.
// The map of Cisplatina: c4 and e4 are clouds; c3, d3, c5, d4, b4 and b3 are around c4.
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

Given scout(const std::string& unit = "green_archer_1", const std::string& hex = "c5") {
    return Given().unit(unit, hex).turn("moves", "north", "build");
}
bool is_in_box(const Desk& d, const std::string& tile) {
    const Json box = d.at("box");
    return std::any_of(box.as_array().begin(), box.as_array().end(),
                       [&](const Json& one) { return one == Json(tile); });
}
Desk found(const std::string& tile, Given given = scout()) {
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_archer_1 c4").luck("turn_tile c4 " + tile);
    return d;
}

// BR-11.1, BR-8.4
TEST(BrazilDiscovery, BR_11_1_entering_turns_the_tile_up) {
    Desk d(2, scout(), kTwoSeatMap);
    d.play("north", "move green_archer_1 c4");
    EXPECT_EQ(d.outcomes().size(), 24u);  // nobody knows yet which it is
    d.luck("turn_tile c4 culture_1");
    EXPECT_TRUE(is_heard(d, "discovers north c4 culture"));
    EXPECT_EQ(d.at("hexes.c4.discovery"), "culture_1");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "c4");
}

// BR-8.9, BR-8.4, BR-11.13, BR-6.11: a swift unit turns tiles on its way.
TEST(BrazilDiscovery, BR_8_9_a_rider_discovers_on_the_way) {
    Desk d(2, scout("green_dragoon").store("north", {{"wood", 5}}), kTwoSeatMap);
    d.play("north", "move green_dragoon c4").luck("turn_tile c4 manioc_1");
    d.play("north", "take_raw coffee");
    d.play("north", "drop wood");
    EXPECT_EQ(d.of("north", "store.coffee"), 1);
    d.play("north", "ride c3");
    EXPECT_EQ(d.at("players.north.units.green_dragoon"), "c3");
}

// BR-11.2, BR-11.13
TEST(BrazilDiscovery, BR_11_13_manioc_gives_a_raw_and_goes) {
    Desk d = found("manioc_1");
    d.play("north", "take_raw cotton");
    EXPECT_EQ(d.of("north", "store.cotton"), 1);
    EXPECT_TRUE(d.at("hexes.c4.discovery").is_null());
    EXPECT_TRUE(is_in_box(d, "manioc_1"));
}

// BR-11.3, BR-11.1: what somebody has looked at is shown without luck.
TEST(BrazilDiscovery, BR_11_3_a_peeked_tile_is_no_luck_any_more) {
    Desk d(2, scout().with(face_down("c4", "manioc_2", R"(["east"])")), kTwoSeatMap);
    EXPECT_EQ(d.sees("north", "hexes.c4.hidden_tile"), 1);
    EXPECT_EQ(d.sees("east", "hexes.c4.hidden_tile"), names({"manioc_2"}));
    d.play("north", "move green_archer_1 c4");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    EXPECT_TRUE(d.is_offered("north", "take_raw wood"));
}

// BR-11.4, BR-X17
TEST(BrazilDiscovery, BR_11_4_unknown_species_are_kept) {
    Desk d = found("unknown_species_1", scout().with(R"({"players": {"north": {"species": 1}}})"));
    EXPECT_EQ(d.of("north", "species"), 2);
    EXPECT_TRUE(d.at("hexes.c4.discovery").is_null());
    for (const auto& [kept, points] : {std::pair{1, 1}, {2, 3}, {3, 5}}) {
        Desk score(2, scout().set({"players", "north", "species"}, kept), kTwoSeatMap);
        EXPECT_EQ(score.of("north", "score.discoveries"), points);
    }
}

// BR-11.5, BR-11.12, BR-11.25: they stay, and count as all land.
TEST(BrazilDiscovery, BR_11_5_minas_gerais_and_culture_stay) {
    for (const char* tile : {"minas_gerais", "culture"}) {
        Desk d = found(std::string(tile) + "_1");
        EXPECT_EQ(d.at("hexes.c4.discovery"), Json(std::string(tile) + "_1"));
        EXPECT_EQ(d.of("north", "store.gold"), 0);
    }
    Desk water(2, scout("green_archer_1", "b5").open("c4", "culture_1").turn("moves", "north", "renovate"),
               kTwoSeatMap);
    EXPECT_FALSE(water.is_offered("north", "go green_archer_1 c4"));  // not water
}

// BR-11.6, BR-11.7, BR-11.9
TEST(BrazilDiscovery, BR_11_7_a_basin_fills_the_buildings_around_it) {
    Given given = scout()
                      .tile("north", "c3", "farm", {{"coffee", 1}})
                      .tile("east", "b4", "trading_post")
                      .tile("east", "d4", "mint")
                      .tile("north", "b3", "olinda");
    Desk d = found("river_basin_1", given);
    EXPECT_EQ(d.at("hexes.c3.items.coffee"), 2);
    EXPECT_EQ(d.at("hexes.b4.items"), parse_json(R"({"wood": 1})", "wood"));  // its raw alone, whoever owns it
    EXPECT_EQ(d.at("hexes.d4.items"), parse_json("{}", "nothing"));           // gold is no raw
    EXPECT_TRUE(is_heard(d, "basin_fills c3 coffee"));
    EXPECT_EQ(d.at("hexes.c4.discovery"), "river_basin_1");
}

// BR-11.7, BR-11.6: three owners around it, an occupied one among them.
TEST(BrazilDiscovery, BR_11_7_a_basin_beside_three_owners) {
    Given given = Given()
                      .unit("green_archer_1", "d4")
                      .tile("north", "d6", "farm")
                      .tile("east", "c5", "farm")
                      .tile("south", "c6", "farm")
                      .tile("east", "e5", "farm")
                      .unit("blue_monarch", "e5")
                      .turn("moves", "north", "build");
    Desk d(3, given, kThreeSeatMap);
    d.play("north", "move green_archer_1 d5").luck("turn_tile d5 river_basin_1");
    for (const char* hex : {"d6", "c5", "c6", "e5"})
        EXPECT_EQ(d.at(std::string("hexes.") + hex + ".items.coffee"), 1) << hex;
}

// BR-11.10
TEST(BrazilDiscovery, BR_11_10_basins_add_up) {
    Given given = Given()
                      .unit("green_archer_1", "d3")
                      .tile("north", "d4", "plantation")
                      .open("e4", "river_basin_2")
                      .turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_archer_1 c4").luck("turn_tile c4 river_basin_1");
    EXPECT_EQ(d.at("hexes.d4.items.cotton"), 1);  // the second one, now; the first one when it was turned
    Desk renews(2,
                Given()
                    .tile("north", "d3", "farm")
                    .open("e4", "river_basin_2")
                    .open("c4", "river_basin_1")
                    .store("north", {{"wood", 1}})
                    .turn("action", "north"),
                kTwoSeatMap);
    renews.play("north", "act renovate").play("north", "renovate d3").settle();
    EXPECT_EQ(renews.at("hexes.d3.items.coffee"), 4);
}

// BR-11.8, BR-11.22
TEST(BrazilDiscovery, BR_11_8_nothing_is_built_on_basins_and_expeditions) {
    for (const char* tile : {"river_basin_1", "expedition_8"}) {
        Given given = Given().tile("north", "d3", "farm").store("north", {{"wood", 5}}).turn("action", "north");
        Desk open(2, Given(given).open("c4", tile), kTwoSeatMap);
        open.play("north", "act build").play("north", "build cane_field");
        EXPECT_FALSE(open.is_offered("north", "site c4")) << tile;
        Desk down(2, given, kTwoSeatMap);
        down.play("north", "act build").play("north", "build cane_field");
        EXPECT_TRUE(down.is_offered("north", "site c4"));  // face down it is grassland
    }
}

// BR-11.11, BR-21.3
TEST(BrazilDiscovery, BR_11_11_quilombo_may_bring_a_task) {
    Desk d = found("quilombo_1");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"quilombo era_1", "quilombo era_2", "quilombo era_3", "no_task"}));
    const int before = static_cast<int>(d.list("players.north.tasks").size());
    d.play("north", "quilombo era_2").draw_luck();
    EXPECT_EQ(static_cast<int>(d.list("players.north.tasks").size()), before + 1);
    EXPECT_TRUE(d.at("hexes.c4.discovery").is_null());
    Desk none = found("quilombo_1");
    none.play("north", "no_task");
    EXPECT_EQ(static_cast<int>(none.list("players.north.tasks").size()), before);
}

// BR-11.14, BR-11.15, BR-11.16
TEST(BrazilDiscovery, BR_11_14_an_expedition_waits) {
    Desk d = found("expedition_4");
    EXPECT_EQ(d.at("hexes.c4.discovery"), "expedition_4");
    EXPECT_EQ(d.offers("north"), MoveTexts{"end"});  // no fight, and the basic move is spent
    Desk later(2, scout("green_archer_1", "c4").open("c4", "expedition_4"), kTwoSeatMap);
    EXPECT_TRUE(later.is_offered("north", "assault green_archer_1"));
    Desk comes(2, scout().open("c4", "expedition_4"), kTwoSeatMap);
    EXPECT_TRUE(comes.is_offered("north", "move green_archer_1 c4"));
    EXPECT_TRUE(comes.is_offered("north", "move_fight green_archer_1 c4"));
    comes.play("north", "move green_archer_1 c4");
    EXPECT_FALSE(contains(comes.lines(), "storms"));
    EXPECT_EQ(comes.refusal("north", "assault green_archer_1"), "BR-4.9");
}

// BR-11.17, BR-11.18, BR-11.19, BR-8.8
TEST(BrazilDiscovery, BR_11_18_equal_strength_is_enough) {
    Desk d(2, scout("green_cannon", "c4").unit("green_archer_1", "c4").open("c4", "expedition_4"), kTwoSeatMap);
    d.play("north", "assault green_cannon");
    EXPECT_TRUE(is_heard(d, "strengths 4 4"));  // all units on the hex
    EXPECT_TRUE(is_heard(d, "expedition_won north c4 expedition_4"));
    EXPECT_EQ(d.of("north", "store.gold"), 2);
    EXPECT_TRUE(d.at("hexes.c4.discovery").is_null());
    Desk points(2,
                scout("green_cannon", "c4")
                    .unit("green_dragoon", "c4")
                    .open("c4", "expedition_6")
                    .combat("north", {"bowmen_1"}),
                kTwoSeatMap);
    points.play("north", "assault green_dragoon").play("north", "laid");
    EXPECT_EQ(points.of("north", "expedition_vp"), 3);
    EXPECT_EQ(points.of("north", "score.discoveries"), 3);
    Desk both(2, scout("green_dragoon").open("c4", "expedition_5b").combat("north", {"musketeers_1"}), kTwoSeatMap);
    both.play("north", "move_fight green_dragoon c4").play("north", "lay musketeers").play("north", "laid");
    both.play("north", "take_raw wood");
    EXPECT_EQ(both.of("north", "store.science"), 1);
    EXPECT_EQ(both.of("north", "store.wood"), 1);
    EXPECT_EQ(both.offers("north"), MoveTexts{"end"});  // a fight ends a ride
}

// BR-11.17: paintings and the token's bonus of an attack.
TEST(BrazilDiscovery, BR_11_17_bonuses_help_as_in_any_attack) {
    Desk d(2,
           scout("green_archer_1", "c4")
               .open("c4", "expedition_4")
               .paintings("north", {"duke_of_caxias"})
               .turn("moves", "north", "trade"),
           kTwoSeatMap);
    d.play("north", "assault green_archer_1").play("north", "use_all");
    EXPECT_TRUE(is_heard(d, "expedition_won north c4 expedition_4"));
}

// BR-11.20, BR-11.21, BR-11.26, BR-11.27
TEST(BrazilDiscovery, BR_11_20_a_failed_expedition_costs_only_cards) {
    Desk d(2,
           scout("green_archer_1", "c4")
               .open("c4", "expedition_8")
               .combat("north", {"anita_1", "bandeirantes_1", "sepe_tiaraju_1"})
               .combat("east", {"zumbi_1"}),
           kTwoSeatMap);
    d.play("north", "assault green_archer_1")
        .plays("north", {"lay sepe_tiaraju", "lay anita", "lay bandeirantes", "laid"});
    EXPECT_TRUE(is_heard(d, "expedition_fails north c4"));
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "c4");
    EXPECT_EQ(d.of("north", "store.gold"), 0);
    EXPECT_EQ(d.at("combat_discard").as_array().size(), 3u);
    EXPECT_EQ(d.at("hexes.c4.discovery"), "expedition_8");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});  // nobody defends it
    Desk won(2, scout("green_dragoon", "c4").open("c4", "expedition_4").combat("north", {"bandeirantes_1"}),
             kTwoSeatMap);
    won.play("north", "assault green_dragoon").plays("north", {"lay bandeirantes", "laid"});
    EXPECT_EQ(won.of("north", "store.gold"), 3);  // 2 of the tile, 1 of the card
}

// BR-11.23
TEST(BrazilDiscovery, BR_11_23_expeditions_are_not_fired_at) {
    Desk d(2, scout("green_cannon").open("c4", "expedition_4"), kTwoSeatMap);
    EXPECT_EQ(d.refusal("north", "fire green_cannon c4"), "BR-9.24");
}

// BR-11.24
TEST(BrazilDiscovery, BR_11_24_an_enemy_on_an_expedition_is_fought_first) {
    Desk d(2,
           scout("green_dragoon").unit("orange_monarch", "c4").open("c4", "expedition_4").combat("north", {"bowmen_1"}),
           kTwoSeatMap);
    EXPECT_FALSE(d.is_offered("north", "move_fight green_dragoon c4"));
    d.play("north", "move green_dragoon c4").play("north", "laid");
    EXPECT_EQ(d.at("players.north.units.green_dragoon"), "c4");
    EXPECT_EQ(d.at("hexes.c4.discovery"), "expedition_4");
    EXPECT_EQ(d.offers("north"), MoveTexts{"end"});
}

// BR-7.12, BR-11.1: built over by another than who peeked.
TEST(BrazilDiscovery, BR_7_12_a_peeked_tile_is_buried_unseen) {
    Given given = Given()
                      .tile("north", "d3", "farm")
                      .store("north", {{"wood", 5}})
                      .with(face_down("c4", "quilombo_1", R"(["east"])"))
                      .turn("action", "north");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "act build").play("north", "build cane_field").play("north", "site c4").settle();
    EXPECT_TRUE(d.at("hexes.c4.discovery").is_null());
    EXPECT_TRUE(is_in_box(d, "quilombo_1"));
    EXPECT_NE(d.sees("east", "box"), d.sees("north", "box"));  // east goes on knowing what it was
}

}  // namespace
}  // namespace pentarchy::brazil
