// Ratings against known strengths; the ladder's tables and controls.
#include "ai/ladder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "catalog/catalog.h"

namespace pentarchy {
namespace {

std::vector<Placement> repeated(const Placement& game, int times) {
    return std::vector<Placement>(static_cast<size_t>(times), game);
}

std::vector<Placement> joined(std::vector<Placement> a, const std::vector<Placement>& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

// A ranking drawn from the model itself.
Placement drawn(const std::vector<double>& strength, Rng& rng) {
    Placement out;
    std::vector<size_t> left(strength.size());
    std::iota(left.begin(), left.end(), 0);
    for (int rank = 1; !left.empty(); ++rank) {
        double sum = 0;
        for (const size_t player : left) sum += strength[player];
        double at = sum * static_cast<double>(rng.next() >> 11) * 0x1p-53;
        size_t i = 0;
        while (i + 1 < left.size() && (at -= strength[left[i]]) >= 0) ++i;
        out.player.push_back(left[i]);
        out.rank.push_back(rank);
        left.erase(left.begin() + static_cast<long>(i));
    }
    return out;
}

std::vector<Placement> many_drawn(const std::vector<double>& strength, int games) {
    Rng rng(11);
    std::vector<Placement> out;
    for (int i = 0; i < games; ++i) out.push_back(drawn(strength, rng));
    return out;
}

LadderRequest ladder_of(std::initializer_list<const char*> bots, size_t seats, uint64_t games, int threads = 1) {
    LadderRequest out;
    for (const char* bot : bots) out.bots.push_back(parse_bot(bot));
    out.seats = seats;
    out.games = games;
    out.threads = threads;
    return out;
}

TEST(Ratings, TwoPlayersAreRatedByTheOddsOfTheirGames) {
    const auto ratings = rate(joined(repeated({{0, 1}, {1, 2}}, 30), repeated({{0, 1}, {2, 1}}, 10)), 2);
    EXPECT_NEAR(ratings[0].rating - ratings[1].rating, 400 * std::log10(30.5 / 10.5), 0.01)
        << "one game is drawn beforehand";
    EXPECT_NEAR(ratings[0].rating + ratings[1].rating, 3000, 0.01);
}

TEST(Ratings, TiesCountAsEveryOrder) {
    const auto tied = rate(repeated({{0, 1, 2}, {1, 1, 3}}, 20), 3);
    EXPECT_NEAR(tied[0].rating, tied[1].rating, 0.01);
    const auto ordered = rate(joined(repeated({{0, 1, 2}, {1, 2, 3}}, 10), repeated({{0, 1, 2}, {2, 1, 3}}, 10)), 3);
    for (size_t i = 0; i < 3; ++i) EXPECT_NEAR(tied[i].rating, ordered[i].rating, 0.01);
}

TEST(Ratings, RecoverKnownStrengths) {
    const auto ratings = rate(many_drawn({1, 2, 4, 8}, 4000), 4);
    for (size_t i = 0; i < 4; ++i) {
        const double truth = 1500 + 400 * std::log10(std::exp2(static_cast<double>(i)) / std::exp2(1.5));
        EXPECT_NEAR(ratings[i].rating, truth, 10);
        EXPECT_TRUE(ratings[i].ci95.holds(truth)) << i;
    }
}

TEST(Ratings, IntervalsCoverTheTruthAsOftenAsTheySay) {
    Rng rng(5);
    int covered = 0;
    constexpr int kTrials = 300;
    for (int trial = 0; trial < kTrials; ++trial) {
        std::vector<Placement> games;
        for (int i = 0; i < 60; ++i) games.push_back(drawn({1, 1, 3}, rng));
        covered += rate(games, 3)[2].ci95.holds(1500 + 400 * std::log10(3 / std::cbrt(3.0)));
    }
    EXPECT_GT(covered, kTrials * 0.91);
    EXPECT_LT(covered, kTrials * 0.99);
}

TEST(Ratings, StayFiniteForWhoNeverLost) {
    const auto ratings = rate(repeated({{0, 1, 2}, {1, 2, 3}}, 100), 3);
    EXPECT_GT(ratings[0].rating, ratings[1].rating + 300);
    EXPECT_LT(ratings[0].rating, 3500);
    EXPECT_GT(ratings[0].ci95.high - ratings[0].ci95.low, 100) << "how much stronger is hardly known";
}

TEST(Ratings, APlayerMaySitTwiceAtATable) {
    const auto ratings = rate(joined(repeated({{0, 0, 1}, {1, 3, 2}}, 50), repeated({{0, 0, 1}, {1, 2, 3}}, 50)), 2);
    EXPECT_GT(ratings[0].rating, ratings[1].rating);
}

TEST(Ladder, EveryTwoBotsMeetEquallyOften) {
    for (size_t bots = 3; bots <= 6; ++bots)
        for (size_t seats = 2; seats <= bots; ++seats) {
            std::vector<int> met(bots * bots);
            for (const auto& table : line_ups(bots, seats))
                for (const size_t a : table)
                    for (const size_t b : table) ++met[a * bots + b];
            for (size_t a = 0; a < bots; ++a)
                for (size_t b = 0; b < bots; ++b) EXPECT_EQ(met[a * bots + b], a == b ? met[0] : met[1]);
        }
    EXPECT_EQ(line_ups(5, 4).size(), 5u);
    const std::vector<std::vector<size_t>> few{{0, 1, 0}, {1, 0, 1}};
    EXPECT_EQ(line_ups(2, 3), few);
}

TEST(Ladder, PutsStrongerBotsHigherWhateverTheThreads) {
    const AnyGame& game = find_game("endeavor");
    const auto run = [&](int threads) {
        return run_ladder(ai_for(game), *game.default_edition(),
                          ladder_of({"random", "greedy", "mcts:20"}, 3, 10, threads));
    };
    const LadderResult one = run(1), two = run(2);
    EXPECT_EQ(one.games, 12u) << "rounded up to whole rotations";
    EXPECT_GT(one.rows[1].rating.rating, one.rows[0].rating.rating);
    for (size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(one.rows[i].rating.rating, two.rows[i].rating.rating);
        EXPECT_EQ(one.rows[i].tally.mean_score, two.rows[i].tally.mean_score);
    }
}

TEST(Ladder, ControlsHoldAndFail) {
    const AnyGame& game = find_game("endeavor");
    const AnyAi& ai = ai_for(game);
    const auto edition = game.default_edition();
    const LadderRequest request = ladder_of({"random", "greedy"}, 3, 24);
    EXPECT_TRUE(mirror_control(ai, *edition, request).holds);
    EXPECT_TRUE(saturation_control(ai, *edition, request, parse_bot("greedy")).holds);
    EXPECT_FALSE(saturation_control(ai, *edition, request, parse_bot("random")).holds);
}

}  // namespace
}  // namespace pentarchy
