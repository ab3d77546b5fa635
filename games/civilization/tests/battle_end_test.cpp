// What bonuses add, how battles end, and the abilities used in them (CV-9.15 to CV-9.20, CV-9.60 to CV-9.70).
#include "games/civilization/battle.h"
#include "games/civilization/tests/battle_desk.h"

namespace pentarchy::civilization {
namespace {

// The sum of a bonus that is said line by line.
int bonus_said(const Desk& d, const std::string& side) {
    int total = 0;
    for (const std::string& line : d.told())
        if (line.rfind("bonus_", 0) == 0 && line.find(" " + side + " ") != std::string::npos)
            total += std::stoi(line.substr(line.rfind(' ')));
    return total;
}

// CV-X11, CV-9.15, CV-9.16, CV-9.19, CV-9.20, CV-9.31, CV-12.15: every part is said; the better side takes the
// difference; an attacker of walls begins. A blockade switches nothing off.
TEST(CivilizationBattle, bonuses) {
    Desk d = at_city(war()
                         .thing("e13", "barracks")
                         .thing("e14", "barracks")
                         .city_flag("blue", "capital", "walls")
                         .city_flag("blue", "capital", "fortified")
                         .thing("a1", "academy")
                         .thing("a2", "general")
                         .with(R"({"person_markers": {"general": 2}})")
                         .units("red", {"infantry_13_1", "infantry_22_1"})
                         .units("blue", {"infantry_13_2"}));
    d.play("red", "enter f14");
    EXPECT_EQ(bonus_said(d, "defender"), 22);
    EXPECT_EQ(bonus_said(d, "attacker"), 8);
    EXPECT_TRUE(contains(d.told(), "bonus_building defender barracks 4"));
    EXPECT_TRUE(contains(d.told(), "bonus_defence defender defend_capital 12"));
    EXPECT_EQ(d.at("battle.sides.defender.bonus"), Json(14));
    EXPECT_EQ(d.at("battle.sides.attacker.bonus"), Json(0));
    EXPECT_EQ(d.at("battle.sides.defender.sum"), Json(14));
    const Json parts = d.at("battle.sides.defender.bonuses");
    int written = 0;
    for (const Json& part : parts.as_array()) written += static_cast<int>(part.at("n").as_int64());
    EXPECT_EQ(written, 22);
    EXPECT_EQ(d.row(), "battle_turn");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
}

// CV-9.16, CV-9.18, CV-4.39, CV-20.16: a normal city, a metropolis; governments, wonders and nations add theirs.
TEST(CivilizationBattle, other_bonuses) {
    const auto said = [](const Given& given, const std::string& side) {
        Desk d = at_city(given);
        d.play("red", "enter f14");
        return bonus_said(d, side);
    };
    const Given given = war().units("red", kOne).units("blue", {});
    EXPECT_EQ(said(given, "defender"), 12);
    EXPECT_EQ(said(given, "attacker"), 0);
    EXPECT_EQ(said(Given(given).government("red", "fundamentalism"), "attacker"), 4);
    EXPECT_EQ(said(Given(given).nations({"french"}), "attacker"), 2);
    EXPECT_EQ(
        said(Given(given).thing("a2", "statue_of_zeus").with(R"({"wonders": {"statue_of_zeus": "red"}})"), "attacker"),
        6);
    EXPECT_EQ(
        said(Given(given).with(R"({"players": {"blue": {"cities": {"capital": {"second": "f15"}}}}})"), "defender"),
        14);
}

// CV-X2, CV-9.60: health that is left and the card of the better side.
TEST(CivilizationBattle, sums) {
    Desk d(2, armies({"infantry_13_1"}, {"infantry_13_2"})
                  .thing("a2", "general")
                  .thing("e13", "barracks")
                  .with(R"({"person_markers": {"general": 2}})"));
    attack(d);
    EXPECT_EQ(d.at("battle.sides.attacker.bonus"), Json(2));
    d.play("blue", "front infantry_13").play("red", "strike infantry_13 infantry_13_2");
    EXPECT_TRUE(contains(d.told(), "battle_sums 4 2"));
    EXPECT_EQ(d.square_of("red", "army_1"), "b6");
}

// CV-9.17, CV-8.58: on a city-state.
TEST(CivilizationBattle, on_a_city_state) {
    Desk d(2, armies(kOne, {}).thing("b6", "city_state_1"));
    attack(d);
    EXPECT_EQ(d.at("battle.sides.defender.bonus"), Json(4));
    Desk scout(2, war().figure("blue", "scout_1", "b6").thing("b6", "city_state_1"));
    attack(scout);
    EXPECT_EQ(scout.square_of("blue", "scout_1"), "");
}

// CV-9.18: the city-state that fights adds wherever the battle is.
TEST(CivilizationBattle, a_martial_city_state) {
    Desk d(2, armies(kOne, {}).thing("c5", "city_state_4").figure("red", "scout_1", "c5"));
    attack(d);
    EXPECT_TRUE(contains(d.told(), "bonus_city_state attacker city_state_4 2"));
}

// CV-X12, CV-9.63, CV-9.64: an army for every two own units killed, but one stays.
TEST(CivilizationBattle, the_winner_loses_armies) {
    const auto left = [](int killed) {
        Desk d(2, war().figure("red", "army_2", "b5").figure("red", "army_3", "b5"));
        Play p(d.t, d.s, nullptr);
        p.s.battle = battle_at(0, 3, square_at(5, 1));
        p.s.battle.field = Field::Village;
        p.s.battle.won = 1;
        p.s.battle.killed[kAttack] = static_cast<uint8_t>(killed);
        for (int army = 0; army < 3; ++army) p.s.player[0].figure[army].flags = kOnWay;
        take_losses(p);
        return stand_at(p, square_at(4, 1)).armies();
    };
    EXPECT_EQ(left(1), 3);
    EXPECT_EQ(left(4), 1);
    EXPECT_EQ(left(6), 1);
}

// CV-8.63, CV-9.66: scouts die with the armies.
TEST(CivilizationBattle, scouts_die_too) {
    Desk d(2, armies(kOne, {}).figure("blue", "scout_1", "b6"));
    attack(d).play("red", "front infantry_22");
    EXPECT_EQ(d.square_of("blue", "scout_1"), "");
}

// CV-17.4, CV-17.5, CV-4.43: whoever takes a capital wins at once.
TEST(CivilizationBattle, a_capital_falls) {
    Desk d = at_city(war()
                         .units("red", {"infantry_13_1"})
                         .units("blue", {})
                         .government("red", "fundamentalism")
                         .thing("a1", "academy")
                         .thing("a2", "academy")
                         .thing("a3", "academy"));
    d.play("red", "enter f14").play("red", "front infantry_13");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    EXPECT_TRUE(contains(d.told(), "wins red military"));
    EXPECT_EQ(d.rank("red"), 1);
}

// CV-9.65, CV-8.72, CV-9.70: a defence that holds uses up the fortification, and loses no figures.
TEST(CivilizationBattle, a_fortification_is_spent) {
    Desk d = at_city(war().units("red", {}).units("blue", {}).city_flag("blue", "capital", "fortified"));
    d.play("red", "enter f14");
    EXPECT_EQ(d.at("players.blue.cities.capital.fortified"), Json(false));
    EXPECT_EQ(d.square_of("red", "army_1"), "");
}

// CV-9.67, CV-9.68, CV-9.79: a normal city is destroyed with all that lies around it; two loot.
TEST(CivilizationBattle, a_city_is_destroyed) {
    Desk d(2, war()
                  .city("blue", "second", "b7")
                  .figure("blue", "army_1", "")
                  .thing("a6", "market")
                  .thing("a7", "scientist")
                  .thing("c7", "colossus")
                  .with(R"({"wonders": {"colossus": "blue"}, "person_markers": {"scientist": 2},
                            "players": {"blue": {"trade": 9}}})")
                  .thing("a1", "academy")
                  .thing("a2", "academy")
                  .units("red", kOne)
                  .units("blue", {}));
    d.plays("red", {"move b5 1 0", "go b6", "enter b7", "front infantry_22"}).draw_luck();  // CV-20.12
    EXPECT_EQ(d.row(), "loot_box");
    EXPECT_TRUE(d.at("players.blue.cities.second.centre").is_null());
    EXPECT_EQ(d.thing("a6") + d.thing("a7") + d.thing("c7"), "");
    EXPECT_EQ(d.at("wonders.colossus"), Json("gone"));
    EXPECT_EQ(d.number("person_markers.scientist"), 3);
    d.play("red", "done");
    EXPECT_EQ(d.square_of("red", "army_1"), "b7");
}

// CV-6.26: an army built where an enemy stands fights at once.
TEST(CivilizationBattle, an_army_built_into_one) {
    const Given given =
        at("city", "red").trade("red", 0).trade("blue", 0).figure("blue", "army_1", "b3").units("blue", {});
    Desk d(2, Given(given).units("red", kOne));
    d.plays("red", {"build capital army", "at b3", "front infantry_22"});
    EXPECT_EQ(d.square_of("blue", "army_1"), "");
    EXPECT_TRUE(has_own_army({d.t, d.s}, 0, square_at(2, 1)));
    Desk lost(2, Given(given).units("red", {}));
    lost.plays("red", {"build capital army", "at b3"});
    EXPECT_EQ(lost.square_of("blue", "army_1"), "b3");
    EXPECT_EQ(lost.square_of("red", "army_2"), "");
    Desk scouts(2, at("city", "red").trade("blue", 0).figure("blue", "scout_1", "b3"));  // CV-6.27
    scouts.plays("red", {"build capital army", "at b3"});
    EXPECT_EQ(scouts.square_of("blue", "scout_1"), "");
}

// CV-8.69: a second attack is a new battle.
TEST(CivilizationBattle, again) {
    Desk d(2, armies({}, {"infantry_13_1"}).figure("red", "army_2", "b5"));
    attack(d).play("blue", "front infantry_13");
    attack(d);
    EXPECT_EQ(d.at("battle.sides.defender.hand"), Json(1));
}

// CV-9.32, CV-9.53, CV-10.42: Mathematics deals up to three wounds, which kill at once and are not answered.
TEST(CivilizationBattle, wounds_by_ability) {
    Desk d(2, armies({"infantry_13_1", "infantry_13_3"}, {"infantry_22_1", "infantry_13_2"})
                  .techs("red", {"code_of_laws", "mathematics"}, {2})
                  .resource("red", "iron", 1));
    attack(d);
    d.play("blue", "front infantry_22").play("red", "use mathematics");
    EXPECT_EQ(d.of("red", "resources.iron"), 0);
    EXPECT_EQ(d.offers("red"), (MoveTexts{"wound infantry_22_1", "done"}));
    EXPECT_EQ(d.refusal("red", "wound infantry_13_2"), "CV-9.53");
    d.plays("red", {"wound infantry_22_1", "wound infantry_22_1"});  // the third has no target
    EXPECT_EQ(d.list("battle.sides.defender.killed"), MoveTexts{"infantry_22_1"});
    EXPECT_EQ(d.refusal("red", "use mathematics"), "CV-10.40");
    EXPECT_TRUE(d.is_offered("red", "front infantry_13"));
    EXPECT_EQ(d.refusal("red", "end_turn"), "CV-9.35");
}

// CV-9.32, CV-9.33: healing before or after the unit; once a battle.
TEST(CivilizationBattle, healing) {
    const Given given = armies({"infantry_13_1", "infantry_13_3"}, {"infantry_22_1", "infantry_13_2"});
    Desk d(2, Given(given).techs("red", {"code_of_laws", "animal_husbandry"}, {2}));
    attack(d);
    d.play("blue", "front infantry_22");
    EXPECT_EQ(d.refusal("red", "use animal_husbandry_1"), "CV-10.42");
    d.play("red", "strike infantry_13 infantry_22_1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"use animal_husbandry_1", "end_turn"}));
    EXPECT_EQ(d.refusal("red", "front infantry_13"), "CV-9.32");
    d.play("red", "use animal_husbandry_1").play("red", "heal infantry_13_1");
    EXPECT_EQ(d.at("battle.sides.attacker.in_play.infantry_13_1.wounds"), Json(1));
    d.play("red", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    Desk all(2, Given(given).techs("red", {"code_of_laws", "biology"}, {2}));
    attack(all);
    all.play("blue", "front infantry_22").plays("red", {"strike infantry_13 infantry_22_1", "use biology"});
    EXPECT_EQ(all.at("battle.sides.attacker.in_play.infantry_13_1.wounds"), Json(0));
}

// CV-21.16, CV-9.51: Metalworking strengthens the attack of the unit that is played next, and no other.
TEST(CivilizationBattle, a_harder_blow) {
    Desk d(2, armies({"infantry_13_1", "infantry_22_2"}, {"infantry_13_2", "infantry_13_3"})
                  .techs("red", {"code_of_laws", "metalworking"}, {2})
                  .resource("red", "iron", 1));
    attack(d);
    d.play("blue", "front infantry_13").play("red", "use metalworking");
    EXPECT_EQ(d.at("battle.edge"), Json(3));
    d.play("red", "strike infantry_13 infantry_13_2");  // four wounds
    EXPECT_EQ(d.list("battle.sides.defender.killed"), MoveTexts{"infantry_13_2"});
    EXPECT_EQ(d.at("battle.edge"), Json(0));
}

// CV-9.31: Combustion breaches walls before the battle: they neither help nor change who begins.
TEST(CivilizationBattle, walls_fall) {
    Desk d = at_city(war()
                         .techs("red", {"code_of_laws", "combustion"}, {2})
                         .city_flag("blue", "capital", "walls")
                         .units("red", kOne)
                         .units("blue", {"infantry_13_1"}));
    d.play("red", "enter f14");
    EXPECT_EQ(d.at("players.blue.cities.capital.walls"), Json(false));
    EXPECT_EQ(bonus_said(d, "defender"), 12);
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
}

// CV-20.4, CV-9.52, CV-9.64: the Chinese save one of their killed units.
TEST(CivilizationBattle, a_unit_is_saved) {
    Desk d(2, armies({"infantry_31_1"}, {"infantry_31_2"}).nations({"chinese"}).tile(0, "home_chinese", "south"));
    attack(d);
    d.play("blue", "front infantry_31").play("red", "strike infantry_31 infantry_31_2");
    EXPECT_EQ(d.row(), "save_unit");
    EXPECT_EQ(d.refusal("red", "save_unit infantry_13"), "CV-20.4");
    d.play("red", "save_unit infantry_31");
    EXPECT_EQ(d.list("players.red.units"), MoveTexts{"infantry_31_1"});
    EXPECT_EQ(d.list("units_under"), MoveTexts{"infantry_31_2"});
}

// CV-9.3, CV-7.26: events before the forces are drawn, the attacker first, until both pass.
TEST(CivilizationBattle, events_before) {
    Desk d(2, armies({"infantry_13_1"}, {"infantry_13_2"})
                  .set({"players", "red", "events"}, names({"nationalism_1", "migrants_1"}))
                  .set({"players", "blue", "events"}, names({"duty_and_honor_1"})));
    d.play("red", "move b5 1 0").play("blue", "pass").play("red", "enter b6").play("blue", "pass");  // CV-19.9
    EXPECT_EQ(d.offers("red"), (MoveTexts{"play_event nationalism", "done"}));
    EXPECT_EQ(d.refusal("red", "play_event migrants"), "CV-7.26");
    d.play("red", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "play_event duty_and_honor").until("pick_unit_type").play("blue", "pick_type mounted").draw_luck();
    EXPECT_EQ(d.row(), "pre_battle");  // red once more
    d.until("battle_turn");
    EXPECT_EQ(d.at("battle.sides.defender.hand"), Json(2));
}

}  // namespace
}  // namespace pentarchy::civilization
