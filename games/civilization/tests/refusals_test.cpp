// The rule that is named against a move is the one that a reader would look up.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

const Json kNoPolicies = {{"social_policies", "false"}};

// Two tiles east of the Romans' home, an army and a scout on b6.
Given two_tiles() {
    return at("move", "red")
        .tile(2, "neutral_01", "north")
        .tile(3, "neutral_02", "north")
        .figure("red", "army_1", "b6")
        .figure("red", "scout_1", "b6")
        .figure("blue", "army_1", "")
        .figure("blue", "scout_1", "");
}
std::string against_going(const Given& given, const std::string& group, const std::string& square) {
    Desk d(2, given, kNoPolicies);
    d.play("red", "move b6 " + group);
    return d.refusal("red", "go " + square);
}

// CV-8.2, CV-8.7, CV-8.15, CV-8.16, CV-8.30, CV-8.40, CV-8.41, CV-8.61, CV-8.62, CV-8.64, CV-8.65, CV-16.2
TEST(CivilizationRefusals, why_not_there) {
    EXPECT_EQ(against_going(two_tiles(), "1 0", "b9"), "CV-8.2");
    EXPECT_EQ(against_going(two_tiles(), "1 0", "c6"), "CV-8.15");
    EXPECT_EQ(against_going(two_tiles().techs("red", {"code_of_laws", "navigation"}, {2}), "1 0", "c7"), "CV-8.16");
    EXPECT_EQ(against_going(two_tiles().figure("red", "army_2", "b7").figure("red", "army_3", "b7"), "1 0", "b7"), "");
    EXPECT_EQ(against_going(two_tiles().figure("red", "army_2", "b8").figure("red", "army_3", "b8"), "1 0", "b8"),
              "CV-8.7");
    const Given hut = two_tiles().with(R"({"map_markers": {"b7": {"kind": "hut"}}})");
    EXPECT_EQ(against_going(hut, "0 1", "b7"), "CV-8.40");
    EXPECT_EQ(against_going(hut, "1 0", "b7"), "CV-8.41");
    const Given enemy = two_tiles().figure("blue", "army_1", "b7");
    EXPECT_EQ(against_going(enemy, "1 1", "b7"), "CV-8.62");
    EXPECT_EQ(against_going(enemy, "1 0", "b7"), "CV-8.61");
    const Given city = two_tiles().city("blue", "second", "b7");
    EXPECT_EQ(against_going(city, "0 1", "b7"), "CV-8.64");
    EXPECT_EQ(against_going(city, "1 0", "b7"), "CV-8.65");
    EXPECT_EQ(against_going(two_tiles().thing("b7", "atlantis"), "0 1", "b7"), "CV-16.2");
    const Given dark = at("move", "red").tile(2, "neutral_01", "north").figure("red", "army_1", "b8");
    Desk d(2, dark, kNoPolicies);
    d.play("red", "move b8 1 0");
    EXPECT_EQ(d.refusal("red", "go b9"), "CV-8.30");
}

// CV-2.36: the hole of the map for five.
TEST(CivilizationRefusals, the_hole) {
    const Desk fresh(5);
    const LayoutRow& layout = layout_of({fresh.t, fresh.s});
    int shore = -1;
    Way way{};
    for (int slot = 5; slot < layout.slots && shore < 0; ++slot)
        for (const int square : layout.of[slot])
            for (int w = 0; w < kWays; ++w) {
                const int next = next_square(fresh.t, square, static_cast<Way>(w));
                if (layout.outer.has(square) || next < 0 || layout.all.has(next)) continue;
                shore = square, way = static_cast<Way>(w);
            }
    ASSERT_GE(shore, 0);
    const std::string word = fresh.t.square_words[static_cast<size_t>(shore)];
    const std::string hole = fresh.t.square_words[static_cast<size_t>(next_square(fresh.t, shore, way))];
    Desk d(5, at("move", "red").tile(layout.slot_of[shore], "neutral_01", "north").figure("red", "army_1", word),
           kNoPolicies);
    d.play("red", "move " + word + " 1 0");
    EXPECT_EQ(d.refusal("red", "go " + hole), "CV-2.36");
}

// CV-6.28: a figure that friendly barbarians brought has not moved, but may not.
TEST(CivilizationRefusals, a_new_friend_waits) {
    const Desk d(2, two_tiles().with(R"({"players": {"red": {"figures": {"scout_1": {"still": true}}}}})"),
                 kNoPolicies);
    EXPECT_EQ(d.refusal("red", "move b6 0 1"), "CV-6.28");
    EXPECT_TRUE(d.is_offered("red", "move b6 1 0"));
    const Desk moved(2, two_tiles().with(R"({"players": {"red": {"figures": {"scout_1": {"moved": true}}}}})"),
                     kNoPolicies);
    EXPECT_EQ(moved.refusal("red", "move b6 0 1"), "CV-8.1");
}

// CV-6.22, CV-6.62: no square at all for a figure, for a wonder.
TEST(CivilizationRefusals, no_square_for_it) {
    Given wet = at("city", "red").trade("red", 27).with(R"({"wonders": {"oracle": 0}})");
    for (const char* square : {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"})
        wet.set({"terrain", square}, Json("water"));
    wet.figure("red", "army_1", "").figure("red", "scout_1", "");
    wet.set({"players", "red", "cities", "capital", "boost"}, Json(50));
    const Desk d(2, wet, kNoPolicies);
    EXPECT_EQ(d.refusal("red", "build capital army"), "CV-6.22");
    EXPECT_EQ(d.refusal("red", "build capital oracle"), "CV-6.62");
}

// CV-6.88: what was harvested this turn is not harvested again, by no city.
TEST(CivilizationRefusals, harvested_already) {
    const Desk d(2, at("city", "red").with(R"({"harvested": ["a1"]})"), kNoPolicies);
    EXPECT_EQ(d.refusal("red", "harvest capital a1"), "CV-6.88");
}

}  // namespace
}  // namespace pentarchy::civilization
