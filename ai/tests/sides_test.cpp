// The sides of an arena: counted from games made up here, and from real ones of a game that tells them.
#include "ai/sides.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "ai/report.h"
#include "catalog/catalog.h"

namespace pentarchy {
namespace {

struct Finish {
    const char* side;
    int rank, score;
};

MatchResult match_of(std::initializer_list<Finish> seats) {
    MatchResult out;
    for (const Finish& finish : seats) {
        MatchSeat seat;
        seat.side = finish.side;
        seat.rank = finish.rank;
        seat.score = finish.score;
        out.seats.push_back(seat);
    }
    return out;
}

TEST(Sides, AreCountedByThemselvesAndInPairs) {
    const Sides sides = tally_by_side({match_of({{"romans", 1, 50}, {"huns", 2, 40}}),
                                       match_of({{"huns", 1, 30}, {"goths", 3, 10}, {"romans", 1, 30}}),
                                       match_of({{"goths", 1, 20}, {"huns", 2, 19}})});
    ASSERT_EQ(sides.names, (std::vector<std::string>{"goths", "huns", "romans"}));
    EXPECT_EQ(sides.tallies[1].games, 3u);
    EXPECT_DOUBLE_EQ(sides.tallies[1].wins, 0.5);
    EXPECT_NEAR(sides.tallies[1].mean_score, (40 + 30 + 19) / 3.0, 1e-9);
    EXPECT_DOUBLE_EQ(sides.tallies[2].wins, 1.5);
    EXPECT_EQ(sides.pairings[2][1].games, 2u);
    EXPECT_DOUBLE_EQ(sides.pairings[2][1].ahead, 1.5) << "once before them, once as equals";
    EXPECT_DOUBLE_EQ(sides.pairings[1][2].ahead, 0.5);
    EXPECT_DOUBLE_EQ(sides.pairings[0][1].share(), 0.5);
    EXPECT_EQ(sides.pairings[0][0].games, 0u) << "nobody plays against the own side";
}

TEST(Sides, AreNoneIfTheGameDoesNotTell) {
    EXPECT_TRUE(tally_by_side({}).names.empty());
    EXPECT_TRUE(tally_by_side({match_of({{"", 1, 5}, {"", 2, 4}})}).names.empty());
}

TEST(Sides, AreKeptInResultsAndShownOnThePage) {
    const AnyGame& game = find_game("settlers");
    const std::string path = testing::TempDir() + "pentarchy_sides.jsonl";
    std::filesystem::remove(path);
    ArenaRequest request;
    request.bots = {parse_bot("random"), parse_bot("random")};
    request.games = 6;
    request.options = {{"factions", "random"}};
    request.results_file = path;
    const Sides played = tally_by_side(run_arena(ai_for(game), *game.default_edition(), request).games);
    const ArenaResult read = run_arena(ai_for(game), *game.default_edition(), request);
    EXPECT_EQ(read.resumed, 6u);
    EXPECT_EQ(tally_by_side(read.games).names, played.names);
    EXPECT_GE(played.names.size(), 2u);
    const std::string page = arena_report(game, request, read, "");
    EXPECT_NE(page.find("Side against side"), std::string::npos);
    for (const std::string& name : played.names) EXPECT_NE(page.find("<th>v " + name), std::string::npos);
    std::filesystem::remove(path);
}

}  // namespace
}  // namespace pentarchy
