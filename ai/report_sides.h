// The sides of an arena's report: how each fares, and each against each.
#pragma once

#include "ai/sides.h"

namespace pentarchy {

std::string sides_table(const Sides& sides);     // games, wins, shares with their intervals
std::string pairings_table(const Sides& sides);  // row against column, shaded by who is ahead

}  // namespace pentarchy
