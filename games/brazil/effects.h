// What works for a player, and what is gained. Queries are asked here and nowhere else: nobody tests for a thing by its
// name.
#pragma once

#include "games/brazil/flow.h"

namespace pentarchy::brazil {

// Everything whose ability works for the player now: monarch, paintings, palaces on the map, upgraded spaces that
// are... see below. An upgraded space and the space of the token are in it all the time; whether an upgrade counts for
// an action, the action asks (it does only if the action came from the space: BR-13.7).
Sources working(const Look& l, Seat seat);
inline int sum(const Look& l, Seat seat, Query query) { return l.t.modifiers.sum(working(l, seat), query); }
inline bool has(const Look& l, Seat seat, Query query) { return l.t.modifiers.any(working(l, seat), query); }
inline bool is_upgraded(const Look& l, Seat seat, Space space) {
    for (const uint8_t good : l.s.player[seat].good)
        if (good == index(space)) return true;
    return false;
}

// Items into the store, with a line. The limit is the trim's business (BR-6.11).
void gain(Play& p, Seat seat, Item item, int amount);
// BR-7.10, BR-11.6, BR-16.6  The tile produces: what it makes, with all bonuses, is put on it.
void produce(Play& p, int hex);
// BR-7.24  A source that makes buildings produce more begins to work.
void produce_bonus(Play& p, Seat seat, int source);
// What lies on a tile: calls fn(item, amount) for each of its items.
template <class Fn>
void each_item_on(const Look& l, int hex, Fn fn) {
    const uint8_t tile = l.s.tile[hex];
    if (!is_building(tile)) return;
    for (int slot = 0; slot < 2; ++slot)
        if (const int n = l.s.item[slot][hex]) fn(static_cast<Item>(l.t.building[tile].made[slot]), n);
}
// The tiles on which something lies.
inline Hexes stocked(const Look& l) {
    return map_of(l).all.without(places_of(l.s.item[0], 0) & places_of(l.s.item[1], 0));
}
// The slot of State::item for this item on this tile, or -1: the tile never makes it.
int slot_of(const Look& l, int hex, Item item);
void add_item_on(Play& p, int hex, Item item, int amount);  // amount may be negative
inline bool is_empty(const Look& l, int hex) { return !l.s.item[0][hex] && !l.s.item[1][hex]; }

// BR-6.12  Gives a reward and comes back to the frame that asked, after the limits were kept. Number 0 is nothing.
Flow give(Ctx& c, Seat seat, int reward);
// BR-6.8 to BR-6.13  Whether the player has more than the limits allow.
bool is_over_limit(const Look& l, Seat seat);
int combat_hand_limit(const Look& l, Seat seat);
// An ending: asks the seat to discard what is too much, or is done.
Flow trim_or_done(Ctx& c, Seat seat);

}  // namespace pentarchy::brazil
