// What single cards do beyond their plain effect: when it begins, what it also reaches, what stands against it.
#include "games/civilization/queries.h"
#include "games/civilization/tests/battle_desk.h"

namespace pentarchy::civilization {
namespace {

Given hand_of_events(Given given, const std::string& seat, const MoveTexts& events) {
    return given.set({"players", seat, "events"}, names(events));
}
Given with_shown(Given given, const std::string& square, const std::string& type, const std::string& person) {
    return given.thing(square, type).set({"players", "red", "people_shown"}, names({person}));
}

// CV-20.15: the Zulu found a city beside huts and take them at once; a city-state found so is destroyed.
Given beside_huts() {
    return at("start", "red")
        .nations({"zulu", "romans"})
        .tile(0, "home_zulu", "east")
        .tile(2, "neutral_01", "north")
        .tile(3, "neutral_02", "north")
        .figure("red", "scout_1", "b7")
        .with(R"({"map_markers": {"a6": {"place": 0, "kind": "hut", "marker": null},
                                  "c8": {"place": 1, "kind": "hut", "marker": null}}})");
}
TEST(CivilizationTwists, CV_20_15_huts_beside_a_city) {
    Desk d(2, beside_huts(), kNoPolicies);
    d.play("red", "found b7 scout");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"take_hut a6", "take_hut c8", "enough"}));
    d.play("red", "take_hut a6").luck("take_marker hut_city_state_1").luck("draw_city_state city_state_1");
    EXPECT_EQ(d.thing("a6"), "");
    EXPECT_EQ(d.of("red", "culture"), d.t.n.city_state_culture);
    d.play("red", "take_hut c8").luck("take_marker hut_silk_1");
    EXPECT_EQ(d.list("players.red.markers"), MoveTexts{"hut_silk_1"});
    EXPECT_EQ(d.row(), "start_box");
    Desk later(2, beside_huts(), kNoPolicies);
    later.plays("red", {"found b7 scout", "enough"});
    EXPECT_EQ(later.row(), "start_box");
    EXPECT_EQ(later.at("map_markers").as_object().size(), 2u);
    Desk romans(2, beside_huts().nations({"romans", "zulu"}).tile(0, "home_romans", "east"), kNoPolicies);
    EXPECT_EQ(romans.refusal("red", "found b7 scout"), "CV-4.15");
}

// CV-6.58, CV-6.56: what destroys a building may destroy walls.
TEST(CivilizationTwists, CV_6_58_walls_are_destroyed) {
    Desk d(2, hand_of_events(at("start", "red").city_flag("red", "capital", "walls"), "red", {"sabotage_1"}));
    d.play("red", "play_event sabotage").play("red", "aim_square b2");
    EXPECT_EQ(d.at("players.red.cities.capital.walls"), Json(false));
    Desk none(2, hand_of_events(at("start", "red").thing("c2", "market"), "red", {"sabotage_1"}));
    none.play("red", "play_event sabotage");
    EXPECT_EQ(none.refusal("red", "aim_square b2"), "CV-6.58");
}
// CV-21.9: of two buildings that are aimed at, those of the United Nations are spared, walls as well.
TEST(CivilizationTwists, CV_6_58_disaster_at_walls) {
    const Given given = hand_of_events(at("start", "blue")
                                           .city_flag("red", "capital", "walls")
                                           .thing("b1", "market")
                                           .thing("c2", "united_nations")
                                           .with(R"({"wonders": {"united_nations": "red"}})"),
                                       "blue", {"disaster"});
    Desk d(2, given);
    d.play("blue", "play_event disaster").play("blue", "aim_square b1").play("blue", "aim_square b2");
    Desk spared = d;
    spared.play("red", "forbid");
    EXPECT_EQ(spared.thing("b1"), "market");
    EXPECT_EQ(spared.at("players.red.cities.capital.walls"), Json(true));
    d.play("red", "allow");
    EXPECT_EQ(d.thing("b1"), "");
    EXPECT_EQ(d.at("players.red.cities.capital.walls"), Json(false));
}

// CV-4.60: forced into Anarchy before his part, a player leaves it in the next turn at the earliest.
TEST(CivilizationTwists, CV_4_60_anarchy_lasts_for_the_turn) {
    Desk d(2, hand_of_events(at("start", "red"), "red", {"citizens_revolting_1"}));
    d.play("red", "play_event citizens_revolting_1").play("red", "aim_seat blue").play("red", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.refusal("blue", "govern despotism"), "CV-4.56");
}

// CV-4.1, CV-3.8: what must happen in Start of Turn does as soon as it is in force there, once a turn.
TEST(CivilizationTwists, CV_4_1_gains_of_a_new_government) {
    Desk d(2, at("start", "red")
                  .government("red", "anarchy")
                  .techs("red", {"code_of_laws", "democracy"}, {2})
                  .trade("red", 3));
    d.play("red", "govern democracy");
    EXPECT_EQ(d.of("red", "trade"), 5);
    d.play("red", "done").until("city_box");
    EXPECT_EQ(d.at("active"), "red");
}
TEST(CivilizationTwists, CV_7_51_gains_of_a_person_shown) {
    Desk d(2, at("start", "red")
                  .thing("c2", "industrialist")
                  .set({"players", "red", "people"}, names({"lorenzo_de_medici"}))
                  .set({"players", "red", "coins_on", "sheet"}, Json(5)));
    d.play("red", "reveal_person lorenzo_de_medici");
    EXPECT_EQ(d.of("red", "culture"), 2);  // six coins with that of the industrialist
    EXPECT_EQ(d.row(), "start_box");
    Desk open(2, with_shown(at("start", "red").set({"players", "red", "coins_on", "sheet"}, Json(5)), "c2",
                            "industrialist", "lorenzo_de_medici"));
    EXPECT_EQ(open.of("red", "culture"), 2);
}

// CV-20.11, CV-21.2: behind the Great Wall nothing is left of the loot of a square, and without any the Mongols get no
// more; a city leaves one, and they two.
TEST(CivilizationTwists, CV_20_11_mongols_at_the_great_wall) {
    const Given wall = war()
                           .nations({"mongols"})
                           .tile(0, "home_romans", "east")
                           .thing("f13", "great_wall")
                           .with(R"({"wonders": {"great_wall": "blue"}})");
    Desk figures(2, Given(wall).figure("blue", "scout_1", "b6").figure("blue", "army_1", "").trade("blue", 9));
    figures.plays("red", {"move b5 1 0", "enter b6"});
    EXPECT_EQ(figures.row(), "move_box");
    EXPECT_EQ(figures.of("blue", "trade"), 9);
}

// CV-21.29: an army counts as built where it must fight at once, too, and so does a friendly barbarian.
TEST(CivilizationTwists, CV_21_29_any_army_built) {
    const std::string tradition = R"({"players": {"red": {"policies": ["military_tradition"]}}})";
    Desk fights(2, at("city", "red").trade("red", 27).figure("blue", "army_1", "b1").with(tradition));
    fights.play("red", "build capital army").play("red", "at b1");
    EXPECT_EQ(fights.row(), "pick_trigger");
    fights.play("red", "pass");
    EXPECT_TRUE(contains(fights.lines(), "attacks_figures"));
    Desk friendly(2, war().with(tradition).with(
                         R"({"map_markers": {"b6": {"place": 0, "marker": "hut_friendly_barbarian_1"}}})"));
    friendly.plays("red", {"move b5 1 0", "enter b6", "place army b6"});
    EXPECT_EQ(friendly.row(), "pick_trigger");
}

// Combustion: an army that ends its move on a building by fighting for the square may raze it, too.
TEST(CivilizationTwists, combustion_after_a_fight) {
    Desk d(2,
           war()
               .techs("red", {"code_of_laws", "combustion"}, {2})
               .city("blue", "second", "b7")
               .thing("b6", "market")
               .figure("blue", "army_1", "")
               .figure("blue", "scout_1", "b6"),
           kNoPolicies);
    d.plays("red", {"move b5 1 0", "enter b6"}).until("pick_trigger");
    d.play("red", "trigger combustion");
    EXPECT_EQ(d.thing("b6"), "");
    EXPECT_EQ(d.square_of("red", "army_1"), "b6");
}

// CV-0.8, CV-21.6: the second tech of Notre-Dame is learned, not researched: Archimedes does not see it.
TEST(CivilizationTwists, CV_0_8_the_second_tech_is_learned) {
    Desk d(2, with_shown(at("research")
                             .techs("red", {"code_of_laws"}, {1})
                             .trade("red", 20)
                             .trade("blue", 0)
                             .thing("b3", "notre_dame")
                             .with(R"({"wonders": {"notre_dame": "red"}})"),
                         "c2", "builder", "archimedes"));
    d.plays("red", {"research pottery", "research_too writing"});
    EXPECT_EQ(d.of("red", "culture"), 3);
}

// Jacques Cousteau: up to three harbors.
TEST(CivilizationTwists, CV_18_3_fewer_harbors) {
    Desk d(
        2,
        at("start", "red").thing("c2", "humanitarian").set({"players", "red", "people"}, names({"jacques_cousteau"})));
    d.play("red", "use jacques_cousteau");
    const MoveTexts harbors = beginning(d.offers("red"), "raise_building harbor");
    ASSERT_GT(harbors.size(), 1u);
    d.play("red", harbors.front()).play("red", "enough");
    EXPECT_EQ(d.row(), "start_box");
    EXPECT_EQ(d.number("stacks_left.harbor"), 5);
}

// Steam Power lifts all figures of a square, and sets them down on any water, also beside a harbor's piers.
TEST(CivilizationTwists, CV_6_47_steam_power) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "steam_power"}, {2})
                  .resource("red", "silk", 1)
                  .figure("red", "army_1", "b1")
                  .figure("red", "scout_1", "b1")
                  .thing("a1", "harbor"));
    d.play("red", "use steam_power");
    EXPECT_EQ(d.refusal("red", "aim_figures b1 1 0"), "CV-8.6");
    d.play("red", "aim_figures b1 1 1").play("red", "aim_square a1");
    EXPECT_EQ(d.square_of("red", "scout_1"), "a1");
}

// CV-21.10: Ecology makes another terrain of a square, not the same one.
TEST(CivilizationTwists, CV_21_10_ecology_changes_the_terrain) {
    Desk d(2, at("start", "red").techs("red", {"code_of_laws", "ecology"}, {2}).resource("red", "wheat", 1));
    d.play("red", "use ecology").play("red", "aim_square a1");  // water with wheat
    EXPECT_EQ(d.refusal("red", "aim_terrain water"), "CV-21.10");
    EXPECT_TRUE(d.is_offered("red", "aim_terrain desert"));
}

// CV-21.1: a card that moves an own figure does not set it down around the gate of another.
TEST(CivilizationTwists, CV_21_1_walking_to_a_gate) {
    Desk d(2, hand_of_events(war().city("blue", "second", "b7").figure("blue", "army_1", ""), "red", {"immigrants_1"}));
    d.play("red", "play_event immigrants").play("red", "aim_figures b5 1 0");
    EXPECT_TRUE(d.is_offered("red", "aim_square b6"));
    Desk gate(2, hand_of_events(war()
                                    .city("blue", "second", "b7")
                                    .figure("blue", "army_1", "")
                                    .thing("a7", "brandenburg_gate")
                                    .with(R"({"wonders": {"brandenburg_gate": "blue"}})"),
                                "red", {"immigrants_1"}));
    gate.play("red", "play_event immigrants").play("red", "aim_figures b5 1 0");
    EXPECT_FALSE(gate.is_offered("red", "aim_square b6"));
}

// CV-21.11: a village comes up on an empty square outside all outskirts.
TEST(CivilizationTwists, CV_21_11_a_new_village) {
    Desk d(2, hand_of_events(war().turn("start", "red"), "red", {"barbarian_encampment_1"}));
    d.play("red", "play_event barbarian_encampment");
    EXPECT_EQ(d.refusal("red", "aim_square c3"), "CV-21.11");  // beside the capital
    EXPECT_EQ(d.refusal("red", "aim_square b5"), "CV-21.11");  // an army stands there
    d.play("red", "aim_square b7");
    EXPECT_EQ(d.at("map_markers.b7.kind"), "village");
}
// CV-19.10: in a battle nothing but abilities of battles may be used, whatever works at any time.
TEST(CivilizationTwists, CV_19_10_nothing_else_in_a_battle) {
    Desk d(2, armies({"infantry_13_1"}, {"infantry_13_2"})
                  .thing("c2", "industrialist")
                  .set({"players", "red", "people"}, names({"marco_polo"})));
    EXPECT_TRUE(d.is_offered("red", "use marco_polo"));
    attack(d).until("battle_turn");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "front infantry_13");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_EQ(d.refusal("red", "use marco_polo"), "CV-3.8");
}

// The Kremlin pays for a spy in answer to another player, too: two tokens, markers or gifts, once a turn.
Given kremlin(const Given& given) {
    return Given(given)
        .thing("f13", "kremlin")
        .with(R"({"wonders": {"kremlin": "blue"}})")
        .techs("blue", {"metalworking", "writing", "civil_service", "communism"}, {4})
        .resource("blue", "silk", 1)
        .set({"players", "blue", "markers"}, names({"hut_wheat_1"}));
}
TEST(CivilizationTwists, CV_10_42_the_kremlin_cancels) {
    Desk d(2, kremlin(at("city", "red")));
    d.play("red", "arts capital");
    EXPECT_EQ(d.refusal("blue", "cancel_marker writing hut_wheat"), "CV-10.42");
    d.play("blue", "cancel_other writing");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"pay silk"});
    d.play("blue", "pay silk").play("blue", "pay_marker hut_wheat");
    EXPECT_EQ(d.of("red", "culture"), 0);
    EXPECT_EQ(d.of("blue", "resources.silk"), 0);
    EXPECT_EQ(d.at("markers_gone"), names({"hut_wheat_1"}));
    EXPECT_EQ(d.list("players.blue.rights"), MoveTexts{"paid_with_two"});
    Desk poor(2, kremlin(at("city", "red")).resource("blue", "silk", 0));
    poor.play("red", "arts capital");
    EXPECT_EQ(poor.refusal("blue", "cancel_other writing"), "CV-10.42");
    Desk again(2, kremlin(at("city", "red")).with(R"({"players": {"blue": {"rights": ["paid_with_two"]}}})"));
    again.play("red", "arts capital");
    EXPECT_EQ(again.refusal("blue", "cancel_other writing"), "CV-10.42");
}
TEST(CivilizationTwists, CV_19_9_the_kremlin_locks) {
    Desk d(2, kremlin(war()).with(
                  R"({"players": {"blue": {"events": ["a_gift_from_afar_1"], "resources": {"silk": 0}}}})"));
    d.play("red", "move b5 1 0").play("blue", "lock_other communism");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"pay_marker hut_wheat"});
    d.plays("blue", {"pay_marker hut_wheat", "pay_gift a_gift_from_afar", "aim_square b5"});
    EXPECT_EQ(d.at("locked"), names({"b5"}));
    EXPECT_EQ(d.of("red", "coins_on.sheet"), 1);
}

// Nationalism: up to two units before the battle.
TEST(CivilizationTwists, CV_6_35_fewer_units) {
    Desk d(2, hand_of_events(armies({"infantry_13_1"}, {"infantry_13_2"}), "red", {"nationalism_1"}));
    attack(d).play("red", "play_event nationalism").play("red", "pick_type mounted");
    d.draw_luck();
    d.play("red", "enough");
    EXPECT_EQ(d.s.units.at(reserve_of(0)), 2);
    EXPECT_EQ(d.row(), "battle_turn");
}
// Public Education: the technology may be left.
TEST(CivilizationTwists, CV_14_7_no_technology) {
    Desk d(2, at("start", "red")
                  .set({"players", "red", "coins_on", "code_of_laws"}, Json(1))
                  .set({"players", "red", "investments", "public_education"}, Json(2)));
    d.play("red", "invest public_education code_of_laws");
    EXPECT_TRUE(d.is_offered("red", "learn writing"));
    d.play("red", "enough");
    EXPECT_EQ(d.row(), "start_box");
}
// CV-21.9, CV-15.12: of two players nobody discards where the one who is aimed at is spared.
TEST(CivilizationTwists, CV_21_9_a_depression_that_is_refused) {
    Desk d(2, hand_of_events(at("start", "blue"), "blue", {"depression"})
                  .thing("c2", "united_nations")
                  .with(R"({"wonders": {"united_nations": "red"}, "players": {"red": {"coins_on": {"sheet": 1}},
                                                                              "blue": {"coins_on": {"sheet": 1}}}})"));
    d.plays("blue", {"play_event depression", "aim_seat red", "aim_seat blue"}).play("red", "forbid");
    EXPECT_EQ(d.of("red", "coins_on.sheet"), 1);
    EXPECT_EQ(d.of("blue", "coins_on.sheet"), 1);
    EXPECT_EQ(d.row(), "start_box");
}

// CV-15.15: nobody plays alone.
TEST(CivilizationTwists, CV_15_15_no_table_for_one) { EXPECT_EQ(Civilization::kInfo.min_seats, 2); }

}  // namespace
}  // namespace pentarchy::civilization
