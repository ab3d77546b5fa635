// What a city can build (CV-6.20 to CV-6.71): items as moves name them, what they cost, where they may stand.
#pragma once

#include "games/civilization/income.h"

namespace pentarchy::civilization {

// Items, as `build` names them.
inline constexpr int kArmyItem = 0, kScoutItem = 1, kUnitItem0 = 2, kBuildingItem0 = kUnitItem0 + kUnitTypes,
                     kWallsItem = kBuildingItem0 + kBuildings, kWonderItem0 = kWallsItem + 1,
                     kItems = kWonderItem0 + kWonders;
constexpr bool is_unit_item(int item) { return item >= kUnitItem0 && item < kBuildingItem0; }
constexpr bool is_building_item(int item) { return item >= kBuildingItem0 && item < kWallsItem; }
constexpr bool is_wonder_item(int item) { return item >= kWonderItem0; }
constexpr bool has_square(int item) { return !is_unit_item(item) && item != kWallsItem; }

int item_cost(const Look& l, Seat seat, int item);
// Why the item cannot be had at all. Cost and squares are another matter.
Rule item_refusal(const Look& l, Seat seat, int city, int item);
// CV-6.14, CV-6.15  Trade that rushing takes to make up for missing production.
int rush_for(const Look& l, Seat seat, int cost, int production);
// CV-6.22 to CV-6.29, CV-6.41 to CV-6.49, CV-6.62  Why it may not stand there.
Rule square_refusal(const Look& l, Seat seat, int city, int item, int square);
// Where to look for squares.
Squares squares_for(const Look& l, Seat seat, int city, int item);
constexpr Rule no_square_rule(int item) {
    if (item <= kScoutItem) return "CV-6.22"_rule;
    return is_wonder_item(item) ? "CV-6.62"_rule : "CV-6.41"_rule;
}
inline bool has_building_square(const Look& l, Seat seat, int city, int item) {
    for (const int square : squares_for(l, seat, city, item))
        if (square_refusal(l, seat, city, item, square) == kFine) return true;
    return false;
}

}  // namespace pentarchy::civilization
