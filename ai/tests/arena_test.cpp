// The arena: its statistics against known values, rotation, and results that depend on nothing but the request.
#include "ai/arena.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <numeric>

#include "ai/report.h"
#include "ai/tally.h"
#include "catalog/catalog.h"

namespace pentarchy {
namespace {

ArenaRequest request_of(std::initializer_list<const char*> bots, uint64_t games, int threads = 1) {
    ArenaRequest out;
    for (const char* bot : bots) out.bots.push_back(parse_bot(bot));
    out.games = games;
    out.seed = 7;
    out.threads = threads;
    return out;
}

ArenaResult play(const char* slug, const ArenaRequest& request) {
    const AnyGame& game = find_game(slug);
    return run_arena(ai_for(game), *game.default_edition(), request);
}

// All but times, as text.
std::string told(const ArenaResult& result) {
    std::string out;
    for (const MatchResult& match : result.games) {
        out += fmt::format("{} {} {} {}", match.decisions, match.steps, match.offers, match.max_offer);
        for (const uint64_t count : match.offer_bins) out += fmt::format(" {}", count);
        for (const MatchSeat& seat : match.seats)
            out += fmt::format(" | {} {} {} {}", seat.score, seat.rank, seat.decisions, fmt::join(seat.lines, " "));
        out += "\n";
    }
    return out;
}

std::string refusal(const char* slug, const ArenaRequest& request) {
    try {
        play(slug, request);
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}

class ResultsFileTest : public testing::Test {
  protected:
    ResultsFileTest()
        : path(testing::TempDir() + "pentarchy_" + testing::UnitTest::GetInstance()->current_test_info()->name() +
               ".jsonl") {
        std::filesystem::remove(path);
    }
    ~ResultsFileTest() override { std::filesystem::remove(path); }

    std::string path;
};

TEST(Stats, WilsonIntervalsHaveTheirKnownValues) {
    EXPECT_NEAR(wilson(8, 10).low, 0.4902, 1e-4);
    EXPECT_NEAR(wilson(8, 10).high, 0.9433, 1e-4);
    EXPECT_NEAR(wilson(50, 100).low, 0.4038, 1e-4);
    EXPECT_NEAR(wilson(50, 100).high, 0.5962, 1e-4);
    EXPECT_EQ(wilson(0, 10).low, 0);
    EXPECT_NEAR(wilson(0, 10).high, 0.2775, 1e-4);
    EXPECT_EQ(wilson(10, 10).high, 1);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Stats, SprtDecidesClearStreamsAtOnce) {
    Sprt winning(0.25, 0.35), losing(0.25, 0.35);
    int won = 0, lost = 0;
    for (; winning.verdict() == Sprt::Verdict::Open; ++won) winning.add(1);
    for (; losing.verdict() == Sprt::Verdict::Open; ++lost) losing.add(0);
    EXPECT_EQ(winning.verdict(), Sprt::Verdict::Better);
    EXPECT_EQ(losing.verdict(), Sprt::Verdict::Fair);
    EXPECT_EQ(won, 9);    // 2.944 / ln(0.35 / 0.25), rounded up
    EXPECT_EQ(lost, 21);  // 2.944 / -ln(0.65 / 0.75)
}

// The share of streams with this true win share that end in `wrong`.
double errors(double share, Sprt::Verdict wrong) {
    constexpr int kStreams = 1000;
    int found = 0;
    Rng rng(3);
    for (int i = 0; i < kStreams; ++i) {
        Sprt test(0.25, 0.35);
        while (test.verdict() == Sprt::Verdict::Open) test.add(rng.below(1'000'000) < share * 1e6);
        found += test.verdict() == wrong;
    }
    return static_cast<double>(found) / kStreams;
}

TEST(Stats, SprtErrsNoMoreOftenThanItSays) {
    EXPECT_LT(errors(0.25, Sprt::Verdict::Better), 0.06);
    EXPECT_LT(errors(0.35, Sprt::Verdict::Fair), 0.06);
}

TEST(Arena, EveryBotMeetsEverySeatWithTheSameLuck) {
    for (size_t seats = 2; seats <= 5; ++seats) {
        std::vector<int> met(seats * seats);
        for (uint64_t game = 0; game < 6 * seats; ++game) {
            EXPECT_EQ(luck_of(1, game, seats), luck_of(1, game / seats * seats, seats));
            for (size_t seat = 0; seat < seats; ++seat) {
                const size_t bot = bot_in_seat(game, seat, seats);
                EXPECT_EQ(seat_of_bot(game, bot, seats), seat);
                ++met[bot * seats + seat];
            }
        }
        for (const int count : met) EXPECT_EQ(count, 6);
        EXPECT_NE(luck_of(1, 0, seats), luck_of(1, seats, seats));
        EXPECT_NE(luck_of(1, 0, seats), luck_of(2, 0, seats));
    }
}

TEST(Arena, ResultsDoNotDependOnThreads) {
    ArenaRequest request = request_of({"mcts:20", "greedy", "random"}, 7);
    const ArenaResult one = play("endeavor", request);
    EXPECT_EQ(one.games.size(), 9u) << "rounded up to whole rotations";
    for (const int threads : {2, 3}) {
        request.threads = threads;
        EXPECT_EQ(told(play("endeavor", request)), told(one));
    }
    request.seed = 8;
    EXPECT_NE(told(play("endeavor", request)), told(one));
}

TEST(Arena, WinsAddUpToGamesByBotAndBySeat) {
    const ArenaResult result = play("outpost", request_of({"random", "random", "random"}, 60, 2));
    for (const auto& tallies : {tally_by_bot(result.games, 3), tally_by_seat(result.games, 3)}) {
        double wins = 0;
        for (const Tally& tally : tallies) {
            EXPECT_EQ(tally.games, 60u);
            EXPECT_TRUE(tally.ci95.holds(tally.win_share));
            wins += tally.wins;
        }
        EXPECT_NEAR(wins, 60, 1e-9);
    }
}

TEST(Arena, ScoreLinesAddUpToTheScore) {
    for (const char* slug : {"endeavor", "outpost"})
        for (const MatchResult& match : play(slug, request_of({"greedy", "random", "random"}, 6)).games)
            for (const MatchSeat& seat : match.seats) {
                ASSERT_EQ(seat.lines.size(), match.line_names.size());
                EXPECT_EQ(std::accumulate(seat.lines.begin(), seat.lines.end(), 0), seat.score) << slug;
            }
}

TEST(Arena, SprtStopsAtTheSameGameForAnyNumberOfThreads) {
    ArenaRequest request = request_of({"greedy", "random", "random", "random"}, 400);
    request.sprt_share = default_sprt_share(4);
    const ArenaResult one = play("endeavor", request);
    EXPECT_EQ(one.sprt->verdict(), Sprt::Verdict::Better);
    EXPECT_EQ(one.games.size(), 12u) << "nine wins decide, whole rotations are played";
    request.threads = 3;
    EXPECT_EQ(told(play("endeavor", request)), told(one));
    std::swap(request.bots[0], request.bots[1]);
    EXPECT_EQ(play("endeavor", request).sprt->verdict(), Sprt::Verdict::Fair);
}

TEST(Arena, RefusesWhatCannotBePlayed) {
    EXPECT_EQ(refusal("endeavor", request_of({"random", "random"}, 1)),
              "endeavor is played by 3 to 5 seats with these options, not 2; for 2 set two_player_neutral=true");
}

TEST_F(ResultsFileTest, GoesOnWhereTheFileEndsEvenInTheMiddleOfALine) {
    ArenaRequest request = request_of({"greedy", "random", "random"}, 12, 2);
    const std::string whole = told(play("endeavor", request));
    request.results_file = path;
    EXPECT_EQ(told(play("endeavor", request)), whole);
    const std::string text = read_file(path);
    for (const size_t size : {size_t{0}, size_t{40}, text.size() / 2, text.size() - 1, text.size()}) {
        write_file(path, text.substr(0, size));
        const ArenaResult again = play("endeavor", request);
        EXPECT_EQ(told(again), whole);
        EXPECT_EQ(again.resumed < 12, size < text.size()) << size;
        EXPECT_EQ(std::ranges::count(read_file(path), '\n'), 13);
    }
}

TEST_F(ResultsFileTest, AMatchCanBeMadeLongerOrReadInPart) {
    ArenaRequest request = request_of({"greedy", "random", "random"}, 6);
    request.results_file = path;
    play("endeavor", request);
    request.games = 12;
    const ArenaResult longer = play("endeavor", request);
    EXPECT_EQ(longer.resumed, 6u);
    EXPECT_EQ(longer.games.size(), 12u);
    request.games = 3;
    EXPECT_EQ(play("endeavor", request).games.size(), 3u);
}

TEST_F(ResultsFileTest, RefusesTheFileOfAnotherMatchAndLeavesItAlone) {
    ArenaRequest request = request_of({"greedy", "random", "random"}, 3);
    request.results_file = path;
    play("endeavor", request);
    const std::string text = read_file(path);
    ArenaRequest other = request;
    other.seed = 8;
    EXPECT_EQ(refusal("endeavor", other), path + ": holds another match (its seed is 7, not 8); name another file");
    other = request;
    other.bots[1] = parse_bot("greedy");
    EXPECT_NE(refusal("endeavor", other).find("its seats is"), std::string::npos);
    EXPECT_NE(refusal("outpost", request).find("its game is"), std::string::npos);
    EXPECT_EQ(read_file(path), text);

    write_file(path, "dear diary");
    EXPECT_EQ(refusal("endeavor", request), path + ": is not a results file of an arena");
    EXPECT_EQ(read_file(path), "dear diary");
    write_file(path, text.substr(0, text.find('\n') + 1) + "{\"game\": 0}\n");
    EXPECT_NE(refusal("endeavor", request).find("game line 1: "), std::string::npos);
}

TEST(Report, IsOnePageWithAllPlots) {
    const AnyGame& game = find_game("endeavor");
    const ArenaRequest request = request_of({"greedy", "random", "random"}, 12);
    const std::string page = arena_report(game, request, play("endeavor", request), "pentarchy arena <endeavor>");
    EXPECT_NE(page.find("pentarchy arena &lt;endeavor&gt;"), std::string::npos);
    EXPECT_EQ(page.find("http"), std::string::npos) << "nothing is loaded from elsewhere";
    EXPECT_EQ(page.find("\"nan"), std::string::npos);
    int plots = 0;
    for (size_t at = 0; (at = page.find("<svg", at)) != page.npos; ++at) ++plots;
    EXPECT_EQ(plots, 6);
}

}  // namespace
}  // namespace pentarchy
