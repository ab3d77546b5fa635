// OP-37 and OP-38: what becomes of pawns and cards after a battle, and what the winner takes.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// OP-37
TEST(OutpostLoot, OP_37_the_losers_pawns_go_home_and_unlaid_cards_return) {
    Desk d(2, front()
                  .pawns("blue", "c1", 2)
                  .hand("red", {"militia_3_1", "ward_1"})
                  .hand("blue", {"militia_1_1", "caravan_1"})
                  .goods("blue", 1, 0, 0)
                  .turn("red"));
    attack(d);
    d.luck("take_force militia_3_1")
        .luck("take_force ward_1")
        .luck("take_force militia_1_1")
        .luck("take_force caravan_1");
    d.play("red", "lay militia_3").play("red", "lay_done").play("blue", "lay militia_1").play("blue", "lay_done");
    EXPECT_EQ(d.at("sites.c1.pawns"), (Json{{"red", 1}}));  // 4 against 3
    EXPECT_EQ(d.at("sites.d3.pawns.blue"), 3);
    EXPECT_EQ(d.at("discard"), names({"militia_1_1", "militia_3_1"}));
    EXPECT_EQ(d.at("players.red.hand"), names({"ward_1"}));
    EXPECT_EQ(d.sees("red", "players.blue.hand"), 1);  // what was not laid is not shown
    EXPECT_EQ(d.at("secrets.red.force_1"), 0);
    d.play("red", "take_good wood");
    EXPECT_TRUE(contains(d.offers("red"), "step d1"));  // a winner marches on

    Desk lost(2, front().turn("red"));
    attack(lost);
    EXPECT_EQ(lost.at("sites.a1.pawns.red"), 2);
    lost.play("blue", "take_good wood");
    EXPECT_EQ(lost.offers("red"), MoveTexts{"end"});  // the beaten march is over
}

// OP-38
TEST(OutpostLoot, OP_38_the_winner_takes_a_good_of_the_store) {
    Desk d(2, front().pawns("blue", "c1", 0).hut("blue", "a", "c1", 3).goods("blue", 0, 1, 0).turn("red"));
    attack(d);
    EXPECT_EQ(d.offers("red"), MoveTexts{"take_good ore"});
    EXPECT_EQ(d.refusal("red", "take_good wood"), "OP-38");
    EXPECT_EQ(d.refusal("red", "take_card"), "OP-38");
    d.play("red", "take_good ore");
    EXPECT_EQ(d.goods("red"), "2 2 1");
    EXPECT_EQ(d.goods("blue"), "0 0 0");
    EXPECT_EQ(d.at("players.blue.huts.a.goods"), 3);

    Desk broke(2, front()
                      .pawns("blue", "c1", 0)
                      .hut("blue", "a", "c1")
                      .goods("blue", 0, 0, 0)
                      .hand("blue", {"ward_1"})
                      .turn("red"));
    attack(broke);
    broke.luck("take_force ward_1").play("blue", "lay_done");
    EXPECT_EQ(broke.offers("red"), MoveTexts{"take_card"});  // a card is all there is

    Desk poor(2, front().pawns("blue", "c1", 0).hut("blue", "a", "c1", 3).goods("blue", 0, 0, 0).turn("red"));
    attack(poor);
    EXPECT_EQ(poor.offers("red")[0], "step b1");  // nothing to take: the march goes on
}

TEST(OutpostLoot, OP_38_a_random_card_is_seen_by_the_two_only) {
    Desk d(3, front()
                  .hand("red", {"ward_1", "storm_1"})
                  .hand("blue", {"caravan_1"})
                  .with(R"({"known": {"yellow": ["ward_1"]}})")
                  .turn("red"));
    attack(d);
    d.luck("take_force ward_1")
        .luck("take_force storm_1")
        .luck("take_force caravan_1")
        .play("red", "lay_done")
        .play("blue", "lay_done");
    EXPECT_EQ(d.sees("yellow", "players.red.hand"), (Json{"ward_1", nullptr}));
    d.play("blue", "take_card");  // the defender won
    EXPECT_EQ(d.outcomes(), (MoveTexts{"loot_card storm_1", "loot_card ward_1"}));
    d.luck("loot_card storm_1");
    EXPECT_EQ(d.glimpse("red"), "loot_card storm_1");
    EXPECT_EQ(d.glimpse("blue"), "loot_card storm_1");
    EXPECT_EQ(d.glimpse("yellow"), "loot_card ?");
    EXPECT_EQ(d.sees("blue", "players.blue.hand"), names({"storm_1", "caravan_1"}));
    EXPECT_EQ(d.sees("red", "players.blue.hand"), (Json{"storm_1", nullptr}));  // the loser saw it go
    EXPECT_EQ(d.sees("yellow", "players.red.hand"), 1);  // it may have been the ward that yellow knew
    EXPECT_EQ(d.sees("yellow", "players.blue.hand"), 2);
    EXPECT_FALSE(contains(d.hears("yellow"), "saw_loot storm_1"));
}

TEST(OutpostLoot, OP_38_beaten_raiders_give_gold_and_their_camp_is_gone) {
    Desk d(2, Given().hand("red", {"militia_2_1"}).tile("b1", "camp_1").turn("red"));
    d.play("red", "march a1")
        .play("red", "step b1")
        .luck("take_force militia_2_1")
        .luck("draw_card militia_1_1")
        .luck("draw_card ward_1");
    d.play("red", "lay militia_2").play("red", "lay_done").play("blue", "lay militia_1").play("blue", "lay_done");
    EXPECT_TRUE(contains(d.hears("spectator"), "fought 3 2"));
    EXPECT_EQ(d.goods("red"), "2 1 2");
    EXPECT_EQ(d.at("sites.b1.spent"), true);
    EXPECT_EQ(d.at("raid"), names({}));
    EXPECT_EQ(d.sees("spectator", "discard"), names({"militia_1_1", "militia_2_1", "ward_1"}));  // laid or not
    EXPECT_EQ(d.at("players.blue.hand"), names({}));
    d.play("red", "stop").play("red", "end").play("blue", "pass").play("blue", "end");
    d.play("red", "march b1").play("red", "step a1").play("red", "step b1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // no more raiders there
}

TEST(OutpostLoot, OP_38_raiders_who_win_take_nothing) {
    Desk d(2, Given().tile("b1", "camp_1").turn("red"));
    d.play("red", "march a1")
        .play("red", "step b1")
        .luck("draw_card militia_1_1")
        .luck("draw_card ward_1")
        .play("blue", "lay_done");
    EXPECT_EQ(d.goods("red"), "2 1 1");
    EXPECT_EQ(d.goods("blue"), "2 1 1");
    EXPECT_EQ(d.at("sites.b1.spent"), false);
    EXPECT_EQ(d.at("discard"), names({"militia_1_1", "ward_1"}));
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
}

}  // namespace
}  // namespace pentarchy::outpost
