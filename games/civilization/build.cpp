#include "games/civilization/build.h"

#include "games/civilization/phases.h"

namespace pentarchy::civilization {

int item_cost(const Look& l, Seat seat, int item) {
    if (item == kArmyItem) return l.t.n.army_cost;
    if (item == kScoutItem) return l.t.n.scout_cost;
    if (is_unit_item(item)) return unit_cost(l, seat, static_cast<UnitType>(item - kUnitItem0));
    if (is_building_item(item)) return l.t.building[item - kBuildingItem0].cost;
    return item == kWallsItem ? l.t.n.walls_cost : wonder_cost(l, seat, item - kWonderItem0);
}

namespace {

Rule unit_refusal(const Look& l, Seat seat, UnitType type) {
    if (!rank_of(l, seat, type)) return "CV-6.32"_rule;
    return can_draw(l, type) ? kFine : "CV-6.33"_rule;
}
Rule building_refusal(const Look& l, Seat seat, int building) {
    const BuildingRow& row = l.t.building[building];
    if (!knows(l, seat, row.tech)) return "CV-6.40"_rule;
    if (!is_unlocked(l, seat, building)) return "CV-6.52"_rule;
    return l.s.supply[row.stack] ? kFine : "CV-6.50"_rule;
}
Rule walls_refusal(const Look& l, Seat seat, int city) {
    if (!may_build_walls(l, seat)) return "CV-6.55"_rule;
    return l.s.player[seat].city[city].flags & kWalls ? "CV-6.56"_rule : kFine;
}

}  // namespace

Rule item_refusal(const Look& l, Seat seat, int city, int item) {
    if (item <= kScoutItem) return free_figure(l, seat, item == kArmyItem) >= 0 ? kFine : "CV-6.21"_rule;
    if (is_unit_item(item)) return unit_refusal(l, seat, static_cast<UnitType>(item - kUnitItem0));
    if (is_building_item(item)) return building_refusal(l, seat, item - kBuildingItem0);
    if (item == kWallsItem) return walls_refusal(l, seat, city);
    return l.s.wonder[item - kWonderItem0] < kWonderSlots ? kFine : "CV-6.60"_rule;
}

int rush_for(const Look& l, Seat seat, int cost, int production) {
    const int missing = cost - production, step = 1 + sum(l, seat, Query::RushMore);
    return missing <= 0 ? 0 : (missing + step - 1) / step * l.t.n.rush_trade;
}

namespace {

// CV-6.48, CV-6.63, CV-6.71  One star building and one wonder around a city, besides what makes room.
template <class Is>
bool has_another(const Look& l, const City& city, int square, Is is) {
    for (const uint16_t centre : {city.centre, city.second}) {
        if (centre == kNoSquare) continue;
        for (const int other : l.t.find.around[centre])
            if (other != square && is(l.s.top[other])) return true;
    }
    return false;
}

Rule building_square_refusal(const Look& l, const City& city, int building, int square) {
    const BuildingRow& row = l.t.building[building];
    if (!(row.terrain >> index(ground_at(l, square).terrain) & 1)) return row.star ? "CV-6.48"_rule : "CV-6.41"_rule;
    const auto is_star = [&](uint8_t top) { return is_building(top) && l.t.building[top - kBuilding0].star; };
    return row.star && has_another(l, city, square, is_star) ? "CV-6.48"_rule : kFine;
}
Rule figure_square_refusal(const Look& l, Seat seat, int square) {
    if (is_water(l, square) && !may_end_on_water(l, seat)) return "CV-6.23"_rule;
    const uint8_t top = l.s.top[square];
    const bool fights = is_blockaded(l, seat, square);  // CV-6.26
    return is_centre(top) || is_marker(top) || is_relic(top) || !(fights || fits(l, seat, square)) ? "CV-6.22"_rule
                                                                                                   : kFine;
}

}  // namespace

Squares squares_for(const Look& l, Seat seat, int city, int item) {
    const Player& me = l.s.player[seat];
    Squares out = outskirts(l, me.city[city]);
    if (item <= kScoutItem && city == 0) out = out | city_states_of(l, seat);  // CV-6.24
    if (item == kArmyItem && has(l, seat, Right::Shipyards))                   // CV-6.29
        for (const City& other : me.city) {
            if (other.centre == kNoSquare) continue;
            const Squares around = outskirts(l, other);
            if ((around & places_of(l.s.top, static_cast<uint8_t>(kBuilding0 + l.t.shipyard))).any())
                out = out | around;
        }
    return out;
}

Rule square_refusal(const Look& l, Seat seat, int city, int item, int square) {
    if (!is_open(l, square)) return "CV-6.41"_rule;
    if (is_blockaded(l, seat, square) && item != kArmyItem) return "CV-12.13"_rule;
    if (item <= kScoutItem) return figure_square_refusal(l, seat, square);
    const uint8_t top = l.s.top[square];
    if (is_centre(top) || is_relic(top) || is_city_state(top) || is_marker(top)) return "CV-6.45"_rule;
    const City& at = l.s.player[seat].city[city];
    if (is_building_item(item)) return building_square_refusal(l, at, item - kBuildingItem0, square);
    if (ground_at(l, square).terrain == Terrain::Water) return "CV-6.62"_rule;
    return has_another(l, at, square, is_wonder) ? "CV-6.63"_rule : kFine;
}

}  // namespace pentarchy::civilization
