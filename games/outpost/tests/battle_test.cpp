// OP-33 to OP-36: who defends, forces out of hands, cards laid in secret, strength. What follows is in loot_test.cpp.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// OP-33
TEST(OutpostBattle, OP_33_pawns_or_a_hut_of_another_are_fought) {
    Desk pawns(2, front().turn("red"));
    attack(pawns);
    EXPECT_TRUE(contains(pawns.hears("spectator"), "attacks red blue c1"));

    Desk hut(2, front().pawns("blue", "c1", 0).hut("blue", "a", "c1").turn("red"));
    attack(hut);
    EXPECT_TRUE(contains(hut.hears("spectator"), "attacks red blue c1"));
    EXPECT_EQ(hut.at("sites.c1.pawns.red"), 1);           // one against none
    EXPECT_EQ(hut.at("players.blue.huts.a.site"), "c1");  // the hut stays

    Desk own(2, front().pawns("blue", "c1", 0).hut("red", "a", "c1").turn("red"));
    attack(own);
    EXPECT_FALSE(contains(own.lines(), "attacks"));
}

TEST(OutpostBattle, OP_33_pawns_defend_before_a_hut_and_the_first_clockwise) {
    Desk d(4, front().pawns("blue", "c1", 0).pawns("green", "c1").hut("blue", "a", "c1").turn("red"));
    attack(d);
    EXPECT_TRUE(contains(d.hears("spectator"), "attacks red green c1"));
    Desk two(4, front()
                    .pawns("blue", "c1", 0)
                    .pawns("green", "c1")
                    .pawns("red", "b1", 0)
                    .pawns("yellow", "c1")
                    .pawns("blue", "c2")
                    .ground("c2", "hill_3")
                    .turn("blue"));
    two.play("blue", "march c2").play("blue", "step c1");
    EXPECT_TRUE(contains(two.hears("spectator"), "attacks blue yellow c1"));
}

TEST(OutpostBattle, OP_33_a_borrowed_hut_is_defended_by_its_owner) {
    Desk d(3, front().pawns("blue", "c1", 0).hut("yellow", "a", "c1", 1, "blue").turn("red"));
    attack(d);
    EXPECT_TRUE(contains(d.hears("spectator"), "attacks red yellow c1"));
    Desk borrower(2, front().pawns("blue", "c1", 0).hut("blue", "a", "c1", 1, "red").turn("red"));
    attack(borrower);
    EXPECT_TRUE(contains(borrower.hears("spectator"), "attacks red blue c1"));
}

TEST(OutpostBattle, OP_33_a_hut_with_enemy_pawns_cannot_be_used) {
    Given given = Given()
                      .pawns("red", "b1")
                      .ground("b1", "hill_1")
                      .goods("red", 0, 0, 0)
                      .hut("red", "b", "c2", 2)
                      .ground("c2", "forest_1")
                      .turn("red");
    Desk free(2, given);
    EXPECT_TRUE(contains(free.offers("red"), "build a b1"));
    EXPECT_EQ(free.refusal("red", "recruit c2"), "OP-40");  // wood pays no ore
    Desk barred(2, given.pawns("blue", "c2"));
    EXPECT_EQ(barred.refusal("red", "build a b1"), "OP-40");
    EXPECT_EQ(barred.score("red"), 2);  // it stays and still counts
    Desk near(2, given.goods("red", 0, 1, 0));
    EXPECT_EQ(near.refusal("red", "recruit c2"), "OP-43");
    EXPECT_EQ(near.refusal("red", "recruit b2"), "OP-43");
}

// OP-34
TEST(OutpostBattle, OP_34_two_random_cards_of_the_own_hand) {
    Desk d(3, front().hand("red", {"militia_1_1", "storm_1", "ward_1"}).hand("blue", {"militia_3_1"}).turn("red"));
    attack(d);
    EXPECT_EQ(d.outcomes(), (MoveTexts{"take_force militia_1_1", "take_force storm_1", "take_force ward_1"}));
    d.luck("take_force storm_1");
    EXPECT_EQ(d.glimpse("blue"), "take_force ?");
    EXPECT_EQ(d.glimpse("red"), "take_force storm_1");
    EXPECT_EQ(d.sees("blue", "secrets.red.force_1"), 0);
    EXPECT_EQ(d.outcomes(), (MoveTexts{"take_force militia_1_1", "take_force ward_1"}));
    d.luck("take_force militia_1_1");
    EXPECT_EQ(d.outcomes(), MoveTexts{"take_force militia_3_1"});  // blue takes what it has
    d.luck("take_force militia_3_1");
    EXPECT_EQ(d.sees("blue", "battle.attacker_force"), 2);  // how many is public
    EXPECT_EQ(d.sees("yellow", "battle.foe_force"), 1);
    EXPECT_EQ(d.sees("yellow", "players.red.hand"), 3);
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
}

TEST(OutpostBattle, OP_34_without_cards_the_pawns_decide) {
    Desk d(2, front().pawns("red", "b1", 2).pawns("red", "c1", 1).turn("red"));  // two against one
    d.play("red", "march b1").play("red", "step c1");
    EXPECT_EQ(d.hears("spectator").at(2), "fought 2 1");
    EXPECT_EQ(d.at("sites.d3.pawns.blue"), 2);
}

// OP-35
TEST(OutpostBattle, OP_35_the_attacker_then_the_defender_lay_in_secret) {
    Desk d(3, front().hand("red", {"militia_1_1", "storm_1"}).hand("blue", {"militia_3_1", "militia_2_1"}).turn("red"));
    attack(d);
    d.luck("take_force storm_1")
        .luck("take_force militia_1_1")
        .luck("take_force militia_2_1")
        .luck("take_force militia_3_1");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_EQ(d.offers("red"), (MoveTexts{"lay_done", "lay storm", "lay militia_1"}));
    const std::string blue = d.sight("blue"), spectator = d.sight("spectator");
    d.play("red", "lay storm");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"lay_done", "lay militia_1"}));
    EXPECT_EQ(d.sight("blue"), blue);
    EXPECT_EQ(d.sight("spectator"), spectator);
    d.play("red", "lay militia_1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"lay_done"});
    d.play("red", "lay_done");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.sees("blue", "secrets.red.laid"), 0);
    d.play("blue", "lay militia_3");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"lay_done"});  // ascending: the other one would have come first
    EXPECT_EQ(d.at("discard"), names({}));
    d.play("blue", "lay_done");
    EXPECT_EQ(d.sees("spectator", "discard"), names({"militia_1_1", "militia_3_1", "storm_1"}));
}

TEST(OutpostBattle, OP_35_how_many_were_laid_is_not_seen) {
    std::string sights[3];
    for (const int laid : {0, 1, 2}) {
        Desk d(3, front().hand("red", {"militia_1_1", "storm_1"}).hand("blue", {"militia_3_1"}).turn("red"));
        attack(d);
        d.luck("take_force militia_1_1").luck("take_force storm_1").luck("take_force militia_3_1");
        if (laid > 0) d.play("red", "lay militia_1");
        if (laid > 1) d.play("red", "lay storm");
        d.play("red", "lay_done");
        sights[laid] = d.sight("blue") + d.sight("yellow") + d.sight("spectator");
    }
    EXPECT_EQ(sights[0], sights[1]);
    EXPECT_EQ(sights[0], sights[2]);
}

TEST(OutpostBattle, OP_35_twins_are_one_choice) {
    Desk d(2, front().hand("red", {"militia_1_1", "militia_1_2"}).turn("red"));
    attack(d);
    d.luck("take_force militia_1_2").luck("take_force militia_1_1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"lay_done", "lay militia_1"}));
    d.play("red", "lay militia_1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"lay_done", "lay militia_1"}));
    d.play("red", "lay militia_1").play("red", "lay_done");
    EXPECT_TRUE(contains(d.hears("spectator"), "fought 3 1"));
}

// OP-36
TEST(OutpostBattle, OP_36_pawns_militia_and_watch_and_a_tie_defends) {
    const auto fight = [](Given given, bool lay) {
        Desk d(2, given.turn("red"));
        attack(d);
        if (d.pending() == MoveTexts{"luck"}) d.luck(d.outcomes()[0]);
        if (lay) d.play("red", "lay " + std::string(d.offers("red")[1].substr(4)));
        if (d.pending() == MoveTexts{"red"} && contains(d.offers("red"), "lay_done")) d.play("red", "lay_done");
        return d.hears("spectator");
    };
    EXPECT_TRUE(contains(fight(front(), false), "fought 1 1"));
    EXPECT_TRUE(contains(fight(front(), false), "wins blue c1"));  // the tie
    EXPECT_TRUE(contains(fight(front().hand("red", {"militia_2_1"}), true), "fought 3 1"));
    EXPECT_TRUE(
        contains(fight(front().hand("red", {"militia_2_1"}), false), "fought 1 1"));  // what is not laid does not count
    EXPECT_TRUE(contains(fight(front().hand("red", {"storm_1"}), true), "fought 1 1"));  // a bluff
    EXPECT_TRUE(contains(fight(front().with(R"({"players": {"blue": {"projects_in_force": ["watch"]}}})"), false),
                         "fought 1 2"));
    EXPECT_TRUE(contains(fight(front().with(R"({"players": {"red": {"projects": ["watch"]}}})"), false),
                         "fought 1 1"));  // not attacking
    EXPECT_TRUE(contains(fight(front().with(R"({"players": {"blue": {"projects": ["watch"]}}})"), false),
                         "fought 1 1"));  // not yet working
    EXPECT_TRUE(contains(fight(front().pawns("blue", "c1", 3), false), "fought 1 3"));
}

TEST(OutpostBattle, OP_36_raiders_count_one_and_have_no_watch) {
    Desk d(2,
           Given().tile("b1", "camp_1").with(R"({"players": {"blue": {"projects_in_force": ["watch"]}}})").turn("red"));
    d.play("red", "march a1")
        .play("red", "step b1")
        .luck("draw_card ward_1")
        .luck("draw_card ward_2")
        .play("blue", "lay_done");
    EXPECT_TRUE(contains(d.hears("spectator"), "fought 1 1"));
}

}  // namespace
}  // namespace pentarchy::outpost
