// Sides: what a seat plays rather than where it sits (a faction, a character), for games that tell by a hook
// side(look, seat). How the sides fare in an arena, over all, and each against each.
#pragma once

#include "ai/tally.h"

namespace pentarchy {

struct Pairing {
    uint64_t games = 0;
    double ahead = 0;  // how often the first side came in before the second; as equals counts half

    double share() const { return games ? ahead / static_cast<double>(games) : 0; }
    Interval ci95() const { return wilson(ahead, static_cast<double>(games)); }
};

struct Sides {
    std::vector<std::string> names;  // in alphabetical order; none if the game does not tell
    std::vector<Tally> tallies;
    std::vector<std::vector<Pairing>> pairings;  // by the numbers of two sides
};

// Whoever thought for a side counts for it: sides are compared fairly between equal bots, or over whole rotations.
Sides tally_by_side(const std::vector<MatchResult>& games);

}  // namespace pentarchy
