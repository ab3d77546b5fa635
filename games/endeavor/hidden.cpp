// Nothing is hidden in Endeavor (EN-21.1): every view is the state, and there is nothing to fill.
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

void mask(const Tables&, State&, Seat) {}
void fill(const Tables&, State&, Seat, Rng&) {}

}  // namespace pentarchy::endeavor
