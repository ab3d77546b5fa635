// Readers and changes of the map.
#include "games/brazil/map.h"

#include "games/brazil/effects.h"

namespace pentarchy::brazil {

Hexes cities(const Look& l) {
    Hexes out;
    for (int city = kCity0; city < kCapitalTile; ++city) out = out | tiles(l, city);
    return out;
}
Hexes buildings(const Look& l, uint8_t kinds) {
    Hexes out;
    for (int kind = 0; kind < kBuildings; ++kind)
        if (kinds >> kind & 1) out = out | tiles(l, kind);
    return out;
}
Hexes enemy_stands(const Look& l, Seat seat) {
    Hexes out;
    for (int side = 0; side < sides(l); ++side)
        if (side != seat) out = out | l.s.land[side].stands;
    return out;
}
Hexes enemy_empire(const Look& l, Seat seat) {
    Hexes out;
    for (int side = 0; side < sides(l); ++side)
        if (side != seat) out = out | l.s.land[side].empire;
    return out;
}
Hexes capitals(const Look& l) { return tiles(l, kCapitalTile); }

Hexes held(const Look& l, Seat seat) {
    const Hexes own = l.s.land[seat].empire.without(enemy_stands(l, seat));
    return own | (enemy_empire(l, seat) & l.s.land[seat].stands).without(capitals(l));
}
Seat holder_at(const Look& l, int hex) {
    const Seat builder = builder_at(l, hex);
    if (builder == kNobody || l.s.tile[hex] == kCapitalTile) return builder;
    for (Seat side = 0; side < sides(l); ++side)
        if (side != builder && l.s.land[side].stands.has(hex)) return side;
    return builder;
}

Hexes terrain_now(const Look& l, Terrain terrain) {
    Hexes out = printed(l, terrain);
    if (terrain == Terrain::Grassland) out = out | printed(l, Terrain::Cloud);  // BR-3.6, BR-7.32
    if (terrain != Terrain::Water && terrain != Terrain::Capital) out = out | showing(l, Role::AllTerrain);
    return out.without(all_tiles(l));
}
int cloud_showing(const Look& l, int hex, Role role) {
    const uint8_t cloud = map_of(l).cloud_of[hex];
    if (cloud == kNone || l.s.face[cloud] >= kFaceDown) return -1;
    return open_row(l, cloud).role == role ? cloud : -1;
}
Hexes face_down_hexes(const Look& l) {
    Hexes out;
    for (int cloud = 0; cloud < map_of(l).clouds; ++cloud)
        if (l.s.face[cloud] == kFaceDown) out.add(map_of(l).cloud_hex[cloud]);
    return out;
}
Hexes showing(const Look& l, Role role) {
    Hexes out;
    for (int cloud = 0; cloud < map_of(l).clouds; ++cloud)
        if (l.s.face[cloud] < kFaceDown && open_row(l, cloud).role == role) out.add(map_of(l).cloud_hex[cloud]);
    return out;
}

namespace {

// BR-7.9, BR-7.31, BR-11.8, BR-11.22  Hexes on which nothing can ever be put now.
Hexes closed(const Look& l) {
    return printed(l, Terrain::Water) | printed(l, Terrain::Capital) | showing(l, Role::Basin) | showing(l, Role::Expedition);
}
Hexes enemy_borders(const Look& l, Seat seat) {
    Hexes out;
    for (int side = 0; side < sides(l); ++side)
        if (side != seat) out = out | l.s.land[side].border;
    return out;
}
Hexes hexes_of(const Look& l, uint8_t terrains) {
    Hexes out;
    for (int terrain = 0; terrain < 6; ++terrain)
        if (terrains >> terrain & 1) out = out | terrain_now(l, static_cast<Terrain>(terrain));
    return out;
}
// BR-12.12  Own, controlled buildings without a palace, next to the capital or another own tile, may be built over.
Hexes to_build_over(const Look& l, Seat seat) {
    Hexes out = buildings(l) & l.s.land[seat].empire & held(l, seat);
    for (const uint8_t hex : l.s.player[seat].palace)
        if (hex != kNone) out.drop(hex);
    return out & l.s.land[seat].border;
}

}  // namespace

Hexes building_sites(const Look& l, Seat seat, Building kind) {
    const bool any = has(l, seat, Query::AnyTerrain);
    Hexes out = (any ? map_of(l).all.without(all_tiles(l)) : hexes_of(l, l.t.building[index(kind)].terrain)) & l.s.land[seat].border;
    if (has(l, seat, Query::BuildOver)) out = out | to_build_over(l, seat);
    return out.without(closed(l) | enemy_borders(l, seat) | enemy_stands(l, seat));
}
Hexes city_sites(const Look& l, Seat seat, int city) {
    Hexes out;
    const bool any = has(l, seat, Query::AnyFounder);
    each_unit(units_on_map(l, seat), [&](int unit) {
        if (any || unit_row(l, seat, unit).founder) out.add(l.s.player[seat].unit[unit]);
    });
    if (!out.any()) return out;
    uint8_t terrain = l.t.city[city].terrain;
    if (terrain >> index(Terrain::Cloud) & 1) terrain = static_cast<uint8_t>(terrain | 1u << index(Terrain::Grassland));
    return (out & hexes_of(l, terrain)).without(closed(l) | enemy_borders(l, seat) | enemy_stands(l, seat));
}
Hexes deploy_sites(const Look& l, Seat seat) { return held(l, seat) & (cities(l) | capitals(l)); }

int tile_vp(const Look& l, int hex) {
    const uint8_t tile = l.s.tile[hex];
    if (is_city(tile)) return l.t.city[tile - kCity0].vp;
    if (!is_building(tile)) return 0;
    const BuildingRow& row = l.t.building[tile];
    return l.s.mark[hex] & kRaised && row.raised_vp ? row.raised_vp : row.vp;
}
int palace_at(const Look& l, int hex) {
    const Seat builder = builder_at(l, hex);
    if (builder == kNobody) return -1;
    for (int palace = 0; palace < kPalaces; ++palace)
        if (l.s.player[builder].palace[palace] == hex) return palace;
    return -1;
}

uint8_t units_at(const Look& l, Seat seat, int hex) {
    uint8_t out = 0;
    for (int unit = 0; unit < kUnits; ++unit)
        if (l.s.player[seat].unit[unit] == hex) out = static_cast<uint8_t>(out | 1u << unit);
    return out;
}
uint8_t units_on_map(const Look& l, Seat seat) {
    uint8_t out = 0;
    for (int unit = 0; unit < kUnits; ++unit)
        if (is_on_map(l.s.player[seat].unit[unit])) out = static_cast<uint8_t>(out | 1u << unit);
    return out;
}

void put_unit(Play& p, Seat seat, int unit, int place) {
    uint8_t& at = p.s.player[seat].unit[unit];
    const uint8_t from = at;
    at = static_cast<uint8_t>(place);
    if (is_on_map(from) && !units_at(p, seat, from)) p.s.land[seat].stands.drop(from);
    if (is_on_map(at)) p.s.land[seat].stands.add(at);
}
void lay_tile(Play& p, Seat seat, int hex, uint8_t tile) {
    p.s.tile[hex] = tile;
    p.s.mark[hex] = seat;
    p.s.item[0][hex] = p.s.item[1][hex] = 0;
    p.s.land[seat].empire.add(hex);
    p.s.land[seat].border = p.s.land[seat].border | near(p, hex);
}

}  // namespace pentarchy::brazil
