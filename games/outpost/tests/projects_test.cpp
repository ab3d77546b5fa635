// OP-60 and OP-61: handy projects are used by name so often, and the lamp wakes those of all seats in order.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

Given owning(const std::string& seat, const MoveTexts& projects) {
    return Given()
        .set({"handy_projects"}, true)
        .set({"players", seat, "projects"}, names(projects))
        .set({"players", seat, "projects_in_force"}, names(projects));
}
Given also_owning(Given given, const std::string& seat, const MoveTexts& projects) {
    return given.set({"players", seat, "projects"}, names(projects))
        .set({"players", seat, "projects_in_force"}, names(projects));
}
Given with_two_huts(Given given) {
    return given.hut("red", "a", "b1").ground("b1", "hill_1").hut("red", "b", "b2").ground("b2", "forest_1");
}

// OP-60
TEST(OutpostProjects, OP_60_only_with_the_option_and_only_what_works) {
    Desk plain(2, owning("red", {"sawmill"}).set({"handy_projects"}, false).turn("red"));
    EXPECT_EQ(plain.refusal("red", "use sawmill"), "OP-60");
    Desk d(2, owning("red", {"sawmill"}).turn("red"));
    EXPECT_TRUE(d.is_offered("red", "use sawmill"));
    EXPECT_EQ(d.refusal("red", "use school"), "OP-60");  // not his
    EXPECT_EQ(d.refusal("red", "use watch"), "OP-60");   // not in a turn
}

TEST(OutpostProjects, OP_60_a_sawmill_sells_one_wood_in_each_turn) {
    Desk d(2, owning("red", {"sawmill"}).goods("red", 2, 0, 0).turn("red"));
    d.play("red", "use sawmill");
    EXPECT_EQ(d.goods("red"), "1 0 1");
    EXPECT_EQ(d.refusal("red", "use sawmill"), "OP-60");
    d.play("red", "pass");
    EXPECT_EQ(d.refusal("red", "use sawmill"), "OP-60");  // still the same turn
    d.play("red", "end");
    pass(d, "blue");
    d.play("red", "pass").play("red", "use sawmill");  // the second turn, after the action
    EXPECT_EQ(d.goods("red"), "0 0 2");

    Desk poor(2, owning("red", {"sawmill"}).goods("red", 0, 3, 3).turn("red"));
    EXPECT_EQ(poor.refusal("red", "use sawmill"), "OP-60");
}

TEST(OutpostProjects, OP_60_a_school_looks_once_a_round) {
    Desk d(2, owning("red", {"school"}).turn("red"));
    d.play("red", "use school");
    EXPECT_FALSE(d.is_offered("red", "pass"));
    d.play("red", "look_at b2").luck("peek b2 shrine_1");
    EXPECT_EQ(d.sees("red", "sites.b2.tile"), names({"shrine_1"}));
    pass(d, "red"), pass(d, "blue");
    EXPECT_EQ(d.refusal("red", "use school"), "OP-60");  // another turn of the same round
    pass(d, "red"), pass(d, "blue");
    for (const char* seat : {"red", "blue"}) d.play(seat, "plan_none").play(seat, "order work").play(seat, "ready");
    d.play("red", "done").play("blue", "done");
    pass(d, "blue");
    EXPECT_TRUE(d.is_offered("red", "use school"));
}

TEST(OutpostProjects, OP_60_a_watch_is_paid_for_once_in_each_battle) {
    const Given given = also_owning(front(), "blue", {"watch"})
                            .set({"handy_projects"}, true)
                            .pawns("red", "b1", 2)
                            .goods("blue", 0, 0, 2)
                            .hand("red", {})
                            .hand("blue", {})
                            .turn("red");
    Desk d(2, given);
    attack(d);
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"let", "use watch"}));
    d.play("blue", "use watch");
    EXPECT_EQ(d.goods("blue").substr(0, 3), "0 0");
    EXPECT_TRUE(contains(d.hears("red"), "fought 1 3"));                // a pawn, the watch, and once more
    EXPECT_EQ(d.at("players.blue.used"), Json(boost::json::object()));  // free for the next battle

    Desk other(2, given);
    attack(other);
    other.play("blue", "let");
    EXPECT_TRUE(contains(other.hears("red"), "fought 1 2"));

    Given poor = given;
    Desk broke(2, poor.goods("blue", 1, 1, 0));
    attack(broke);
    EXPECT_FALSE(broke.pending() == MoveTexts{"blue"} && broke.is_offered("blue", "use watch"));
}

// OP-61
TEST(OutpostProjects, OP_61_the_lamp_wakes_them_clockwise_from_the_seat_that_lit_it) {
    Desk d(3,
           also_owning(with_two_huts(also_owning(owning("yellow", {"sawmill"}), "red", {"school"})), "blue", {"watch"})
               .goods("blue", 1, 0, 0)
               .goods("yellow", 0, 0, 0)
               .hand("red", {})
               .turn("red"));
    d.play("red", "lamp");
    for (const char* seat : {"red", "blue", "yellow"}) d.play(seat, "token work");
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});  // red's school draws first
    EXPECT_EQ(d.goods("blue"), "1 0 0");
    d.luck("draw_card ward_1");
    EXPECT_EQ(d.at("players.red.hand"), names({"ward_1"}));
    EXPECT_EQ(d.goods("blue"), "0 0 1");
    EXPECT_EQ(d.goods("yellow"), "1 0 0");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_TRUE(d.is_offered("red", "pass"));  // the turn goes on
}

TEST(OutpostProjects, OP_61_an_owner_of_several_chooses_their_order) {
    const Given given =
        with_two_huts(owning("red", {"sawmill", "watch"})).goods("red", 0, 0, 0).hand("red", {}).turn("red");
    const auto lit = [&] {
        Desk d(2, given);
        d.play("red", "lamp").play("red", "token work").play("blue", "token work");
        EXPECT_EQ(d.offers("red"), (MoveTexts{"wake sawmill", "wake watch"}));
        EXPECT_EQ(d.refusal("red", "wake school"), "OP-61");
        return d;
    };
    EXPECT_EQ(lit().play("red", "wake sawmill").goods("red"), "0 0 1");  // the watch sells what the sawmill gave
    EXPECT_EQ(lit().play("red", "wake watch").goods("red"), "1 0 0");    // it had nothing to sell
}

TEST(OutpostProjects, OP_61_a_drawn_card_above_the_limit_is_trimmed) {
    Desk d(2, with_two_huts(owning("red", {"school"}))
                  .hand("red", {"ward_1", "ward_2", "ward_3", "ward_4", "storm_1"})
                  .turn("red"));
    d.play("red", "lamp").play("red", "token work").play("blue", "token work").luck("draw_card ward_5");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard storm", "discard ward"}));
}

}  // namespace
}  // namespace pentarchy::outpost
