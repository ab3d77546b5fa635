// CV-5.5 to CV-5.16: the open market, proposals, what may change hands and who sees it.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// The market of a turn: both have trade and culture, red events, blue tokens.
Given market() {
    return at("trade")
        .trade("red", 10)
        .trade("blue", 10)
        .culture("red", 6)
        .resource("blue", "silk", 2)
        .set({"players", "red", "events"}, names({"despot_day_1", "drought_1"}));
}

// A proposal: partner, given, asked; sent at once.
void propose(Desk& d, const std::string& from, const std::string& to, const MoveTexts& given, const MoveTexts& asked) {
    d.play(from, "propose " + to);
    for (const std::string& item : given) d.play(from, item);
    d.play(from, "next");
    for (const std::string& item : asked) d.play(from, item);
    d.play(from, "next").play(from, "send");
}

// CV-5.5, CV-23.3: after collecting everybody at once.
TEST(CivilizationMarket, CV_5_5_after_collecting) {
    Desk d(3, market());
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "green"}));
    EXPECT_EQ(d.offers("green"), (MoveTexts{"propose red", "propose blue", "done"}));
    d.play("red", "done").play("green", "done").play("blue", "done");
    EXPECT_EQ(d.row(), "city_box");
}

// CV-5.10: two partners, both confirm, both sides at the same time.
TEST(CivilizationMarket, CV_5_10_both_sides_at_once) {
    Desk d(3, market());
    const int red = d.of("red", "trade"), blue = d.of("blue", "trade");
    propose(d, "red", "blue", {"give_trade 3", "give_culture 2"}, {"ask_token silk", "ask_token silk"});
    EXPECT_EQ(d.of("red", "trade"), red);
    EXPECT_EQ(d.sees("spectator", "players.red.deal.give.trade"), 3);
    EXPECT_EQ(d.refusal("green", "accept red"), "CV-5.10");
    EXPECT_EQ(d.refusal("red", "propose green"), "CV-5.5");
    d.play("blue", "accept red");
    EXPECT_EQ(d.of("red", "trade"), red - 3);
    EXPECT_EQ(d.of("blue", "trade"), blue + 3);
    EXPECT_EQ(d.of("red", "culture"), 4);
    EXPECT_EQ(d.of("blue", "culture"), 2);
    EXPECT_EQ(d.of("red", "resources.silk"), 2);
    EXPECT_EQ(d.of("blue", "resources.silk"), 0);
}

// CV-5.10: what nobody could fulfil is not asked, and not accepted when it has gone.
TEST(CivilizationMarket, CV_5_10_what_nobody_could_fulfil) {
    Desk d(3, market());
    d.play("red", "propose blue").play("red", "next");
    EXPECT_EQ(d.refusal("red", "ask_token iron"), "CV-5.10");
    EXPECT_EQ(d.refusal("red", "ask_culture 1"), "CV-5.10");
    EXPECT_EQ(d.refusal("red", "ask_hut"), "CV-5.10");
    EXPECT_EQ(d.refusal("red", "next"), "CV-5.10");  // nothing at all is no deal
    d.play("red", "ask_token silk").play("red", "ask_token silk").play("red", "next").play("red", "send");
    propose(d, "green", "blue", {}, {"ask_token silk"});
    d.play("blue", "accept green");
    EXPECT_EQ(d.refusal("blue", "accept red"), "CV-5.10");
    d.play("blue", "refuse red");
    EXPECT_EQ(d.refusal("red", "withdraw"), "CV-5.5");
}

// CV-5.11: a gift is a deal.
TEST(CivilizationMarket, CV_5_11_gifts) {
    Desk d(2, market());
    propose(d, "blue", "red", {"give_token silk"}, {});
    d.play("red", "accept blue");
    EXPECT_EQ(d.of("red", "resources.silk"), 1);
}

// CV-5.6, CV-5.12, CV-22.2: cards pass face down; their backs are seen.
TEST(CivilizationMarket, CV_5_12_face_down) {
    Desk d(3, market());
    d.play("red", "propose blue").play("red", "give_event_i drought");
    EXPECT_EQ(d.glimpse("blue"), "give_event_i ?");
    EXPECT_EQ(d.sees("blue", "secrets.red.promised_1"), 0);
    EXPECT_EQ(d.refusal("red", "give_trade 1"), "CV-5.6");  // a fixed order: trade, culture, tokens, cards
    d.play("red", "next").play("red", "next").play("red", "send").play("blue", "accept red");
    EXPECT_EQ(d.at("players.blue.events"), names({"drought_1"}));
    EXPECT_EQ(d.sees("blue", "players.blue.events"), names({"drought_1"}));
    EXPECT_EQ(d.sees("green", "players.blue.events"), 1);
    EXPECT_EQ(d.sees("spectator", "players.red.events"), 1);
}

// CV-5.12: the giver may show them, to his partner alone.
TEST(CivilizationMarket, CV_5_12_shown) {
    Desk d(3, market());
    d.play("red", "propose blue").play("red", "give_event_i drought").play("red", "next").play("red", "next");
    d.play("red", "show");
    EXPECT_EQ(d.sees("blue", "secrets.red.promised_1"), d.at("secrets.red.promised_1"));
    EXPECT_EQ(d.sees("green", "secrets.red.promised_1"), 0);
    EXPECT_TRUE(contains(d.hears("blue"), "showed_event red blue drought"));
    EXPECT_FALSE(contains(d.hears("green"), "showed_event red blue drought"));
    EXPECT_EQ(d.refusal("red", "show"), "CV-5.12");
}

// CV-5.12: of what is asked by its back the partner chooses which.
TEST(CivilizationMarket, CV_5_12_the_partner_chooses) {
    Desk d(3, market());
    propose(d, "blue", "red", {"give_token silk"}, {"ask_event 1"});
    d.play("red", "accept blue");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    EXPECT_EQ(d.offers("red"), (MoveTexts{"give_event_i drought", "give_event_i despot_day"}));
    d.play("red", "give_event_i drought");
    EXPECT_EQ(d.at("players.blue.events"), names({"drought_1"}));
    EXPECT_EQ(d.of("red", "resources.silk"), 1);
}

// CV-5.6, CV-5.8: of markers only those that show a resource.
TEST(CivilizationMarket, CV_5_8_only_markers_with_a_resource) {
    Desk d(2, market().with(R"({"players": {"red": {"markers": ["hut_teacher", "hut_spy_1"]}}})"));
    d.play("red", "propose blue");
    EXPECT_EQ(d.refusal("red", "give_hut hut_teacher"), "CV-5.6");
    d.play("red", "give_hut hut_spy").play("red", "next").play("red", "next").play("red", "send");
    d.play("blue", "accept red");
    EXPECT_EQ(d.at("players.blue.markers"), names({"hut_spy_1"}));
    EXPECT_EQ(d.sees("red", "players.blue.markers"), names({"hut_spy_1"}));
    propose(d, "blue", "red", {}, {"ask_hut"});
    EXPECT_EQ(d.refusal("red", "accept blue"), "CV-5.10");  // the teacher stays
}

// CV-5.9: too many events in hand are discarded at once.
TEST(CivilizationMarket, CV_5_9_hand_limit) {
    Desk d(2, market().set({"players", "blue", "events"}, names({"sabotage_1", "sabotage_2"})));
    propose(d, "red", "blue", {"give_event_i drought"}, {});
    d.play("blue", "accept red");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"discard_event drought", "discard_event sabotage"}));
    d.play("blue", "discard_event sabotage");
    EXPECT_EQ(d.row(), "trade_box");
}

// CV-5.13, CV-5.2: trade above the end of the dial is lost only with the receiver's word.
TEST(CivilizationMarket, CV_5_13_points_that_would_be_lost) {
    Desk d(2, market().trade("blue", 27));
    EXPECT_EQ(d.refusal("blue", "accept_loss red"), "CV-5.13");
    propose(d, "red", "blue", {"give_trade 5"}, {});
    EXPECT_EQ(d.refusal("blue", "accept red"), "CV-5.13");
    const int red = d.of("red", "trade");
    d.play("blue", "accept_loss red");
    EXPECT_EQ(d.of("blue", "trade"), 27);
    EXPECT_EQ(d.of("red", "trade"), red - 5);
    d.play("blue", "propose red").play("blue", "next");
    EXPECT_EQ(d.refusal("blue", "ask_trade 1"), "CV-5.13");
}

// CV-5.14: two proposals in a phase; a deal asks its proposer again.
TEST(CivilizationMarket, CV_5_14_two_proposals) {
    Desk d(2, market());
    propose(d, "red", "blue", {"give_trade 1"}, {});
    d.play("red", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "accept red");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue"}));
    propose(d, "red", "blue", {"give_trade 1"}, {});
    d.play("red", "withdraw");
    EXPECT_EQ(d.refusal("red", "propose blue"), "CV-5.14");
    d.play("red", "done").play("blue", "done").until("trade_box");
    EXPECT_FALSE(contains(d.offers("red"), "accept blue"));
    EXPECT_TRUE(contains(d.offers("red"), "propose blue"));  // the next turn
}

// CV-5.14: whoever has said done can still be asked; accepting takes that back, refusing does not.
TEST(CivilizationMarket, CV_5_14_done_is_taken_back) {
    Desk d(3, market());
    d.play("blue", "done");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "green"}));
    propose(d, "red", "blue", {"give_trade 1"}, {});
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "green"}));
    d.play("blue", "refuse red");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "green"}));
    propose(d, "red", "blue", {"give_trade 1"}, {});
    propose(d, "green", "blue", {}, {"ask_token silk"});
    d.play("blue", "refuse red");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "green"}));  // it still has to answer green
    d.play("blue", "accept green");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "green"}));
    d.play("red", "done").play("green", "done").play("blue", "done");
    EXPECT_EQ(d.row(), "city_box");
}

// CV-5.15: what belongs to this phase is used while the market is open.
TEST(CivilizationMarket, CV_5_15_horseback_riding) {
    Desk d(2, market().techs("blue", {"metalworking", "horseback_riding"}, {2}));
    const std::string use = "use horseback_riding";
    const int trade = d.of("blue", "trade");
    d.play("blue", use).play("blue", "give_to red");
    EXPECT_EQ(d.of("blue", "trade"), std::min(27, trade + 9));
    EXPECT_EQ(d.of("blue", "resources.silk"), 1);
    EXPECT_EQ(d.refusal("blue", use), "CV-10.40");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue"}));
}

// A table may do without deals.
TEST(CivilizationMarket, without_deals) {
    Desk d(2, market().techs("blue", {"metalworking", "horseback_riding"}, {2}), Json{{"deals", "off"}});
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"use horseback_riding", "done"}));
}

}  // namespace
}  // namespace pentarchy::civilization
