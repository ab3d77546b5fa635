// Many games of computer players that keep their seats.
#pragma once

#include "ai/any_ai.h"

namespace pentarchy {

// The figures of AnyEdition::simulate(), with a hash over the results. Each game has a seed of its own, so that the
// number of threads changes nothing. BadInput for a number of seats or options that the game does not have.
SimulateResult play_bots(const AnyEdition& edition, const std::vector<BotSpec>& bots, const SimulateRequest& request);

}  // namespace pentarchy
