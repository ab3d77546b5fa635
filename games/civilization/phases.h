// What the order of play asks of the phases (flow.cpp), and what phases ask of each other.
#pragma once

#include "games/civilization/flow.h"

namespace pentarchy::civilization {

// phase_setup.cpp
void show_nations_kept(Play& p);
// phase_start.cpp
void begin_turn(Play& p);
// phase_research.cpp
SeatMask seats_that_may_research(const Look& l);
// due.cpp: whether something is owed that must be settled first; then it is on the stack.
bool call_due(Ctx& c);
// units.cpp
bool can_draw(const Look& l, UnitType type);

}  // namespace pentarchy::civilization
