// Fewer variants of a game than all of them, which still try everything with everything.
#pragma once

#include <vector>

#include "engine/game.h"

namespace pentarchy {

// As few of `all` as it takes to have every two values of different options together once; the number of seats counts
// as an option, too.
std::vector<Variant> every_pair(const std::vector<Variant>& all);

}  // namespace pentarchy
