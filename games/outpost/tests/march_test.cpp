// OP-27 to OP-32: steps, wards against them, tiles turned up, rewards, springs and camps.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// Spent ground on the way a1 - b1 - c1 - c2.
Given road() { return Given().ground("b1", "hill_1").ground("c1", "hill_2").ground("c2", "hill_3"); }

// OP-27
TEST(OutpostMarch, OP_27_up_to_two_steps_one_by_one) {
    Desk d(2, road().turn("red"));
    EXPECT_EQ(d.refusal("red", "march b1"), "OP-27");  // no pawn there
    d.play("red", "march a1");
    EXPECT_EQ(d.refusal("red", "stop"), "OP-27");  // a march of no step is none
    d.play("red", "step b1");
    EXPECT_EQ(d.at("sites.b1.pawns.red"), 1);
    EXPECT_TRUE(contains(d.offers("red"), "stop"));
    d.play("red", "step c1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
    EXPECT_EQ(d.at("sites.a1.pawns.red"), nullptr);
    EXPECT_EQ(d.at("sites.c1.pawns.red"), 1);

    Desk stop(2, road().turn("red"));
    stop.play("red", "march a1").play("red", "step b1").play("red", "stop");
    EXPECT_EQ(stop.offers("red"), MoveTexts{"end"});
    EXPECT_EQ(stop.at("sites.b1.pawns.red"), 1);
}

// OP-28
TEST(OutpostMarch, OP_28_a_ward_stops_the_second_step) {
    Desk d(3, road().hand("red", {"ward_3"}).hand("blue", {"ward_1"}).hand("yellow", {"militia_1_1"}).turn("red"));
    d.play("red", "march a1").play("red", "step b1");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});  // nobody is asked about the first step
    d.play("red", "step b2");
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "yellow"}));  // yellow without a ward too, but not the marching seat
    EXPECT_EQ(d.offers("yellow"), MoveTexts{"let"});
    EXPECT_EQ(d.refusal("yellow", "ward"), "OP-45");
    d.play("blue", "ward");
    EXPECT_EQ(d.glimpse("yellow"), "");
    d.play("yellow", "let");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "yellow"}));  // the ward may be warded, also by the marching seat
    d.play("red", "let").play("yellow", "let");
    EXPECT_EQ(d.at("sites.b1.pawns.red"), 1);
    EXPECT_EQ(d.at("sites.b2.face"), "down");
    EXPECT_EQ(d.at("discard"), names({"ward_1"}));
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // the march is over
    EXPECT_TRUE(contains(d.lines(), "stopped"));
}

TEST(OutpostMarch, OP_28_a_warded_ward_lets_the_pawn_go) {
    Desk d(2, road().hand("red", {"ward_3"}).hand("blue", {"ward_1"}).turn("red"));
    d.play("red", "march a1").play("red", "step b1").play("red", "step c1").play("blue", "ward");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "ward");
    EXPECT_EQ(d.at("sites.c1.pawns.red"), 1);
    EXPECT_EQ(d.at("discard"), names({"ward_1", "ward_3"}));
}

TEST(OutpostMarch, OP_28_every_later_step_is_asked_about_and_empty_hands_are_not) {
    Desk d(3, road().hand("blue", {"ward_1"}).order("red", "march").turn("red", 2));
    d.play("red", "march a1").play("red", "step b1").play("red", "step c1");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});  // yellow has no cards
    d.play("blue", "let").play("red", "step c2");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "ward");
    EXPECT_EQ(d.at("sites.c1.pawns.red"), 1);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});

    Desk empty(2, road().turn("red"));
    empty.play("red", "march a1").play("red", "step b1").play("red", "step c1");
    EXPECT_EQ(empty.at("sites.c1.pawns.red"), 1);
}

// OP-29
TEST(OutpostMarch, OP_29_an_entered_site_is_turned_up_for_all) {
    Desk d(2, Given().turn("red"));
    d.play("red", "march a1").play("red", "step b1");
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});
    d.luck("turn_up b1 camp_2");
    EXPECT_EQ(d.sees("spectator", "sites.b1.face"), "camp");
    EXPECT_EQ(d.sees("blue", "sites.b1.tile"), names({"camp_2"}));
    EXPECT_EQ(d.glimpse("spectator"), "turn_up b1 camp_2");
    EXPECT_EQ(d.sees("blue", "sites.b2.tile"), 1);

    Desk up(2, road().turn("red"));
    up.play("red", "march a1").play("red", "step b1");
    EXPECT_EQ(up.pending(), MoveTexts{"red"});  // face up already: no luck
}

TEST(OutpostMarch, OP_29_a_site_somebody_looked_at_is_what_he_saw) {
    Desk d(2, Given().with(R"({"sites": {"b1": {"tile": ["shrine_2"], "looked": ["blue"]}}})").turn("red"));
    EXPECT_EQ(d.sees("blue", "sites.b1.tile"), names({"shrine_2"}));
    EXPECT_EQ(d.sees("red", "sites.b1.tile"), 1);
    d.play("red", "march a1").play("red", "step b1");
    EXPECT_EQ(d.at("sites.b1.face"), "shrine");
    EXPECT_EQ(d.sees("spectator", "sites.b1.tile"), names({"shrine_2"}));
    EXPECT_EQ(d.at("sites.b1.looked"), names({}));  // no longer of interest
    EXPECT_EQ(d.at("players.red.shrines"), 1);
    EXPECT_TRUE(d.trace.news);
}

TEST(OutpostMarch, OP_29_a_tile_named_by_a_scenario_is_the_one_that_turns_up) {
    Desk d(2, Given().with(R"({"sites": {"b1": {"tile": ["hill_2"]}}})").turn("red"));
    EXPECT_EQ(d.sees("red", "sites.b1.tile"), 1);
    d.play("red", "march a1").play("red", "step b1");
    if (d.pending() == MoveTexts{"luck"}) d.luck("turn_up b1 hill_2");
    EXPECT_EQ(d.at("sites.b1.tile"), names({"hill_2"}));
    EXPECT_EQ(d.goods("red"), "2 2 1");
}

// OP-30
TEST(OutpostMarch, OP_30_the_first_to_enter_is_rewarded_once) {
    for (const auto& [tile, goods, points] : std::vector<std::tuple<std::string, std::string, int>>{
             {"forest_1", "3 1 1", 0}, {"hill_1", "2 2 1", 0}, {"shrine_1", "2 1 1", 2}}) {
        Desk d(2, Given().turn("red"));
        d.play("red", "march a1").play("red", "step b1").luck("turn_up b1 " + tile);
        EXPECT_EQ(d.goods("red"), goods);
        EXPECT_EQ(d.score("red"), points);
        EXPECT_EQ(d.at("sites.b1.spent"), true);
        d.play("red", "step a1").play("red", "end").play("blue", "pass").play("blue", "end");
        d.play("red", "march a1").play("red", "step b1");
        EXPECT_EQ(d.goods("red"), goods) << "a plain site gives nothing more";
        EXPECT_EQ(d.score("red"), points);
    }
}

TEST(OutpostMarch, OP_30_a_second_seat_gets_nothing) {
    Desk d(2, Given().ground("b1", "forest_1").tile("c3", "hill_1").turn("red"));
    d.play("red", "march a1").play("red", "step b1").play("red", "stop").play("red", "end");
    EXPECT_EQ(d.goods("red"), "2 1 1");
    d.play("blue", "march d3").play("blue", "step c3");
    EXPECT_EQ(d.goods("blue"), "2 2 1");  // face up but not yet spent
}

// OP-31
TEST(OutpostMarch, OP_31_a_spring_lets_one_look_alone) {
    Desk d(3, Given().turn("red"));
    d.play("red", "march a1").play("red", "step b1").luck("turn_up b1 spring_1");
    EXPECT_EQ(d.refusal("red", "look_at b1"), "OP-31");
    EXPECT_FALSE(contains(d.offers("red"), "stop"));  // one must look
    d.play("red", "look_at c2");
    EXPECT_EQ(d.glimpse("blue"), "look_at c2");
    d.luck("peek c2 camp_1");
    EXPECT_EQ(d.glimpse("blue"), "peek c2 ?");
    EXPECT_EQ(d.sees("red", "sites.c2.tile"), names({"camp_1"}));
    EXPECT_EQ(d.sees("red", "sites.c2.face"), "down");
    EXPECT_EQ(d.sees("blue", "sites.c2.tile"), 1);
    EXPECT_EQ(d.sees("spectator", "sites.c2.tile"), 1);
    EXPECT_EQ(d.sees("blue", "sites.c2.looked"), names({"red"}));  // that he looked is public
    EXPECT_TRUE(contains(d.hears("blue"), "looks red c2"));
    EXPECT_FALSE(contains(d.hears("blue"), "saw c2 camp_1"));
    EXPECT_TRUE(contains(d.offers("red"), "stop"));  // and the march goes on
}

TEST(OutpostMarch, OP_31_a_second_look_shows_the_same_tile) {
    Desk d(2, Given()
                  .with(R"({"sites": {"c2": {"tile": ["hill_3"], "looked": ["blue"]}}})")
                  .tile("b1", "spring_1")
                  .turn("red"));
    d.play("red", "march a1").play("red", "step b1").play("red", "look_at c2");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_EQ(d.sees("red", "sites.c2.tile"), names({"hill_3"}));
    EXPECT_EQ(d.at("sites.c2.looked"), names({"red", "blue"}));
    EXPECT_EQ(d.sees("spectator", "sites.c2.tile"), 1);
    d.play("red", "step a1").play("red", "end").play("blue", "pass").play("blue", "end");
    d.play("red", "march a1").play("red", "step b1");
    EXPECT_TRUE(contains(d.offers("red"), "look_at c2"));  // the same one again, if he likes
}

TEST(OutpostMarch, OP_31_without_face_down_sites_there_is_no_look) {
    Given given = Given().tile("b1", "spring_1");
    const MoveTexts tiles = {"forest_1", "forest_2", "forest_3", "forest_4", "forest_5",
                             "hill_1",   "hill_2",   "hill_3",   "hill_4"};
    const MoveTexts sites = {"c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3"};
    for (size_t i = 0; i < sites.size(); ++i) given.ground(sites[i], tiles[i]);
    Desk d(2, given.turn("red"));
    d.play("red", "march a1").play("red", "step b1");
    EXPECT_TRUE(contains(d.offers("red"), "stop"));
}

// OP-32
TEST(OutpostMarch, OP_32_raiders_are_led_by_the_next_seat) {
    Desk d(3, Given().hand("red", {"militia_2_1"}).hand("blue", {"ward_1"}).turn("red"));
    d.play("red", "march a1").play("red", "step b1").luck("turn_up b1 camp_1").luck("take_force militia_2_1");
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});
    EXPECT_EQ(d.outcomes().size(), 22u);  // from the deck, not from blue's hand
    d.luck("draw_card militia_3_1").luck("draw_card storm_1");
    EXPECT_EQ(d.glimpse("blue"), "draw_card storm_1");
    EXPECT_EQ(d.glimpse("red"), "draw_card ?");
    EXPECT_EQ(d.sees("blue", "raid"), names({"militia_3_1", "storm_1"}));
    EXPECT_EQ(d.sees("red", "raid"), 2);
    EXPECT_EQ(d.sees("yellow", "raid"), 2);
    EXPECT_EQ(d.at("players.blue.hand"), names({"ward_1"}));  // the leader's own hand stays out of it
    d.play("red", "lay_done");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"lay_done", "lay militia_3", "lay storm"}));
}

TEST(OutpostMarch, OP_32_a_camp_fights_until_it_is_beaten) {
    Desk d(2, Given().tile("b1", "camp_1").turn("red"));
    d.play("red", "march a1").play("red", "step b1").luck("draw_card militia_1_1").luck("draw_card ward_1");
    d.play("blue", "lay_done");
    EXPECT_EQ(d.at("sites.b1.pawns.red"), nullptr);  // one pawn against one raider: the tie is the defender's
    EXPECT_EQ(d.at("sites.a1.pawns.red"), 1);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
    d.play("red", "end").play("blue", "pass").play("blue", "end");
    d.play("red", "march a1").play("red", "step b1");
    EXPECT_TRUE(contains(d.lines(), "raiders_at"));
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});
}

}  // namespace
}  // namespace pentarchy::outpost
