// OP-20 to OP-25: deals in the open market, cards shown and asked, done and taken back, hands above the limit.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

Given market() {
    return Given()
        .hand("red", {"militia_1_1", "militia_1_2", "storm_1"})
        .hand("blue", {"ward_1", "caravan_1"})
        .hand("yellow", {"militia_3_1"})
        .phase("market");
}

// A proposal: partner, given, asked; sent at once.
void propose(Desk& d, const std::string& from, const std::string& to, const MoveTexts& given, const MoveTexts& asked) {
    d.play(from, "propose " + to);
    for (const std::string& item : given) d.play(from, item);
    d.play(from, "next");
    for (const std::string& item : asked) d.play(from, item);
    d.play(from, "next").play(from, "send");
}

// OP-20
TEST(OutpostMarket, OP_20_all_at_once_and_openly_to_one_partner) {
    Desk d(3, market());
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "yellow"}));
    EXPECT_EQ(d.offers("red"), (MoveTexts{"propose blue", "propose yellow", "done"}));
    d.play("red", "propose blue");
    EXPECT_EQ(d.glimpse("yellow"), "propose blue");
    EXPECT_EQ(d.offers("yellow"), (MoveTexts{"propose red", "propose blue", "done"}));  // nobody waits for the others
    d.play("red", "give wood").play("red", "next").play("red", "next").play("red", "send");
    EXPECT_EQ(d.refusal("red", "propose yellow"), "OP-20");  // one proposal at a time
    EXPECT_EQ(d.sees("spectator", "players.red.deal.give"), (Json{{"wood", 1}}));
    EXPECT_TRUE(contains(d.offers("blue"), "accept red"));
    EXPECT_FALSE(contains(d.offers("yellow"), "accept red"));
    EXPECT_EQ(d.goods("red"), "2 1 1");  // nothing moves before it is accepted
    d.play("red", "withdraw");
    EXPECT_FALSE(contains(d.offers("blue"), "accept red"));
    EXPECT_EQ(d.refusal("red", "withdraw"), "OP-20");
}

TEST(OutpostMarket, OP_20_at_most_three_goods_and_two_cards_and_something) {
    Desk d(3, market());
    d.play("red", "propose blue");
    d.play("red", "give wood").play("red", "give wood");
    EXPECT_EQ(d.refusal("red", "give wood"), "OP-20");  // red has no third wood
    d.play("red", "give ore");
    EXPECT_EQ(d.refusal("red", "give gold"), "OP-20");  // the fourth good
    EXPECT_EQ(d.refusal("red", "give wood"), "OP-20");
    d.play("red", "give_card militia_1").play("red", "give_card militia_1");
    EXPECT_EQ(d.refusal("red", "give_card storm"), "OP-20");
    d.play("red", "next").play("red", "ask wood").play("red", "ask wood").play("red", "ask gold");
    EXPECT_EQ(d.refusal("red", "ask gold"), "OP-20");
    d.play("red", "ask_card").play("red", "ask_card");
    EXPECT_EQ(d.refusal("red", "ask_card"), "OP-22");

    Desk empty(3, market());
    empty.play("red", "propose blue").play("red", "next");
    EXPECT_EQ(empty.refusal("red", "next"), "OP-20");
    EXPECT_TRUE(contains(empty.offers("red"), "withdraw"));
}

TEST(OutpostMarket, OP_20_cards_go_face_down) {
    Desk d(3, market());
    d.play("red", "propose blue").play("red", "give_card storm");
    EXPECT_EQ(d.glimpse("blue"), "give_card ?");
    EXPECT_EQ(d.sees("blue", "players.red.deal.give_cards"), 1);
    EXPECT_EQ(d.sees("blue", "secrets.red.given_1"), 0);
    d.play("red", "next").play("red", "next").play("red", "send").play("blue", "accept red");
    EXPECT_EQ(d.sees("blue", "players.blue.hand"), names({"storm_1", "ward_1", "caravan_1"}));
    EXPECT_EQ(d.sees("yellow", "players.blue.hand"), 3);
    EXPECT_EQ(d.sees("spectator", "players.blue.hand"), 3);
    EXPECT_EQ(d.sees("yellow", "players.red.hand"), 2);
    EXPECT_FALSE(contains(d.hears("yellow"), "got_card blue storm_1"));
}

// OP-21
TEST(OutpostMarket, OP_21_cards_may_be_shown_to_the_partner_alone) {
    Desk d(3, market());
    d.play("red", "propose blue").play("red", "give_card storm").play("red", "next").play("red", "next");
    const Json yellow = d.sees("yellow", "players.red.hand");
    d.play("red", "show");
    EXPECT_EQ(d.sees("blue", "players.red.hand"), (Json{"storm_1", nullptr, nullptr}));
    EXPECT_EQ(d.sees("blue", "secrets.red.given_1"), d.at("secrets.red.given_1"));  // and that it is the one offered
    EXPECT_EQ(d.sees("yellow", "secrets.red.given_1"), 0);
    EXPECT_EQ(d.sees("yellow", "players.red.hand"), yellow);
    EXPECT_EQ(d.sees("spectator", "players.red.hand"), 3);
    EXPECT_TRUE(contains(d.hears("blue"), "showed red blue storm_1"));
    EXPECT_FALSE(contains(d.hears("yellow"), "showed red blue storm_1"));
    EXPECT_EQ(d.refusal("red", "show"), "OP-21");  // once is enough
    d.play("red", "withdraw");
    EXPECT_EQ(d.sees("blue", "players.red.hand"), (Json{"storm_1", nullptr, nullptr}));  // what was seen stays known

    Desk bare(3, market());
    bare.play("red", "propose blue").play("red", "give wood").play("red", "next").play("red", "next");
    EXPECT_EQ(bare.refusal("red", "show"), "OP-21");  // there is no card to show
}

// OP-22
TEST(OutpostMarket, OP_22_the_partner_chooses_the_asked_cards) {
    Desk d(3, market());
    propose(d, "blue", "red", {"give gold"}, {"ask_card", "ask_card"});
    d.play("red", "accept blue");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});                      // the others wait
    EXPECT_EQ(d.offers("red"), MoveTexts{"pick_card militia_1"});  // in ascending order, and a second one must be left
    d.play("red", "pick_card militia_1");
    EXPECT_EQ(d.glimpse("blue"), "pick_card ?");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"pick_card militia_1", "pick_card storm"}));
    EXPECT_EQ(d.sees("blue", "players.red.hand"), 3);
    d.play("red", "pick_card storm");
    EXPECT_EQ(d.sees("blue", "players.blue.hand"), names({"militia_1_1", "storm_1", "ward_1", "caravan_1"}));
    EXPECT_EQ(d.sees("yellow", "players.blue.hand"), 4);
    EXPECT_EQ(d.goods("red"), "2 1 2");
}

TEST(OutpostMarket, OP_22_no_more_cards_can_be_asked_than_the_partner_has) {
    Desk d(3, market());
    d.play("red", "propose yellow").play("red", "next").play("red", "ask_card");
    EXPECT_EQ(d.refusal("red", "ask_card"), "OP-23");
}

// OP-23
TEST(OutpostMarket, OP_23_accepting_moves_everything_at_once) {
    Desk d(2, market().goods("red", 2, 0, 0).goods("blue", 0, 2, 1));
    propose(d, "red", "blue", {"give wood", "give wood"}, {"ask ore", "ask gold"});
    d.play("blue", "accept red");
    EXPECT_EQ(d.goods("red"), "0 1 1");
    EXPECT_EQ(d.goods("blue"), "2 1 0");
    EXPECT_EQ(d.at("players.red.deal.to"), nullptr);
}

TEST(OutpostMarket, OP_23_a_side_that_can_no_longer_give_is_no_partner) {
    Desk d(3, market().goods("red", 1, 0, 0));
    propose(d, "red", "blue", {"give wood"}, {"ask ore"});
    propose(d, "yellow", "red", {}, {"ask wood"});
    EXPECT_TRUE(contains(d.offers("blue"), "accept red"));
    d.play("red", "accept yellow");
    EXPECT_EQ(d.refusal("blue", "accept red"), "OP-23");  // the proposer has given his wood away
    EXPECT_TRUE(contains(d.offers("blue"), "refuse red"));

    Desk other(3, market().goods("blue", 0, 1, 0));
    propose(other, "red", "blue", {"give wood"}, {"ask ore"});
    propose(other, "yellow", "blue", {}, {"ask ore"});
    other.play("blue", "accept yellow");
    EXPECT_EQ(other.refusal("blue", "accept red"), "OP-23");  // the partner himself

    Desk cards(3, market().hand("blue", {"ward_1"}));
    propose(cards, "red", "blue", {"give wood"}, {"ask_card"});
    propose(cards, "yellow", "blue", {}, {"ask_card"});
    cards.play("blue", "accept yellow").play("blue", "pick_card ward");
    EXPECT_EQ(cards.refusal("blue", "accept red"), "OP-23");  // no card left to choose
}

// OP-24
TEST(OutpostMarket, OP_24_two_proposals_a_round) {
    Desk d(2, market());
    for (int i = 0; i < 2; ++i) {
        propose(d, "red", "blue", {"give wood"}, {});
        d.play("blue", "refuse red");
    }
    EXPECT_EQ(d.refusal("red", "propose blue"), "OP-24");
    EXPECT_TRUE(contains(d.offers("blue"), "propose red"));
    d.play("red", "done").play("blue", "done");
    for (int turn = 0; turn < 4; ++turn) d.play(d.pending()[0], "pass").play(d.pending()[0], "end");
    for (const char* seat : {"red", "blue"}) d.play(seat, "plan_none").play(seat, "order work").play(seat, "ready");
    EXPECT_TRUE(contains(d.offers("red"), "propose blue"));  // a new round
}

TEST(OutpostMarket, OP_24_done_leaves_the_market_and_lets_proposals_fall) {
    Desk d(3, market());
    propose(d, "red", "blue", {"give wood"}, {});
    d.play("blue", "done");
    EXPECT_EQ(d.at("players.red.deal.to"), nullptr);
    EXPECT_EQ(d.refusal("red", "propose blue"), "OP-24");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "yellow"}));
    d.play("red", "done").play("yellow", "done");
    EXPECT_TRUE(contains(d.offers("red"), "pass"));  // the market is over
}

TEST(OutpostMarket, OP_24_a_proposal_to_one_who_has_just_left_cannot_be_sent) {
    Desk d(3, market());
    d.play("red", "propose blue").play("red", "give wood").play("blue", "done").play("red", "next").play("red", "next");
    EXPECT_EQ(d.refusal("red", "send"), "OP-24");
    d.play("red", "withdraw").play("red", "done").play("yellow", "done");
    EXPECT_TRUE(contains(d.offers("red"), "pass"));
}

TEST(OutpostMarket, OP_24_accepting_takes_done_back) {
    Desk d(3, market());
    propose(d, "red", "blue", {"give wood"}, {"ask ore"});
    d.play("red", "done").play("yellow", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "accept red");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue"}));  // not yellow, whom the deal does not touch
    EXPECT_EQ(d.offers("red"), (MoveTexts{"propose blue", "done"}));
    d.play("blue", "done").play("red", "done");
    EXPECT_TRUE(contains(d.offers("red"), "pass"));
}

// OP-25
TEST(OutpostMarket, OP_25_a_deal_above_the_hand_limit_is_trimmed_at_once) {
    Desk d(3, market()
                  .hand("blue", {"ward_1", "ward_2", "ward_3", "caravan_1"})
                  .with(R"({"players": {"yellow": {"projects_in_force": ["school"]}}})"));
    propose(d, "red", "blue", {"give_card militia_1", "give_card storm"}, {});
    d.play("blue", "accept red");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"discard militia_1", "discard storm", "discard ward", "discard caravan"}));
    d.play("blue", "discard ward");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "discard storm");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "yellow"}));
    EXPECT_EQ(d.sees("spectator", "discard"), names({"storm_1", "ward_1"}));
    EXPECT_EQ(d.sees("red", "players.blue.hand"), (Json{"militia_1_1", nullptr, nullptr, nullptr}));
}

TEST(OutpostMarket, OP_25_the_proposer_trims_too_even_after_done) {
    Desk d(3, market().hand("red", {"militia_1_1", "militia_1_2", "storm_1", "storm_2"}));
    propose(d, "red", "blue", {"give wood"}, {"ask_card"});
    d.play("red", "done").play("blue", "accept red").play("blue", "pick_card ward");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "discard ward");
    EXPECT_EQ(d.at("players.red.hand"), names({"militia_1_1", "militia_1_2", "storm_1", "storm_2"}));
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "yellow"}));
}

TEST(OutpostMarket, OP_25_cards_promised_in_a_waiting_proposal_are_not_given_twice) {
    Desk d(3, market());
    propose(d, "blue", "yellow", {"give_card ward"}, {});
    propose(d, "red", "blue", {"give_card storm"}, {"ask_card", "ask_card"});
    d.play("blue", "accept red").play("blue", "pick_card ward").play("blue", "pick_card caravan");
    EXPECT_EQ(d.at("players.blue.hand"), names({"storm_1"}));
    EXPECT_FALSE(contains(d.offers("yellow"), "accept blue"));
    EXPECT_EQ(d.at("secrets.blue.given_1"), 0);
}

}  // namespace
}  // namespace pentarchy::outpost
