// OP-39 to OP-43: huts and where they stand, the good they bring, announcing before paying, recruits.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

Given yard() { return Given().pawns("red", "b1").ground("b1", "shrine_1").turn("red"); }

// OP-39
TEST(OutpostBuild, OP_39_a_pawn_and_no_hut_and_no_home) {
    Desk d(2, yard().pawns("red", "b2").ground("b2", "hill_1").hut("blue", "a", "b2").goods("red", 3, 3, 3));
    EXPECT_TRUE(contains(d.offers("red"), "build a b1"));
    EXPECT_TRUE(contains(d.offers("red"), "build b b1"));
    EXPECT_EQ(d.refusal("red", "build a c1"), "OP-39");  // no pawn
    EXPECT_EQ(d.refusal("red", "build a b2"), "OP-39");  // a hut already
    EXPECT_EQ(d.refusal("red", "build a a1"), "OP-39");  // a home, even the own
    EXPECT_EQ(d.refusal("red", "build c b1"), "OP-39");  // era I
    Desk era(2, yard().with(R"({"era": 2})").goods("red", 1, 2, 0));
    EXPECT_TRUE(contains(era.offers("red"), "build c b1"));
}

TEST(OutpostBuild, OP_39_the_costs) {
    const auto can = [](const char* hut, int wood, int ore, int gold) {
        Desk d(2, yard().with(R"({"era": 2})").goods("red", wood, ore, gold));
        const std::string move = std::string("build ") + hut + " b1";
        EXPECT_EQ(contains(d.offers("red"), move), d.refusal("red", move) != "OP-40");
        return contains(d.offers("red"), move);
    };
    EXPECT_TRUE(can("a", 1, 0, 0));
    EXPECT_TRUE(can("a", 0, 0, 1));
    EXPECT_FALSE(can("a", 0, 9, 0));
    EXPECT_TRUE(can("b", 1, 1, 0));
    EXPECT_TRUE(can("b", 0, 0, 2));
    EXPECT_FALSE(can("b", 9, 0, 0));
    EXPECT_FALSE(can("b", 0, 1, 0));
    EXPECT_TRUE(can("c", 1, 2, 0));
    EXPECT_TRUE(can("c", 3, 0, 0));
    EXPECT_TRUE(can("c", 0, 2, 1));
    EXPECT_FALSE(can("c", 0, 9, 0));
    EXPECT_FALSE(can("c", 2, 0, 0));
}

// OP-40
TEST(OutpostBuild, OP_40_store_and_huts_in_any_mix) {
    Desk d(2, yard()
                  .goods("red", 1, 0, 0)
                  .hut("red", "a", "b2", 2)
                  .ground("b2", "forest_1")
                  .hut("red", "c", "c1", 1)
                  .ground("c1", "hill_1"));
    d.play("red", "build b b1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"pay wood", "pay_from wood b2"}));
    d.play("red", "pay_from wood b2");
    EXPECT_EQ(d.offers("red"), MoveTexts{"pay_from ore c1"});
    d.play("red", "pay_from ore c1");
    EXPECT_EQ(d.goods("red"), "1 0 0");
    EXPECT_EQ(d.at("players.red.huts.a.goods"), 1);
    EXPECT_EQ(d.at("players.red.huts.c.goods"), 0);
    EXPECT_EQ(d.at("players.red.huts.b.site"), "b1");
}

TEST(OutpostBuild, OP_40_an_enemy_pawn_locks_the_goods_of_a_hut) {
    Given given = yard().goods("red", 0, 0, 0).hut("red", "a", "b2", 2).ground("b2", "forest_1");
    EXPECT_TRUE(contains(Desk(2, given.goods("red", 0, 1, 0)).offers("red"), "build b b1"));
    EXPECT_EQ(Desk(2, given.pawns("blue", "b2")).refusal("red", "build b b1"), "OP-40");
    EXPECT_TRUE(contains(Desk(2, given.pawns("blue", "b2", 0).pawns("red", "b2")).offers("red"),
                         "build b b1"));  // own pawns do not
}

// OP-41
TEST(OutpostBuild, OP_41_a_new_hut_has_the_printed_good_of_its_site) {
    for (const auto& [tile, paid_from] :
         std::vector<std::pair<std::string, std::string>>{{"forest_1", "pay_from wood b1"},
                                                          {"hill_1", "pay_from ore b1"},
                                                          {"shrine_1", "pay_from gold b1"},
                                                          {"camp_1", "pay_from gold b1"},
                                                          {"spring_1", "pay_from gold b1"}}) {
        Desk d(2, Given()
                      .with(R"({"era": 2})")
                      .pawns("red", "b1")
                      .ground("b1", tile)
                      .pawns("red", "b2")
                      .ground("b2", "hill_2")
                      .goods("red", 1, 0, 0)
                      .turn("red"));
        d.play("red", "build a b1").play("red", "pay wood");
        EXPECT_EQ(d.at("players.red.huts.a.goods"), 1);
        d.play("red", "end").play("blue", "pass").play("blue", "end");
        d.s.player[0].goods[0] = d.s.player[0].goods[1] = d.s.player[0].goods[2] = 1;
        d.play("red", "build c b2");
        MoveTexts offers = d.offers("red");
        for (int i = 0; i < 3 && !contains(offers, paid_from); ++i) d.play("red", offers[0]), offers = d.offers("red");
        EXPECT_TRUE(contains(offers, paid_from)) << tile;
    }
}

// OP-42
TEST(OutpostBuild, OP_42_announced_before_paying_and_a_ward_saves_the_goods) {
    Desk d(2, yard().hand("blue", {"ward_1"}).goods("red", 1, 0, 0));
    d.play("red", "build a b1");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.goods("red"), "1 0 0");
    EXPECT_TRUE(contains(d.hears("spectator"), "announces red a b1"));
    d.play("blue", "ward");
    EXPECT_EQ(d.goods("red"), "1 0 0");
    EXPECT_EQ(d.at("players.red.huts.a.site"), nullptr);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // the action is used up
    EXPECT_EQ(d.at("chain"), names({}));

    Desk let(2, yard().hand("blue", {"ward_1"}).goods("red", 1, 0, 0));
    let.play("red", "build a b1").play("blue", "let").play("red", "pay wood");
    EXPECT_EQ(let.at("players.red.huts.a.site"), "b1");
    EXPECT_EQ(let.goods("red"), "0 0 0");
    EXPECT_EQ(let.at("players.blue.hand"), names({"ward_1"}));
}

// OP-43
TEST(OutpostBuild, OP_43_a_recruit_comes_to_a_hut_or_next_to_one) {
    Desk d(2, Given().hut("red", "a", "b2").ground("b2", "hill_1").turn("red"));
    MoveTexts recruits;
    for (const std::string& offer : d.offers("red"))
        if (offer.rfind("recruit", 0) == 0) recruits.push_back(offer);
    EXPECT_EQ(recruits, (MoveTexts{"recruit b1", "recruit a2", "recruit b2", "recruit c2", "recruit b3"}));
    EXPECT_EQ(d.refusal("red", "recruit d2"), "OP-43");
    d.play("red", "recruit b2").play("red", "pay ore");
    EXPECT_EQ(d.goods("red"), "2 0 1");
    EXPECT_EQ(d.at("sites.b2.pawns.red"), 1);
    EXPECT_EQ(d.at("players.red.supply"), 2);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
    EXPECT_EQ(Desk(2, Given().hut("red", "a", "b2").ground("b2", "hill_1").goods("red", 5, 0, 0).turn("red"))
                  .refusal("red", "recruit b2"),
              "OP-40");
}

TEST(OutpostBuild, OP_43_a_recruit_enters_like_a_marching_pawn) {
    Desk d(2, Given().hut("red", "a", "b2").ground("b2", "hill_1").goods("red", 0, 1, 0).turn("red"));
    d.play("red", "recruit c2").play("red", "pay ore").luck("turn_up c2 forest_1");
    EXPECT_EQ(d.goods("red"), "1 0 0");
    Desk spring(2, Given().hut("red", "a", "b2").ground("b2", "hill_1").goods("red", 0, 1, 0).turn("red"));
    spring.play("red", "recruit c2").play("red", "pay ore").luck("turn_up c2 spring_1");
    EXPECT_TRUE(contains(spring.offers("red"), "look_at d1"));
    Desk camp(2, Given().hut("red", "a", "b2").ground("b2", "hill_1").goods("red", 0, 1, 0).turn("red"));
    camp.play("red", "recruit c2").play("red", "pay ore").luck("turn_up c2 camp_1");
    EXPECT_TRUE(contains(camp.lines(), "raiders_at"));
}

TEST(OutpostBuild, OP_43_a_recruit_beside_an_enemy_fights_at_once) {
    Desk d(3, Given()
                  .hut("red", "a", "b2")
                  .ground("b2", "hill_1")
                  .goods("red", 0, 1, 0)
                  .pawns("yellow", "c2")
                  .ground("c2", "hill_2")
                  .turn("red"));
    d.play("red", "recruit c2").play("red", "pay ore");
    EXPECT_TRUE(contains(d.hears("spectator"), "attacks red yellow c2"));
    EXPECT_TRUE(contains(d.hears("spectator"), "wins yellow c2"));
    EXPECT_EQ(d.at("sites.a1.pawns.red"), 2);      // the beaten recruit is at home
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // red has nothing left that yellow could take
}

}  // namespace
}  // namespace pentarchy::outpost
