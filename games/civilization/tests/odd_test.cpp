// Odd ones: the horde, locks, Engineering, the Russians, Zheng He, the United Nations, the Gate, two players.
#include "games/civilization/tests/battle_desk.h"

namespace pentarchy::civilization {
namespace {

Given holding(Given given, const std::string& seat, const MoveTexts& events) {
    return given.set({"players", seat, "events"}, names(events));
}
Given village_at(Given given, const std::string& square) {
    return given.set({"map_markers", square}, Json{{"place", 0}, {"kind", "village"}, {"marker", nullptr}});
}
// Red's horde at blue's army on b7; a village lies at b6.
Desk horde(const Given& more = {}) {
    Given given = village_at(holding(war(), "red", {"roaming_horde_1"}), "b6");
    given.figure("blue", "army_1", "b7").units("blue", {"infantry_13_1"});
    overlay(given.patch, more.patch);
    Desk d(2, given);
    d.play("red", "play_event roaming_horde");
    return d;
}

// CV-7.28, CV-7.33: a horde attacks armies or a city of another player near a village; the one who called it leads.
TEST(CivilizationHorde, CV_7_28_CV_7_33_its_target_and_leader) {
    Desk d = horde(Given().figure("blue", "scout_1", "b8"));
    EXPECT_EQ(d.refusal("red", "aim_square b8"), "CV-7.33");
    EXPECT_EQ(d.refusal("red", "aim_square b5"), "CV-7.33");  // his own
    d.play("red", "aim_square b7");
    EXPECT_EQ(d.at("battle.sides.attacker.owner"), Json(nullptr));
    EXPECT_EQ(d.at("battle.sides.attacker.leader"), Json("red"));
    EXPECT_EQ(d.at("battle.rank"), Json(2));
    d.luck("draw_barbarian infantry_22_2");
    EXPECT_EQ(d.glimpse("blue"), "draw_barbarian ?");
}
// CV-7.30, CV-7.34: it is the attacker, without a bonus of its own; a fortified city defends with all it has.
TEST(CivilizationHorde, CV_7_30_CV_7_34_against_a_city) {
    Desk d(2, village_at(holding(war(), "red", {"roaming_horde_1"}), "c10")
                  .city("blue", "second", "b7")
                  .city_flag("blue", "second", "fortified")
                  .city_flag("blue", "second", "walls")
                  .thing("a1", "academy")
                  .units("blue", {"infantry_13_1"}));
    d.play("red", "play_event roaming_horde").play("red", "aim_square b7").until("battle_turn");
    EXPECT_EQ(d.number("battle.sides.defender.bonus"), d.t.n.city + d.t.n.walls + d.t.n.fortification);
    EXPECT_EQ(d.at("battle.turn"), "attacker");  // behind walls
}
// CV-7.31: winning, it kills the figures of a square, or destroys a normal city; nobody loots.
TEST(CivilizationHorde, CV_7_31_it_wins) {
    Desk d = horde(Given().units("blue", {}));
    d.play("red", "aim_square b7").until("move_box");
    EXPECT_EQ(d.square_of("blue", "army_1"), "");
    EXPECT_FALSE(contains(d.lines(), "may_loot"));
    Desk city(
        2,
        village_at(holding(war(), "red", {"roaming_horde_1"}), "c10").city("blue", "second", "b7").units("blue", {}));
    city.play("red", "play_event roaming_horde").play("red", "aim_square b7").until("move_box");
    EXPECT_TRUE(city.at("players.blue.cities.second.centre").is_null());
    EXPECT_EQ(city.thing("b7"), "");
}
// CV-7.32: against a capital nothing is destroyed, and nobody wins.
TEST(CivilizationHorde, CV_7_32_a_capital_stands) {
    Desk d(2, village_at(holding(war(), "red", {"roaming_horde_1"}), "g15")
                  .units("blue", {})
                  .techs("blue", {"code_of_laws"}, {1}));
    d.play("red", "play_event roaming_horde").play("red", "aim_square f14").until("move_box");
    EXPECT_EQ(d.at("players.blue.cities.capital.centre"), Json("f14"));
    EXPECT_TRUE(d.at("winner").is_null());
}
// CV-7.29: beating it brings nothing, not even a coin of Code of Laws.
TEST(CivilizationHorde, CV_7_29_it_loses) {
    Desk d = horde(Given()
                       .techs("blue", {"code_of_laws", "theology"}, {2})
                       .thing("f13", "academy")
                       .thing("e13", "academy")
                       .thing("g13", "academy")
                       .government("blue", "fundamentalism"));
    d.play("red", "aim_square b7").until("move_box");
    EXPECT_EQ(d.square_of("blue", "army_1"), "b7");
    EXPECT_EQ(d.of("blue", "coins_on.code_of_laws"), 0);
    EXPECT_FALSE(contains(d.lines(), "may_loot"));
    EXPECT_EQ(d.s.units.at(kBarbarians), 0);  // CV-7.34
}

// CV-6.18: Engineering builds a second item from what the first leaves; icons of the first do not help.
TEST(CivilizationOdd, CV_6_18_engineering) {
    Desk d(2, at("city", "red").techs("red", {"code_of_laws", "engineering", "currency"}, {3}).trade("red", 27));
    const int production = production_of({d.t, d.s}, 0, 0), trade = d.of("red", "trade");
    d.play("red", "build capital army").play("red", "at b1");
    EXPECT_EQ(d.row(), "pick_second_item");
    EXPECT_EQ(d.s.player[0].city[0].acts, 0);
    const int left = std::max(0, production - d.t.n.army_cost);
    Desk no = d;
    d.play("red", "build_too scout").play("red", "at b1");
    EXPECT_EQ(d.square_of("red", "scout_2"), "b1");
    const int missing = std::max(0, d.t.n.army_cost - production) + std::max(0, d.t.n.scout_cost - left);
    EXPECT_EQ(d.of("red", "trade"), trade - missing * d.t.n.rush_trade);
    EXPECT_TRUE(contains(d.list("players.red.used"), "engineering"));
    no.play("red", "enough");
    EXPECT_EQ(no.row(), "city_box");
    EXPECT_EQ(no.at("players.red.used"), names({}));
}

// CV-6.26: a free army where an enemy stands fights at once, too.
TEST(CivilizationOdd, CV_6_26_a_free_army_fights) {
    Desk d(2, at("start", "red")
                  .techs("red", {"code_of_laws", "plastics"}, {2})
                  .trade("red", 0)
                  .trade("blue", 0)
                  .units("red", {})
                  .units("blue", {})
                  .figure("blue", "army_1", "b3"));
    d.play("red", "use plastics_1").play("red", "choose_effect 2").play("red", "raise_figure army b3");
    EXPECT_EQ(d.square_of("blue", "army_1"), "b3");
    EXPECT_TRUE(contains(d.lines(), "attacks_figures"));
}

// CV-21.15, CV-8.18: a locked square is left by nobody; entering is free. Over water a group returns to its last land.
Given locked(const Given& given) {
    return Given(given)
        .techs("blue", {"code_of_laws", "communism"}, {2})
        .set({"players", "blue", "markers"}, names({"hut_spy_1"}));
}
TEST(CivilizationOdd, CV_21_15_a_lock_interrupts) {
    Desk d(2, locked(war()).figure("red", "army_2", "b4"));
    d.play("red", "move b5 1 0");
    EXPECT_EQ(d.row(), "react_move");
    d.play("blue", "lock_marker communism hut_spy").play("blue", "aim_square b5");
    EXPECT_EQ(d.at("locked"), names({"b5"}));
    EXPECT_EQ(d.at("markers_gone"), names({"hut_spy_1"}));
    EXPECT_EQ(d.row(), "leg");
    EXPECT_EQ(beginning(d.offers("red"), "go"), MoveTexts{});
    d.play("red", "stop").until("move_box");
    d.play("red", "move b4 1 0").play("red", "go b5");  // entering is free
    if (d.row() == "leg") d.play("red", "stop");
    EXPECT_EQ(d.square_of("red", "army_2"), "b5");
    EXPECT_EQ(d.refusal("red", "move b5 1 0"), "CV-8.1");
}
TEST(CivilizationOdd, CV_21_15_in_the_own_part) {
    Desk d(2, locked(war().techs("red", {"code_of_laws", "communism"}, {2}))
                  .set({"players", "red", "markers"}, names({"village_spy_1"}))
                  .set({"players", "blue", "markers"}, names({})));
    d.play("red", "use communism").play("red", "aim_square b5").play("red", "pay_marker village_spy");
    EXPECT_EQ(d.refusal("red", "move b5 1 0"), "CV-21.15");
    EXPECT_EQ(d.refusal("red", "use communism"), "CV-10.40");
}
TEST(CivilizationOdd, CV_8_18_back_to_the_last_land) {
    // Water on d6, at the edge of what is turned up: the army is locked there before it turns a tile over.
    Desk d(2, locked(war())
                  .techs("red", {"code_of_laws", "navigation"}, {2})
                  .figure("red", "army_1", "c6")
                  .set({"terrain", "d6"}, Json("water")));
    d.play("red", "move c6 1 0").play("blue", "pass").play("red", "go d6").play("red", "reveal south");
    d.play("blue", "lock_marker communism hut_spy").play("blue", "aim_square d6");
    EXPECT_EQ(d.square_of("red", "army_1"), "c6");
    EXPECT_EQ(d.row(), "move_box");
}

// CV-20.13: a Russian figure that steps into a foreign centre is given up for a tech of its owner; scouts enter only
// so.
TEST(CivilizationOdd, CV_20_13_russians) {
    const Given given = war()
                            .nations({"russians", "germans"})
                            .tile(0, "home_russians", "south")
                            .figure("red", "scout_1", "f13")
                            .figure("blue", "army_1", "")
                            .techs("red", {"code_of_laws"}, {1})
                            .techs("blue", {"metalworking", "pottery", "chivalry"}, {2, 1});
    Desk d(2, Given(given));
    d.play("red", "move f13 0 1");
    EXPECT_EQ(d.refusal("red", "enter f14"), "CV-8.64");
    d.play("red", "trade_in f14");
    EXPECT_EQ(d.square_of("red", "scout_1"), "");
    EXPECT_EQ(d.refusal("red", "learn chivalry"), "CV-10.10");
    d.play("red", "learn pottery");
    EXPECT_EQ(d.row(), "move_box");
    Desk romans(2, Given(given).nations({"romans", "germans"}).with("{}"));
    romans.play("red", "move f13 0 1");
    EXPECT_EQ(romans.refusal("red", "trade_in f14"), "CV-20.13");
}

// CV-21.22: Zheng He shows all huts and villages of the map and of others to his user alone.
TEST(CivilizationOdd, CV_21_22_zheng_he) {
    Desk d(2, village_at(war().thing("c2", "industrialist"), "b6")
                  .set({"players", "red", "people"}, names({"zheng_he"}))
                  .set({"players", "blue", "markers"}, names({"hut_iron_1"})));
    d.play("red", "use zheng_he");
    EXPECT_EQ(d.row(), "see_marker");
    d.luck("see_marker village_iron_1");
    EXPECT_EQ(d.glimpse("red"), "see_marker village_iron_1");
    EXPECT_EQ(d.glimpse("blue"), "see_marker ?");
    EXPECT_EQ(d.sees("red", "map_markers.b6.marker"), Json("village_iron_1"));
    EXPECT_EQ(d.sees("blue", "map_markers.b6.marker"), Json(nullptr));
    EXPECT_TRUE(d.s.markers.knows(0, static_cast<int>(place_of("hut_iron_1", d.t.marker_copy_words))));
    EXPECT_FALSE(d.s.markers.knows(kSpectator, static_cast<int>(place_of("hut_iron_1", d.t.marker_copy_words))));
    EXPECT_EQ(d.row(), "move_box");
}

// CV-21.9: the United Nations may refuse to be the target of an event; what others lose they lose all the same.
Given united() {
    return at("start", "blue").thing("c2", "united_nations").with(R"({"wonders": {"united_nations": "red"}})");
}
TEST(CivilizationOdd, CV_21_9_united_nations) {
    Desk d(2, holding(united(), "blue", {"citizens_revolting_1"}));
    d.play("blue", "play_event citizens_revolting_1").play("blue", "aim_seat red");
    EXPECT_EQ(d.row(), "spared");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    Desk allows = d;
    d.play("red", "forbid");
    EXPECT_NE(d.at("players.red.government"), "anarchy");
    EXPECT_EQ(d.list("events_under"), MoveTexts{"citizens_revolting_1"});
    allows.play("red", "allow");
    EXPECT_EQ(allows.at("players.red.government"), "anarchy");
}
// CV-21.9: of a card that is aimed at all, its own part alone.
TEST(CivilizationOdd, CV_21_9_a_card_aimed_at_all) {
    Desk d(2, holding(united(), "blue", {"bank_scandal"}).with(R"({"players": {"red": {"coins_on": {"sheet": 1}}}})"));
    d.play("blue", "play_event bank_scandal").play("red", "forbid");
    EXPECT_EQ(d.of("red", "coins_on.sheet"), 1);
    EXPECT_EQ(d.row(), "start_box");
}
// CV-21.9: what lies in its outskirts is its own.
TEST(CivilizationOdd, CV_21_9_a_building_is_spared) {
    Desk d(2, holding(united().thing("b1", "market").figure("blue", "army_1", "b4"), "blue", {"sabotage_1"}));
    d.play("blue", "play_event sabotage").play("blue", "aim_square b1").play("red", "forbid");
    EXPECT_EQ(d.thing("b1"), "market");
}

// CV-21.1: the Brandenburg Gate lets enemies pass, but not stay; whoever is inside must leave.
TEST(CivilizationOdd, CV_21_1_brandenburg_gate) {
    const Given given = war()
                            .city("blue", "second", "b7")
                            .thing("a7", "brandenburg_gate")
                            .with(R"({"wonders": {"brandenburg_gate": "blue"}})")
                            .figure("blue", "army_1", "");
    Desk d(2, Given(given));
    d.play("red", "move b5 1 0").play("red", "go b6");
    EXPECT_EQ(d.refusal("red", "stop"), "CV-21.1");
    EXPECT_TRUE(d.is_offered("red", "enter b7"));  // the centre may be attacked
    Desk inside(2, Given(given).figure("red", "army_1", "b6"));
    EXPECT_EQ(inside.refusal("red", "done"), "CV-21.1");
    inside.play("red", "move b6 1 0");
    EXPECT_EQ(inside.refusal("red", "stop"), "CV-21.1");
    inside.play("red", "go b5");
    if (inside.row() == "leg") inside.play("red", "stop");
    inside.until("move_box");
    EXPECT_TRUE(inside.is_offered("red", "done"));
}

// CV-15.10, CV-15.11: of two players the actor also chooses among two techs the other might have known; the other may
// learn neither of them.
TEST(CivilizationTwo, CV_15_10_CV_15_11_exchange) {
    Desk d(2, holding(at("start", "red").techs("red", {"code_of_laws"}, {1}).techs("blue", {"metalworking"}, {1}),
                      "red", {"exchange_of_ideas_1"}));
    d.play("red", "play_event exchange_of_ideas").play("red", "aim_seat blue");
    EXPECT_EQ(d.offers("red"), MoveTexts{"pick_level 1"});
    d.play("red", "pick_level 1").luck("draw_tech pottery").luck("draw_tech code_of_laws");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"learn metalworking", "learn pottery"}));
    d.play("red", "learn pottery");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), MoveTexts{"enough"});
    EXPECT_EQ(d.refusal("blue", "learn pottery"), "CV-15.11");
    EXPECT_EQ(d.refusal("blue", "learn code_of_laws"), "CV-15.11");
}
// CV-15.14: with three players nothing is drawn.
TEST(CivilizationTwo, CV_15_14_not_with_three) {
    Desk d(3, holding(at("start", "red").techs("red", {"code_of_laws"}, {1}).techs("blue", {"metalworking"}, {1}),
                      "red", {"exchange_of_ideas_1"}));
    d.play("red", "play_event exchange_of_ideas").play("red", "aim_seat blue");
    EXPECT_EQ(d.row(), "learn_tech");
}
// CV-15.12, CV-15.16: the other loses one token, or two if the actor gives up one himself.
TEST(CivilizationTwo, CV_15_12_CV_15_16_depression) {
    const auto table = [](int red, int blue) {
        Given given = holding(at("start", "red"), "red", {"depression"});
        given.set({"players", "red", "coins_on", "sheet"}, Json(red))
            .set({"players", "blue", "coins_on", "sheet"}, Json(blue));
        Desk d(2, given);
        d.play("red", "play_event depression").play("red", "aim_seat blue");
        return d;
    };
    Desk one = table(1, 3);
    one.play("red", "enough").play("red", "strip_coin blue germans");
    EXPECT_EQ(one.of("blue", "coins_on.sheet"), 2);
    Desk two = table(1, 3);
    two.play("red", "aim_seat red").until("start_box");
    EXPECT_EQ(two.of("blue", "coins_on.sheet"), 1);
    EXPECT_EQ(two.of("red", "coins_on.sheet"), 0);
    Desk few = table(1, 1);
    few.play("red", "aim_seat red").until("start_box");
    EXPECT_EQ(few.of("blue", "coins_on.sheet"), 0);
    Desk none = table(0, 3);
    EXPECT_EQ(none.row(), "strip_coin");  // there is no second choice
}
// CV-15.13: the Bank Scandal takes two.
TEST(CivilizationTwo, CV_15_13_bank_scandal) {
    Desk d(2, holding(at("start", "red").with(R"({"players": {"blue": {"coins_on": {"sheet": 3}}}})"), "red",
                      {"bank_scandal"}));
    d.play("red", "play_event bank_scandal").until("start_box");
    EXPECT_EQ(d.of("blue", "coins_on.sheet"), 1);
}

}  // namespace
}  // namespace pentarchy::civilization
