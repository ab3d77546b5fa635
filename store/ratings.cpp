#include "store/ratings.h"

#include <algorithm>
#include <cmath>

namespace pentarchy {

namespace {

constexpr double kBeta = 200;  // how much luck there is in one game

}  // namespace

std::vector<Placed> rated(std::vector<Placed> players) {
    std::vector<Placed> out = players;
    for (size_t i = 0; i < players.size(); ++i) {
        const Placed& me = players[i];
        const double variance = me.deviation * me.deviation;
        double gain = 0, shrink = 0;
        for (size_t q = 0; q < players.size(); ++q) {
            if (q == i) continue;
            const Placed& other = players[q];
            const double c = std::sqrt(variance + other.deviation * other.deviation + 2 * kBeta * kBeta);
            const double expected = 1 / (1 + std::exp((other.rating - me.rating) / c));
            const double score = me.rank < other.rank ? 1 : me.rank == other.rank ? 0.5 : 0;
            gain += variance / c * (score - expected);
            shrink += me.deviation / c * (variance / (c * c)) * expected * (1 - expected);
        }
        out[i].rating = me.rating + gain;
        out[i].deviation = std::max(kLeastDeviation, me.deviation * std::sqrt(std::max(1 - shrink, 0.0001)));
    }
    return out;
}

}  // namespace pentarchy
