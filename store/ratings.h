// Ratings of people by placements in games of several (Weng and Lin's Bradley-Terry with all pairs), on the usual
// scale: 1500 at first, a deviation that shrinks with play.
#pragma once

#include <vector>

#include "store/store.h"

namespace pentarchy {

inline constexpr double kLeastDeviation = 45;  // nobody is ever known for certain

struct Placed {
    double rating = 1500, deviation = 350;
    int rank = 1;
};

// The same people after the game; equal ranks share.
std::vector<Placed> rated(std::vector<Placed> players);

}  // namespace pentarchy
