// Hunter's MM algorithm (Annals of Statistics 32, 2004); a tie counts as all of its orders, equally weighted.
#include "ai/ratings.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>

#include "base/check.h"

namespace pentarchy {
namespace {

constexpr double kMean = 1500, kPointsPerTen = 400;
constexpr int kMostRounds = 10'000;
constexpr double kPrecise = 1e-9;  // of a strength, relative

using Matrix = std::vector<std::vector<double>>;

// Somebody took the next place from those who remained.
struct Choices {
    std::map<std::vector<int>, double> of;  // how many of each player remained -> how often
    std::vector<double> taken;              // by each player
};

double binomial(int n, int k) {
    double out = 1;
    for (int i = 1; i <= k; ++i) out = out * (n - k + i) / i;
    return out;
}

// The places that `tied` took among themselves, with `below` still to come: every subset may be left at some point.
void add_tied(Choices& out, const std::vector<size_t>& tied, const std::vector<int>& below) {
    const auto n = static_cast<int>(tied.size());
    const bool last = std::all_of(below.begin(), below.end(), [](int count) { return count == 0; });
    for (uint32_t subset = 1; subset < 1u << n; ++subset) {
        const int size = std::popcount(subset);
        if (last && size == 1) continue;  // the only one left chooses nothing
        std::vector<int> left = below;
        for (int i = 0; i < n; ++i)
            if (subset >> i & 1) ++left[tied[static_cast<size_t>(i)]];
        const double weight = 1 / binomial(n, size);
        for (int i = 0; i < n; ++i)
            if (subset >> i & 1) out.taken[tied[static_cast<size_t>(i)]] += weight / size;
        out.of[left] += weight;
    }
}

void add(Choices& out, const Placement& game) {
    CHECK(game.player.size() == game.rank.size());
    std::vector<int> ranks = game.rank;
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    for (const int rank : ranks) {
        std::vector<size_t> tied;
        std::vector<int> below(out.taken.size());
        for (size_t i = 0; i < game.player.size(); ++i) {
            if (game.rank[i] == rank) tied.push_back(game.player[i]);
            if (game.rank[i] > rank) ++below[game.player[i]];
        }
        add_tied(out, tied, below);
    }
}

double sum_of(const std::vector<int>& left, const std::vector<double>& strength) {
    double out = 0;
    for (size_t i = 0; i < left.size(); ++i) out += left[i] * strength[i];
    return out;
}

// One round of the algorithm; the greatest relative change.
double improve(const Choices& choices, std::vector<double>& strength) {
    std::vector<double> met(strength.size());
    for (const auto& [left, weight] : choices.of) {
        const double part = weight / sum_of(left, strength);
        for (size_t i = 0; i < left.size(); ++i) met[i] += part * left[i];
    }
    double log_mean = 0, change = 0;
    std::vector<double> next(strength.size());
    for (size_t i = 0; i < next.size(); ++i) {
        next[i] = choices.taken[i] / met[i];
        log_mean += std::log(next[i]) / static_cast<double>(next.size());
    }
    for (size_t i = 0; i < next.size(); ++i) {
        next[i] /= std::exp(log_mean);
        change = std::max(change, std::abs(next[i] / strength[i] - 1));
    }
    strength = next;
    return change;
}

// Minus the second derivative of the log likelihood by log strength. A constant is added for the direction in which the
// likelihood is flat (all stronger by the same factor), so that there is an inverse.
Matrix information(const Choices& choices, const std::vector<double>& strength) {
    const size_t n = strength.size();
    Matrix out(n, std::vector<double>(n, 1));
    for (const auto& [left, weight] : choices.of) {
        const double sum = sum_of(left, strength);
        for (size_t i = 0; i < n; ++i) {
            const double p = left[i] * strength[i] / sum;
            out[i][i] += weight * p;
            for (size_t j = 0; j < n; ++j) out[i][j] -= weight * p * left[j] * strength[j] / sum;
        }
    }
    return out;
}

// By Gauss and Jordan; positive definite, so that no row must be exchanged.
Matrix inverse(Matrix a) {
    const size_t n = a.size();
    Matrix out(n, std::vector<double>(n));
    for (size_t i = 0; i < n; ++i) out[i][i] = 1;
    for (size_t i = 0; i < n; ++i) {
        const double pivot = a[i][i];
        for (size_t k = 0; k < n; ++k) {
            a[i][k] /= pivot;
            out[i][k] /= pivot;
        }
        for (size_t j = 0; j < n; ++j) {
            const double factor = j == i ? 0 : a[j][i];
            for (size_t k = 0; k < n; ++k) {
                a[j][k] -= factor * a[i][k];
                out[j][k] -= factor * out[i][k];
            }
        }
    }
    return out;
}

}  // namespace

std::vector<Rating> rate(const std::vector<Placement>& games, size_t players) {
    Choices choices;
    choices.taken.resize(players);
    for (size_t i = 0; i < players; ++i)
        for (size_t j = 0; j < i; ++j) add(choices, {{i, j}, {1, 1}});
    for (const Placement& game : games) add(choices, game);
    std::vector<double> strength(players, 1);
    if (players > 1)
        for (int round = 0; round < kMostRounds && improve(choices, strength) > kPrecise; ++round) {
        }
    const Matrix spread = inverse(information(choices, strength));
    const double scale = kPointsPerTen / std::log(10.0), flat = 1 / static_cast<double>(players * players);
    std::vector<Rating> out;
    for (size_t i = 0; i < players; ++i) {
        const double rating = kMean + scale * std::log(strength[i]);
        const double half = kZ95 * scale * std::sqrt(std::max(0.0, spread[i][i] - flat));
        out.push_back({rating, {rating - half, rating + half}});
    }
    return out;
}

}  // namespace pentarchy
