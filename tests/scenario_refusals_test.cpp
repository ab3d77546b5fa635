// The steps that look for refusals, count entries and look as everyone, as they pass and as they fail; and what the
// document of a finished game says.
#include "tests/scenarios.h"

namespace pentarchy {
namespace {

using namespace scenario_tests;

TEST(Scenario, AnUndoMayHaveToBeRefused) {
    EXPECT_EQ(failures(R"({"undo": {"seat": "red", "refused": true}},
                          {"undo": {"seat": "red", "refused": true, "says": "no choice of yours"}},
                          {"seat": "red", "move": "march a1"}, {"undo": {"seat": "red"}},
                          {"seat": "red", "move": "march a1"}, {"seat": "red", "move": "step b1"},
                          {"chance": "turn_up b1 forest_1"},
                          {"undo": {"seat": "red", "refused": true, "says": "revealed"}})"),
              "");
    EXPECT_EQ(
        failures(R"({"undo": {"seat": "red", "refused": true, "says": "rain"}}, {"seat": "red", "move": "march a1"},
                          {"undo": {"seat": "red", "refused": true}}, {"expect": {"round": 1}})"),
        "steps.0: the undo is refused: There is no choice of yours to take back; expected that it says \"rain\"\n"
        "steps.2: red can undo, expected a refusal\n");
}

TEST(Scenario, WhoIsNotAskedIsRefused) {
    EXPECT_EQ(failures(R"({"refuse": {"seat": "blue", "move": "pass", "asked": false}},
                          {"refuse": {"seat": 1, "move": "march c3", "asked": false}}, {"pending": ["red"]})"),
              "");
    EXPECT_EQ(failures(R"({"refuse": {"seat": "red", "move": "pass", "asked": false}})"),
              "steps.0: red is asked now, expected that it is not\n");
}

TEST(Scenario, EntriesOfListsAndObjectsAreCounted) {
    const char* given =
        R"({"players": {"red": {"hand": ["storm_1", "ward_1"]}}, "turn": {"phase": "action", "seat": "red"}})";
    EXPECT_EQ(failures(R"({"count": {"path": "players.red.hand", "equals": 2}},
                          {"count": {"path": "players", "equals": 2}})",
                       given),
              "");
    EXPECT_EQ(failures(R"({"count": {"path": "players.red.hand", "equals": 3}},
                          {"count": {"path": "round", "equals": 1}})",
                       given),
              "steps.0: players.red.hand has 2 entries, expected 3: [\"storm_1\",\"ward_1\"]\n"
              "steps.1: round is 1, neither a list nor an object\n");
    EXPECT_TRUE(says(failures(R"({"count": {"path": "players.rde", "equals": 3}})"), "there is no players.rde"));
}

TEST(Scenario, EveryoneLooksAtOnce) {
    const char* given = R"({"players": {"red": {"hand": ["storm_1"]}}, "turn": {"phase": "action", "seat": "red"}})";
    EXPECT_EQ(failures(R"({"sees": {"seat": "everyone", "path": "round", "equals": 1}})", given), "");
    EXPECT_EQ(failures(R"({"sees": {"seat": "everyone", "path": "players.red.hand", "equals": 1}})", given),
              "steps.0: as seen by red: players.red.hand is [\"storm_1\"], expected 1\n");
    EXPECT_EQ(failures(R"({"sees": {"seat": "everyone", "path": "players.red.hand", "equals": ["storm_1"]}})", given),
              "steps.0: as seen by blue: players.red.hand is 1, expected [\"storm_1\"]; "
              "as seen by a spectator: players.red.hand is 1, expected [\"storm_1\"]\n");
}

// A position that must be refused is a scenario as well.
TEST(Scenario, APositionMayHaveToBeRefused) {
    const auto told = [](const std::string& given, const std::string& more) {
        const auto result = run_text(fmt::format(
            R"({{"name": "test", "game": "outpost", "seats": 2, "given": {}, "loads": false{}}})", given, more));
        return result.failures.empty() ? "" : result.failures[0].path + ": " + result.failures[0].reason;
    };
    const char* wrong = R"({"players": {"red": {"supply": 77}}})";
    EXPECT_EQ(told(wrong, R"(, "says": "players.red.supply is 77")"), "");
    EXPECT_TRUE(says(told(wrong, R"(, "says": "no such thing")"),
                     "loads: it is refused: test.json: given: players.red.supply"));
    EXPECT_EQ(told("{}", R"(, "says": "supply")"), "loads: it loads, expected a refusal that says \"supply\"");
    const auto head = [](const std::string& keys) {
        return load_error(R"({"name": "x", "game": "outpost", "seats": 2, )" + keys + "}");
    };
    EXPECT_EQ(head(R"("loads": false)"), "test.json: says is missing");
    EXPECT_EQ(head(R"("says": "x")"), "test.json: loads is missing");
    EXPECT_TRUE(says(head(R"("loads": true, "says": "x")"), "test.json: loads must be false"));
    EXPECT_TRUE(
        says(head(R"("loads": false, "says": "x", "steps": [])"), "test.json: steps cannot stand beside `loads`"));
}

// Who has won stands in every document of a finished game, and in none before.
TEST(Scenario, TheDocumentSaysWhoHasWon) {
    const char* given = R"({"players": {"red": {"shrines": 3}}, "turn": {"phase": "action", "seat": "red"}})";
    EXPECT_TRUE(says(failures(R"({"expect": {"winners": []}})", given), "there is no winners"));
    EXPECT_EQ(failures(R"({"seat": "red", "move": "march a1"}, {"seat": "red", "move": "step b1"},
                          {"chance": "turn_up b1 shrine_1"}, {"expect": {"winners": ["red"], "ranks.red": 1}},
                          {"sees": {"seat": "everyone", "path": "ranks", "equals": {"red": 1, "blue": 2}}},
                          {"sees": {"seat": "everyone", "path": "winners", "equals": ["red"]}})",
                       given),
              "");
}

}  // namespace
}  // namespace pentarchy
