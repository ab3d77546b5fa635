// Where units may go and what they meet there. Readers only; the moves themselves are in phase_move.cpp.
#pragma once

#include "games/brazil/map.h"

namespace pentarchy::brazil {

// BR-3.9, BR-19.12  Enemy capitals are closed, but for the Dutch one.
Hexes closed_hexes(const Look& l, Seat seat);
// BR-8.3, BR-9.24  Hexes that are fought for: with enemy units, or a tile that an enemy controls.
Hexes enemy_hexes(const Look& l, Seat seat);
// BR-9.1  Whom the seat fights there, or kNobody. BR-9.32: there is never more than one.
Seat foe_at(const Look& l, Seat seat, int hex);

// BR-5.50 to BR-5.54, BR-8.5, BR-8.6  Where a unit on this hex may go with an extra move.
Hexes extra_targets(const Look& l, Seat seat, int from, Extra extra);
// The extra move of this turn's space, if it has one (BR-4.9).
Extra extra_of_turn(const Look& l);
// BR-1.26, BR-12.24  Its basic move may take two steps.
bool is_swift(const Look& l, Seat seat, int unit);
// BR-8.9  The unit that may take its second step.
int riding_unit(const Look& l, Seat seat);
// BR-8.7, BR-9.24  What a unit on this hex may fire at.
inline Hexes fire_targets(const Look& l, Seat seat, int from) { return near(l, from) & enemy_hexes(l, seat); }
// An equal unit with a smaller number stands with it: both are one choice. Units of another price have other names and
// are none, although a grenadier and a cannon do the same.
bool is_copy(const Look& l, Seat seat, int unit, uint8_t among = 0xFF);

// The hexes that a unit can come to with so many steps of basic moves, and after how many if `steps_to` is given: a
// step that starts a fight is the last one (BR-8.9). For whoever thinks ahead.
Hexes reach(const Look& l, Seat seat, int from, int steps, uint8_t* steps_to = nullptr);

}  // namespace pentarchy::brazil
