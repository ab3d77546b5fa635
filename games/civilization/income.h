// What squares and cities yield: trade, production, culture and coins.
#pragma once

#include "games/civilization/queries.h"

namespace pentarchy::civilization {

// CV-6.42, CV-7.45, CV-4.25  What a square yields: what lies on it instead of what it prints; a city centre nothing.
const Icons& icons_of(const Look& l, int square);

// CV-12.1, CV-12.5, CV-12.10, CV-6.19  The squares that yield for a city: its outskirts that are not blocked and not
// assigned elsewhere, a capital's city-states; and apart those its figures are assigned to.
struct Gathered {
    Squares own, assigned;
};
Gathered gathered_by(const Look& l, Seat seat, int city);

int trade_of_city(const Look& l, Seat seat, int city);    // CV-5.1, CV-21.3
int trade_of(const Look& l, Seat seat);                   // CV-5.1, CV-5.3
int production_of(const Look& l, Seat seat, int city);    // CV-6.10, CV-6.11, CV-6.16, CV-6.17
int culture_of_arts(const Look& l, Seat seat, int city);  // CV-6.80 to CV-6.82
int coins_of(const Look& l, Seat seat);                   // CV-11.1 to CV-11.4
// CV-6.85  The resource of a square that nothing covers; kAnyResource where a city-state gives any of the market; or
// kNone. The squares of a city that have one (CV-12.1, CV-12.10).
uint8_t resource_of(const Look& l, int square);
Squares resource_squares(const Look& l, Seat seat, int city);
// CV-7.49, CV-7.50  A marker of the type lies in own outskirts and is not blocked.
bool has_working_marker(const Look& l, Seat seat, int type);
// CV-10.40, CV-6.75, CV-7.49, CV-14.6  What is in force for a seat.
Sources sources_of(const Look& l, Seat seat);

}  // namespace pentarchy::civilization
