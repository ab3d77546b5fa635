// The map: what lies around a city, who blocks a square, where tiles are. Nothing is changed here.
#pragma once

#include "games/civilization/state.h"

namespace pentarchy::civilization {

// CV-2.59, CV-4.40  The squares around a city: eight, or ten of a metropolis. They may be face down or outside the map
// for a site that is only thought of.
Squares around_city(const Edition& t, int centre, int second = kNoSquare);
inline Squares outskirts(const Look& l, const City& city) { return around_city(l.t, city.centre, city.second); }

// Whose city a square is next to, if it is any's.
struct Side {
    Seat seat = kNobody;
    int city = 0;
    bool any() const { return seat != kNobody; }
};
Side side_of(const Look& l, int square);  // CV-4.17: no two outskirts overlap

// CV-12.10  Somebody else's figure stands there.
inline bool is_blockaded(const Look& l, Seat seat, int square) {
    const Stand stand = stand_at(l, square);
    return stand.any() && stand.owner() != seat;
}
// Whether the marker on a square is a village; else it is a hut. What the ground prints may differ (CV-21.11).
inline bool is_village(const Look& l, int square) {
    return l.s.markers.count[kOnMap0 + l.s.top[square] - kMarkerTop0][kVillageKin] > 0;
}
// CV-6.56  A city with walls.
inline bool has_walls(const Look& l, int square) {
    const uint8_t top = l.s.top[square];
    return is_centre(top) && l.s.player[owner_of_centre(top)].city[city_of_centre(top)].flags & kWalls;
}
inline bool has_own_army(const Look& l, Seat seat, int square) {
    const Stand stand = stand_at(l, square);
    return stand.owner() == seat && stand.armies() > 0;
}

// CV-8.56  The city-states that a seat controls.
Squares city_states_of(const Look& l, Seat seat);
// The squares where these figures of a seat stand.
Squares stands_of(const Look& l, Seat seat);

// CV-2.40  The square of the map where a tile in this slot, turned this way, has its square `at`.
int square_of_tile(const LayoutRow& layout, int slot, Way arrow, int at);
// The neighbour in one of four ways, or -1 outside of the grid; the map may have no square there.
inline int next_square(const Edition& t, int square, Way way) {
    return t.grid.neighbour(square, static_cast<int>(way));
}

// Why something may not be: the rule against it, or kFine. An offer asks `allow(out, refusal)`.
inline constexpr Rule kFine{};
template <class Out>
bool allow(Out& out, Rule refusal) {
    return out.need(refusal == kFine, refusal);
}

// CV-4.14 to CV-4.19, CV-4.44  All squares around a site must be open and hold nothing that forbids a city.
Rule site_refusal(const Look& l, Seat seat, int centre, int second = kNoSquare);

}  // namespace pentarchy::civilization
