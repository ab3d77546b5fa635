// The numbers that follow from the state, for whoever draws the table: what a seat may and what its cities yield. They
// are written and never read (README.md).
#pragma once

#include "engine/document/document.h"
#include "games/civilization/state.h"

namespace pentarchy::civilization {

void describe_sums(Writer& d, const Look& l, Seat seat);
void describe_income(Writer& d, const Look& l, Seat seat, int city);
inline void describe_sums(Reader&, const Look&, Seat) {}
inline void describe_income(Reader&, const Look&, Seat, int) {}

// The fewest movement phases in which an army of the seat reaches the capital of another over the squares that are
// open; 0 if none can. No rule: it tells how near a conquest is.
int phases_to_capital(const Look& l, Seat seat);

}  // namespace pentarchy::civilization
