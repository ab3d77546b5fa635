// Movement, section 8: groups, water, tiles turned over, figures that go home.
#include "games/civilization/reach.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// Two tiles east of the Romans' home are turned up; their army and scout stand on b5, a desert.
Given field() {
    return at("move", "red")
        .tile(2, "neutral_01", "north")
        .tile(3, "neutral_02", "north")
        .figure("red", "army_1", "b5")
        .figure("red", "scout_1", "b5");
}

// CV-8.1, CV-8.4, CV-8.5, CV-8.6, CV-8.10: each figure once, alone or in a group; all of it is optional.
TEST(CivilizationMove, groups) {
    Desk d(2, field());
    EXPECT_EQ(d.offers("red"), (MoveTexts{"move b5 0 1", "move b5 1 0", "move b5 1 1", "done"}));
    d.plays("red", {"move b5 1 0", "go b6", "stop"});
    EXPECT_EQ(d.square_of("red", "army_1"), "b6");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"move b5 0 1", "done"}));
    EXPECT_EQ(d.refusal("red", "move b6 1 0"), "CV-8.1");
}

// CV-8.2, CV-8.3: two squares at first, and no diagonal steps.
TEST(CivilizationMove, speed) {
    Desk d(2, field());
    d.play("red", "move b5 0 1");
    EXPECT_TRUE(d.is_offered("red", "go a6"));  // two steps
    EXPECT_TRUE(d.is_offered("red", "go b7"));
    EXPECT_EQ(d.refusal("red", "go b8"), "CV-8.2");
    d.play("red", "go b6");
    EXPECT_TRUE(d.is_offered("red", "go b7"));
    EXPECT_EQ(d.refusal("red", "go b8"), "CV-8.2");
    d.play("red", "go b7");
    EXPECT_EQ(d.row(), "move_box");
}

// CV-8.2: the best tech counts, bonuses add up; alone an army is faster with Natural Religion.
TEST(CivilizationMove, speeds_of_techs) {
    const auto speed = [](const Given& given, bool lone) {
        const Desk d(2, given);
        return travel_speed({d.t, d.s}, 0, lone);
    };
    const Given pacifists = field().with(R"({"players": {"red": {"policies": ["pacifism"]}}})");
    EXPECT_EQ(speed(pacifists, true), 2);
    EXPECT_EQ(speed(field(), true), 3);
    EXPECT_EQ(speed(field(), false), 2);
    EXPECT_EQ(speed(Given(pacifists).techs("red", {"code_of_laws", "horseback_riding", "sailing"}, {3}), false), 4);
    EXPECT_EQ(speed(Given(pacifists).nations({"spanish"}), false), 3);
}

// CV-8.7, CV-8.8, CV-8.12: the limit holds where a move ends, not on the way.
TEST(CivilizationMove, stacking) {
    Desk d(2, field().figure("red", "army_2", "b6").figure("red", "army_3", "b6"));
    d.play("red", "move b5 1 0");
    EXPECT_TRUE(d.is_offered("red", "go b6"));
    EXPECT_TRUE(d.is_offered("red", "go b7"));
    EXPECT_TRUE(d.is_offered("red", "stop"));  // where it began
    d.play("red", "go b6");
    EXPECT_EQ(d.refusal("red", "stop"), "CV-8.7");
    Desk limits(2, field().techs("red", {"code_of_laws", "masonry"}, {2}));
    EXPECT_EQ(stacking_limit({limits.t, limits.s}, 0), 3);
    Desk russians(2, field().nations({"russians"}));
    EXPECT_EQ(stacking_limit({russians.t, russians.s}, 0), 3);
}

// CV-8.15, CV-8.16, CV-8.17: no water; over it; onto it.
TEST(CivilizationMove, water) {
    const Given shore = field().figure("red", "army_1", "b7").figure("red", "scout_1", "b7");
    Desk dry(2, Given(shore));
    dry.play("red", "move b7 1 1");
    EXPECT_EQ(dry.refusal("red", "go c7"), "CV-8.15");
    Desk cross(2, Given(shore).techs("red", {"code_of_laws", "navigation"}, {2}));
    cross.play("red", "move b7 1 1");
    EXPECT_TRUE(cross.is_offered("red", "go c7"));  // and on to c8
    EXPECT_FALSE(cross.is_offered("red", "go d7"));
    cross.play("red", "go c7");
    EXPECT_EQ(cross.refusal("red", "stop"), "CV-8.16");
    EXPECT_TRUE(cross.is_offered("red", "go c8"));
    Desk sail(2, Given(shore).techs("red", {"code_of_laws", "sailing"}, {2}));
    sail.plays("red", {"move b7 1 1", "go c7"});
    EXPECT_TRUE(sail.is_offered("red", "stop"));
    Desk english(2, Given(shore).nations({"english"}));
    EXPECT_TRUE(may_cross_water({english.t, english.s}, 0));  // CV-20.6
    EXPECT_FALSE(may_end_on_water({english.t, english.s}, 0));
}

// CV-8.9, CV-8.40, CV-8.61, CV-8.64, CV-8.66: nobody walks through enemies, their cities, huts; beside them is free.
TEST(CivilizationMove, what_stops) {
    Desk d(2, field()
                  .figure("blue", "army_1", "b6")
                  .with(R"({"map_markers": {"c5": {"place": 0, "kind": "hut", "marker": null}}})"));
    d.play("red", "move b5 1 0");
    EXPECT_FALSE(d.is_offered("red", "go b6"));
    EXPECT_FALSE(d.is_offered("red", "go c5"));
    EXPECT_TRUE(d.is_offered("red", "go a6") || d.is_offered("red", "go a5"));
    const Group scouts{static_cast<uint16_t>(square_at(4, 1)), 0, 1, 2, 0};
    EXPECT_TRUE(passing_refusal({d.t, d.s}, 0, scouts, square_at(5, 1)) == "CV-8.61"_rule);
    EXPECT_TRUE(passing_refusal({d.t, d.s}, 0, scouts, square_at(13, 5)) == "CV-8.65"_rule);
}

// CV-16.2, CV-16.5: a relic is no way for scouts alone; armies pass.
TEST(CivilizationMove, relics) {
    Desk d(2, field().thing("b6", "atlantis"));
    const Group scout{static_cast<uint16_t>(square_at(4, 1)), 0, 1, 2, 0}, army{scout.square, 1, 0, 2, 0};
    EXPECT_TRUE(passing_refusal({d.t, d.s}, 0, scout, square_at(5, 1)) == "CV-16.2"_rule);
    EXPECT_TRUE(passing_refusal({d.t, d.s}, 0, army, square_at(5, 1)) == kFine);
}

// CV-8.11, CV-8.70, CV-8.71, CV-8.73, CV-8.74: own centres are passed, or figures go home there, leaving a marker.
TEST(CivilizationMove, disbanding) {
    const Given home = at("move", "red").figure("red", "army_1", "b3").figure("red", "scout_1", "b3");
    Desk army(2, Given(home));
    army.plays("red", {"move b3 1 0", "go b2"});
    EXPECT_EQ(army.refusal("red", "stop"), "CV-8.11");
    EXPECT_TRUE(army.is_offered("red", "go b1"));
    EXPECT_EQ(army.refusal("red", "disband_into scout"), "CV-8.73");
    army.play("red", "disband_into army");
    EXPECT_EQ(army.at("players.red.cities.capital.fortified"), Json(true));
    EXPECT_EQ(army.square_of("red", "army_1"), "");
    army.plays("red", {"move b3 0 1", "go b2", "disband_into scout"});
    EXPECT_EQ(army.at("players.red.cities.capital.fortified"), Json(false));
    EXPECT_EQ(army.at("players.red.cities.capital.caravan"), Json(true));
    Desk both(2, Given(home));
    both.plays("red", {"move b3 1 1", "go b2"});
    EXPECT_TRUE(both.is_offered("red", "disband"));
    both.play("red", "disband_into army");
    EXPECT_EQ(both.at("players.red.cities.capital.fortified"), Json(true));
    EXPECT_EQ(both.square_of("red", "scout_1"), "");
}

// CV-8.30, CV-8.31, CV-8.32, CV-8.35, CV-8.36, CV-8.38: a point turns a tile over, by a scout, too; the move goes on.
TEST(CivilizationMove, a_tile_is_turned) {
    Desk d(2, at("move", "red").figure("red", "scout_1", "b4"));
    d.play("red", "move b4 0 1");
    EXPECT_EQ(d.refusal("red", "go b5"), "CV-8.30");
    EXPECT_EQ(d.refusal("red", "reveal south"), "CV-8.31");
    d.play("red", "reveal east");
    EXPECT_EQ(d.outcomes().size(), 27u);
    d.luck("turn_tile neutral_01");
    EXPECT_TRUE(d.is_offered("red", "go b5"));
    EXPECT_EQ(d.refusal("red", "go b6"), "CV-8.2");
}

// CV-8.37, CV-2.40: the arrow points away from whoever turns the tile.
TEST(CivilizationMove, arrows) {
    const auto arrow = [](const std::string& from, const std::string& way, int slot) {
        Desk d(2, field().figure("red", "scout_1", from));
        d.play("red", "move " + from + " 0 1").play("red", "reveal " + way).luck("turn_tile neutral_09");
        return d.at("tiles." + std::to_string(slot) + ".arrow");
    };
    EXPECT_EQ(arrow("b12", "east", 4), Json("east"));
    EXPECT_EQ(arrow("d8", "south", 6), Json("south"));
    Desk blue(2, at("move", "blue").figure("blue", "scout_1", "e15"));
    blue.play("blue", "move e15 0 1").play("blue", "reveal north").luck("turn_tile neutral_09");
    EXPECT_EQ(blue.at("tiles.4.arrow"), Json("north"));
    Desk west(2, at("move", "blue").figure("blue", "scout_1", "g13"));
    west.play("blue", "move g13 0 1").play("blue", "reveal west").luck("turn_tile neutral_09");
    EXPECT_EQ(west.at("tiles.7.arrow"), Json("west"));
}

// CV-8.33, CV-8.34, CV-18.6, CV-1.35: marks get markers nobody knows, relics theirs.
TEST(CivilizationMove, marks_of_a_tile) {
    Desk d(2, at("move", "red").figure("red", "scout_1", "b4"));
    d.play("red", "move b4 0 1").play("red", "reveal east").luck("turn_tile neutral_01");
    EXPECT_EQ(d.at("map_markers").as_object().size(), 2u);
    const Json markers = d.at("map_markers");
    for (const auto& [square, marker] : markers.as_object()) EXPECT_TRUE(marker.at("marker").is_null());
    EXPECT_EQ(d.s.markers.at(kBag), 55 - 2);
    Desk relic(2, at("move", "red").figure("red", "scout_1", "b4"));
    relic.play("red", "move b4 0 1").play("red", "reveal east").luck("turn_tile neutral_15");
    EXPECT_EQ(relic.at("things").as_object().size(), 1u);
    Desk without(2, at("move", "red").figure("red", "scout_1", "b4"), Json{{"relics", "false"}});
    without.play("red", "move b4 0 1").play("red", "reveal east").luck("turn_tile neutral_15");
    EXPECT_EQ(without.at("things").as_object().size(), 0u);
}

// CV-6.28: a figure built in this turn moves.
TEST(CivilizationMove, new_figures_move) {
    Desk d(2, at("city", "red").figure("red", "army_1", "b3"));
    d.plays("red", {"build capital army", "at b1", "done"}).until("move_box");
    EXPECT_TRUE(d.is_offered("red", "move b1 1 0"));
}

}  // namespace
}  // namespace pentarchy::civilization
