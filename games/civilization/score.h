// Who has won and by what (CV-17).
#pragma once

#include "games/civilization/state.h"

namespace pentarchy::civilization {

struct Result {
    Seat winner = kNobody;
    Victory by = Victory::Culture;
};
// CV-17.1 to CV-17.9  By the conditions that are met at this moment; nobody if none is.
Result result_of(const Look& l);
// CV-17.5, CV-17.6  Notes who has won first. Called after every change; where several may win at the same moment, once
// all of it has happened (CV-17.8).
void crown(Play& p);
// CV-17.12  How far a seat is on its best way, in percent.
int progress_of(const Look& l, Seat seat);

}  // namespace pentarchy::civilization
