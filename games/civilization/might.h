// What a seat might do by what everybody sees (CV-19.12, CV-23.12). Who is asked and which step is skipped follows from
// this alone, so that neither tells what lies face down.
#pragma once

#include "games/civilization/income.h"

namespace pentarchy::civilization {

// An event of this kind may be in its hand.
bool might_hold(const Look& l, Seat seat, int kind);
// This great person may lie face down before it and work (CV-7.49).
bool might_have(const Look& l, Seat seat, int person);
// It may have something that pays for a spy, or for a cost, besides what lies open.
bool might_have_spy(const Look& l, Seat seat);
bool might_pay(const Look& l, Seat seat, const CostRow& cost);
// It may have something to use by name at this moment.
bool might_use(const Look& l, Seat seat, Moment moment);
// The same, or a person face down to turn up before something must happen at this moment (CV-7.51).
bool might_be_moved(const Look& l, Seat seat, Moment moment);

}  // namespace pentarchy::civilization
