// What the order of play asks of the rooms.
#pragma once

#include "games/brazil/flow.h"

namespace pentarchy::brazil {

void return_tasks(Play& p);                            // BR-2.9, BR-2.10 (phase_setup.cpp)
void show_monarchs_chosen(Play& p);                    // BR-2.12
Flow call_action(Ctx& c, Seat seat);                   // BR-4.6: the action of the space that was picked (phase_turn.cpp)
SeatMask seats_with_end_choices(const Look& l);        // BR-18.15, by what everybody knows (phase_end.cpp)
void show_end_choices(Play& p);

}  // namespace pentarchy::brazil
