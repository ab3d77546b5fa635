// Numbers and rights of a seat, from what is in force for it. Rules ask here and never for a thing by its name.
#pragma once

#include "games/civilization/map.h"

namespace pentarchy::civilization {

inline bool has(const Look& l, Seat seat, Right right) { return l.t.rights.any(l.s.player[seat].force, right); }
bool others_have(const Look& l, Seat seat, Right right);
// With what grows; numbers of a city ask for the city, too.
int sum(const Look& l, Seat seat, Query query);
int sum_of_city(const Look& l, Seat seat, int city, Query query);
// How often something is counted for a seat.
int count_of(const Look& l, Seat seat, Times times);

// CV-4.10  Most cities. CV-8.2, CV-8.7  Travel speed of a group, and figures on a square.
int city_limit(const Look& l, Seat seat);
int travel_speed(const Look& l, Seat seat, bool lone_army);
int stacking_limit(const Look& l, Seat seat);
// CV-10.21  The rank of a type: 1 to 4; aircraft have none before Flight (CV-6.32).
int rank_of(const Look& l, Seat seat, UnitType type);
int unit_cost(const Look& l, Seat seat, UnitType type);  // CV-6.30
// CV-8.15 to CV-8.17  Whether figures may cross water, and whether they may end there.
bool may_cross_water(const Look& l, Seat seat);
bool may_end_on_water(const Look& l, Seat seat);
// CV-7.21
int culture_limit(const Look& l, Seat seat);

// CV-6.1, CV-6.4, CV-21.27  Why a city cannot take an action of this kind now.
Rule act_refusal(const Look& l, Seat seat, int city, Action action);
// CV-6.40, CV-6.52  Whether the seat may build it now: its tech is known, and that of its upgrade is not.
bool is_unlocked(const Look& l, Seat seat, int building);
bool may_build_walls(const Look& l, Seat seat);
int wonder_cost(const Look& l, Seat seat, int wonder);  // CV-6.60
bool is_government_unlocked(const Look& l, Seat seat, Government government);
// CV-13.2  Policies a seat may have adopted.
int policy_limit(const Look& l, Seat seat);

// CV-10.10  Whether a card of this level has a slot in the pyramid.
bool has_slot(const Look& l, Seat seat, int row);
int threshold(const Look& l, Seat seat, int level);  // CV-10.2, CV-10.8
// CV-11.5  Coin tokens that fit on a tech.
int coin_room(const Look& l, Seat seat, int tech);

// CV-8.7  Whether so many figures may be on a square, and so many more. As many as at the start always may.
inline bool may_stack(const Look& l, Seat seat, int figures) {
    return figures <= l.t.n.stacking || figures <= stacking_limit(l, seat);
}
inline bool fits(const Look& l, Seat seat, int square, int more = 1) {
    return may_stack(l, seat, stand_at(l, square).figures() + more);
}
// CV-8.11, CV-8.16, CV-8.40, CV-8.62  Where a figure may be placed or end a move without anything happening: open, no
// city, no water unless it may, no marker, no enemy, room.
bool may_stand(const Look& l, Seat seat, int square);

}  // namespace pentarchy::civilization
