// Chapters 15 and 16 of the rules: leaving, and the preparation of the next round.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

// MO-15.1, MO-15.2, MO-15.3, MO-15.4
TEST(MombasaRound, MO_15_1_a_row_to_the_hand_then_the_cards_to_their_rows) {
    Desk d(2, Given()
                  .row("blue", 2, {"expansion_2", "expansion_2"})
                  .row("blue", 3, {"coffee_1"})
                  .up("blue", {"coffee_2", "cotton_1"})
                  .tile("blue", "expansion")
                  .turn("action", "blue", 2));
    d.play("blue", "leave");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"take_row slot_2", "take_row slot_3"}));
    d.play("blue", "take_row slot_2");
    EXPECT_EQ(d.list("players.blue.hand"), (MoveTexts{"expansion_2", "expansion_2"}));
    EXPECT_EQ(d.at("players.blue.rows.slot_2"), names({"coffee_2"}));  // played this round: not in the hand
    EXPECT_EQ(d.at("players.blue.rows.slot_3"), names({"coffee_1", "cotton_1"}));
    EXPECT_TRUE(d.list("players.blue.face_up").empty());
    EXPECT_TRUE(d.list("players.blue.tiles").empty());
}

// MO-15.5, MO-22.3
TEST(MombasaRound, MO_15_5_rows_are_open) {
    Desk d(2, Given().row("blue", 2, {"expansion_2", "coffee_1"}).turn("action", "blue"));
    EXPECT_EQ(d.seen_by(1, "players.blue.rows.slot_2"), names({"coffee_1", "expansion_2"}));
    EXPECT_EQ(d.seen_by(kSpectator, "players.blue.rows.slot_2"), names({"coffee_1", "expansion_2"}));
}

// MO-15.6
TEST(MombasaRound, MO_15_6_a_row_with_cards_must_be_taken) {
    Desk d(2, Given().row("blue", 3, {"coffee_1"}).turn("action", "blue"));
    d.play("blue", "leave");
    EXPECT_EQ(d.list("players.blue.hand"), MoveTexts{"coffee_1"});  // the only one
    Desk two(2, Given().row("blue", 3, {"coffee_1"}).row("blue", 4, {"coffee_2"}).turn("action", "blue"));
    two.play("blue", "leave");
    EXPECT_EQ(two.refusal("blue", "take_row slot_2"), "MO-15.6");
    Desk none(2, Given().turn("action", "blue"));
    none.play("blue", "leave");
    EXPECT_EQ(none.pending(), MoveTexts{"green"});
}

// MO-15.7, MO-19.3
TEST(MombasaRound, MO_15_7_rows_one_and_five) {
    Desk d(2, Given()
                  .diamond("blue", 8)
                  .jar("blue", 4)
                  .up("blue", {"coffee_1", "coffee_2", "cotton_1", "cotton_2", "bananas_1"})
                  .turn("action", "blue"));
    d.play("blue", "leave");
    EXPECT_EQ(d.at("players.blue.rows.slot_1"), names({"coffee_1"}));
    EXPECT_EQ(d.at("players.blue.rows.slot_5"), names({"bananas_1"}));
    Desk later(2, Given().row("blue", 1, {"coffee_1"}).row("blue", 5, {"coffee_2"}).turn("action", "blue"));
    later.play("blue", "leave");
    EXPECT_EQ(later.offers("blue"), (MoveTexts{"take_row slot_1", "take_row slot_5"}));
}

// MO-15.8
TEST(MombasaRound, MO_15_8_when_all_have_left) {
    Desk d(2, Given().turn("action", "blue", 2));
    d.play("blue", "leave").play("green", "leave");
    EXPECT_EQ(d.draw_luck().number("round"), 3);
}

Given row_of(const char* right, const char* middle, const char* left) {
    Given given;
    const std::pair<const char*, const char*> kSpaces[] = {{"right", right}, {"middle", middle}, {"left", left}};
    given.display("r1_right", "coffee_2").set({"display", "r1_right"}, nullptr);
    for (const auto& [column, card] : kSpaces)
        if (*card) given.set({"display", std::string("r1_") + column}, Json(card));
    return given.turn("prepare", "", 1);
}

// MO-16.1, MO-16.2, MO-16.3
TEST(MombasaRound, MO_16_1_coins_to_the_books) {
    EXPECT_EQ(Desk(2, Given().turn("prepare", "", 1)).draw_luck().list("coins"), MoveTexts{"book_r1_2"});
    EXPECT_EQ(Desk(3, Given().turn("prepare", "", 1)).draw_luck().list("coins"), (MoveTexts{"book_r1_2", "book_r2_2"}));
    EXPECT_EQ(Desk(3, Given().turn("prepare", "", 2)).draw_luck().list("coins"), MoveTexts{"book_r1_3"});
    EXPECT_EQ(Desk(4, Given().turn("prepare", "", 6)).draw_luck().list("coins"), (MoveTexts{"book_r1_7", "book_r2_7"}));
}

// MO-16.4
TEST(MombasaRound, MO_16_4_a_coin_stays_without_a_book) {
    Desk d(2, Given().with(R"({"shelf": {"book_r1_2": null}})").turn("prepare", "", 1));
    EXPECT_EQ(d.list("coins"), MoveTexts{"book_r1_2"});
}

// MO-16.5
TEST(MombasaRound, MO_16_5_the_right_column_is_discarded) {
    Desk d(2, row_of("coffee_3", "", ""));
    EXPECT_EQ(d.number("discard.coffee_3"), 1);
}

// MO-16.6
TEST(MombasaRound, MO_16_6_cards_slide_to_the_right) {
    Desk full(2, row_of("coffee_3", "cotton_3", "bananas_3"));
    EXPECT_EQ(full.at("display.r1_right"), "cotton_3");
    EXPECT_EQ(full.at("display.r1_middle"), "bananas_3");
    EXPECT_EQ(full.at("display.r1_left"), nullptr);
    Desk gap(2, row_of("", "", "bananas_3"));
    EXPECT_EQ(gap.at("display.r1_right"), "bananas_3");
    EXPECT_EQ(gap.at("display.r1_middle"), nullptr);
}

// MO-16.7
TEST(MombasaRound, MO_16_7_filled_from_right_to_left) {
    Desk d(2, row_of("coffee_3", "cotton_3", "bananas_3"));
    MoveTexts drawn;
    while (d.pending() == MoveTexts{"luck"}) {
        Chances chances;
        outcomes<Mombasa>({d.t, d.s}, chances);
        drawn.push_back(d.t.card_space_words[chances.move[0].a]);
        const size_t before = d.trace.lines.size();
        d.luck(move_text<Mombasa>(d.t, chances.move[0]));
        EXPECT_GT(d.trace.lines.size(), before);
    }
    EXPECT_EQ(drawn, (MoveTexts{"r2_right", "r3_right", "r4_right", "r2_middle", "r3_middle", "r4_middle", "r1_left",
                                "r2_left", "r3_left", "r4_left"}));
}

// MO-16.8
TEST(MombasaRound, MO_16_8_an_empty_deck) {
    Given given = row_of("coffee_3", "", "");
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    for (int i = 0; i < t.stocks; ++i)
        given.set({"deck", t.letter_words[t.stock[i].letter], t.face_words[t.stock[i].face]}, 0);
    Desk d(2, given);
    EXPECT_EQ(d.at("display.r1_right"), nullptr);
    EXPECT_EQ(d.number("discard.coffee_3"), 1);  // and stays there
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "green"}));
}

// MO-16.9, MO-16.10
TEST(MombasaRound, MO_16_9_markers_return_and_tiles_arrive) {
    Desk d(2,
           Given()
               .with(R"({"spaces": {"tile_plus_one": "blue", "tile_bookkeeper": "blue", "majority_coffee": "green"}})")
               .turn("prepare", "", 1));
    d.draw_luck();
    EXPECT_EQ(d.list("players.blue.tiles_up"), (MoveTexts{"plus_one", "bookkeeper"}));
    EXPECT_TRUE(d.list("players.green.tiles").empty());
    EXPECT_EQ(d.at("spaces.majority_coffee"), nullptr);
    EXPECT_EQ(d.of("green", "markers_on_spaces"), 0);
}

// MO-16.11
TEST(MombasaRound, MO_16_11_the_token_starts) {
    Desk d(3, Given().set({"start"}, "blue").set({"token"}, "yellow").turn("prepare", "", 1));
    for (const char* seat : {"blue", "green", "yellow"}) d.draw_luck().plan(seat, {});
    EXPECT_EQ(d.pending(), MoveTexts{"yellow"});
}

}  // namespace
}  // namespace pentarchy::mombasa
