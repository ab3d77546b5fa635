// What battles, huts, villages and investing wake (CV-0.10), and what is used around a battle (CV-9.9, CV-9.34).
#include "games/civilization/tests/battle_desk.h"

namespace pentarchy::civilization {
namespace {

Given shown(Given given, const std::string& seat, const MoveTexts& people, const std::string& place = "people_shown") {
    return given.set({"players", seat, place}, names(people));
}
// Blue has a general's marker in its capital's outskirts.
Given general(Given given, const std::string& person, const std::string& place = "people_shown") {
    return shown(given, "blue", {person}, place).thing("f13", "general");
}
// Both first units die, red's second one wins; nothing is looted.
Desk red_wins(const Given& given) {
    Desk d(2, given);
    attack(d);
    d.play("blue", "front infantry_13").plays("red", {"strike infantry_31 infantry_13_1", "front infantry_31"});
    return d;
}
Given uneven() { return armies({"infantry_31_1", "infantry_31_2"}, {"infantry_13_1"}); }

// CV-20.3: the Aztecs gain trade for a battle won, and culture for the units killed on both sides.
TEST(CivilizationWake, CV_20_3_aztecs) {
    Desk d = red_wins(uneven().nations({"aztecs", "germans"}).tile(0, "home_aztecs", "south"));
    EXPECT_EQ(d.of("red", "trade"), 3);
    EXPECT_TRUE(contains(d.told(), "gains_culture red 2"));
}
// CV-11.5: Code of Laws earns a coin for a battle won, once a turn.
TEST(CivilizationWake, code_of_laws) {
    Desk d = red_wins(uneven().techs("red", {"code_of_laws"}, {1}));
    EXPECT_EQ(d.of("red", "coins_on.code_of_laws"), 1);
}
// A battle against barbarians counts; the village taken brings the Chinese culture, the Romans a space (CV-20.12).
TEST(CivilizationWake, CV_20_12_a_village_is_taken) {
    const Given village =
        war()
            .units("red", {"infantry_22_1"})
            .set({"map_markers", "b6"}, Json{{"place", 0}, {"kind", "village"}, {"marker", "village_iron_1"}});
    const auto take = [](Desk d) {
        attack(d).draw_luck();
        while (d.row() == "battle_turn") {
            const std::string who = d.pending().front();
            d.play(who, d.offers(who).front());
        }
        d.draw_luck();
        return d;
    };
    Given strong = Given(village).thing("a1", "academy").thing("a2", "academy").thing("a3", "academy");
    Desk romans = take(Desk(2, strong));
    EXPECT_EQ(romans.of("red", "track"), 1);
    Desk chinese = take(Desk(2, Given(strong).nations({"chinese"}).tile(0, "home_chinese", "south")));
    EXPECT_TRUE(contains(chinese.told(), "gains_culture red 3"));
}
TEST(CivilizationWake, a_hut_is_taken) {
    Desk d(2, war()
                  .nations({"chinese"})
                  .tile(0, "home_chinese", "south")
                  .set({"map_markers", "b6"}, Json{{"place", 0}, {"kind", "hut"}, {"marker", "hut_iron_1"}}));
    attack(d);
    EXPECT_TRUE(contains(d.told(), "gains_culture red 3"));
}
// CV-20.12: so does a normal city they win against.
TEST(CivilizationWake, CV_20_12_a_city_is_taken) {
    Desk d(2, war()
                  .city("blue", "second", "b7")
                  .thing("a1", "academy")
                  .thing("a2", "academy")
                  .units("red", kOne)
                  .units("blue", {}));
    d.plays("red", {"move b5 1 0", "go b6", "enter b7", "front infantry_22"});
    EXPECT_EQ(d.of("red", "track"), 1);
}

// CV-14.9: Arabs, Machu Picchu and Giannini answer to a coin invested; the card's own level follows.
TEST(CivilizationWake, CV_14_9_a_coin_is_invested) {
    Desk d(2, at("start", "red")
                  .nations({"arabs", "germans"})
                  .techs("red", {"mathematics", "code_of_laws", "construction"}, {2, 1})
                  .thing("c2", "machu_picchu")
                  .thing("a1", "industrialist")
                  .with(R"({"wonders": {"machu_picchu": "red"},
                            "players": {"red": {"coins_on": {"code_of_laws": 1}, "people_shown": ["ap_giannini"]}}})"));
    d.play("red", "invest infrastructure code_of_laws").play("red", "trigger machu_picchu");
    d.play("red", d.offers("red").front()).draw_luck();
    EXPECT_EQ(d.of("red", "track"), 1);
    EXPECT_EQ(d.row(), "pick_trigger");
    d.play("red", "trigger ap_giannini");
    EXPECT_EQ(d.row(), "raise_building");
}
// CV-7.48, CV-7.49, CV-19.12: a person face down works, too; whoever might have him is asked, and he is shown.
TEST(CivilizationWake, CV_7_49_giannini_face_down) {
    const Given base = at("start", "red")
                           .techs("red", {"code_of_laws", "construction"}, {2})
                           .with(R"({"players": {"red": {"coins_on": {"code_of_laws": 1}}}})");
    const auto invest = [&](const std::string& person, const std::string& square) {
        Given given = shown(base, "red", {person}, "people");
        if (!square.empty()) given.thing(square, "industrialist");
        Desk d(2, given);
        d.play("red", "invest infrastructure code_of_laws");
        return d;
    };
    Desk d = invest("ap_giannini", "a1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"trigger ap_giannini", "pass"}));
    d.play("red", "trigger ap_giannini");
    EXPECT_EQ(d.list("players.red.people_shown"), MoveTexts{"ap_giannini"});
    EXPECT_EQ(d.row(), "raise_building");
    Desk other = invest("adam_smith", "a1");
    EXPECT_EQ(other.offers("red"), MoveTexts{"pass"});
    EXPECT_EQ(other.refusal("red", "trigger ap_giannini"), "CV-3.8");
}
// CV-7.50: with all markers of his type blockaded he does nothing.
TEST(CivilizationWake, CV_7_50_blockaded) {
    Desk d(2, shown(at("start", "red")
                        .techs("red", {"code_of_laws", "construction"}, {2})
                        .thing("a1", "industrialist")
                        .figure("blue", "army_1", "a1")
                        .with(R"({"players": {"red": {"coins_on": {"code_of_laws": 1}}}})"),
                    "red", {"ap_giannini"}, "people"));
    EXPECT_EQ(d.refusal("red", "reveal_person ap_giannini"), "CV-7.49");
    d.play("red", "invest infrastructure code_of_laws");
    EXPECT_EQ(d.row(), "start_box");
}

// CV-9.9, CV-21.17: Joan adds the defender's unspent culture at the start of the battle.
TEST(CivilizationWake, CV_9_9_CV_21_17_joan_of_arc) {
    Desk d(2, general(uneven().culture("blue", 7), "joan_of_arc", "people"));
    attack(d);
    EXPECT_EQ(d.row(), "start_ability");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "use joan_of_arc").draw_luck();
    EXPECT_EQ(d.at("battle.sides.defender.bonus"), Json(7 + 4));  // and the general's own
    EXPECT_EQ(d.list("people_under"), MoveTexts{"joan_of_arc"});
    Desk attacker(2, shown(uneven().culture("red", 7).thing("a1", "general"), "red", {"joan_of_arc"}, "people"));
    attack(attacker);
    EXPECT_EQ(attacker.refusal("red", "use joan_of_arc"), "CV-10.42");
}
// CV-9.9: Leonidas must, once he is turned up, if his side has fewer units.
TEST(CivilizationWake, CV_9_9_leonidas) {
    const auto bonus = [](const MoveTexts& red) {
        Desk d(2, general(armies(red, {"infantry_13_1"}), "leonidas", "people"));
        attack(d);
        d.play("blue", "reveal_person leonidas");
        if (d.row() == "start_ability") d.play("blue", "done");
        return d.number("battle.sides.defender.bonus");
    };
    EXPECT_EQ(bonus({"infantry_31_1", "infantry_31_2"}), 8 + 4);
    EXPECT_EQ(bonus({"infantry_31_1"}), 4);
}
// CV-9.9, CV-9.63: Gustavus replaces the force; what it was is killed and cannot be saved.
TEST(CivilizationWake, CV_9_9_gustavus_adolphus) {
    Desk d(2, general(uneven(), "gustavus_adolphus"));
    attack(d);
    d.play("blue", "use gustavus_adolphus").play("blue", "pick_type mounted");
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});
    d.luck("draw_unit mounted_22_1");
    EXPECT_EQ(d.glimpse("red"), "draw_unit ?");
    EXPECT_EQ(d.list("secrets.blue.force"), MoveTexts{"mounted_22_1"});
    EXPECT_EQ(d.list("units_under"), MoveTexts{"infantry_13_1"});
    EXPECT_EQ(d.at("battle.sides.defender.lost"), Json(1));
    EXPECT_TRUE(d.is_offered("blue", "front mounted_22"));
}

// CV-9.34, CV-9.53: Zhukov answers in the other's turn, for each unit killed.
TEST(CivilizationWake, CV_9_34_georgy_zhukov) {
    Desk d(2, general(armies({"infantry_31_1", "infantry_22_1"}, {"infantry_13_1", "infantry_13_2"}), "georgy_zhukov",
                      "people"));
    attack(d);
    d.play("blue", "done").play("blue", "front infantry_13").play("red", "front infantry_22");
    d.play("blue", "front infantry_13").play("red", "strike infantry_31 infantry_13_1");
    EXPECT_EQ(d.row(), "pick_trigger");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"trigger georgy_zhukov", "pass"}));
    d.play("blue", "trigger georgy_zhukov").play("blue", "wound infantry_22_1");
    EXPECT_TRUE(contains(d.told(), "wounded attacker infantry_22 1"));
}

// CV-9.52, CV-9.64: Florence Nightingale saves all killed units after a battle.
TEST(CivilizationWake, CV_9_52_florence_nightingale) {
    Desk d = red_wins(shown(uneven().thing("f13", "humanitarian"), "blue", {"florence_nightingale"}, "people"));
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "trigger florence_nightingale");
    EXPECT_EQ(d.list("players.blue.units"), MoveTexts{"infantry_13_1"});
    EXPECT_EQ(d.list("people_under"), MoveTexts{"florence_nightingale"});
}

}  // namespace
}  // namespace pentarchy::civilization
