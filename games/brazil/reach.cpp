// Where units may go and what they meet there: BR-3.9, BR-5.50 to BR-5.59, BR-8, BR-9.24.
#include "games/brazil/reach.h"

#include "games/brazil/effects.h"

namespace pentarchy::brazil {

namespace {

// BR-5.53  The map's edge and water, and from water anywhere.
Hexes edge_or_water(const Look& l, int from) {
    if (printed(l, Terrain::Water).has(from)) return near(l, from);
    return near(l, from) & (map_of(l).edge | printed(l, Terrain::Water));
}

}  // namespace

Hexes closed_hexes(const Look& l, Seat seat) {
    return is_solo(l) ? Hexes{} : enemy_empire(l, seat) & tiles(l, kCapitalTile);
}

Hexes enemy_hexes(const Look& l, Seat seat) {
    const Hexes theirs = enemy_stands(l, seat) | enemy_empire(l, seat);
    return theirs.without(l.s.land[seat].stands | closed_hexes(l, seat));
}

Seat foe_at(const Look& l, Seat seat, int hex) {
    if (l.s.land[seat].stands.has(hex)) return kNobody;
    for (Seat other = 0; other < sides(l); ++other)
        if (other != seat && l.s.land[other].stands.has(hex)) return other;
    const Seat holder = holder_at(l, hex);
    return holder == seat ? kNobody : holder;
}

Hexes extra_targets(const Look& l, Seat seat, int from, Extra extra) {
    const Hexes open = map_of(l).all.without(closed_hexes(l, seat));
    if (extra == Extra::EdgeOrWater) return edge_or_water(l, from) & open;
    if (printed(l, Terrain::Water).has(from)) return {};  // BR-8.5, BR-8.6
    switch (extra) {
        case Extra::Teleport: {
            Hexes homes = deploy_sites(l, seat);
            homes.drop(from);
            return homes;
        }
        case Extra::Forest: return near(l, from) & terrain_now(l, Terrain::Forest);
        case Extra::OwnTile:
            return near(l, from) & held(l, seat) & (buildings(l) | cities(l) | tiles(l, kCapitalTile));  // BR-5.58
        case Extra::GoldMine: return near(l, from) & terrain_now(l, Terrain::GoldMine);
        default: return {};
    }
}

Extra extra_of_turn(const Look& l) { return l.s.turn.space == kNone ? Extra::None : l.t.space[l.s.turn.space].extra; }

bool is_swift(const Look& l, Seat seat, int unit) {
    return unit_row(l, seat, unit).swift || has(l, seat, Query::AllSwift);
}

bool is_copy(const Look& l, Seat seat, int unit, uint8_t among) {
    const Player& me = l.s.player[seat];
    for (int other = 0; other < unit; ++other)
        if ((among >> other & 1) && me.unit[other] == me.unit[unit] &&
            unit_row(l, seat, other) == unit_row(l, seat, unit))
            return true;
    return false;
}

Hexes reach(const Look& l, Seat seat, int from, int steps, uint8_t* steps_to) {
    Grid<kCapHexes>::Terrain ground;
    ground.open = map_of(l).all.without(closed_hexes(l, seat));
    ground.stops = enemy_hexes(l, seat);
    return map_of(l).grid.reachable(from, steps, ground, steps_to);
}

}  // namespace pentarchy::brazil
