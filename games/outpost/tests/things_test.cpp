// OP-1 to OP-8: seats, map, homes, tiles, cards, and what each seat has. Costs are in pay_test.cpp, editions in
// edition_test.cpp.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// OP-1
TEST(OutpostThings, OP_1_two_to_four_seats_share_sites_but_not_homes) {
    EXPECT_EQ(Outpost::kInfo.min_seats, 2);
    EXPECT_EQ(Outpost::kInfo.max_seats, 4);
    Desk d(3,
           Given().pawns("red", "c1").ground("c1", "hill_1").pawns("red", "c2", 2).ground("c2", "hill_2").turn("red"));
    d.play("red", "march c1");
    EXPECT_EQ(d.refusal("red", "step d1"), "OP-1");  // yellow's home
    d.play("red", "step c2");
    EXPECT_EQ(d.at("sites.c2.pawns.red"), 3);
    d.play("red", "stop").play("red", "end");
}

TEST(OutpostThings, OP_1_a_corner_without_a_seat_is_open_and_the_own_home_too) {
    Desk d(2, Given().pawns("red", "c1").ground("c1", "hill_1").pawns("red", "b1").ground("b1", "hill_2").turn("red"));
    d.play("red", "march c1");
    EXPECT_TRUE(contains(d.offers("red"), "step d1"));
    Desk home(2, Given().pawns("red", "b1").ground("b1", "hill_2").turn("red"));
    home.play("red", "march b1").play("red", "step a1");
    EXPECT_EQ(home.at("sites.a1.pawns.red"), 2);
}

TEST(OutpostThings, OP_1_nobody_recruits_or_expands_into_a_home) {
    Desk d(2, Given().pawns("red", "c3").ground("c3", "hill_1").hut("red", "a", "c3").turn("red"));
    EXPECT_EQ(d.refusal("red", "recruit d3"), "OP-1");
    EXPECT_TRUE(contains(d.offers("red"), "recruit b3"));
    d.play("red", "expand");
    EXPECT_EQ(d.refusal("red", "place d3"), "OP-1");
    EXPECT_TRUE(contains(d.offers("red"), "place b3"));
}

// OP-2
TEST(OutpostThings, OP_2_site_numbers_need_two_bytes) {
    const Desk d(2);
    ASSERT_EQ(d.t.site_words.size(), 12u);
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column) {
            const Site site = site_at(row * 4 + column);
            EXPECT_EQ(number(site), 256 * row + column);
            EXPECT_EQ(site_of(number(site)), site);
            const std::string name{static_cast<char>('a' + column), static_cast<char>('1' + row)};
            EXPECT_EQ(Outpost::word(d.t, kSite, number(site)), name);
        }
    Desk march(2, Given().pawns("red", "d3", 0).pawns("red", "b2").ground("b2", "hill_1").turn("red"));
    Offer offered;
    offer<Outpost>({march.t, march.s}, 0, offered);
    EXPECT_TRUE(offered.contains(make(Verb::March, 257)));
}

TEST(OutpostThings, OP_2_neighbours_share_a_side) {
    const auto steps_from = [](const std::string& site) {
        Desk d(2, Given().pawns("red", site).ground(site, "hill_1").turn("red"));
        return d.play("red", "march " + site).offers("red");
    };
    EXPECT_EQ(steps_from("b2"), (MoveTexts{"step b1", "step a2", "step c2", "step b3"}));
    EXPECT_EQ(steps_from("a3"), (MoveTexts{"step a2", "step b3"}));
    EXPECT_EQ(steps_from("d1"), (MoveTexts{"step c1", "step d2"}));  // and not a2, the next index
    EXPECT_EQ(steps_from("a2"), (MoveTexts{"step a1", "step b2", "step a3"}));
}

// OP-3
TEST(OutpostThings, OP_3_homes_are_corners_face_up_and_plain) {
    const MoveTexts homes = {"a1", "d3", "d1", "a3"};
    for (int seats = 2; seats <= 4; ++seats) {
        const Desk d(seats);
        for (int seat = 0; seat < 4; ++seat) {
            const std::string site = "sites." + homes[static_cast<size_t>(seat)];
            EXPECT_EQ(d.at(site + ".face"), seat < seats ? "plain" : "down");
            EXPECT_EQ(d.at(site + ".tile"), seat < seats ? names({}) : Json(1));
        }
    }
}

// OP-4
TEST(OutpostThings, OP_4_sixteen_tiles_one_on_each_site_the_rest_unseen) {
    for (int seats = 2; seats <= 4; ++seats) {
        Desk d(seats, Given().turn("red"));
        EXPECT_EQ(d.t.tiles, 16);
        EXPECT_EQ(d.at("box"), 16 - (12 - seats));
        d.play("red", "march a1").play("red", "step b1");
        const MoveTexts outcomes = d.outcomes();  // any of the sixteen may lie there, also one that is in the box
        EXPECT_EQ(outcomes.size(), 16u);
        for (const auto& [kind, copies] : std::vector<std::pair<std::string, int>>{
                 {"forest", 5}, {"hill", 4}, {"shrine", 3}, {"camp", 2}, {"spring", 2}})
            EXPECT_EQ(std::count_if(outcomes.begin(), outcomes.end(),
                                    [&](const std::string& o) { return o.find(" " + kind) != o.npos; }),
                      copies);
        d.luck("turn_up b1 hill_4");
        EXPECT_EQ(d.sees("spectator", "box"), 16 - (12 - seats));
    }
}

TEST(OutpostThings, OP_4_no_view_holds_a_tile_that_lies_face_down) {
    const Desk d(3);
    for (const char* viewer : {"red", "blue", "yellow", "spectator"}) {
        EXPECT_EQ(d.sees(viewer, "sites.b2.tile"), 1);
        EXPECT_EQ(d.sees(viewer, "sites.b2.face"), "down");
        EXPECT_EQ(d.sees(viewer, "box"), 7);
    }
}

// OP-5
TEST(OutpostThings, OP_5_twenty_four_cards_in_one_deck) {
    Desk d(2);
    d.luck("start_seat red");
    EXPECT_EQ(
        d.outcomes(),
        (MoveTexts{"draw_card militia_1_1", "draw_card militia_1_2", "draw_card militia_1_3", "draw_card militia_1_4",
                   "draw_card militia_1_5", "draw_card militia_1_6", "draw_card militia_2_1", "draw_card militia_2_2",
                   "draw_card militia_2_3", "draw_card militia_2_4", "draw_card militia_3_1", "draw_card militia_3_2",
                   "draw_card storm_1",     "draw_card storm_2",     "draw_card storm_3",     "draw_card storm_4",
                   "draw_card ward_1",      "draw_card ward_2",      "draw_card ward_3",      "draw_card ward_4",
                   "draw_card ward_5",      "draw_card caravan_1",   "draw_card caravan_2",   "draw_card caravan_3"}));
    EXPECT_EQ(d.t.militia[static_cast<int>(CardKind::Militia3)], 3);
    EXPECT_EQ(d.t.militia[static_cast<int>(CardKind::Ward)], 0);
}

// OP-7
TEST(OutpostThings, OP_7_four_pawns_three_huts_one_lamp) {
    Desk all_out(
        2,
        Given().pawns("red", "b1", 3).ground("b1", "hill_1").hut("red", "a", "b1").goods("red", 5, 5, 5).turn("red"));
    EXPECT_EQ(all_out.at("players.red.supply"), 0);
    EXPECT_EQ(all_out.refusal("red", "recruit b1"), "OP-7");
    EXPECT_FALSE(contains(all_out.offers("red"), "expand"));
    EXPECT_EQ(all_out.refusal("red", "build a b1"), "OP-7");  // the hut is on the map already

    Desk lamp(2, Given()
                     .pawns("red", "b1")
                     .ground("b1", "hill_1")
                     .hut("red", "a", "b1")
                     .hut("red", "b", "b2")
                     .ground("b2", "hill_2")
                     .turn("red"));
    EXPECT_EQ(lamp.at("lamp_lit"), false);
    lamp.play("red", "lamp").play("red", "token work").play("blue", "token work");
    EXPECT_EQ(lamp.refusal("red", "lamp"), "OP-52");
}

// OP-8
TEST(OutpostThings, OP_8_one_of_each_project) {
    Desk d(2, Given().goods("red", 0, 0, 4).goods("blue", 0, 0, 4).turn("red"));
    for (const char* project : {"buy sawmill", "buy watch", "buy school"})
        EXPECT_TRUE(contains(d.offers("red"), project));
    d.play("red", "buy watch").play("red", "pay gold").play("red", "pay gold").play("red", "end");
    EXPECT_EQ(d.refusal("blue", "buy watch"), "OP-8");
    EXPECT_EQ(d.refusal("blue", "buy school"), "");
    d.play("blue", "pass").play("blue", "end");
    EXPECT_EQ(d.refusal("red", "buy watch"), "OP-8");  // nor a second time oneself
    EXPECT_EQ(d.at("players.red.projects"), names({"watch"}));
}

}  // namespace
}  // namespace pentarchy::outpost
