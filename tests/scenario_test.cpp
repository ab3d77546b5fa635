// The scenario runner: every kind of step as it passes and as it fails, what cannot be loaded, and all scenarios of all
// games.
#include "tests/scenarios.h"

#include <algorithm>
#include <filesystem>

namespace pentarchy {
namespace {

using namespace scenario_tests;

TEST(Scenario, PlaysMovesAndChecksTheState) {
    EXPECT_EQ(failures(R"(
        {"seat": "red", "move": "march a1"}, {"seat": 0, "move": "step b1"}, {"chance": "turn_up b1 forest_1"},
        {"expect": {"sites.b1.face": "forest", "players.red.goods.wood": 3}})"),
              "");
}

TEST(Scenario, AWrongMoveFailsAndStopsTheRest) {
    const std::string out =
        failures(R"({"seat": "red", "move": "lamp"}, {"expect": {"round": 9}}, {"expect": {"round": 9}})");
    EXPECT_TRUE(says(out, "steps.0: "));
    EXPECT_TRUE(says(out, "OP-52"));
    EXPECT_TRUE(says(out, "steps.1: not run, as all that follows steps.0"));
    EXPECT_TRUE(says(failures(R"({"seat": "blue", "move": "pass"})"), "steps.0: "));
}

TEST(Scenario, ExpectSaysWhatIsThereAndGoesOn) {
    const std::string out = failures(R"({"expect": {"players.red.supply": 9}}, {"expect": {"round": 7}})");
    EXPECT_EQ(out, "steps.0: players.red.supply is 3, expected 9\nsteps.1: round is 1, expected 7\n");
}

TEST(Scenario, ExpectNamesTheNearestPartOfAWrongPath) {
    EXPECT_TRUE(says(failures(R"({"expect": {"players.rde.supply": 3}})"),
                     "there is no players.rde.supply; the nearest part is players: it has red, blue"));
    EXPECT_TRUE(says(failures(R"({"expect": {"round.x": 3}})"), "the nearest part is round: it is 1"));
    EXPECT_TRUE(says(failures(R"({"expect": {"rounds": 3}})"), "the nearest part is the document: it has "));
}

TEST(Scenario, TheClosingExpectIsChecked) {
    const auto result = run_text(scenario("", kRedToAct, R"(, "expect": {"round": 2})"));
    ASSERT_EQ(result.failures.size(), 1u);
    EXPECT_EQ(result.failures[0].path, "expect");
}

TEST(Scenario, OffersAreListedCountedAndExcluded) {
    EXPECT_EQ(failures(R"({"offers": {"seat": "red", "includes": ["march a1", "march"], "count": 4}},
                          {"offers": {"seat": "red", "excludes": ["lamp", "march b1"]}})"),
              "");
    const std::string out =
        failures(R"({"offers": {"seat": "red", "includes": ["lamp"], "excludes": ["march"], "count": 5}})");
    EXPECT_TRUE(says(out, "\"lamp\" is not offered; \"march a1\" is offered; 4 moves are offered, expected 5; red is"));
    EXPECT_TRUE(says(out, "red is offered: march a1, "));
    EXPECT_TRUE(
        says(failures(R"({"offers": {"seat": "blue", "count": 0}})"), "blue is not asked anything (pending: red)"));
}

TEST(Scenario, RefusalsNameTheirRule) {
    EXPECT_EQ(failures(R"({"refuse": {"seat": "red", "move": "lamp", "rule": "OP-52"}})"), "");
    EXPECT_TRUE(
        says(failures(R"({"refuse": {"seat": "red", "move": "lamp", "rule": "OP-51"}})"), "is refused by OP-52 ("));
    EXPECT_TRUE(says(failures(R"({"refuse": {"seat": "red", "move": "pass", "rule": "OP-26"}})"),
                     "\"pass\" is offered to red"));
    EXPECT_TRUE(says(failures(R"({"refuse": {"seat": "red", "move": "ready", "rule": "OP-16"}})"), "no rule says why"));
}

TEST(Scenario, SeesIsTheViewOfASeatOrSpectator) {
    const char* given =
        R"({"players": {"red": {"hand": ["storm_1", "ward_1"]}}, "turn": {"phase": "action", "seat": "red"}})";
    EXPECT_EQ(failures(R"({"sees": {"seat": "red", "path": "players.red.hand", "equals": ["storm_1", "ward_1"]}},
                          {"sees": {"seat": "blue", "path": "players.red.hand", "equals": 2}},
                          {"sees": {"seat": "spectator", "path": "players.red.hand", "equals": 2}})",
                       given),
              "");
    EXPECT_EQ(failures(R"({"sees": {"seat": 1, "path": "players.red.hand", "equals": 3}})", given),
              "steps.0: as seen by blue: players.red.hand is 2, expected 3\n");
}

TEST(Scenario, PendingNamesSeatsLuckOrNobody) {
    EXPECT_EQ(failures(R"(
        {"pending": ["red"]}, {"pending": [0]}, {"seat": "red", "move": "march a1"}, {"seat": "red", "move": "step b1"},
        {"pending": ["chance"]}, {"expect": {"sites.b1.face": "down"}}, {"chance": "turn_up b1 shrine_1"})"),
              "");
    EXPECT_EQ(failures(R"({"pending": []})"), "steps.0: pending is red, expected nobody\n");
    EXPECT_EQ(failures(R"({"pending": ["chance"]})"), "steps.0: pending is red, expected chance\n");
    EXPECT_EQ(failures(R"({"pending": ["blue", "red"]})", R"({"turn": {"phase": "plan"}})"), "");
}

TEST(Scenario, NobodyIsPendingWhenTheGameIsOver) {
    const char* given = R"({"players": {"red": {"shrines": 3}}, "turn": {"phase": "action", "seat": "red"}})";
    const std::string win = R"({"seat": "red", "move": "march a1"}, {"seat": "red", "move": "step b1"},
                               {"chance": "turn_up b1 shrine_1"}, {"pending": []}, )";
    EXPECT_EQ(failures(win + R"({"settle": true}, {"expect": {"stack": []}})", given), "");
    EXPECT_TRUE(says(failures(win + R"({"offers": {"seat": "red", "count": 0}})", given), "the game is over"));
    EXPECT_TRUE(says(failures(win + R"({"seat": "red", "move": "pass"})", given), "the game is over"));
}

TEST(Scenario, UndoGoesBackOrSaysWhyNot) {
    EXPECT_EQ(failures(R"({"seat": "red", "move": "march a1"}, {"undo": {"seat": "red"}},
                          {"offers": {"seat": "red", "count": 4}})"),
              "");
    EXPECT_TRUE(says(failures(R"({"undo": {"seat": "red"}})"), "steps.0: "));
}

TEST(Scenario, LuckIsDrawnUnlessTheScenarioDecides) {
    EXPECT_EQ(failures(R"(
        {"pending": ["chance"]}, {"chance": "start_seat blue"}, {"expect": {"start": "blue"}},
        {"chance": "draw_card storm_1"}, {"pending": ["red", "blue"]},
        {"sees": {"seat": "red", "path": "players.blue.hand", "equals": 3}})",
                       "{}"),
              "");
    EXPECT_TRUE(says(failures(R"({"chance": "start_seat green"})", "{}"),
                     "cannot come now; luck decides among: start_seat red, start_seat blue"));
    EXPECT_TRUE(says(failures(R"({"chance": "start_seat red"})"), "luck has nothing to decide (pending: red)"));
}

TEST(Scenario, SettleAndStandingOrdersPlayUpToAChoice) {
    const char* given =
        R"({"players": {"blue": {"hand": ["ward_1"]}}, "sites": {"a1": {"pawns": {"red": 0}}, "b1": {"face": "plain",
        "tile": [], "pawns": {"red": 1}}}, "turn": {"phase": "action", "seat": "red"}})";
    const std::string build = R"({"seat": "red", "move": "build a b1"}, )";
    EXPECT_EQ(failures(build + R"({"settle": true}, {"pending": ["blue"]})", given), "") << "a quiet box waits";
    EXPECT_EQ(failures(R"({"standing": {"seat": "blue", "row": "react", "move": "let"}}, )" + build +
                           R"({"settle": true}, {"pending": ["red"]})",
                       given),
              "");
}

TEST(Scenario, WhatCannotBeLoadedIsNamedWithItsPath) {
    const auto at_step = [](const std::string& step) {
        return load_error(scenario(R"({"pending": ["red"]}, )" + step));
    };
    EXPECT_TRUE(says(at_step(R"({"expct": {}})"), "test.json: steps.1.expct is not known here"));
    EXPECT_TRUE(says(at_step(R"({"seat": "red", "move": "pass", "rule": "x"})"), "steps.1.rule is not known here"));
    EXPECT_TRUE(says(at_step(R"({"seat": "red"})"), "steps.1.move is missing"));
    EXPECT_TRUE(says(at_step(R"({"seat": "white", "move": "pass"})"), "steps.1.seat is wrong: "));
    EXPECT_TRUE(says(at_step(R"({"seat": 2, "move": "pass"})"), "steps.1.seat is wrong: "));
    EXPECT_TRUE(says(at_step(R"({"seat": "green", "move": "pass"})"), "steps.1.seat is wrong: "));
    EXPECT_TRUE(
        says(at_step(R"({"offers": {"seat": "red"}})"), "steps.1.offers must have includes, excludes or count"));
    EXPECT_TRUE(
        says(at_step(R"({"offers": {"seat": "red", "exclude": []}})"), "steps.1.offers.exclude is not known here"));
    EXPECT_TRUE(says(at_step(R"({"offers": {"seat": "red", "excludes": ["lmap"]}})"),
                     "steps.1.offers.excludes.0 begins with no verb"));
    EXPECT_TRUE(says(at_step(R"({"refuse": {"seat": "red", "move": "lamp"}})"), "steps.1.refuse.rule is missing"));
    EXPECT_TRUE(says(at_step(R"({"refuse": {"seat": "red", "move": "lamp", "asked": true}})"),
                     "steps.1.refuse.asked must be false"));
    EXPECT_TRUE(says(at_step(R"({"undo": {"seat": "red", "refused": false}})"), "steps.1.undo.refused must be true"));
    EXPECT_TRUE(says(at_step(R"({"undo": {"seat": "red", "says": "x"}})"), "steps.1.undo.says is not known here"));
    EXPECT_TRUE(says(at_step(R"({"count": {"path": "round"}})"), "steps.1.count.equals is missing"));
    EXPECT_TRUE(says(at_step(R"({"pending": ["red", "chance", "nobody"]})"), "steps.1.pending.2 is wrong: "));
    EXPECT_TRUE(says(at_step(R"({"settle": false})"), "steps.1.settle must be true"));
    EXPECT_TRUE(says(at_step(R"({"settle": true, "expect": {}})"), "steps.1 must be exactly one kind of step"));
    EXPECT_TRUE(says(at_step("{}"), "steps.1 must be exactly one kind of step"));
    EXPECT_TRUE(says(at_step("[]"), "steps.1 must be an object"));
}

TEST(Scenario, AWrongHeadIsNamedWithItsPath) {
    const std::string steps = R"("steps": [])";
    EXPECT_TRUE(says(load_error("{" + steps + "}"), "test.json: name is missing"));
    EXPECT_TRUE(says(load_error(R"({"name": "x", "game": "chess", "seats": 2})"), "test.json: game is wrong: "));
    EXPECT_TRUE(
        says(load_error(R"({"name": "x", "game": "outpost", "seats": 9})"), "test.json: seats is 9, must be 1 to 7"));
    EXPECT_TRUE(says(load_error(R"({"name": "x", "game": "outpost", "seats": 2, "sed": 1})"),
                     "test.json: sed is not known here"));
    EXPECT_TRUE(
        says(load_error(R"({"name": "x", "game": "outpost", "seats": 2, "seed": -1})"), "test.json: seed must be"));
    EXPECT_TRUE(
        says(load_error(R"({"name": "x", "game": "outpost", "seats": 2, "options": {"deal": "off"}})"), "deal"));
    EXPECT_TRUE(
        says(load_error(R"({"name": "x", "game": "outpost", "seats": 2, "edition": "none.json"})"), "none.json"));
    EXPECT_TRUE(says(load_error(scenario("", R"({"playrs": {}})")), "test.json: given: playrs"));
    EXPECT_TRUE(says(load_error(scenario("", R"({"players": {"red": {"supply": 77}}})")),
                     "test.json: given: players.red.supply is 77"));
    EXPECT_TRUE(
        says(load_error(scenario("", R"({"turn": {"phase": "lunch"}})")), "test.json: given: turn.phase is \"lunch\""));
}

TEST(Scenario, FramesAndSecretsCannotBeGiven) {
    for (const char* key : {"stack", "stacks", "secrets"})
        EXPECT_EQ(load_error(scenario("", fmt::format(R"({{"{}": {{}}}})", key))),
                  fmt::format("test.json: given: {} cannot be given: `turn` says where the game stands, and secret "
                              "choices are moves",
                              key));
}

// What would stop the program later is refused when it is read; tests/given_test.cpp looks for more of them.
TEST(Scenario, PositionsThatCannotBePlayedAreRefused) {
    struct Case {
        const char *game, *options, *given, *sentence;
    };
    for (const Case& c :
         {Case{"settlers", R"({"factions": "fixed"})", R"({"row": []})", "north is asked and has nothing to choose"},
          Case{"settlers", R"({"factions": "fixed"})", R"({"start": null, "turn": {"phase": "cleanup"}})",
               "turn needs a start player"},
          Case{"outpost", "{}", R"({"sites": {"b3": {"tile": 0}}})", "a site that lies face down needs one tile"},
          Case{"outpost", "{}", R"({"battle": {"active": true}, "turn": {"phase": "market"}})",
               "turn begins while a battle goes on"},
          Case{"mombasa", "{}", R"({"players": {"blue": {"hand": []}}})", "blue lacks a card of its start tile"}})
        EXPECT_EQ(load_error(fmt::format(R"({{"name": "test", "game": "{}", "seats": 2, "options": {}, "given": {}}})",
                                         c.game, c.options, c.given)),
                  fmt::format("test.json: given: {}", c.sentence));
}

// A table that has been played until some seat holds something at `place`; that seat.
Seat play_until_held(AnyTable& table, const std::string& place) {
    Rng rng(1);
    for (int i = 0; i < 300; ++i) {
        if (!table.is_chance())
            for (Seat seat = 0; seat < table.seats(); ++seat) {
                const Json document = table.document(kNobody);
                const Json* held = find_path(document, "players." + table.seat_word(seat) + "." + place);
                if (held && held->is_array() && !held->get_array().empty()) return seat;
            }
        const Seat seat = table.is_chance() ? kChance : lowest(table.pending());
        seat == kChance ? table.draw() : table.play(seat, table.random_move(seat, rng));
    }
    return kNobody;
}

// In each game that hides something, what `everyone` knows is known to every seat and to the spectator.
TEST(Scenario, WhatEveryoneKnowsEverySeatKnows) {
    struct Case {
        const char *game, *options, *place, *known;
    };
    for (const Case& c : {Case{"outpost", "{}", "hand", "known"}, Case{"settlers", "{}", "hand", "known"},
                          Case{"mombasa", R"({"variable_start_tiles": true})", "dealt", "tiles_known"}})
        for (int seats = 2; seats <= find_game(c.game).info().max_seats; ++seats) {
            SCOPED_TRACE(fmt::format("{} with {} seats", c.game, seats));
            TableSetup setup;
            setup.seats = seats;
            setup.options = parse_json(c.options, "options");
            const auto table = find_game(c.game).default_edition()->open(setup);
            const Seat owner = play_until_held(*table, c.place);
            ASSERT_NE(owner, kNobody);
            const std::string path = "players." + table->seat_word(owner) + "." + c.place;
            const Json whole = table->document(kNobody), held = *find_path(whole, path);
            for (const bool told : {false, true}) {
                if (told) table->patch(Json{{c.known, {{"everyone", held}}}}, "given");
                for (Seat viewer = 0; viewer <= kSpectator; ++viewer) {
                    if (viewer >= seats && viewer != kSpectator) continue;
                    const Json seen = table->document(viewer);
                    EXPECT_EQ(*find_path(seen, path) == held, told || viewer == owner) << "viewer " << int{viewer};
                }
            }
        }
}

// The first example of docs/scenarios.md must do what it says.
TEST(Scenario, TheExampleOfTheDocumentationPasses) {
    const std::string page = read_file("docs/scenarios.md");
    const size_t begin = page.find("```json\n") + 8;
    const auto result = run_text(page.substr(begin, page.find("```", begin) - begin));
    for (const ScenarioFailure& f : result.failures) ADD_FAILURE() << f.path << ": " << f.reason;
}

// The JSON files of a room of every game: "scenarios" or "fixtures".
std::vector<std::string> files_in(const std::string& room) {
    std::vector<std::string> out;
    for (const AnyGame* game : games()) {
        const std::filesystem::path folder = std::filesystem::path("games") / game->info().slug / room;
        if (!std::filesystem::exists(folder)) continue;
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.path().extension() == ".json") out.push_back(entry.path().string());
    }
    std::sort(out.begin(), out.end());
    return out;
}

TEST(Scenario, EveryScenarioOfEveryGamePasses) {
    for (const std::string& file : files_in("scenarios")) {
        SCOPED_TRACE(file);
        EXPECT_NO_THROW({
            for (const ScenarioFailure& f : run_scenario_file(file, find_game).failures)
                ADD_FAILURE() << f.path << ": " << f.reason;
        });
    }
}

// A fixture states its result; replaying checks it, and its luck can be drawn again.
TEST(Scenario, EveryFixtureOfEveryGameReplaysToItsResult) {
    for (const std::string& file : files_in("fixtures")) {
        SCOPED_TRACE(file);
        EXPECT_NO_THROW({
            const Json record = parse_json(read_file(file), file);
            EXPECT_TRUE(find_path(record, "result")) << "a fixture is a finished game";
            verify(record, file);
        });
    }
}

}  // namespace
}  // namespace pentarchy
