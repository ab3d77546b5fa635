// OP-44 and OP-45: storms, and wards against storms, builds and wards: who is asked, whose ward counts, chains of any
// length.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

Given target() { return Given().hut("blue", "a", "c2", 2).ground("c2", "forest_1").turn("red"); }

// OP-44
TEST(OutpostWindow, OP_44_a_storm_takes_a_hut_away) {
    Desk d(3, target().hand("red", {"storm_1"}).hut("red", "a", "b1").ground("b1", "hill_1"));
    EXPECT_FALSE(contains(d.offers("red"), "storm red a"));  // another seat's hut
    d.play("red", "storm blue a");
    EXPECT_EQ(d.at("players.blue.huts.a"), (Json{{"site", nullptr}, {"goods", 0}, {"holder", "blue"}}));
    EXPECT_EQ(d.goods("blue"), "2 1 1");  // its goods are lost
    EXPECT_EQ(d.score("blue"), 0);
    EXPECT_EQ(d.sees("spectator", "discard"), names({"storm_1"}));
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // it was the action
    EXPECT_EQ(Desk(3, target().hand("red", {"ward_1"})).refusal("red", "storm blue a"), "OP-44");
}

TEST(OutpostWindow, OP_44_a_lent_hut_goes_back_to_its_owner) {
    Desk d(3, target().hut("blue", "a", "c2", 2, "yellow").hand("red", {"storm_1"}));
    d.play("red", "storm blue a");
    EXPECT_EQ(d.at("players.blue.huts.a.holder"), "blue");
    d.play("red", "end");
    EXPECT_EQ(d.refusal("blue", "build a c2"), "OP-39");  // it may be built again, where a pawn stands
}

// OP-45
TEST(OutpostWindow, OP_45_a_ward_cancels_a_storm) {
    Desk d(2, target().hand("red", {"storm_1"}).hand("blue", {"ward_1"}));
    d.play("red", "storm blue a");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});  // the storm is laid down: red has no cards left
    d.play("blue", "ward");
    EXPECT_EQ(d.at("players.blue.huts.a.goods"), 2);
    EXPECT_EQ(d.at("discard"), names({"storm_1", "ward_1"}));
    EXPECT_TRUE(contains(d.lines(), "storm_stopped"));
}

TEST(OutpostWindow, OP_45_all_with_cards_are_asked_at_once_and_it_betrays_nothing) {
    Desk d(4, target().hand("red", {"storm_1", "caravan_1"}).hand("blue", {"ward_1"}).hand("yellow", {"militia_1_1"}));
    d.play("red", "storm blue a");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "yellow"}));  // green has no cards
    EXPECT_EQ(d.offers("yellow"), MoveTexts{"let"});
    EXPECT_TRUE(row_for<Outpost>(d.s, d.seat("yellow")).flags & kQuiet);
    Desk other = d;
    d.play("blue", "ward");
    other.play("blue", "let");
    for (const char* viewer : {"red", "yellow", "green", "spectator"}) {
        EXPECT_EQ(d.sight(viewer), other.sight(viewer)) << viewer;
        EXPECT_EQ(d.glimpse(viewer), "");
    }
}

TEST(OutpostWindow, OP_45_the_first_clockwise_counts_and_the_others_return_unseen) {
    Desk d(4, target()
                  .hand("red", {"storm_1", "ward_5"})
                  .hand("blue", {"militia_1_1"})
                  .hand("yellow", {"ward_1"})
                  .hand("green", {"ward_2"}));
    d.play("red", "storm blue a").play("green", "ward").play("red", "ward").play("yellow", "ward").play("blue", "let");
    EXPECT_EQ(d.at("discard"), names({"storm_1", "ward_1"}));  // yellow's, the nearest to red's left
    EXPECT_EQ(d.at("players.green.hand"), names({"ward_2"}));
    EXPECT_EQ(d.sees("spectator", "players.green.hand"), 1);
    EXPECT_EQ(d.sees("blue", "players.red.hand"), 1);
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "green"}));  // now about yellow's ward; yellow has no cards left
    d.play("red", "ward").play("green", "let").play("blue", "let");
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "green"}));
    d.play("green", "let").play("blue", "let");
    EXPECT_EQ(d.at("players.blue.huts.a.site"), nullptr);  // the warded ward does not save it
}

TEST(OutpostWindow, OP_45_the_actor_answers_himself_last) {
    Desk d(3, target().hand("red", {"storm_1", "ward_5"}).hand("yellow", {"ward_1", "ward_2"}));
    d.play("red", "storm blue a").play("red", "let").play("yellow", "ward");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "yellow"}));  // yellow is asked about its own ward too
    d.play("yellow", "ward").play("red", "ward");
    EXPECT_EQ(d.at("discard"), names({"storm_1", "ward_1", "ward_5"}));  // red comes before the one who played
}

// Red builds, then blue and red ward each other in turn.
TEST(OutpostWindow, OP_45_chains_of_wards_unwind_from_the_latest) {
    for (int wards = 1; wards <= 5; ++wards) {
        MoveTexts red = {"caravan_1"}, blue = {"caravan_2"};  // so that both are asked to the last
        for (int i = 1; i <= 5; ++i) (i % 2 ? blue : red).push_back("ward_" + std::to_string(i));
        Desk d(2, Given()
                      .pawns("red", "b1")
                      .ground("b1", "hill_1")
                      .goods("red", 1, 0, 0)
                      .hand("red", red)
                      .hand("blue", blue)
                      .turn("red"));
        d.play("red", "build a b1");
        for (int i = 1; i <= wards; ++i) {
            const std::string actor = i % 2 ? "blue" : "red", other = i % 2 ? "red" : "blue";
            d.play(other, "let").play(actor, "ward");
            EXPECT_EQ(d.s.chain.size, i + 1);
        }
        d.play("red", "let").play("blue", "let");
        if (wards % 2) {
            EXPECT_EQ(d.offers("red"), (MoveTexts{"end", "caravan"})) << wards;
        } else {
            d.play("red", "pay wood");
            EXPECT_EQ(d.at("players.red.huts.a.site"), "b1") << wards;
        }
        EXPECT_EQ(d.s.chain.size, 0);
        EXPECT_EQ(d.at("discard").as_array().size(), static_cast<size_t>(wards));
    }
}

TEST(OutpostWindow, OP_45_after_sixteen_items_nobody_is_asked) {
    MoveTexts red, blue;
    for (int i = 1; i <= 16; ++i) (i % 2 ? blue : red).push_back("ward_" + std::to_string(i));
    const Json many = edition(R"({"limits": {"hand": 8}})", {}, {6, 4, 2, 4, 21, 3});
    Desk d(2,
           Given()
               .pawns("red", "b1")
               .ground("b1", "hill_1")
               .goods("red", 1, 0, 0)
               .hand("red", red)
               .hand("blue", blue)
               .turn("red"),
           many);
    d.play("red", "build a b1");
    for (int i = 1; i <= 15; ++i) {
        d.play(i % 2 ? "red" : "blue", "let");
        d.play(i % 2 ? "blue" : "red", "ward");
    }
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});  // the sixteenth item, a ward, stands
    EXPECT_EQ(d.at("players.red.huts.a.site"), nullptr);
    EXPECT_EQ(d.at("players.red.hand"), names({"ward_16"}));
}

}  // namespace
}  // namespace pentarchy::outpost
