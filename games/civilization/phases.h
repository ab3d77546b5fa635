// What the order of play asks of the phases (flow.cpp), and what phases ask of each other.
#pragma once

#include "games/civilization/flow.h"

namespace pentarchy::civilization {

// phase_setup.cpp
void show_nations_kept(Play& p);
// phase_prepare.cpp: CV-2.57, CV-2.58
bool is_capital_site(const Look& l, Seat seat, int square);
// phase_start.cpp
void begin_turn(Play& p);
// phase_research.cpp
SeatMask seats_that_may_research(const Look& l);
// due.cpp: whether something is owed that must be settled first; then it is on the stack.
bool call_due(Ctx& c);
// units.cpp
bool can_draw(const Look& l, UnitType type);
bool may_take_any_unit(const Look& l, Seat seat);
void shuffle_units_if_needed(Play& p, int type);
// phase_enter.cpp: the figures on their way stay where they are; with an army among them the square may say more.
void end_move(Play& p, Seat seat);
Flow end_move_at(Ctx& c, Seat seat, uint16_t square, bool army);

}  // namespace pentarchy::civilization
