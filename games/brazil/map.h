// Readers and changes of the map: terrain, tiles and who controls them, sites, units.
#pragma once

#include "games/brazil/flow.h"

namespace pentarchy::brazil {

inline const Hexes& near(const Look& l, int hex) { return map_of(l).near[hex]; }
inline const Hexes& printed(const Look& l, Terrain terrain) { return map_of(l).of[index(terrain)]; }
// The hexes next to any of these.
inline Hexes around(const Look& l, const Hexes& hexes) {
    Hexes out;
    for (const int hex : hexes) out = out | near(l, hex);
    return out;
}
inline Hexes tiles(const Look& l, int tile) { return places_of(l.s.tile, static_cast<uint8_t>(tile)); }
inline Hexes all_tiles(const Look& l) { return map_of(l).all.without(places_of(l.s.tile, kNone)); }
Hexes cities(const Look& l);
Hexes buildings(const Look& l, uint8_t kinds = 0xFF);    // those of some kinds, as bits
Hexes enemy_stands(const Look& l, Seat seat);            // hexes with units of others
Hexes enemy_empire(const Look& l, Seat seat);
Hexes capitals(const Look& l);                           // of all sides

// BR-3.2, BR-10.1  The tiles that a player controls: own ones that nobody occupies, and those it occupies. Its capital is one.
Hexes held(const Look& l, Seat seat);
// Who controls the tile of a hex; kNobody: there is none.
Seat holder_at(const Look& l, int hex);

// BR-3.5, BR-5.59, BR-11.25  Hexes that count as this terrain now: no tile lies there; open Minas Gerais and Culture count as all land.
Hexes terrain_now(const Look& l, Terrain terrain);
// The open discovery tile of a cloud.
inline const DiscoveryRow& open_row(const Look& l, int cloud) { return l.t.discovery[l.t.discovery_kind[l.s.face[cloud]]]; }
// The cloud of a hex if its discovery tile shows this, or -1.
int cloud_showing(const Look& l, int hex, Role role);
inline bool is_face_down(const Look& l, int hex) {
    const uint8_t cloud = map_of(l).cloud_of[hex];
    return cloud != kNone && l.s.face[cloud] == kFaceDown;
}
Hexes face_down_hexes(const Look& l);
Hexes showing(const Look& l, Role role);                 // hexes with an open discovery tile of this role

// BR-7.3 to BR-7.9, BR-12.11  Where a building of this kind may be put; price and era are not asked.
Hexes building_sites(const Look& l, Seat seat, Building kind);
// BR-7.14 to BR-7.17  Where a city may be put.
Hexes city_sites(const Look& l, Seat seat, int city);
// BR-5.3, BR-5.4  The capital and the cities that the player controls.
Hexes deploy_sites(const Look& l, Seat seat);

// BR-7.22, BR-16.8  What a tile is worth, which is its strength, too. Of a capital 0 (BR-18.11).
int tile_vp(const Look& l, int hex);
int palace_at(const Look& l, int hex);                   // 0 to 4 for II to VI, or -1

// Own units on a hex, as bits; calls fn(unit) for each of some units.
uint8_t units_at(const Look& l, Seat seat, int hex);
uint8_t units_on_map(const Look& l, Seat seat);
template <class Fn>
void each_unit(uint8_t units, Fn fn) {
    for (; units; units &= static_cast<uint8_t>(units - 1)) fn(std::countr_zero(units));
}

// A unit comes to a hex, or leaves the map: to kInStore, kMarching, kGoneUnit. Nothing is said and nothing else happens.
void put_unit(Play& p, Seat seat, int unit, int place);
// A tile is laid, or another instead of it; what lay on it is gone. The supply is the caller's.
void lay_tile(Play& p, Seat seat, int hex, uint8_t tile);

}  // namespace pentarchy::brazil
