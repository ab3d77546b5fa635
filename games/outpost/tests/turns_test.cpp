// OP-26 and OP-49 to OP-52: laps, envoys, projects, and the free moves around an action.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

Given two_huts() {
    return Given()
        .hut("red", "a", "b1")
        .ground("b1", "hill_1")
        .hut("red", "b", "b2")
        .ground("b2", "forest_1")
        .pawns("red", "b3")
        .ground("b3", "hill_2");
}
// OP-26
TEST(OutpostTurns, OP_26_two_laps_clockwise_from_the_start_seat) {
    Desk d(3, Given().with(R"({"start": "blue"})").turn("blue"));
    for (const char* seat : {"blue", "yellow", "red", "blue", "yellow", "red"}) {
        EXPECT_EQ(d.pending(), MoveTexts{seat});
        pass(d, seat);
    }
    EXPECT_EQ(d.at("round"), 2);
}

TEST(OutpostTurns, OP_26_one_action_then_the_end) {
    Desk d(2, two_huts().goods("red", 0, 0, 5).turn("red"));
    for (const char* action : {"march b3", "build c b3"})
        EXPECT_EQ(contains(d.offers("red"), action), std::string(action) != "build c b3");
    d.play("red", "buy school").play("red", "pay gold").play("red", "pay gold");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"end", "lamp"}));  // free moves apart, nothing more
    d.play("red", "end");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "pass");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"end"});
}

// OP-49
TEST(OutpostTurns, OP_49_a_borrowed_hut_is_used_by_the_borrower) {
    Desk d(3, Given()
                  .hut("blue", "a", "c2", 2)
                  .ground("c2", "forest_1")
                  .pawns("red", "b2")
                  .ground("b2", "hill_1")
                  .goods("red", 0, 0, 0)
                  .turn("red"));
    EXPECT_EQ(d.refusal("red", "build a b2"), "OP-40");
    d.play("red", "envoy blue a").play("red", "end");
    EXPECT_EQ(d.sees("yellow", "players.blue.huts.a.holder"), "red");
    EXPECT_EQ(d.score("red"), 0);  // not for points
    EXPECT_EQ(d.score("blue"), 2);
    pass(d, "blue"), pass(d, "yellow");
    EXPECT_EQ(d.refusal("red", "envoy blue a"), "OP-49");  // he holds it already
    d.play("red", "build a b2").play("red", "pay_from wood c2");
    EXPECT_EQ(d.at("players.blue.huts.a.goods"), 1);
}

TEST(OutpostTurns, OP_49_the_owner_is_without_it_and_the_last_borrower_holds_it) {
    Desk d(3, Given()
                  .hut("blue", "a", "c2", 2)
                  .ground("c2", "forest_1")
                  .pawns("blue", "c3")
                  .ground("c3", "hill_1")
                  .goods("blue", 0, 0, 0)
                  .turn("red"));
    d.play("red", "envoy blue a").play("red", "end");
    EXPECT_EQ(d.refusal("blue", "build b c3"), "OP-40");
    EXPECT_FALSE(contains(d.offers("blue"), "envoy blue a"));  // one's own
    pass(d, "blue");
    d.play("yellow", "envoy blue a").play("yellow", "end");
    EXPECT_EQ(d.at("players.blue.huts.a.holder"), "yellow");
    pass(d, "red"), pass(d, "blue"), pass(d, "yellow");
    EXPECT_EQ(d.at("players.blue.huts.a.holder"), "blue");  // the round is over
}

TEST(OutpostTurns, OP_49_pawns_of_any_other_seat_bar_the_borrower) {
    Given given = Given()
                      .hut("blue", "a", "c2", 2, "red")
                      .ground("c2", "forest_1")
                      .pawns("red", "b2")
                      .ground("b2", "hill_1")
                      .goods("red", 0, 0, 0)
                      .turn("red");
    EXPECT_TRUE(contains(Desk(3, given).offers("red"), "build a b2"));
    EXPECT_EQ(Desk(3, given.pawns("blue", "c2")).refusal("red", "build a b2"), "OP-40");  // even the owner's
}

TEST(OutpostTurns, OP_49_a_borrowed_hut_counts_as_yours_for_expanding_and_recruiting) {
    Given given = Given().hut("blue", "a", "b1", 0, "red").ground("b1", "hill_1").goods("red", 0, 1, 0).turn("red");
    Desk d(2, given);
    EXPECT_TRUE(contains(d.offers("red"), "recruit c1"));
    d.play("red", "expand").play("red", "place b1").play("red", "place b1");
    EXPECT_TRUE(contains(d.offers("red"), "place b1")) << "2 points are for another's hut (OP-48)";
    Desk owner(2, given.pawns("blue", "c1").ground("c1", "hill_3").turn("blue"));
    EXPECT_EQ(owner.refusal("blue", "recruit c1"), "OP-43");
    owner.play("blue", "expand").play("blue", "place b1");
    EXPECT_EQ(owner.refusal("blue", "place b1"), "OP-48");  // lent: it cost the owner two points
}

// OP-50
TEST(OutpostTurns, OP_50_a_project_costs_two_gold_and_works_from_the_next_turn) {
    Desk d(2, Given().goods("red", 5, 5, 1).turn("red"));
    EXPECT_EQ(d.refusal("red", "buy school"), "OP-50");  // only gold pays for it
    Desk rich(2, Given().goods("red", 1, 0, 2).pawns("red", "b1").ground("b1", "hill_1").turn("red"));
    rich.play("red", "buy sawmill").play("red", "pay gold").play("red", "pay gold");
    EXPECT_EQ(rich.goods("red"), "1 0 0");
    EXPECT_EQ(rich.score("red"), 1);  // points at once
    EXPECT_EQ(rich.at("players.red.projects_in_force"), names({}));
    rich.play("red", "end");
    pass(rich, "blue");
    EXPECT_EQ(rich.at("players.red.projects_in_force"), names({"sawmill"}));
    rich.play("red", "build a b1");
    EXPECT_EQ(rich.goods("red"), "1 0 0");  // one wood less
    EXPECT_EQ(rich.at("players.red.huts.a.site"), "b1");
}

TEST(OutpostTurns, OP_50_a_sawmill_and_the_order_build_add_up_but_not_below_zero) {
    Desk d(2, Given()
                  .goods("red", 0, 1, 0)
                  .order("red", "build")
                  .with(R"({"players": {"red": {"projects": ["sawmill"]}}})")
                  .pawns("red", "b1")
                  .ground("b1", "hill_1")
                  .turn("red", 2));
    d.play("red", "build b b1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"pay ore"});  // the ore remains
    d.play("red", "pay ore");
    EXPECT_EQ(d.goods("red"), "0 0 0");
}

TEST(OutpostTurns, OP_50_a_school_raises_the_hand_limit) {
    const MoveTexts four = {"militia_1_1", "militia_1_2", "militia_1_3", "militia_1_4"};
    Desk d(2, Given().hand("red", four).with(R"({"players": {"red": {"projects": ["school"]}}})").turn("red"));
    d.play("red", "draw").luck("draw_card ward_1").luck("draw_card ward_2").play("red", "discard ward");
    EXPECT_EQ(d.s.cards.at(hand_of(0)), 5);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
}

// OP-51
TEST(OutpostTurns, OP_51_a_caravan_before_or_after_but_not_inside) {
    Desk d(2, Given().hand("red", {"caravan_1", "caravan_2", "ward_1"}).ground("b1", "hill_1").turn("red"));
    d.play("red", "caravan");
    EXPECT_EQ(d.goods("red"), "2 1 2");
    EXPECT_EQ(d.sees("blue", "discard"), names({"caravan_1"}));
    d.play("red", "march a1");
    EXPECT_FALSE(contains(d.offers("red"), "caravan"));
    d.play("red", "step b1");
    EXPECT_FALSE(contains(d.offers("red"), "caravan"));
    d.play("red", "stop").play("red", "caravan");
    EXPECT_EQ(d.goods("red"), "2 1 3");
    EXPECT_EQ(d.refusal("red", "caravan"), "OP-51");  // no more of them
    d.play("red", "end");
    EXPECT_EQ(d.refusal("blue", "caravan"), "OP-51");
}

// OP-52
TEST(OutpostTurns, OP_52_two_own_huts_light_the_lamp) {
    Desk one(2, Given()
                    .hut("red", "a", "b1")
                    .ground("b1", "hill_1")
                    .hut("blue", "a", "c2", 0, "red")
                    .ground("c2", "hill_2")
                    .turn("red"));
    EXPECT_EQ(one.refusal("red", "lamp"), "OP-52");  // a borrowed one does not count
    Desk d(3, two_huts().turn("red"));
    EXPECT_EQ(d.refusal("red", "build c b3"), "OP-39");
    d.play("red", "lamp");
    EXPECT_EQ(d.at("era"), 2);
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "yellow"}));
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"token work", "token march", "token build"}));
    const Json players = d.sees("red", "players");
    d.play("blue", "token build");
    EXPECT_EQ(d.glimpse("red"), "");
    EXPECT_EQ(d.sees("red", "players"), players);
    EXPECT_EQ(d.sees("red", "secrets.blue.planned_token"), 0);
    d.play("yellow", "token work");
    EXPECT_EQ(d.sees("spectator", "players.blue.token"), nullptr);
    d.play("red", "token march");
    EXPECT_EQ(d.sees("spectator", "players.blue.token"), "build");
    EXPECT_EQ(d.at("players.yellow.token"), "work");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});  // the turn goes on, the action is still to come
    EXPECT_TRUE(contains(d.offers("red"), "build c b3"));
    EXPECT_EQ(d.refusal("red", "lamp"), "OP-52");
}

TEST(OutpostTurns, OP_52_after_the_action_too_and_never_twice) {
    Desk d(2, two_huts()
                  .hut("blue", "a", "c2")
                  .ground("c2", "hill_3")
                  .hut("blue", "b", "c3")
                  .ground("c3", "hill_4")
                  .turn("red"));
    d.play("red", "pass").play("red", "lamp").play("red", "token work").play("blue", "token work");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
    d.play("red", "end");
    EXPECT_EQ(d.refusal("blue", "lamp"), "OP-52");
}

TEST(OutpostTurns, OP_52_the_token_doubles_its_order_from_the_next_turn) {
    Desk d(2, two_huts().order("red", "march").order("blue", "march").ground("a2", "hill_3").turn("red", 2));
    d.play("red", "lamp").play("red", "token march").play("blue", "token work");
    d.play("red", "march b3").play("red", "step a3");
    if (d.pending() == MoveTexts{"luck"}) d.luck("turn_up a3 hill_4");
    d.play("red", "step a2").play("red", "step a1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // three steps: not yet doubled in this very turn
    EXPECT_EQ(d.at("players.red.token_works"), false);

    Desk next(2, two_huts().order("red", "march").ground("a3", "hill_4").ground("a2", "hill_3").turn("red"));
    next.play("red", "lamp").play("red", "token march").play("blue", "token work");
    pass(next, "red"), pass(next, "blue");
    next.play("red", "march b3")
        .play("red", "step a3")
        .play("red", "step a2")
        .play("red", "step a1")
        .play("red", "step a2");
    EXPECT_EQ(next.offers("red"), MoveTexts{"end"});  // two steps, and twice one more
}

TEST(OutpostTurns, OP_52_only_the_order_with_the_token_is_doubled) {
    const auto goods_on_hut = [](const char* order, const char* token) {
        Given given =
            Given().goods("red", 1, 0, 0).order("red", order).pawns("red", "b1").ground("b1", "hill_1").turn("red", 2);
        Desk d(2, given.set({"players", "red", "token"}, token).with(R"({"era": 2, "lamp_lit": true})"));
        d.play("red", "build a b1");
        if (contains(d.offers("red"), "pay wood")) d.play("red", "pay wood");
        return d.at("players.red.huts.a.goods").as_int64();
    };
    EXPECT_EQ(goods_on_hut("work", "work"), 3);
    EXPECT_EQ(goods_on_hut("work", "march"), 2);
    EXPECT_EQ(goods_on_hut("march", "work"), 1);  // a token alone is no order
}

}  // namespace
}  // namespace pentarchy::outpost
