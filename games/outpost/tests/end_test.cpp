// OP-53 to OP-57: upkeep, the next start seat, eight points at once, the end after the last round and the bound.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// OP-53
TEST(OutpostEnd, OP_53_all_above_five_goods_discard_at_once) {
    Desk d(3, Given()
                  .goods("red", 3, 2, 2)
                  .goods("blue", 5, 0, 0)
                  .goods("yellow", 0, 0, 6)
                  .hut("blue", "a", "b1", 3)
                  .ground("b1", "hill_1")
                  .phase("upkeep"));
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "yellow"}));  // goods on huts do not count, five are allowed
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard_good wood", "discard_good ore", "discard_good gold"}));
    EXPECT_EQ(d.refusal("yellow", "discard_good wood"), "OP-53");
    d.play("red", "discard_good ore");
    EXPECT_EQ(d.glimpse("blue"), "discard_good ore");  // openly
    d.play("yellow", "discard_good gold");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "discard_good wood");
    EXPECT_EQ(d.goods("red"), "2 1 2");
    EXPECT_EQ(d.goods("yellow"), "0 0 5");
    EXPECT_EQ(d.at("round"), 2);
}

// OP-54
TEST(OutpostEnd, OP_54_envoys_and_orders_end_and_the_start_seat_passes) {
    Desk d(3, Given()
                  .with(R"({"start": "yellow"})")
                  .order("red", "march")
                  .order("blue", "work")
                  .hut("blue", "a", "b1", 2, "red")
                  .ground("b1", "hill_1")
                  .phase("upkeep"));
    EXPECT_EQ(d.at("start"), "red");
    EXPECT_EQ(d.at("players.red.order"), nullptr);
    EXPECT_EQ(d.at("players.blue.order"), nullptr);
    EXPECT_EQ(d.at("players.blue.huts.a.holder"), "blue");
    EXPECT_EQ(d.at("players.blue.huts.a.goods"), 2);
}

// OP-55
TEST(OutpostEnd, OP_55_what_counts) {
    const Desk d(2, Given()
                        .hut("red", "a", "b1")
                        .ground("b1", "hill_1")
                        .hut("red", "b", "b2", 0, "blue")
                        .ground("b2", "hill_2")
                        .with(R"({
        "players": {"red": {"shrines": 1, "projects": ["watch"]}}})")
                        .turn("red"));
    EXPECT_EQ(d.score("red"), 7);
    EXPECT_EQ(d.score("blue"), 0);
}

TEST(OutpostEnd, OP_55_eight_points_end_the_game_inside_a_march) {
    Desk d(2, Given().with(R"({"players": {"red": {"shrines": 3}}})").turn("red"));
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "march a1").play("red", "step b1").luck("turn_up b1 shrine_3");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});  // a step is left and the turn not ended
    EXPECT_EQ(d.score("red"), 8);
    EXPECT_EQ(d.rank("red"), 1);
    EXPECT_EQ(d.rank("blue"), 2);
    EXPECT_TRUE(contains(d.lines(), "game_over"));
    EXPECT_EQ(d.at("stack"), names({}));
}

TEST(OutpostEnd, OP_55_seven_are_not_enough_and_a_hut_counts_when_it_stands) {
    Desk d(2, Given()
                  .with(R"({"players": {"red": {"shrines": 3}}})")
                  .pawns("red", "b1")
                  .ground("b1", "hill_1")
                  .hand("blue", {"ward_1"})
                  .goods("red", 1, 0, 2)
                  .turn("red"));
    d.play("red", "build a b1").play("blue", "let");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "pay wood");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    Desk project(2, Given().with(R"({"players": {"red": {"shrines": 3}}})").goods("red", 0, 0, 2).turn("red"));
    project.play("red", "buy watch").play("red", "pay gold").play("red", "pay gold");
    EXPECT_EQ(project.score("red"), 7);
    EXPECT_EQ(project.offers("red"), MoveTexts{"end"});
}

TEST(OutpostEnd, OP_55_a_storm_takes_points_away) {
    Desk d(2, Given()
                  .with(R"({"players": {"blue": {"shrines": 2}}})")
                  .hut("blue", "a", "b1")
                  .ground("b1", "hill_1")
                  .hand("red", {"storm_1"})
                  .turn("red"));
    EXPECT_EQ(d.score("blue"), 6);
    d.play("red", "storm blue a");
    EXPECT_EQ(d.score("blue"), 4);
    EXPECT_EQ(d.at("players.blue.points"), 4);
}

// OP-56
TEST(OutpostEnd, OP_56_after_the_last_round_points_then_goods_then_shared) {
    const auto last = [](const Given& given) {
        Desk d(3, Given(given).with(R"({"turn": {"phase": "upkeep", "round": 4}})"));
        EXPECT_EQ(d.pending(), MoveTexts{"over"});
        return std::vector<int>{d.rank("red"), d.rank("blue"), d.rank("yellow")};
    };
    const Given base = Given().goods("red", 1, 0, 0).goods("blue", 1, 0, 0).goods("yellow", 1, 0, 0);
    EXPECT_EQ(last(Given(base).with(R"({"players": {"blue": {"shrines": 1}}})")), (std::vector<int>{2, 1, 2}));
    EXPECT_EQ(last(Given(base).goods("yellow", 1, 1, 0)), (std::vector<int>{2, 2, 1}));
    EXPECT_EQ(last(base), (std::vector<int>{1, 1, 1}));
    // goods on huts do not break a tie
    EXPECT_EQ(last(Given(base)
                       .hut("red", "a", "b1", 3)
                       .ground("b1", "hill_1")
                       .with(R"({"players": {"blue": {"shrines": 1}}})")),
              (std::vector<int>{1, 1, 3}));
}

TEST(OutpostEnd, OP_56_round_four_is_the_last) {
    Desk d(2, Given().with(R"({"turn": {"phase": "action", "seat": "blue", "lap": 2, "round": 4}})"));
    pass(d, "blue");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    Desk third(2, Given().with(R"({"turn": {"phase": "action", "seat": "blue", "lap": 2, "round": 3}})"));
    pass(third, "blue");
    EXPECT_EQ(third.at("round"), 4);
}

// OP-57
TEST(OutpostEnd, OP_57_after_four_hundred_decisions) {
    Desk d(2, Given().with(R"({"clock": 398, "players": {"blue": {"shrines": 1}}})").turn("red"));
    d.play("red", "pass");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "end");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    EXPECT_EQ(d.rank("blue"), 1);
}

TEST(OutpostEnd, OP_57_sealed_choices_are_not_counted) {
    Desk d(2, Given().with(R"({"clock": 399})").hand("red", {"ward_1"}).phase("plan"));
    for (const char* seat : {"red", "blue"}) d.play(seat, "plan_none").play(seat, "order work").play(seat, "ready");
    EXPECT_EQ(d.at("clock"), 399);
    d.play("red", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
}

// Everybody marches as far as possible while all the others hold wards and let them pass: the most sealed choices there
// are.
TEST(OutpostEnd, OP_57_the_bound_holds_in_an_edition_full_of_wards) {
    const Json wards = edition(R"({"march_steps": 4, "limits": {"rounds": 9}})", {24, 0, 0, 0, 0}, {0, 0, 0, 0, 40, 0});
    const Edition t = Outpost::load(Node(wards, "edition"));
    State s = fresh<Outpost>(t, 4);
    Rng rng(3);
    int decisions = 0;
    while (!is_over(s)) {
        if (is_chance<Outpost>(s)) {
            take<Outpost>(t, s, kChance, draw<Outpost>({t, s}, rng));
            continue;
        }
        const Seat seat = lowest(pending<Outpost>(s));
        Offer offered;
        offer<Outpost>({t, s}, seat, offered);
        decisions += offered.size > 1;
        const std::string_view row = row_for<Outpost>(s, seat).name;
        Move m = offered.move[row == "plan_order"  ? 1
                              : row == "pick_step" ? rng.below(static_cast<uint32_t>(offered.size) - (offered.size > 1))
                                                   : 0];
        if (row == "market") m = offered.move[offered.size - 1];  // done
        take<Outpost>(t, s, seat, m);
    }
    EXPECT_GT(decisions, t.decisions);
    EXPECT_LE(decisions, Outpost::bound(t));
}

}  // namespace
}  // namespace pentarchy::outpost
