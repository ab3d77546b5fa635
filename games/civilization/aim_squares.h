// Squares that cards reach: within a distance, pushed or walked to, lifted to.
#pragma once

#include "games/civilization/queries.h"

namespace pentarchy::civilization {

// CV-0.5  Within so many steps of own figures and cities; kNone: anywhere.
Squares within_reach(const Look& l, Seat seat, int steps);
bool is_within_reach(const Look& l, Seat seat, int steps, int square);
bool is_empty(const Look& l, int square);         // CV-0.6
Squares near_villages(const Look& l, int steps);  // CV-7.33
// CV-21.12  Where a group of others may be moved: as one, over land, into nothing.
Squares pushed_to(const Look& l, int from, int steps);
Squares walks_to(const Look& l, Seat seat, int from, int steps);  // CV-0.5, CV-0.6: one own figure
// CV-21.1, CV-21.23  Where figures that are lifted off a square may come down, and whether they may be lifted off.
enum LandsWhere { kWater, kOwnFigure, kEdge };
Squares lands_on(const Look& l, Seat seat, const EffectRow& e, int from, int figures);
bool may_lift_off(const Look& l, const EffectRow& e, int square);
// Whose a square is: a city's own, or one around it.
Seat owner_at(const Look& l, int square);

}  // namespace pentarchy::civilization
