// Movement that ignores, and squares that nobody may stay on: Flight and the Brandenburg Gate.
#include "games/civilization/reach.h"
#include "games/civilization/tests/desk.h"
#include "games/civilization/tests/oracle.h"

namespace pentarchy::civilization {
namespace {

Given corridor() {
    return at("move", "red")
        .tile(2, "neutral_01", "north")
        .tile(3, "neutral_02", "north")
        .figure("red", "army_1", "b5")
        .figure("red", "scout_1", "b1")
        .figure("blue", "scout_1", "")
        .figure("blue", "army_1", "");
}
void expect_oracle_agrees(const Desk& d, const std::string& square, int points, bool army) {
    const uint16_t from = static_cast<uint16_t>(place_of(square, d.t.square_words));
    const Group group{from, army, !army, static_cast<uint8_t>(points), 0};
    std::set<std::string> reached;
    Reach({d.t, d.s}, 0, group).each([&](int to) { reached.insert(d.t.square_words[static_cast<size_t>(to)]); });
    const Json document = Civilization::document({d.t, d.s});
    const Oracle oracle(document, edition());
    EXPECT_EQ(reached, oracle.reach("red", {place_named(square), army, !army, points, false}));
}

// CV-8.17, CV-8.61, CV-8.41: with Flight figures pass over enemies, huts and foreign cities, and end beyond; they may
// still fight there.
TEST(CivilizationFlight, passes_over_what_stops_others) {
    const Given blocked = corridor()
                              .figure("blue", "army_1", "b6")
                              .city("blue", "second", "b9")
                              .with(R"({"map_markers": {"b7": {"kind": "hut"}}})");
    Desk walks(2, Given(blocked).techs("red", {"code_of_laws", "steam_power"}, {2}));
    walks.play("red", "move b5 1 0");
    EXPECT_FALSE(walks.is_offered("red", "go b12"));
    Desk flies(2, Given(blocked).techs("red", {"code_of_laws", "flight"}, {2}));
    for (const bool army : {true, false}) expect_oracle_agrees(flies, "b5", 6, army);
    flies.play("red", "move b5 1 0");
    EXPECT_TRUE(flies.is_offered("red", "enter b6"));
    for (const char* over : {"go b6", "go b7", "go b9"}) EXPECT_FALSE(flies.is_offered("red", over));
    EXPECT_TRUE(flies.is_offered("red", "go b8"));
    flies.play("red", "go b8");
    EXPECT_EQ(flies.square_of("red", "army_1"), "b8");
}

// CV-21.1: nobody ends a move or begins a battle around a city behind the gate; the city itself may be attacked.
TEST(CivilizationGate, lets_pass_and_not_stay) {
    const Given gate = corridor()
                           .city("blue", "second", "b9")
                           .thing("a10", "brandenburg_gate")
                           .with(R"({"wonders": {"brandenburg_gate": "blue"}})")
                           .techs("red", {"code_of_laws", "sailing"}, {2});
    Desk d(2, Given(gate).figure("blue", "army_1", "a8"));
    for (const bool army : {true, false}) expect_oracle_agrees(d, "b5", 4, army);
    d.play("red", "move b5 1 0");
    EXPECT_TRUE(d.is_offered("red", "go b8"));  // from there it attacks
    d.play("red", "go b8");
    EXPECT_EQ(d.refusal("red", "stop"), "CV-21.1");
    EXPECT_EQ(d.refusal("red", "enter a8"), "CV-21.1");
    EXPECT_TRUE(d.is_offered("red", "enter b9"));
}
// CV-21.1: whoever stands there already must go if he can.
TEST(CivilizationGate, sends_away) {
    const Given gate = corridor()
                           .city("blue", "second", "b9")
                           .thing("a10", "brandenburg_gate")
                           .with(R"({"wonders": {"brandenburg_gate": "blue"}})")
                           .figure("red", "army_1", "b8");
    Desk d(2, gate, Json{{"social_policies", "false"}});
    EXPECT_EQ(d.refusal("red", "done"), "CV-21.1");
    d.play("red", "move b8 1 0");
    EXPECT_EQ(d.refusal("red", "stop"), "CV-21.1");
    d.plays("red", {"go b7", "stop", "done"});
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
}
// CV-21.1, CV-8.18: the gate works again as soon as who blockaded it has left; then nobody may stay around it.
TEST(CivilizationGate, works_again_when_left) {
    Desk d(2,
           corridor()
               .city("blue", "second", "b9")
               .thing("a10", "brandenburg_gate")
               .with(R"({"wonders": {"brandenburg_gate": "blue"}})")
               .figure("red", "army_1", "a10"),
           Json{{"social_policies", "false"}});
    d.play("red", "move a10 1 0").play("red", "go a8");
    EXPECT_EQ(d.square_of("red", "army_1"), "a10");
    EXPECT_EQ(d.row(), "move_box");
}
// CV-21.1: who cannot get out stays where it is; it does not wander about around the gate.
TEST(CivilizationGate, keeps_who_cannot_go) {
    Given shut_in = corridor()
                        .city("blue", "second", "b9")
                        .thing("a10", "brandenburg_gate")
                        .with(R"({"wonders": {"brandenburg_gate": "blue"}})")
                        .figure("red", "army_1", "")
                        .figure("red", "scout_1", "c9");
    const char* const around[] = {"d9", "d8", "c7", "c11", "d10"};
    for (int i = 0; i < 5; ++i) shut_in.figure("blue", "army_" + std::to_string(i + 1), around[i]);
    Desk d(2, shut_in, Json{{"social_policies", "false"}});
    EXPECT_TRUE(d.is_offered("red", "done"));
    d.play("red", "move c9 0 1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"stop"});
}

}  // namespace
}  // namespace pentarchy::civilization
