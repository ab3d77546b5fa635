// Who has won and by what (CV-17).
#pragma once

#include "games/civilization/state.h"

namespace pentarchy::civilization {

struct Result {
    Seat winner = kNobody;
    Victory by = Victory::Culture;
};
// CV-17.1 to CV-17.9  At this moment; nobody if no condition is met.
Result result_of(const Look& l);
// CV-17.12  How far a seat is on its best way, in percent.
int progress_of(const Look& l, Seat seat);

}  // namespace pentarchy::civilization
