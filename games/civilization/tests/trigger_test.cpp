// Abilities that something wakes: nations, technologies, policies and people when it happens (CV-0.10,
// sections 20 and 21).
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Given research(const MoveTexts& nations, int red, int blue = 0) {
    return at("research").nations(nations).trade("red", red).trade("blue", blue);
}
Given of_nations(const std::string& phase, const MoveTexts& nations) { return at(phase, "red").nations(nations); }

// CV-20.12: the Romans advance for a city they found and for a wonder.
TEST(CivilizationTrigger, CV_20_12_romans_found_a_city) {
    Desk d(2, at("start", "red")
                  .tile(2, "neutral_01", "north")
                  .tile(3, "neutral_02", "north")
                  .figure("red", "scout_1", "b7"));
    d.play("red", "found b7 scout");
    EXPECT_EQ(d.row(), "adopt");  // CV-13.3
    d.play("red", d.offers("red").front());
    EXPECT_EQ(d.of("red", "track"), 1);
}
TEST(CivilizationTrigger, CV_20_12_romans_build_a_wonder) {
    Desk d(2, at("city", "red").trade("red", 27).with(R"({"wonders": {"stonehenge": 0}})"));
    d.play("red", "build capital stonehenge").play("red", "at c2");
    d.until("city_box");
    EXPECT_EQ(d.thing("c2"), "stonehenge");
    EXPECT_EQ(d.of("red", "track"), 1);
}

// CV-21.30: Education earns a coin for a wonder, once a turn.
TEST(CivilizationTrigger, education_earns_a_coin) {
    Desk d(2, of_nations("city", {"germans", "romans"})
                  .trade("red", 27)
                  .techs("red", {"metalworking", "education"}, {2})
                  .with(R"({"wonders": {"stonehenge": 0}})"));
    d.play("red", "build capital stonehenge");
    d.play("red", d.offers("red").front());
    d.until("city_box");
    EXPECT_EQ(d.of("red", "coins_on.education"), 1);
}

// CV-20.8: Greek culture for each other who does not know the tech; who reveals it at the same time knows it.
TEST(CivilizationTrigger, CV_20_8_greeks) {
    Desk d(3, research({"greeks", "romans", "germans"}, 6, 6));
    d.play("red", "research pottery").play("blue", "research pottery");
    EXPECT_EQ(d.of("red", "culture"), 1);
}

// CV-20.7: a free unit of the type upgraded, and a resource; with Logistics for each of three types.
TEST(CivilizationTrigger, CV_20_7_germans) {
    Desk d(2, research({"germans", "romans"}, 11).techs("red", {"metalworking", "writing"}, {2}));
    d.play("red", "research democracy");
    EXPECT_EQ(d.row(), "draw_unit");
    d.draw_luck();
    EXPECT_EQ(d.row(), "take_resource");
    d.play("red", "take silk");
    EXPECT_EQ(d.of("red", "resources.silk"), 1);
    Desk three(2, research({"germans", "romans"}, 11).techs("red", {"metalworking", "writing"}, {2}));
    three.play("red", "research logistics");
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(three.row(), "draw_unit");
        three.draw_luck();
        three.play("red", three.offers("red").front());
    }
    EXPECT_NE(three.row(), "draw_unit");
}

// CV-21.29: Military Tradition, once a turn, for an army built; it may be refused.
TEST(CivilizationTrigger, CV_21_29_military_tradition) {
    Desk d(2, at("city", "red").trade("red", 27).with(R"({"players": {"red": {"policies": ["military_tradition"]}}})"));
    d.play("red", "build capital army").play("red", "at b1");
    EXPECT_EQ(d.row(), "pick_trigger");
    EXPECT_EQ(d.refusal("red", "trigger romans"), "CV-3.8");
    EXPECT_TRUE(d.is_offered("red", "pass"));
    d.play("red", "trigger military_tradition");
    EXPECT_EQ(d.row(), "pick_unit_type");
}

// CV-21.29, CV-6.26: an army that fights for its square was built, too, whether it wins or loses.
TEST(CivilizationTrigger, CV_21_29_an_army_built_into_a_fight) {
    for (const char* foe : {"scout_1", "army_1"}) {
        Desk d(2, at("city", "red")
                      .trade("red", 27)
                      .figure("blue", "scout_1", "")
                      .figure("blue", "army_1", "")
                      .figure("blue", foe, "b1")
                      .units("red", {})
                      .with(R"({"players": {"red": {"policies": ["military_tradition"]}}})"));
        d.play("red", "build capital army").play("red", "at b1");
        d.until("pick_trigger");
        EXPECT_TRUE(d.is_offered("red", "trigger military_tradition")) << foe;
    }
}

// CV-20.3: after the great person the Aztecs may take two units.
TEST(CivilizationTrigger, CV_20_3_aztecs) {
    Desk d(2, of_nations("city", {"aztecs", "romans"})
                  .culture("red", 50)
                  .trade("red", 9)
                  .with(R"({"players": {"red": {"track": 2}}})"));
    d.play("red", "advance 1").luck("draw_person_type artist").luck("draw_person valmiki");
    d.play("red", "keep_marker artist").play("red", "trigger aztecs").play("red", "pick_type infantry");
    d.draw_luck();
    EXPECT_EQ(d.row(), "pick_unit_type");
}

// CV-20.3, CV-6.33: where no card is left nobody is asked.
TEST(CivilizationTrigger, CV_20_3_no_unit_is_left) {
    Desk d(2, of_nations("city", {"aztecs", "romans"})
                  .culture("red", 50)
                  .trade("red", 9)
                  .units("red", {})
                  .units("blue", base_tables().unit_words)
                  .with(R"({"players": {"red": {"track": 2}}})"));
    d.play("red", "advance 1").luck("draw_person_type artist").luck("draw_person valmiki");
    d.play("red", "keep_marker artist");
    EXPECT_EQ(d.row(), "city_box");
}

// CV-20.2: the Arabs' culture for each token they spend.
TEST(CivilizationTrigger, CV_20_2_arabs) {
    Desk d(2, of_nations("city", {"arabs", "romans"})
                  .techs("red", {"mathematics", "pottery"}, {1, 1})
                  .resource("red", "silk", 1)
                  .resource("red", "iron", 1));
    d.play("red", "use pottery").play("red", "pay silk").play("red", "pay iron");
    EXPECT_EQ(d.of("red", "culture"), 2);
}

// Kurosawa: 1 culture when somebody else devotes a city to the arts. Archimedes: 3 for a tech nobody else knows.
TEST(CivilizationTrigger, akira_kurosawa) {
    Desk d(
        2,
        at("city", "blue").thing("c2", "artist").with(R"({"players": {"red": {"people_shown": ["akira_kurosawa"]}}})"));
    d.play("blue", "arts capital");
    EXPECT_EQ(d.of("red", "culture"), 1);
}
TEST(CivilizationTrigger, archimedes) {
    const Given given = research({"romans", "germans"}, 6, 6)
                            .thing("c2", "builder")
                            .with(R"({"players": {"red": {"people_shown": ["archimedes"]}}})");
    Desk alone(2, Given(given));
    alone.play("red", "research pottery").play("blue", "research writing");
    EXPECT_EQ(alone.of("red", "culture"), 3);
    Desk both(2, Given(given));
    both.play("red", "research pottery").play("blue", "research pottery");
    EXPECT_EQ(both.of("red", "culture"), 0);
}

}  // namespace
}  // namespace pentarchy::civilization
