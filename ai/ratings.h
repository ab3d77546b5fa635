// Ratings from placements by the model of Plackett and Luce: at each place, who remains takes it with a chance in
// proportion to strength. The scale is Elo's: 400 points are ten times the strength; the mean of all is 1500.
#pragma once

#include <cstddef>
#include <vector>

#include "ai/stats.h"

namespace pentarchy {

// One finished game: who played (a player may sit there twice) and the rank each reached, 1 the best, equal if shared.
struct Placement {
    std::vector<size_t> player;
    std::vector<int> rank;
};

struct Rating {
    double rating = 1500;
    Interval ci95;  // of the rating, from the curvature of the likelihood
};

// To keep those finite who never lost, each pair of players starts with one drawn game between them.
std::vector<Rating> rate(const std::vector<Placement>& games, size_t players);

}  // namespace pentarchy
