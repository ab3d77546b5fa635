// Chapters 10 and 11 of the rules: accounting points, books and bookkeepers.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

// Blue is about to use a bookkeeper of value 2 (slot 2); the display holds known books.
Given office(const MoveTexts& cards = {"bookkeeper_2"}) {
    return Given()
        .up("blue", cards)
        .with(
            R"({"shelf": {"book_r1_2": "book_a01", "book_r1_3": "book_a02", "book_r1_4": "book_b01", "book_r1_5": "book_b10",
                            "book_r1_6": "book_c01", "book_r1_7": "book_c02", "book_r2_2": "book_a06", "book_r2_3": "book_a07",
                            "book_r2_4": "book_b12", "book_r2_5": "book_b13", "book_r2_6": "book_c11", "book_r2_7": "book_c12"}})")
        .turn("action", "blue");
}
const char* const kUse = "bookkeeper slot_2 bookkeeper_2";

// MO-10.1, MO-10.2, MO-10.3
TEST(MombasaBooks, MO_10_3_prices) {
    Desk d(2, office());
    d.play("blue", kUse);
    EXPECT_EQ(d.number("turn_due.points"), 2);
    d.play("blue", "take_book book_r1_2 book_a01");
    EXPECT_EQ(d.number("turn_due.points"), 1);
    EXPECT_EQ(d.refusal("blue", "take_book book_r1_6 book_c01"), "MO-10.3");
    d.play("blue", "take_money");
    EXPECT_EQ(d.of("blue", "money"), 2);
    EXPECT_EQ(d.number("turn_due.points"), 0);
    Desk dear(2, office());
    dear.play("blue", kUse).play("blue", "take_book book_r1_6 book_c01");
    EXPECT_EQ(dear.number("turn_due.points"), 0);
}

// MO-10.4
TEST(MombasaBooks, MO_10_4_from_the_display_only) {
    Desk d(2, office());
    d.play("blue", kUse);
    EXPECT_EQ(beginning(d.offers("blue"), "take_book").size(), 12u);
    EXPECT_EQ(d.offers("blue").size(), 13u);
}

// MO-10.5
TEST(MombasaBooks, MO_10_5_the_coin_below_the_book) {
    Desk d(2, office().with(R"({"coins": ["book_r1_2"]})"));
    d.plays("blue", {kUse, "take_book book_r1_2 book_a01"});
    EXPECT_EQ(d.of("blue", "money"), 2);
    EXPECT_TRUE(d.list("coins").empty());
}

// MO-10.6
TEST(MombasaBooks, MO_10_6_points_become_money) {
    Desk d(2, office());
    d.plays("blue", {kUse, "take_money"});
    EXPECT_EQ(d.of("blue", "money"), 3);
}

// MO-10.7, MO-10.13
TEST(MombasaBooks, MO_10_7_refill_at_the_end_of_the_turn) {
    Desk d(2, office());
    d.plays("blue", {kUse, "take_book book_r1_2 book_a01", "take_book book_r1_3 book_a02"});
    EXPECT_EQ(d.at("shelf.book_r1_2"), nullptr);
    d.play("blue", "place_book book_a01 2").play("blue", "place_book book_a02 3");
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});
    EXPECT_EQ(d.number("book_supply.A"), 20);
    d.luck("draw_book book_r1_2 book_a24").luck("draw_book book_r1_3 book_a23");
    EXPECT_EQ(d.at("shelf.book_r1_2"), "book_a24");
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-10.8
TEST(MombasaBooks, MO_10_8_not_for_the_jar_of_the_same_turn) {
    Desk d(2, office({"bookkeeper_2", "coffee_3"}).jar("blue", 1));
    d.play("blue", kUse);
    EXPECT_TRUE(beginning(d.offers("blue"), "jar_to").empty());  // no book ahead yet
    d.plays("blue", {"take_book book_r1_2 book_a01", "take_money", "place_book book_a01 2"});
    EXPECT_EQ(d.of("blue", "jar"), 1);
}

// MO-10.9, MO-10.10, MO-10.15
TEST(MombasaBooks, MO_10_9_where_books_may_lie) {
    Desk a(2, office());
    a.plays("blue", {kUse, "take_book book_r1_2 book_a01", "take_money"});
    MoveTexts steps;
    for (const int step : {2, 3, 4, 6, 8, 10, 12, 14}) steps.push_back("place_book book_a01 " + std::to_string(step));
    EXPECT_EQ(a.offers("blue"), steps);
    EXPECT_EQ(a.refusal("blue", "place_book book_a01 5"), "MO-10.10");
    EXPECT_EQ(a.refusal("blue", "place_book book_a01 1"), "MO-10.15");
    EXPECT_EQ(a.refusal("blue", "place_book book_a01 16"), "MO-10.9");
    Desk b(2, office());
    b.plays("blue", {kUse, "take_book book_r1_4 book_b01", "take_money"});
    EXPECT_EQ(b.offers("blue").size(), 14u);
    b.play("blue", "place_book book_b01 9");  // a gap is allowed
    EXPECT_EQ(b.at("players.blue.books"), parse_json(R"({"9": "book_b01"})", ""));
}

// MO-10.11, MO-10.12
TEST(MombasaBooks, MO_10_11_covering) {
    Given given = office().books("blue", {{2, "book_b02"}, {3, "book_a03"}});
    Desk a(2, given);
    a.plays("blue", {kUse, "take_book book_r1_2 book_a01", "take_money"});
    EXPECT_EQ(a.refusal("blue", "place_book book_a01 2"), "MO-10.11");
    a.play("blue", "place_book book_a01 3");
    EXPECT_EQ(a.at("players.blue.books"), parse_json(R"({"2": "book_b02", "3": "book_a01"})", ""));
    EXPECT_EQ(a.list("books_gone"), MoveTexts{"book_a03"});
    Desk b(2, given);
    b.plays("blue", {kUse, "take_book book_r1_4 book_b01", "take_money", "place_book book_b01 2"});
    EXPECT_EQ(b.list("books_gone"), MoveTexts{"book_b02"});
}

// MO-10.14
TEST(MombasaBooks, MO_10_14_an_empty_supply) {
    Given given = office();
    Json gone = boost::json::array();
    for (const int n : {3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24})
        gone.as_array().emplace_back("book_a" + std::string(n < 10 ? "0" : "") + std::to_string(n));
    given.set({"books_gone"}, gone);
    Desk d(2, given);
    d.plays("blue", {kUse, "take_book book_r1_2 book_a01", "take_money", "place_book book_a01 2"});
    EXPECT_EQ(d.at("shelf.book_r1_2"), nullptr);
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-10.16
TEST(MombasaBooks, MO_10_16_behind_the_jar) {
    Desk d(2, office().jar("blue", 3).books("blue", {{2, "book_a03"}}));
    d.plays("blue", {kUse, "take_book book_r1_2 book_a01", "take_money"});
    EXPECT_TRUE(d.is_offered("blue", "place_book book_a01 3"));
    d.play("blue", "place_book book_a01 3");
    EXPECT_EQ(d.of("blue", "jar"), 3);
}

// MO-10.17
TEST(MombasaBooks, MO_10_17_no_place_for_a_book) {
    Desk d(2, office().books("blue", {{2, "book_b02"},
                                      {3, "book_b03"},
                                      {4, "book_b04"},
                                      {6, "book_b05"},
                                      {8, "book_b06"},
                                      {10, "book_b07"},
                                      {12, "book_b08"},
                                      {14, "book_b09"}}));
    d.plays("blue", {kUse, "take_book book_r1_2 book_a01", "take_money"});
    EXPECT_TRUE(contains(d.told(), "book_gone blue book_a01"));
    EXPECT_EQ(d.list("books_gone"), MoveTexts{"book_a01"});
}

// MO-10.18
TEST(MombasaBooks, MO_10_18_a_face_down_book_keeps_its_letter) {
    Given given = office()
                      .jar("blue", 1)
                      .books("blue", {{2, "book_b02"}, {3, "book_a03"}})
                      .with(R"({"players": {"blue": {"books_down": [2, 3]}}})");
    Desk d(2, given);
    d.plays("blue", {kUse, "jar_stay"});
    d.plays("blue", {"take_book book_r1_2 book_a01", "take_money"});
    EXPECT_EQ(d.refusal("blue", "place_book book_a01 2"), "MO-10.11");
    d.play("blue", "place_book book_a01 3");
    EXPECT_EQ(d.at("players.blue.books_down"), parse_json("[2]", ""));
}

// MO-10.19, MO-19.7
TEST(MombasaBooks, MO_10_19_two_pounds_a_point_at_the_end) {
    Desk d(2, office().jar("blue", 15));
    d.play("blue", kUse);
    EXPECT_EQ(d.of("blue", "money"), 5);
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-11.1, MO-11.16
TEST(MombasaBooks, MO_11_1_one_bookkeeper) {
    Desk d(2, office({"bookkeeper_2", "bookkeeper_3"}).tile("blue", "bookkeeper"));
    EXPECT_EQ(beginning(d.offers("blue"), "bookkeeper").size(), 2u);
    EXPECT_TRUE(d.is_offered("blue", "use_tile bookkeeper"));
    d.plays("blue", {kUse, "take_money"});
    EXPECT_EQ(d.list("players.blue.face_up"), MoveTexts{"slot_3"});
    EXPECT_EQ(d.list("players.blue.tiles_up"), MoveTexts{"bookkeeper"});
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-11.2
TEST(MombasaBooks, MO_11_2_pay_to_turn_one_book) {
    Given given = office().jar("blue", 2).books("blue", {{2, "book_a03"}, {3, "book_a04"}, {4, "book_a05"}});
    Desk poor(2, given.money("blue", 1));
    poor.play("blue", kUse);
    EXPECT_TRUE(beginning(poor.offers("blue"), "flip").empty());
    Desk d(2, given.money("blue", 5));
    d.play("blue", kUse);
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"flip_none", "flip 3", "flip 4"}));
    EXPECT_EQ(d.refusal("blue", "flip 2"), "MO-11.2");
    d.play("blue", "flip 4");
    EXPECT_EQ(d.of("blue", "money"), 3);
    EXPECT_EQ(d.at("players.blue.books_down"), parse_json("[4]", ""));
    EXPECT_TRUE(beginning(d.offers("blue"), "flip").empty());  // once
    Desk jar(2, given);
    jar.plays("blue", {kUse, "flip 3"});
    EXPECT_EQ(jar.refusal("blue", "flip 4"), "MO-11.2");
}

// MO-11.3
TEST(MombasaBooks, MO_11_3_the_start_tile_too) {
    Desk d(2, office().money("blue", 2));
    d.plays("blue", {kUse, "flip 1"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"jar_stay", "jar_to 1"}));
    d.play("blue", "jar_to 1");
    EXPECT_EQ(d.number("turn_due.money"), 0);
}

// MO-11.4, MO-11.11, MO-11.13
TEST(MombasaBooks, MO_11_4_any_number_of_books) {
    Given given = office({"bookkeeper_2", "coffee_3"})
                      .jar("blue", 1)
                      .books("blue", {{2, "book_a03"}, {3, "book_a20"}, {4, "book_a14"}, {5, "book_b02"}})
                      .with(R"({"players": {"blue": {"books_down": [4]}}})");
    Desk d(2, given);
    d.play("blue", kUse);
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"jar_stay", "jar_to 2", "jar_to 3", "jar_to 4"}));
    EXPECT_EQ(d.refusal("blue", "jar_to 5"), "MO-11.5");
    Desk stop(2, given);
    stop.plays("blue", {kUse, "jar_to 3", "take_money"});
    EXPECT_EQ(stop.of("blue", "money"), 1 + 2 + 2);  // the reward of the book where it stops, and the points
    Desk down(2, given);
    down.plays("blue", {kUse, "jar_to 4", "take_money"});
    EXPECT_EQ(down.of("blue", "money"), 1 + 2);  // a face-down book gives nothing
    Desk stay(2, given);
    stay.plays("blue", {kUse, "jar_stay", "take_money"});
    EXPECT_EQ(stay.of("blue", "jar"), 1);
}

// MO-11.5, MO-11.6, MO-11.7
TEST(MombasaBooks, MO_11_5_requirements) {
    // A05 needs coffee 3, A04 too: the same cards serve both.
    Desk d(2, office({"bookkeeper_2", "coffee_3"}).jar("blue", 1).books("blue", {{2, "book_a04"}, {3, "book_a05"}}));
    d.play("blue", kUse);
    EXPECT_TRUE(d.is_offered("blue", "jar_to 3"));
    d.plays("blue", {"jar_to 3", "take_money"});
    EXPECT_EQ(d.list("players.blue.face_up"), MoveTexts{"slot_3"});  // the coffee is not used up
    Desk short_of(2, office({"bookkeeper_2", "coffee_2"}).jar("blue", 1).books("blue", {{2, "book_a04"}}));
    short_of.play("blue", kUse);
    EXPECT_TRUE(beginning(short_of.offers("blue"), "jar_to").empty());
}

bool met(const MoveTexts& cards, const char* book) {
    MoveTexts all = {"bookkeeper_2"};
    all.insert(all.end(), cards.begin(), cards.end());
    Desk d(2, Given().up("blue", all).jar("blue", 1).books("blue", {{2, book}}).turn("action", "blue"));
    d.play("blue", all.size() > 3 ? "bookkeeper slot_1 bookkeeper_2" : kUse);
    return d.is_offered("blue", "jar_to 2");
}

// MO-11.8
TEST(MombasaBooks, MO_11_8_separate_units) {
    EXPECT_TRUE(met({"coffee_3", "cotton_3"}, "book_c05"));
    EXPECT_TRUE(met({"coffee_3", "bananas_3"}, "book_c05"));
    EXPECT_TRUE(met({"coffee_3", "coffee_3"}, "book_c05"));
    EXPECT_FALSE(met({"coffee_3", "coffee_2"}, "book_c05"));
    EXPECT_FALSE(met({"coffee_3", "cotton_2", "bananas_2"}, "book_c05"));
    EXPECT_TRUE(met({"coffee_2", "expansion_2"}, "book_b04"));
}

// MO-11.9
TEST(MombasaBooks, MO_11_9_one_kind) {
    EXPECT_TRUE(met({"cotton_4"}, "book_a22"));
    EXPECT_TRUE(met({"bananas_2", "bananas_2"}, "book_a22"));
    EXPECT_FALSE(met({"coffee_2", "cotton_2"}, "book_a22"));
}

// MO-11.10
TEST(MombasaBooks, MO_11_10_specialist) {
    EXPECT_FALSE(met({}, "book_a23"));
    EXPECT_TRUE(met({"bookkeeper_3"}, "book_a23"));
    EXPECT_TRUE(met({"diamond_merchant"}, "book_a23"));
    Desk tile(
        2, Given().tile("blue", "bookkeeper").jar("blue", 1).books("blue", {{2, "book_a23"}}).turn("action", "blue"));
    tile.play("blue", "use_tile bookkeeper");
    EXPECT_FALSE(tile.is_offered("blue", "jar_to 2"));
    Desk other(2, Given()
                      .up("blue", {"bookkeeper_2"})
                      .tile("blue", "diamond_merchant")
                      .jar("blue", 1)
                      .books("blue", {{2, "book_a23"}})
                      .turn("action", "blue"));
    other.play("blue", kUse);
    EXPECT_TRUE(other.is_offered("blue", "jar_to 2"));
}

// MO-11.12
TEST(MombasaBooks, MO_11_12_never_over_a_gap) {
    Desk d(2, office({"bookkeeper_2", "coffee_3"}).jar("blue", 1).books("blue", {{2, "book_a03"}, {4, "book_a04"}}));
    d.play("blue", kUse);
    EXPECT_EQ(d.refusal("blue", "jar_to 4"), "MO-11.12");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"jar_stay", "jar_to 2"}));
}

// MO-11.14, MO-11.15
TEST(MombasaBooks, MO_11_15_points_of_book_and_card_apart) {
    Desk d(2, office({"bookkeeper_3", "coffee_3"}).jar("blue", 1).books("blue", {{2, "book_a21"}}));
    d.plays("blue", {"bookkeeper slot_2 bookkeeper_3", "jar_to 2"});
    EXPECT_EQ(d.number("turn_due.points"), 1);
    EXPECT_EQ(d.number("turn_due.bookkeeper_points"), 3);
    EXPECT_EQ(d.refusal("blue", "take_book book_r1_6 book_c01"), "MO-10.3");
    d.play("blue", "take_book book_r2_2 book_a06");
    EXPECT_EQ(d.number("turn_due.points"), 3);
    EXPECT_EQ(d.number("turn_due.bookkeeper_points"), 0);
    EXPECT_TRUE(d.is_offered("blue", "take_book book_r1_2 book_a01"));  // from the first space on again
    d.plays("blue", {"take_book book_r1_6 book_c01", "take_money"});
    EXPECT_EQ(d.of("blue", "money"), 2);
    EXPECT_EQ(d.at("turn_due.books").as_array().size(), 2u);
    Desk still(2, office());
    still.play("blue", kUse);
    EXPECT_EQ(still.number("turn_due.points"), 2);  // the jar did not move
}

// MO-11.17, MO-11.19
TEST(MombasaBooks, MO_11_19_removing_posts) {
    Desk d(2, office({"bookkeeper_2", "coffee_3", "cotton_3"}).jar("blue", 1).books("blue", {{2, "book_c05"}}));
    d.plays("blue", {kUse, "jar_to 2"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"remove_none", "remove_post mombasa 1", "remove_post cape_town 1",
                                           "remove_post saint_louis 1", "remove_post cairo 1"}));
    d.play("blue", "remove_post cape_town 1");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"remove_none", "remove_post cape_town 1", "remove_post cape_town 2",
                                           "remove_post saint_louis 1", "remove_post cairo 1"}));
    d.play("blue", "remove_post cape_town 1");
    EXPECT_EQ(d.number("companies.cape_town.removed"), 2);
    EXPECT_EQ(d.number("companies.cape_town.share_value"), 1);
    EXPECT_EQ(d.of("blue", "money"), 1 + 2);
    d.play("blue", "take_money");  // of the bookkeeper, after the whole reward of the book (MO-11.15)
    EXPECT_EQ(d.of("blue", "money"), 1 + 2 + 2);
}

// MO-11.18
TEST(MombasaBooks, MO_11_18_money_by_a_total) {
    Desk d(2, office({"bookkeeper_2", "cotton_4", "cotton_2"}).jar("blue", 1).books("blue", {{2, "book_c14"}}));
    d.plays("blue", {kUse, "jar_to 2", "take_money"});
    EXPECT_EQ(d.of("blue", "money"), 1 + 5 + 2);
}

// MO-11.20
TEST(MombasaBooks, MO_11_20_removing_may_be_declined) {
    Desk d(2, office({"bookkeeper_2", "coffee_3", "cotton_3"}).jar("blue", 1).books("blue", {{2, "book_c05"}}));
    d.plays("blue", {kUse, "jar_to 2", "remove_none", "take_money"});
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
    Given empty = office({"bookkeeper_2", "coffee_3", "cotton_3"}).jar("blue", 1).books("blue", {{2, "book_c05"}});
    for (const char* company : {"mombasa", "cape_town", "saint_louis", "cairo"}) empty.posts(company, 0, 0, 0);
    Desk none(2, empty);
    none.plays("blue", {kUse, "jar_to 2", "take_money"});
    EXPECT_EQ(none.pending(), MoveTexts{"green"});
}

}  // namespace
}  // namespace pentarchy::mombasa
