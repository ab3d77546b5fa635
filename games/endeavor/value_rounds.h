// What a seat holds between two rounds, when nobody is in the middle of anything: the features of value.h and further
// facts, with weights of their own for each number of rounds left (bench/fit_rounds, docs/experiments.md sections 17
// and 18). What is counted one by one goes by the ids of the default edition.
#pragma once

#include "games/endeavor/value.h"

namespace pentarchy::endeavor {

inline constexpr int kRoundKinds = 16, kRoundRegions = 8, kRoundTokens = 8, kRoundPlaces = 4;  // counted one by one

enum RoundFact : uint8_t {
    kFactFeature,                             // those of value.h
    kFactBuilt = kFactFeature + kFeatures,    // tiles, kind by kind
    kFactLead = kFactBuilt + kRoundKinds,     // population above the strongest other, by closed region
    kFactBlue = kFactLead + kRoundRegions,    // tokens to spend, kind by kind
    kFactOrder = kFactBlue + kRoundTokens,    // who builds second, third and so on
    kFactSquare = kFactOrder + kRoundPlaces,  // levels squared
    kFactPreyed = kFactSquare + kTracks,      // own cities that rivals with an attack can reach
    kFactForeign,                             // cities of others in reach
    kFactSpare,                               // population for which there is no building to activate
    kRoundFacts,
};

struct RoundFacts {
    float of[kRoundFacts]{};
};

bool is_between_rounds(const Look& l);  // nobody has built yet
bool has_round_weights(const Look& l);
RoundFacts round_facts(const Look& l, Seat seat);
float round_value(const Look& l, Seat seat);

}  // namespace pentarchy::endeavor
