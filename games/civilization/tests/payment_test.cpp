// Gifts, people and coins that pay (CV-10.42, CV-21.31), and what is given to others (CV-5.15).
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// Red knows Construction, which takes wheat; blue can cancel an event.
Given farmer(const MoveTexts& events) {
    return at("city", "red")
        .techs("red", {"code_of_laws", "construction"}, {2})
        .set({"players", "red", "events"}, names(events))
        .set({"players", "blue", "events"}, names({"jousting_tourney_1"}));
}
int boost(const Desk& d) { return d.of("red", "cities.capital.boost"); }

// CV-21.31, CV-19.2: a gift that pays is announced like any event; it may be cancelled before the ability is announced.
TEST(CivilizationPayment, CV_21_31_a_gift_holds) {
    Desk d(2, farmer({"a_generous_gift_1"}));
    d.play("red", "use construction").play("red", "pay_gift a_generous_gift");
    EXPECT_EQ(d.row(), "react_event");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "pass").play("red", "boost capital");
    EXPECT_EQ(boost(d), 5);
}
// CV-21.31: cancelled, the card is lost and the payer pays otherwise; nothing else was spent before.
TEST(CivilizationPayment, CV_21_31_a_gift_is_cancelled) {
    Desk d(2, farmer({"a_generous_gift_1"}).resource("red", "wheat", 1));
    d.play("red", "use construction").play("red", "pay_gift a_generous_gift");
    d.play("blue", "cancel_event jousting_tourney");
    EXPECT_EQ(d.list("events_under"), (MoveTexts{"a_generous_gift_1", "jousting_tourney_1"}));
    EXPECT_EQ(d.of("red", "resources.wheat"), 0);  // the only way left
    d.play("red", "boost capital");
    EXPECT_EQ(boost(d), 5);
}
// CV-21.31: or the ability ends unpaid and unused, and tokens set aside with the gift are not spent.
TEST(CivilizationPayment, CV_21_31_nothing_else_to_pay_with) {
    Desk d(2, farmer({"a_generous_gift_1"})
                  .techs("red", {"code_of_laws", "pottery", "construction"}, {2, 1})
                  .resource("red", "silk", 1));
    d.play("red", "use pottery").play("red", "pay silk").play("red", "pay_gift a_generous_gift");
    d.play("blue", "cancel_event jousting_tourney");
    EXPECT_EQ(d.row(), "city_box");
    EXPECT_EQ(d.of("red", "resources.silk"), 1);
    EXPECT_EQ(d.of("red", "coins_on.pottery"), 0);
    EXPECT_EQ(d.at("players.red.used"), names({}));
}
// CV-21.31: A Gift from Afar gives another player a coin token, unless it is cancelled.
TEST(CivilizationPayment, CV_21_31_a_gift_from_afar) {
    Desk d(3, farmer({"a_gift_from_afar_1"}));
    d.play("red", "use construction").play("red", "pay_gift a_gift_from_afar").play("blue", "pass");
    EXPECT_EQ(d.row(), "give_to");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"give_to blue", "give_to green"}));
    EXPECT_EQ(d.refusal("red", "give_to red"), "CV-5.15");
    d.play("red", "give_to green").play("red", "boost capital");
    EXPECT_EQ(d.of("green", "coins_on.sheet"), 1);
    Desk lost(3, farmer({"a_gift_from_afar_1"}));
    lost.play("red", "use construction").play("red", "pay_gift a_gift_from_afar");
    lost.play("blue", "cancel_event jousting_tourney");
    EXPECT_EQ(lost.of("blue", "coins_on.sheet") + lost.of("green", "coins_on.sheet"), 0);
    EXPECT_EQ(lost.row(), "city_box");
}
// CV-21.31, CV-19.8: a gift that pays for a cancel may be cancelled as an event, which undoes the cancel.
TEST(CivilizationPayment, CV_21_31_a_gift_in_a_window) {
    Desk d(2, at("city", "red")
                  .techs("blue", {"code_of_laws", "writing"}, {2})
                  .set({"players", "blue", "events"}, names({"a_gift_from_afar_1"}))
                  .set({"players", "red", "events"}, names({"jousting_tourney_1"})));
    d.play("red", "arts capital").play("blue", "cancel_gift writing a_gift_from_afar");
    EXPECT_EQ(d.row(), "react_ability");
    EXPECT_EQ(d.of("red", "coins_on.sheet"), 1);
    d.play("red", "cancel_event jousting_tourney");
    EXPECT_GT(d.of("red", "culture"), 0);
}

// CV-7.48, CV-7.54, CV-10.42: Marie Curie is given up; any resource then stands for uranium.
TEST(CivilizationPayment, CV_10_42_marie_curie) {
    const Given given = at("city", "red")
                            .techs("red", {"code_of_laws", "atomic_theory"}, {2})
                            .set({"players", "red", "people"}, names({"marie_curie"}));
    Desk d(2, Given(given).thing("c2", "scientist").resource("red", "silk", 1));
    d.play("red", "use atomic_theory_1").play("red", "pay_person marie_curie").play("red", "pay silk");
    EXPECT_EQ(d.of("red", "resources.silk"), 0);
    EXPECT_EQ(d.list("people_under"), MoveTexts{"marie_curie"});
    EXPECT_EQ(d.row(), "city_box");
    EXPECT_EQ(Desk(2, Given(given).thing("c2", "scientist")).refusal("red", "use atomic_theory_1"), "CV-10.42");
    EXPECT_EQ(Desk(2, Given(given).resource("red", "silk", 1)).refusal("red", "use atomic_theory_1"), "CV-10.42");
}

// CV-11.6: Mother Teresa costs a coin token that goes to another player.
TEST(CivilizationPayment, mother_teresa) {
    const Given given = at("start", "red")
                            .thing("c2", "humanitarian")
                            .set({"players", "red", "people_shown"}, names({"mother_teresa"}));
    Desk d(2, Given(given).with(R"({"players": {"red": {"coins_on": {"sheet": 2}}}})"));
    d.play("red", "use mother_teresa").play("red", "give_coin blue romans").draw_luck();
    EXPECT_EQ(d.of("red", "coins_on.sheet"), 1);
    EXPECT_EQ(d.of("blue", "coins_on.sheet"), 1);
    EXPECT_EQ(d.of("red", "track"), 1);
    EXPECT_EQ(Desk(2, Given(given)).refusal("red", "use mother_teresa"), "CV-10.42");
}

// CV-5.15: Horseback Riding is used in Trade after collecting; then another player gains 6.
TEST(CivilizationPayment, CV_5_15_horseback_riding) {
    const Given given = at("trade")
                            .techs("red", {"code_of_laws", "horseback_riding"}, {2})
                            .resource("red", "silk", 1)
                            .trade("red", 0)
                            .trade("blue", 0)
                            .trade("green", 0);
    Desk d(3, Given(given));
    const int red = d.of("red", "trade"), green = d.of("green", "trade");
    d.play("red", "use horseback_riding").play("red", "give_to green");
    EXPECT_EQ(d.of("red", "trade"), red + 9);
    EXPECT_EQ(d.of("green", "trade"), green + 6);
    EXPECT_EQ(d.row(), "trade_box");
}
// CV-5.16: it may be cancelled as everywhere else; the others wait meanwhile.
TEST(CivilizationPayment, CV_5_16_a_trade_ability_is_cancelled) {
    Desk d(3, at("trade")
                  .techs("red", {"code_of_laws", "horseback_riding"}, {2})
                  .techs("blue", {"code_of_laws", "mass_media"}, {2})
                  .resource("red", "silk", 1)
                  .trade("red", 0)
                  .set({"players", "blue", "markers"}, names({"hut_spy_1"})));
    const int red = d.of("red", "trade");
    d.play("red", "use horseback_riding");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "cancel_marker mass_media hut_spy");
    EXPECT_EQ(d.of("red", "trade"), red);
    EXPECT_EQ(d.of("red", "resources.silk"), 0);
    EXPECT_EQ(d.refusal("red", "use horseback_riding"), "CV-10.40");
}

}  // namespace
}  // namespace pentarchy::civilization
