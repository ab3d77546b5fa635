// What a state document does not say, as it follows from the rest.
#pragma once

#include "games/civilization/state.h"

namespace pentarchy::civilization {

// After reading: centres and figures on the map, rows of pyramids that were left out, what is left of each kind, dials.
void settle_document(const Edition& t, State& s);

// For an entry: a setup that has not been played is completed as simply as can be - the first free nation, its home
// tile, tech and government, a capital, wonders in the market.
void complete_setup(const Edition& t, State& s);

}  // namespace pentarchy::civilization
