// Free moves as the boxes offer them (BR-4.13, BR-4.14): WithFree<Box, FreeMoves> of engine/flow/free_moves.h.
#pragma once

#include "engine/flow/free_moves.h"
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

// Built in phase_free.cpp for both sinks.
extern template void FreeMoves::offer(const Look& l, Seat seat, Fast& out);
extern template void FreeMoves::offer(const Look& l, Seat seat, Why& out);

}  // namespace pentarchy::brazil
