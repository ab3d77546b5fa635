// What is picked with a technology (CV-23.10): Newton's card, a row lower, a policy turned, and Khalid before a phase.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Given holder(const std::string& person, const std::string& type) {
    return at("research").trade("blue", 0).thing("c2", type).set({"players", "red", "people"}, names({person}));
}

// CV-21.18, CV-10.10: Newton is a card of the row he is laid in, before the research; he is no tech, and stays there
// when his marker is killed.
TEST(CivilizationResearch, CV_21_18_isaac_newton) {
    Desk d(2, holder("isaac_newton", "scientist").techs("red", {"code_of_laws"}, {1}).trade("red", 11));
    EXPECT_EQ(d.refusal("red", "research chivalry"), "CV-10.10");
    EXPECT_EQ(d.refusal("red", "lay_blank 2"), "CV-10.10");
    d.play("red", "lay_blank 1");
    EXPECT_EQ(d.refusal("red", "lay_blank 1"), "CV-21.18");
    d.play("red", "research chivalry");
    EXPECT_EQ(d.of("red", "rows.1"), 2);
    EXPECT_EQ(d.of("red", "rows.2"), 1);
    EXPECT_EQ(d.list("people_gone"), MoveTexts{"isaac_newton"});
    EXPECT_EQ(d.list("players.red.techs").size(), 2u);
    Desk without(2, at("research").trade("red", 11).trade("blue", 0).techs("red", {"code_of_laws"}, {1}));
    EXPECT_EQ(without.refusal("red", "lay_blank 1"), "CV-21.18");
}

// CV-21.19, CV-10.17: Tesla puts a tech a row lower, where that is the only way or a choice; its threshold stays.
TEST(CivilizationResearch, CV_21_19_nikola_tesla) {
    const Given given = holder("nikola_tesla", "builder");
    Desk must(2, Given(given).techs("red", {"code_of_laws"}, {1}).trade("red", 11));
    must.play("red", "research chivalry");
    EXPECT_EQ(must.of("red", "rows.1"), 2);
    EXPECT_EQ(must.list("people_under"), MoveTexts{"nikola_tesla"});
    Desk may(2, Given(given).techs("red", {"code_of_laws", "pottery"}, {2}).trade("red", 11));
    may.play("red", "research chivalry");
    EXPECT_EQ(may.row(), "lower_row");
    EXPECT_EQ(may.offers("red"), (MoveTexts{"lower_row chivalry 1", "enough"}));
    Desk no = may;
    may.play("red", "lower_row chivalry 1");
    EXPECT_EQ(may.of("red", "rows.1"), 3);
    no.play("red", "enough");
    EXPECT_EQ(no.of("red", "rows.2"), 1);
    EXPECT_EQ(no.list("players.red.people"), MoveTexts{"nikola_tesla"});
    Desk poor(2, Given(given).techs("red", {"code_of_laws"}, {1}).trade("red", 10));
    EXPECT_EQ(poor.refusal("red", "research chivalry"), "CV-10.2");
}

// CV-13.7: Bureaucracy turns a policy in Research, once a turn, whether a tech is researched or not.
TEST(CivilizationResearch, CV_13_7_bureaucracy) {
    Desk d(2, at("research")
                  .techs("red", {"code_of_laws", "bureaucracy"}, {2})
                  .trade("red", 0)
                  .trade("blue", 0)
                  .with(R"({"players": {"red": {"policies": ["rationalism"]}}})"));
    d.play("red", "switch_policy rationalism patronage");
    EXPECT_EQ(d.refusal("red", "switch_policy rationalism patronage"), "CV-10.40");
    EXPECT_EQ(d.at("players.red.policies"), names({"rationalism"}));  // nothing is shown yet
    d.play("red", "no_research");
    EXPECT_EQ(d.at("players.red.policies"), names({"patronage"}));
}

// CV-19.12: whoever may have Tesla or Newton is asked, even without trade.
TEST(CivilizationResearch, CV_19_12_a_person_face_down_is_asked_about) {
    Desk d(2, holder("susan_b_anthony", "humanitarian").trade("red", 0));
    EXPECT_NE(d.row(), "choose_tech");
    Desk builder(2, holder("henry_ford", "builder").trade("red", 0));
    EXPECT_EQ(builder.offers("red"), MoveTexts{"no_research"});
}

// CV-19.13, CV-3.6: Khalid takes the first player's marker before anybody acts in a phase; it passes on from there.
TEST(CivilizationResearch, CV_19_13_khalid) {
    Desk d(2, at("start", "red")
                  .set({"first"}, Json("blue"))
                  .thing("c2", "general")
                  .with(R"({"players": {"red": {"people": ["khalid_ibn_al_walid"]}}})"));
    d.play("red", "done");  // the last of this phase
    EXPECT_EQ(d.row(), "phase_box");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "use khalid_ibn_al_walid");
    EXPECT_EQ(d.at("first"), Json("red"));
    EXPECT_EQ(d.list("people_under"), MoveTexts{"khalid_ibn_al_walid"});
    d.until("city_box");
    EXPECT_EQ(d.at("active"), Json("red"));
    d.until("start_box");
    EXPECT_EQ(d.at("first"), Json("blue"));
}
// CV-17.5, CV-17.6: what wins before the techs are shown wins at once.
TEST(CivilizationResearch, CV_17_6_a_coin_before_the_research) {
    Desk d(2, at("move", "blue")
                  .thing("c2", "general")
                  .thing("c1", "industrialist")
                  .with(R"({"players": {"red": {"people": ["khalid_ibn_al_walid", "adam_smith"],
                                                "coins_on": {"sheet": 13}}}})"));
    d.play("blue", "done");
    EXPECT_EQ(d.row(), "phase_box");
    EXPECT_EQ(d.of("red", "coins"), 14);  // one of the industrialist
    d.play("red", "reveal_person adam_smith");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    EXPECT_EQ(d.at("victory"), Json("economic"));
}
// CV-19.11: people for any time are used in the own part or before a phase, never between drawing and choosing.
TEST(CivilizationResearch, CV_19_11_between_drawing_and_choosing) {
    Desk d(2, at("city", "red")
                  .nations({"greeks"})
                  .tile(0, "home_greeks", "south")
                  .thing("c2", "industrialist")
                  .culture("red", 50)
                  .trade("red", 0)
                  .with(R"({"players": {"red": {"track": 2, "people": ["marco_polo"]}}})"));
    EXPECT_TRUE(d.is_offered("red", "use marco_polo"));
    d.play("red", "advance 1").until("keep_person");
    EXPECT_EQ(beginning(d.offers("red"), "use"), MoveTexts{});
    d.play("red", d.offers("red").front()).until("city_box");
    d.play("red", "use marco_polo");
    EXPECT_EQ(d.of("red", "trade"), 27);
}

}  // namespace
}  // namespace pentarchy::civilization
