// Battles, section 9: hands, fronts, trumps, ranks. How they end is in battle_end_test.cpp.
#include "games/civilization/battle.h"
#include "games/civilization/tests/battle_desk.h"

namespace pentarchy::civilization {
namespace {

// CV-9.1, CV-8.61, CV-9.4, CV-9.30, CV-9.60, CV-9.66, CV-9.68, CV-9.69: armies meet; the loser's die.
TEST(CivilizationBattle, armies_meet) {
    Desk d(2, armies({"infantry_13_1"}, {}));
    attack(d);
    EXPECT_EQ(d.at("battle.sides.attacker.hand"), Json(1));
    EXPECT_EQ(d.offers("red"), (MoveTexts{"front infantry_13"}));
    d.play("red", "front infantry_13");
    EXPECT_EQ(d.square_of("blue", "army_1"), "");
    EXPECT_EQ(d.square_of("red", "army_1"), "b6");
    EXPECT_TRUE(d.at("battle").is_null());
    EXPECT_EQ(d.list("players.red.units"), MoveTexts{"infantry_13_1"});
}

// CV-9.54, CV-8.9: nobody retreats; the attackers that lose die, and never stood there.
TEST(CivilizationBattle, the_attacker_loses) {
    Desk d(2, armies({}, {"infantry_13_1"}));
    attack(d);
    EXPECT_EQ(d.square_of("red", "army_1"), "b5");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"front infantry_13"}));
    d.play("blue", "front infantry_13");
    EXPECT_EQ(d.square_of("red", "army_1"), "");
    EXPECT_EQ(d.square_of("blue", "army_1"), "b6");
}

// CV-X18, CV-9.61, CV-9.8: a tie is the defender's, even of nothing.
TEST(CivilizationBattle, a_tie) {
    Desk d(2, armies({}, {}));
    attack(d);
    EXPECT_EQ(d.square_of("red", "army_1"), "");
}

// CV-9.35, CV-9.37, CV-9.38, CV-9.39, CV-9.41, CV-9.43, CV-9.44, CV-9.45, CV-9.46: fronts, blows at once, wounds that
// stay.
TEST(CivilizationBattle, fronts) {
    Desk d(2, armies({"infantry_22_1", "infantry_31_1", "infantry_13_1"}, {"infantry_13_2", "infantry_22_2"}));
    attack(d);
    d.play("blue", "front infantry_13");
    EXPECT_EQ(d.refusal("red", "end_turn"), "CV-9.35");
    d.play("red", "strike infantry_22 infantry_13_2");  // two wounds of three; one of two
    EXPECT_EQ(d.at("battle.sides.defender.in_play.infantry_13_2.wounds"), Json(2));
    EXPECT_EQ(d.at("battle.sides.attacker.in_play.infantry_22_1.wounds"), Json(1));
    EXPECT_EQ(d.refusal("blue", "strike infantry_22 infantry_22_1"), "CV-9.40");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"front infantry_22"}));
    d.play("blue", "front infantry_22");
    d.play("red", "strike infantry_31 infantry_22_2");  // both die
    EXPECT_EQ(d.list("battle.sides.defender.killed"), MoveTexts{"infantry_22_2"});
    EXPECT_EQ(d.list("battle.sides.attacker.killed"), MoveTexts{"infantry_31_1"});
    d.play("red", "front infantry_13");  // CV-9.36: blue has no unit left; 3 + 1 against 1
    EXPECT_EQ(d.square_of("red", "army_1"), "b6");
    EXPECT_EQ(d.list("units_under"), (MoveTexts{"infantry_22_2", "infantry_31_1"}));        // CV-9.52
    EXPECT_EQ(d.list("players.red.units"), (MoveTexts{"infantry_13_1", "infantry_22_1"}));  // CV-9.62
}

// CV-9.42: who has lost the opponent is attacked again.
TEST(CivilizationBattle, an_open_front) {
    Desk d(2, armies({"infantry_13_1", "infantry_31_1"}, {"infantry_31_2", "infantry_22_1"}));
    attack(d);
    d.play("blue", "front infantry_31").play("red", "strike infantry_13 infantry_31_2");
    EXPECT_EQ(d.list("battle.sides.defender.killed"), MoveTexts{"infantry_31_2"});
    EXPECT_EQ(d.list("battle.sides.attacker.killed"), MoveTexts{"infantry_13_1"});
    d.play("blue", "front infantry_22");
    EXPECT_TRUE(d.is_offered("red", "strike infantry_31 infantry_22_1"));
}

// CV-X17, CV-9.47, CV-9.48, CV-9.49: whoever trumps strikes first; the killed do not answer, whoever was played now.
TEST(CivilizationBattle, trumps) {
    Desk d(2, armies({"mounted_31_1"}, {"artillery_22_1"}));
    attack(d);
    d.play("blue", "front artillery_22").play("red", "strike mounted_31 artillery_22_1");
    EXPECT_EQ(d.list("players.red.units"), MoveTexts{"mounted_31_1"});
    EXPECT_EQ(d.list("units_under"), MoveTexts{"artillery_22_1"});
    Desk other(2, armies({"infantry_31_1"}, {"artillery_31_1"}));
    attack(other);
    other.play("blue", "front artillery_31").play("red", "strike infantry_31 artillery_31_1");
    EXPECT_EQ(other.list("units_under"), MoveTexts{"infantry_31_1"});
    Desk lives(2, armies({"artillery_13_1"}, {"infantry_22_1", "infantry_13_1"}));
    attack(lives);
    lives.play("blue", "front infantry_22").play("red", "strike artillery_13 infantry_22_1");
    EXPECT_EQ(lives.at("battle.sides.attacker.in_play.artillery_13_1.wounds"), Json(2));
}

// CV-9.50: aircraft neither trump nor are trumped.
TEST(CivilizationBattle, aircraft) {
    const Desk d(2, armies({}, {}));
    const auto unit = [&](const std::string& word) { return place_of(Node(Json(word), ""), d.t.unit_words); };
    Desk b(2, armies({"infantry_13_1"}, {"infantry_13_2"}));
    attack(b);
    const Look l{b.t, b.s};
    EXPECT_TRUE(trumps(l, 0, unit("infantry_13_1"), unit("mounted_13_1")));
    EXPECT_FALSE(trumps(l, 0, unit("infantry_13_1"), unit("artillery_13_1")));
    EXPECT_FALSE(trumps(l, 0, unit("aircraft_66_1"), unit("mounted_13_1")));
    EXPECT_FALSE(trumps(l, 0, unit("infantry_13_1"), unit("aircraft_66_1")));
    EXPECT_EQ(strength_of(l, 0, unit("aircraft_57_1")), 5);
    EXPECT_EQ(health_of(l, 0, unit("aircraft_57_1")), 7);
}

// CV-X3, CV-9.7, CV-1.7: units fight at the rank of their owner; no trump among infantry.
TEST(CivilizationBattle, ranks) {
    Desk d(2, armies({"infantry_13_1", "mounted_13_1"}, {"infantry_22_1", "mounted_13_2"})
                  .techs("red", {"code_of_laws", "gunpowder"}, {2})
                  .techs("blue", {"metalworking", "democracy"}, {2}));
    ASSERT_EQ(rank_of({d.t, d.s}, 0, UnitType::Infantry), 3);
    ASSERT_EQ(rank_of({d.t, d.s}, 1, UnitType::Infantry), 2);
    attack(d);
    d.play("blue", "front infantry_22").play("red", "strike infantry_13 infantry_22_1");
    EXPECT_EQ(d.list("battle.sides.defender.killed"), MoveTexts{"infantry_22_1"});
    EXPECT_EQ(d.at("battle.sides.attacker.in_play.infantry_13_1.wounds"), Json(3));
}

// CV-X10, CV-9.5, CV-9.6
TEST(CivilizationBattle, hands) {
    const auto limit = [](const Battle& battle, const Given& given, int side) {
        Desk d(2, given);
        d.s.battle = battle;
        return hand_limit({d.t, d.s}, side);
    };
    Battle b = battle_at(0, 3, 0);
    b.field = Field::Figures;
    EXPECT_EQ(limit(b, war(), kAttack), 7);
    EXPECT_EQ(limit(b, war().government("red", "communism"), kAttack), 8);
    b.owner[kDefence] = 1;
    b.armies[kDefence] = 1;
    EXPECT_EQ(limit(b, war(), kDefence), 3);
    b.field = Field::City;
    b.armies[kDefence] = 0;
    EXPECT_EQ(limit(b, war(), kDefence), 6);
}

// CV-9.4, CV-22.1: a hand is drawn at random from a larger reserve; the others see only how many.
TEST(CivilizationBattle, a_hidden_force) {
    const MoveTexts reserve = {"infantry_13_1", "infantry_22_1", "mounted_13_1", "mounted_22_1", "artillery_13_1"};
    Desk d(2, armies(reserve, {"infantry_13_2"}));
    attack(d);
    EXPECT_EQ(d.outcomes().size(), 5u);
    d.luck("draw_force mounted_13_1");
    EXPECT_EQ(d.glimpse("red"), "draw_force mounted_13_1");
    EXPECT_EQ(d.glimpse("blue"), "draw_force ?");
    EXPECT_EQ(d.outcomes().size(), 4u);
    d.luck("draw_force infantry_22_1").luck("draw_force artillery_13_1");
    EXPECT_EQ(d.at("battle.sides.attacker.hand"), Json(3));
    EXPECT_EQ(d.list("secrets.red.force"), (MoveTexts{"infantry_22_1", "artillery_13_1", "mounted_13_1"}));
    EXPECT_EQ(d.sees("blue", "secrets.red.force"), Json(boost::json::array()));
    d.play("blue", "front infantry_13");
    EXPECT_EQ(d.refusal("red", "front infantry_13"), "CV-9.37");
    EXPECT_TRUE(d.is_offered("red", "front mounted_13"));
}

// CV-22.1: with The Oracle the enemy's hand lies open.
TEST(CivilizationBattle, an_open_force) {
    Desk d(
        2,
        armies({"infantry_13_1"}, {"infantry_13_2"}).thing("c2", "oracle").with(R"({"wonders": {"oracle": "red"}})"));
    attack(d);
    EXPECT_EQ(d.sees("red", "battle.sides.defender.open"), Json({"infantry_13_2"}));
    EXPECT_EQ(d.sees("blue", "battle.sides.attacker.open"), Json(boost::json::array()));
}

}  // namespace
}  // namespace pentarchy::civilization
