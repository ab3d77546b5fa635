// A trial: a whole game of computer players at a table, with all that people may ask of them on the way.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "ai/any_ai.h"

namespace pentarchy {

// Every seat is played by `spec`; now and then a hint is asked for, and at the end the record is analysed. Returns the
// first promise that was not kept, or nothing. Everything follows from the seed, unless `spec` has a clock. The
// game is left after so many decisions.
std::optional<std::string> try_players(const AnyAi& ai, const AnyEdition& edition, const Variant& variant,
                                       const BotSpec& spec, uint64_t seed, int most = std::numeric_limits<int>::max());

}  // namespace pentarchy
