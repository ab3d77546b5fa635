// City actions that abilities bring about (CV-20.5, CV-21.5, CV-21.27, CV-21.28), and harvests of a city-state. The
// Romans' capital lies at b2.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Given free_builders() {
    return at("city", "red").nations({"egyptians", "romans"}).techs("red", {"construction", "currency"}, {2});
}
Given angkor() { return at("city", "red").thing("c2", "angkor_wat").with(R"({"wonders": {"angkor_wat": "red"}})"); }
Given spying(const Given& given) {
    return Given(given)
        .techs("blue", {"metalworking", "writing"}, {2})
        .set({"players", "blue", "markers"}, names({"hut_spy_1"}));
}
Given holds_person(const Given& given, const std::string& type, const std::string& person) {
    return Given(given).thing("c2", type).set({"players", "red", "people"}, names({person}));
}
// Red's second city at b7, two tiles east of home.
Given two_cities() {
    return at("city", "red").tile(2, "neutral_01", "north").tile(3, "neutral_02", "north").city("red", "second", "b7");
}

// CV-20.5, CV-19.1, CV-19.5: the free building is the action of a city, so that it can be cancelled.
TEST(CivilizationActs, CV_20_5_a_free_building_is_cancelled) {
    Desk d(2, spying(free_builders()));
    d.play("red", "use egyptians");
    const std::string build = d.offers("red").front(), square = build.substr(build.rfind(' ') + 1);
    const std::string before = d.thing(square);
    d.play("red", build);
    EXPECT_EQ(d.row(), "react_action");
    d.play("blue", "cancel_marker writing hut_spy");
    EXPECT_EQ(d.thing(square), before);
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
    EXPECT_EQ(d.refusal("red", "use egyptians"), "CV-10.40");
}
// CV-20.5, CV-6.96: the city builds something, so its building program is used.
TEST(CivilizationActs, CV_6_96_a_free_building_uses_the_program) {
    Desk d(2, free_builders().city_flag("red", "capital", "program"));
    d.play("red", "use egyptians").play("red", d.offers("red").front());
    EXPECT_EQ(d.at("players.red.cities.capital.program"), Json(false));
}
// CV-21.27: under Monarchy it is an action of building like any other.
TEST(CivilizationActs, CV_21_27_a_free_building_is_building) {
    Desk d(2, free_builders()
                  .government("red", "monarchy")
                  .techs("red", {"construction", "currency", "monarchy"}, {3})
                  .trade("red", 27));
    d.play("red", "use egyptians").play("red", d.offers("red").front());
    EXPECT_EQ(d.refusal("red", "build capital infantry"), "CV-21.27");
    EXPECT_TRUE(d.is_offered("red", "arts capital"));
}
// CV-6.56, CV-6.54: walls are a building, so that they are built for free by whoever knows Masonry.
TEST(CivilizationActs, CV_6_56_free_walls) {
    Desk d(2, free_builders().techs("red", {"construction", "masonry"}, {2}));
    d.play("red", "use egyptians").play("red", "raise_walls capital");
    EXPECT_EQ(d.at("players.red.cities.capital.walls"), Json(true));
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
    Desk walled(2, free_builders()
                       .techs("red", {"construction", "currency", "masonry"}, {3})
                       .city_flag("red", "capital", "walls"));
    walled.play("red", "use egyptians");
    EXPECT_EQ(walled.refusal("red", "raise_walls capital"), "CV-6.56");
    Desk locked(2, free_builders());
    locked.play("red", "use egyptians");
    EXPECT_EQ(locked.refusal("red", "raise_walls capital"), "CV-6.55");
}

// CV-21.5, CV-19.2: both tokens are picked, then the action is announced; cancelled, it brings none.
TEST(CivilizationActs, CV_21_5_a_double_harvest_is_cancelled) {
    Desk d(2, spying(angkor()));
    d.play("red", "use angkor_wat");
    const std::string harvest = d.offers("red").front();
    d.play("red", harvest).play("red", harvest);
    EXPECT_EQ(d.row(), "react_action");
    d.play("blue", "cancel_marker writing hut_spy");
    EXPECT_EQ(d.at("players.red.resources"), parse_json("{}", ""));
    EXPECT_EQ(d.at("harvested"), names({}));
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
}
// CV-21.5, CV-6.86: not more of one kind than the market has.
TEST(CivilizationActs, CV_6_86_a_double_harvest_of_the_last_token) {
    Desk d(2, angkor().resource("blue", "wheat", 1));
    d.play("red", "use angkor_wat").play("red", "harvest capital a1");
    EXPECT_EQ(d.at("players.red.resources.wheat"), Json(1));
    EXPECT_EQ(d.row(), "city_box");
}
// CV-21.27: it is a harvest.
TEST(CivilizationActs, CV_21_27_a_double_harvest_is_a_harvest) {
    Desk d(2, angkor().government("red", "monarchy").techs("red", {"code_of_laws", "monarchy"}, {2}));
    d.play("red", "use angkor_wat").play("red", "harvest capital a1").play("red", "harvest capital a1");
    EXPECT_EQ(d.refusal("red", "harvest capital b4"), "CV-6.85");  // not beside the city
    EXPECT_TRUE(d.is_offered("red", "arts capital"));
    EXPECT_TRUE(beginning(d.offers("red"), "harvest").empty());
}

// CV-8.56, CV-6.85: of the city-state with resources the capital harvests any of the market.
Given city_state() {
    return at("city", "red")
        .tile(2, "neutral_01", "north")
        .tile(3, "neutral_02", "north")
        .thing("b6", "city_state_5")
        .figure("red", "scout_1", "b6");
}
TEST(CivilizationActs, CV_6_85_a_city_state_gives_any_resource) {
    Desk d(2, city_state().resource("red", "silk", 1).resource("blue", "silk", 1));
    EXPECT_TRUE(d.is_offered("red", "harvest capital b6"));
    d.play("red", "harvest capital b6");
    EXPECT_EQ(d.row(), "reap_kind");
    EXPECT_EQ(d.refusal("red", "take silk"), "CV-18.4");
    d.play("red", "take wheat");
    EXPECT_EQ(d.of("red", "resources.wheat"), 1);
    EXPECT_EQ(d.at("harvested"), names({"b6"}));
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
    Desk left(2, city_state().figure("red", "scout_1", "b1"));
    EXPECT_FALSE(left.is_offered("red", "harvest capital b6"));
    Desk other(2, city_state().thing("b6", "city_state_1"));
    EXPECT_EQ(other.refusal("red", "harvest capital b6"), "CV-6.85");
}
// CV-21.26: so does Feudalism, once a turn from each square.
TEST(CivilizationActs, CV_21_26_an_early_harvest_of_a_city_state) {
    Desk d(2, city_state()
                  .turn("start", "red")
                  .techs("red", {"code_of_laws", "chivalry"}, {2})
                  .government("red", "feudalism"));
    d.play("red", "use government_feudalism").play("red", "harvest capital b6").play("red", "take iron");
    EXPECT_EQ(d.of("red", "resources.iron"), 1);
    EXPECT_EQ(d.row(), "start_box");
}
// CV-12.1, CV-12.10: the Indians' culture counts the squares with a resource that yield for the city.
TEST(CivilizationActs, CV_12_10_resources_for_the_arts) {
    const auto culture = [](const Given& given) {
        Desk d(2, Given(given).set({"players", "red", "nation"}, "indians").techs("red", {"pottery"}, {1}));
        return d.number("players.red.cities.capital.income.culture");
    };
    const int usual = culture(at("city", "red"));
    EXPECT_EQ(culture(at("city", "red").figure("blue", "army_1", "a1")), usual - 1);  // wheat
    EXPECT_EQ(culture(city_state()), usual + 1);
}

// Jerry Garcia: each city is devoted to the arts, and each time it is heard (Kurosawa, Darwin).
TEST(CivilizationActs, jerry_garcia) {
    Desk d(2,
           holds_person(two_cities(), "artist", "jerry_garcia")
               .thing("f13", "artist")
               .with(R"({"players": {"blue": {"people_shown": ["akira_kurosawa"]}}})"),
           kNoPolicies);
    d.play("red", "use jerry_garcia").until("city_box");
    EXPECT_EQ(d.of("blue", "culture"), 2);
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
    EXPECT_TRUE(d.is_offered("red", "arts second"));
    Desk darwin(2,
                holds_person(two_cities(), "artist", "jerry_garcia")
                    .thing("c3", "scientist")
                    .trade("red", 0)
                    .with(R"({"players": {"red": {"people_shown": ["charles_darwin"]}}})"),
                kNoPolicies);
    darwin.play("red", "use jerry_garcia");
    EXPECT_EQ(darwin.row(), "pick_trigger");
    darwin.play("red", "pass");
    EXPECT_EQ(darwin.row(), "pick_trigger");
    darwin.play("red", "trigger charles_darwin");
    EXPECT_GT(darwin.of("red", "trade"), 0);
    Desk monarch(
        2, holds_person(at("city", "red").government("red", "monarchy").techs("red", {"code_of_laws", "monarchy"}, {2}),
                        "artist", "jerry_garcia"));
    monarch.play("red", "use jerry_garcia");
    EXPECT_EQ(monarch.refusal("red", "arts capital"), "CV-21.27");
    EXPECT_TRUE(monarch.is_offered("red", "program capital"));
}

// Ada Lovelace: nobody can cancel the action she gives, the capital takes it even in Anarchy.
TEST(CivilizationActs, CV_19_7_ada_lovelace) {
    Desk d(2, holds_person(spying(at("city", "red")), "builder", "ada_lovelace"));
    d.plays("red", {"use ada_lovelace", "extra_act capital", "arts capital"});
    EXPECT_EQ(d.row(), "react_action");  // the usual one
    d.play("blue", "pass");
    d.play("red", "arts capital");
    EXPECT_EQ(d.row(), "city_box");
    EXPECT_EQ(d.at("players.red.cities.capital.sure"), Json(false));
    Desk anarchy(2, holds_person(at("city", "red").government("red", "anarchy"), "builder", "ada_lovelace"));
    anarchy.plays("red", {"use ada_lovelace", "extra_act capital"});
    EXPECT_TRUE(anarchy.is_offered("red", "arts capital"));
}
// CV-4.57: Atomic Theory gives a capital in Anarchy nothing.
TEST(CivilizationActs, CV_4_57_atomic_theory_in_anarchy) {
    Desk d(2,
           two_cities()
               .government("red", "anarchy")
               .techs("red", {"code_of_laws", "atomic_theory"}, {2})
               .set({"players", "red", "markers"}, names({"hut_uranium"})),
           kNoPolicies);
    d.play("red", "use atomic_theory_1").play("red", "pay_marker hut_uranium");
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.4");
    d.play("red", "arts second").play("red", "arts second");
    EXPECT_EQ(d.refusal("red", "arts second"), "CV-6.1");
}

}  // namespace
}  // namespace pentarchy::civilization
