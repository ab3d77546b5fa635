// Chapter 9 of the rules: expansion, its rewards, and what becomes of ousted posts.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

Given played(const MoveTexts& cards) { return Given().up("blue", cards).turn("action", "blue"); }

// Places a post, taking it from the first column that is offered.
Desk& place(Desk& d, const std::string& region) {
    d.play("blue", "place " + region);
    if (d.pending() == MoveTexts{"blue"} && beginning(d.offers("blue"), "take_post").size())
        d.play("blue", beginning(d.offers("blue"), "take_post")[0]);
    return d;
}

// MO-9.1, MO-9.2, MO-9.20
TEST(MombasaExpand, MO_9_1_all_expansion_cards_together) {
    Desk d(2, played({"expansion_2", "coffee_1", "expansion_2"}).tile("blue", "expansion"));
    EXPECT_EQ(beginning(d.offers("blue"), "expand"),
              (MoveTexts{"expand mombasa", "expand cape_town", "expand saint_louis", "expand cairo"}));
    d.play("blue", "expand cairo");
    EXPECT_TRUE(contains(d.told(), "expands blue cairo 6"));
    d.play("blue", "stop");
    EXPECT_EQ(d.list("players.blue.face_up"), MoveTexts{"slot_3"});
    EXPECT_TRUE(d.list("players.blue.tiles_up").empty());
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-9.3
TEST(MombasaExpand, MO_9_3_the_share_symbol_does_not_matter) {
    Desk d(2, played({"expansion_2_mombasa"}));
    d.play("blue", "expand cairo").play("blue", "place nubia");
    EXPECT_EQ(d.list("companies.cairo.regions"), MoveTexts{"nubia"});
}

// MO-9.4
TEST(MombasaExpand, MO_9_4_until_the_points_are_spent_or_you_stop) {
    Desk d(2, played({"expansion_3_cairo"}));
    d.play("blue", "expand cape_town");
    place(d, "karoo");
    EXPECT_TRUE(d.is_offered("blue", "stop"));
    d.play("blue", "stop");
    EXPECT_EQ(d.list("companies.cape_town.regions"), MoveTexts{"karoo"});
    EXPECT_EQ(d.pending(), MoveTexts{"green"});  // two points are lost
}

// MO-9.5, MO-9.27
TEST(MombasaExpand, MO_9_5_next_to_own_regions_or_the_own_headquarters) {
    Desk d(2, played({"expansion_3_cairo"}).regions("mombasa", {"zambezi"}));
    d.play("blue", "expand cape_town");
    EXPECT_EQ(beginning(d.offers("blue"), "place"), (MoveTexts{"place karoo", "place namaqualand", "place kalahari"}));
    EXPECT_EQ(d.refusal("blue", "place swahili_coast"), "MO-9.5");  // beside another headquarters
    place(d, "karoo");
    place(d, "namaqualand");
    EXPECT_TRUE(d.is_offered("blue", "place angola"));  // next to one placed in this action
}

// MO-9.6, MO-9.26
TEST(MombasaExpand, MO_9_6_one_post_of_a_company_in_a_region) {
    Desk d(2, played({"expansion_3_cairo"}).regions("cape_town", {"karoo"}).regions("cairo", {"namaqualand"}));
    d.play("blue", "expand cape_town");
    EXPECT_EQ(d.refusal("blue", "place karoo"), "MO-9.6");
    EXPECT_TRUE(d.is_offered("blue", "place namaqualand"));
    EXPECT_EQ(d.t.regions, 24);  // headquarters are none of them
}

// MO-9.7
TEST(MombasaExpand, MO_9_7_single_and_double_lines) {
    Desk one(2, played({"single_expansion_1"}));
    one.play("blue", "expand cape_town");
    EXPECT_EQ(beginning(one.offers("blue"), "place"), (MoveTexts{"place karoo", "place namaqualand"}));
    EXPECT_EQ(one.refusal("blue", "place kalahari"), "MO-9.7");
    Desk two(2, played({"expansion_2"}));
    two.play("blue", "expand cape_town").play("blue", "place kalahari");
    EXPECT_EQ(two.pending(), MoveTexts{"green"});  // both points are spent
}

// MO-9.8
TEST(MombasaExpand, MO_9_8_another_company_costs_one_more) {
    Desk d(2, played({"expansion_2"}).regions("cairo", {"karoo", "kalahari"}));
    d.play("blue", "expand cape_town");
    EXPECT_EQ(beginning(d.offers("blue"), "place"), (MoveTexts{"place karoo", "place namaqualand"}));
    EXPECT_EQ(d.refusal("blue", "place kalahari"), "MO-9.7");
    d.play("blue", "place karoo");
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-9.9
TEST(MombasaExpand, MO_9_9_the_cheapest_way) {
    Desk d(2, played({"single_expansion_1"}).regions("cape_town", {"karoo"}));
    d.play("blue", "expand cape_town");
    place(d, "kalahari");  // 2 from the headquarters, 1 from Karoo
    EXPECT_TRUE(contains(d.list("companies.cape_town.regions"), "kalahari"));
}

// MO-9.10
TEST(MombasaExpand, MO_9_10_the_topmost_post_of_any_column) {
    Desk d(2, played({"expansion_3_cairo"}));
    d.play("blue", "expand cape_town").play("blue", "place karoo");
    EXPECT_EQ(d.number("companies.cape_town.posts.1"), 4);  // three equal columns: no choice
    d.play("blue", "place namaqualand");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"take_post cape_town 1", "take_post cape_town 2"}));
    d.play("blue", "take_post cape_town 1");
    EXPECT_EQ(d.number("companies.cape_town.posts.1"), 3);
    EXPECT_EQ(d.number("companies.cape_town.share_value"), 1);  // row 2 shows a coin
}

// MO-9.11, MO-9.12
TEST(MombasaExpand, MO_9_11_rewards_after_the_last_post) {
    Desk d(2, played({"expansion_3_cairo"}));
    d.play("blue", "expand cape_town");
    place(d, "karoo");  // a diamond step
    EXPECT_EQ(d.of("blue", "diamond"), 0);
    place(d, "namaqualand");  // a track step
    EXPECT_EQ(d.of("blue", "tracks.cape_town"), 0);
    d.play("blue", "stop");
    EXPECT_EQ(d.of("blue", "diamond"), 1);
    EXPECT_EQ(d.of("blue", "tracks.cape_town"), 1);
}

// MO-9.13
TEST(MombasaExpand, MO_9_13_four_kinds_of_reward) {
    Desk d(2, played({"expansion_2"}).regions("cairo", {"namaqualand"}));
    d.play("blue", "expand cairo");
    place(d, "red_sea_coast");
    EXPECT_TRUE(d.is_offered("blue", "place abyssinia"));
    place(d, "abyssinia");
    EXPECT_EQ(d.of("blue", "money"), 3);    // 2 pounds
    EXPECT_EQ(d.of("blue", "diamond"), 1);  // one step; the mine itself gives nothing
}

// MO-9.14
TEST(MombasaExpand, MO_9_14_points_of_all_regions_together) {
    Desk d(2, played({"expansion_2"}).regions("cairo", {"kordofan"}));
    d.play("blue", "expand cairo");
    place(d, "nubia");
    place(d, "darfur");
    EXPECT_EQ(d.number("turn_due.points"), 2);
    EXPECT_TRUE(beginning(d.offers("blue"), "take_book").size() == 12);  // two points pay for a C book
}

// MO-9.15
TEST(MombasaExpand, MO_9_15_points_before_track_steps) {
    Desk d(2, played({"expansion_3_cairo"}));
    d.play("blue", "expand cairo");
    place(d, "nubia");
    place(d, "kordofan");
    d.play("blue", "stop");
    EXPECT_FALSE(beginning(d.offers("blue"), "take_book").empty());
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 0);
    d.play("blue", "take_money");
    EXPECT_EQ(d.of("blue", "tracks.cairo"), 1);
}

// MO-9.16, MO-9.28
TEST(MombasaExpand, MO_9_16_an_ousted_post_returns_to_a_column_of_choice) {
    Desk d(2, played({"expansion_2"}).regions("mombasa", {"karoo", "zambezi", "kasai"}).posts("mombasa", 2, 5, 5));
    EXPECT_EQ(d.number("companies.mombasa.share_value"), 2);
    d.play("blue", "expand cape_town");
    place(d, "karoo");
    EXPECT_EQ(d.number("companies.mombasa.posts.1"), 3);  // the only column with room
    EXPECT_EQ(d.number("companies.mombasa.share_value"), 1);
    Desk choice(2, played({"expansion_2"}).regions("mombasa", {"karoo", "zambezi", "kasai"}).posts("mombasa", 4, 4, 4));
    choice.play("blue", "expand cape_town").play("blue", "place karoo");
    EXPECT_EQ(choice.number("companies.mombasa.posts.1"), 5);
    Desk two(2, played({"expansion_2"}).regions("mombasa", {"karoo", "zambezi", "kasai"}).posts("mombasa", 3, 4, 5));
    two.play("blue", "expand cape_town").play("blue", "place karoo");
    EXPECT_EQ(two.offers("blue"), (MoveTexts{"return_post mombasa 1", "return_post mombasa 2"}));
    two.play("blue", "return_post mombasa 2");
    EXPECT_EQ(two.number("companies.mombasa.posts.2"), 5);
}

// MO-9.17
TEST(MombasaExpand, MO_9_17_row_five_is_never_covered_again) {
    Desk d(2, played({"expansion_2"})
                  .regions("mombasa", {"karoo", "zambezi", "kasai", "angola", "turkana"})
                  .posts("mombasa", 0, 5, 5));
    EXPECT_EQ(d.number("companies.mombasa.share_value"), 5);
    d.play("blue", "expand cape_town").play("blue", "place karoo");
    EXPECT_EQ(d.number("companies.mombasa.posts.1"), 1);
    EXPECT_EQ(d.number("companies.mombasa.share_value"), 4);  // row 4 is covered, row 5 is not
}

// MO-9.18
TEST(MombasaExpand, MO_9_18_no_place_left) {
    Desk d(2, played({"expansion_2"})
                  .regions("mombasa", {"karoo"})
                  .posts("mombasa", 4, 5, 5)
                  .with(R"({"companies": {"mombasa": {"opened": ["1"]}}})"));
    d.play("blue", "expand cape_town").play("blue", "place karoo");
    EXPECT_TRUE(contains(d.told(), "post_gone mombasa"));
    EXPECT_EQ(d.number("companies.mombasa.removed"), 1);
}

// MO-9.19
TEST(MombasaExpand, MO_9_19_one_post_in_a_region) {
    Desk d(2, played({"expansion_2"}).regions("mombasa", {"karoo"}));
    d.play("blue", "expand cape_town").play("blue", "place karoo");
    EXPECT_TRUE(d.list("companies.mombasa.regions").empty());
    EXPECT_EQ(d.list("companies.cape_town.regions"), MoveTexts{"karoo"});
}

// MO-9.21
TEST(MombasaExpand, MO_9_21_no_posts_no_expansion) {
    Desk empty(2, played({"expansion_3_cairo"}).posts("cape_town", 0, 0, 0));
    EXPECT_EQ(empty.refusal("blue", "expand cape_town"), "MO-9.21");
    Desk last(2, played({"expansion_3_cairo"}).posts("cape_town", 0, 0, 1));
    last.play("blue", "expand cape_town").play("blue", "place karoo");
    EXPECT_EQ(last.pending(), MoveTexts{"green"});  // the points left are lost
}

// MO-9.22
TEST(MombasaExpand, MO_9_22_without_a_post) {
    Desk d(2, played({"expansion_3_cairo"}));
    d.play("blue", "expand cape_town").play("blue", "stop");
    EXPECT_TRUE(d.list("players.blue.face_up").empty());
    Desk none(2, played({"single_expansion_1"}).regions("cairo", {"karoo", "namaqualand"}));
    none.play("blue", "expand cape_town");  // nothing is in reach for one point
    EXPECT_EQ(none.pending(), MoveTexts{"green"});
}

// MO-9.23: through the region around it, and no other way.
TEST(MombasaExpand, MO_9_23_an_enclave) {
    Desk d(2, played({"expansion_3_cairo"}).regions("cairo", {"darfur"}));
    d.play("blue", "expand cairo");
    EXPECT_EQ(d.refusal("blue", "place lake_chad"), "MO-9.5");
    place(d, "chad_basin");
    place(d, "lake_chad");
    d.play("blue", "stop");
    EXPECT_EQ(d.of("blue", "diamond"), 2);
}

// MO-9.25
TEST(MombasaExpand, MO_9_25_regions_need_not_hang_together) {
    Desk d(2, played({"single_expansion_1"}).regions("cairo", {"karoo"}));
    d.play("blue", "expand cairo");
    EXPECT_TRUE(d.is_offered("blue", "place nubia"));
    EXPECT_TRUE(d.is_offered("blue", "place namaqualand"));
}

}  // namespace
}  // namespace pentarchy::mombasa
