// OP-25, OP-46 and OP-47: drawing two and keeping one, the hand limit, the bottom of the deck and the shuffle.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// All cards of the edition but these lie in the discard pile.
Given discarded_but(const MoveTexts& others) {
    const Edition t = Outpost::load(Node(edition(), "edition"));
    MoveTexts rest;
    for (const std::string& card : t.card_words)
        if (!contains(others, card)) rest.push_back(card);
    return Given().set({"discard"}, names(rest)).turn("red");
}

// An edition of six militia and six wards, all of which fit into two hands.
Json twelve_cards() { return edition(R"({"limits": {"hand": 8}})", {}, {6, 0, 0, 0, 6, 0}); }
MoveTexts six(const std::string& kind) {
    MoveTexts out;
    for (int i = 1; i <= 6; ++i) out.push_back(kind + "_" + std::to_string(i));
    return out;
}

// OP-25
TEST(OutpostCards, OP_25_above_four_cards_the_owner_discards_face_up) {
    Desk d(2, Given().hand("red", {"militia_1_1", "militia_1_2", "storm_1", "ward_1"}).turn("red"));
    d.play("red", "draw").luck("draw_card ward_2").luck("draw_card caravan_1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard ward", "discard caravan"}));  // one of the two first
    d.play("red", "discard caravan");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard militia_1", "discard storm", "discard ward"}));  // then down to four
    d.play("red", "discard militia_1");
    EXPECT_EQ(d.sees("blue", "discard"), names({"militia_1_1", "caravan_1"}));
    EXPECT_EQ(d.sees("blue", "players.red.hand"), 4);
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
}

TEST(OutpostCards, OP_25_a_looting_defender_discards_out_of_turn) {
    const MoveTexts four = {"militia_1_1", "militia_1_2", "militia_1_3", "militia_1_4"};
    Desk d(2, Given()
                  .pawns("red", "b1")
                  .ground("b1", "hill_1")
                  .ground("c1", "hill_2")
                  .pawns("blue", "c1")
                  .hand("red", {"storm_1"})
                  .hand("blue", four)
                  .turn("red"));
    d.play("red", "march b1")
        .play("red", "step c1")
        .luck("take_force storm_1")
        .luck("take_force militia_1_1")
        .luck("take_force militia_1_2");
    d.play("red", "lay_done").play("blue", "lay_done").play("blue", "take_card").luck("loot_card storm_1");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"discard militia_1", "discard storm"}));
    d.play("blue", "discard storm");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_EQ(d.sees("spectator", "discard"), names({"storm_1"}));
}

// OP-46
TEST(OutpostCards, OP_46_two_in_secret_keep_one_discard_one_face_up) {
    Desk d(3, Given().hand("red", {"militia_1_1"}).turn("red"));
    d.play("red", "draw").luck("draw_card storm_1").luck("draw_card ward_1");
    EXPECT_EQ(d.glimpse("blue"), "draw_card ?");
    EXPECT_EQ(d.sees("blue", "players.red.hand"), 3);
    EXPECT_EQ(d.sees("blue", "players.red.choosing_from"), 2);
    EXPECT_EQ(d.sees("blue", "secrets.red.drawn_1"), 0);
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard storm", "discard ward"}));  // not the old card
    d.play("red", "discard ward");
    EXPECT_EQ(d.sees("blue", "discard"), names({"ward_1"}));
    EXPECT_EQ(d.sees("blue", "players.red.hand"), 2);
    EXPECT_EQ(d.at("players.red.hand"), names({"militia_1_1", "storm_1"}));
    EXPECT_EQ(d.at("secrets.red.drawn_1"), 0);
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
}

TEST(OutpostCards, OP_46_a_single_card_is_kept) {
    Desk d(2,
           Given()
               .hand("red", six("militia_1"))
               .hand("blue", {"ward_1", "ward_2", "ward_3", "ward_4", "ward_5"})
               .turn("red"),
           twelve_cards());
    d.play("red", "draw").luck("draw_card ward_6");
    EXPECT_EQ(d.at("players.red.hand").as_array().size(), 7u);
    EXPECT_EQ(d.at("discard"), names({}));
    EXPECT_TRUE(contains(d.hears("spectator"), "draws_two red 1"));
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
}

// OP-47
TEST(OutpostCards, OP_47_returned_cards_come_last_and_in_order) {
    Desk d(2, discarded_but({"ward_1", "ward_2", "storm_1"})
                  .with(R"({"under": [{"id": "ward_2", "by": "red"}, {"id": "storm_1", "by": "blue"}]})"));
    d.play("red", "draw");
    EXPECT_EQ(d.outcomes(), MoveTexts{"draw_card ward_1"});  // what is left of the deck
    d.luck("draw_card ward_1");
    EXPECT_EQ(d.outcomes(), MoveTexts{"draw_card ward_2"});  // red's own, returned first
    EXPECT_FALSE(contains(d.lines(), "reshuffled"));
    d.luck("draw_card ward_2").play("red", "discard ward").play("red", "end").play("blue", "draw");
    EXPECT_EQ(d.outcomes(), MoveTexts{"draw_card storm_1"});
}

TEST(OutpostCards, OP_47_only_discards_left_are_shuffled_when_a_card_is_needed) {
    Desk d(2, discarded_but({"ward_1", "ward_2"}));
    d.play("red", "draw").luck("draw_card ward_1").luck("draw_card ward_2");
    EXPECT_FALSE(contains(d.lines(), "reshuffled"));
    d.play("red", "discard ward");
    EXPECT_EQ(d.at("discard").as_array().size(), 23u);
    d.play("red", "end").play("blue", "draw");
    EXPECT_TRUE(contains(d.lines(), "reshuffled"));
    EXPECT_EQ(d.outcomes().size(), 23u);  // the card just discarded too, but not the one red holds
    EXPECT_FALSE(contains(d.outcomes(), "draw_card ward_2"));
    EXPECT_EQ(d.sees("red", "discard"), names({}));
}

TEST(OutpostCards, OP_47_nothing_left_is_nothing_drawn) {
    Desk d(2, Given().hand("red", six("militia_1")).hand("blue", six("ward")).tile("b1", "camp_1").turn("red"),
           twelve_cards());
    EXPECT_EQ(d.refusal("red", "draw"), "OP-47");
    d.play("red", "march a1")
        .play("red", "step b1")
        .luck("take_force militia_1_1")
        .luck("take_force militia_1_2")
        .play("red", "lay_done");
    EXPECT_TRUE(contains(d.hears("spectator"), "fought 1 1"));  // raiders without cards still count one
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
}

TEST(OutpostCards, OP_47_shuffled_cards_cannot_be_those_held_before) {
    // Blue has held two cards since before the shuffle: whatever red imagines, they are not among the shuffled ones.
    Desk d(2, discarded_but({"ward_1", "ward_2", "storm_1", "storm_2"}).hand("blue", {"storm_1", "storm_2"}));
    d.play("red", "draw")
        .luck("draw_card ward_1")
        .luck("draw_card ward_2")
        .play("red", "discard ward")
        .play("red", "end");
    d.play("blue", "pass").play("blue", "end").play("red", "draw");
    const auto view = pentarchy::view<Outpost>(d.t, d.s, 0);
    for (uint64_t seed = 0; seed < 50; ++seed) {
        Rng rng(seed);
        const State guess = determinize<Outpost>(d.t, view, rng);
        EXPECT_EQ(guess.cards.ids_at(hand_of(1)), d.s.cards.ids_at(hand_of(1)));
    }
}

}  // namespace
}  // namespace pentarchy::outpost
