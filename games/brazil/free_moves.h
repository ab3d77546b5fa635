// Free moves as the boxes offer them (BR-4.13, BR-4.14): WithFree<Box, FreeMoves> of engine/flow/free_moves.h.
#pragma once

#include "engine/flow/free_moves.h"
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

template <class Out>
void FreeMoves::offer(const Look&, Seat, Out&) {}

}  // namespace pentarchy::brazil
