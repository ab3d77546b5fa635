// What an item of a city or an effect is worth by and large, before it is there: for what is begun, and for first
// looks.
#include <algorithm>
#include <bit>

#include "games/civilization/build.h"
#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

// Of trade, production, culture, coins and combat.
constexpr float kIconWorth[kIcons] = {0.25f, 0.2f, 0.2f, 0.8f, 0.08f};

float icons_worth(const Icons& icons) {
    float sum = 0;
    for (int i = 0; i < kIcons; ++i) sum += kIconWorth[i] * static_cast<float>(icons[i]);
    return sum;
}

float unit_worth(const Look& l, Seat seat, int type) {
    const int rank = rank_of(l, seat, static_cast<UnitType>(type));
    return 2 * kUnitWorth * (type == index(UnitType::Aircraft) ? kAircraftPower : kUnitPower[rank]);
}

}  // namespace

namespace {

// What lies on a square of a city and gives way; where it may be chosen, the least that does.
float loss_at(const Look& l, int square) { return icons_worth(icons_of(l, square)); }
float least_loss(const Look& l, Seat seat, int city, int item) {
    float least = 9;
    for (const int square : squares_for(l, seat, city, item))
        if (square_refusal(l, seat, city, item, square) == kFine) least = std::min(least, loss_at(l, square));
    return least;
}

}  // namespace

float item_worth(const Look& l, Seat seat, int item) {
    if (item == kArmyItem) return kArmyWorth + 0.2f;
    if (item == kScoutItem) return kScoutWorth + (cities_of(l, seat) < city_limit(l, seat) ? 0.8f : 0.1f);
    if (is_unit_item(item)) return unit_worth(l, seat, item - kUnitItem0);
    if (is_building_item(item)) return icons_worth(l.t.building[item - kBuildingItem0].icon);
    if (item == kWallsItem) return 0.4f;
    return kWonderWorth + 0.3f + icons_worth(l.t.wonder[item - kWonderItem0].icon);
}

float build_worth(const Look& l, Seat seat, const BuildLocals& build) {
    const float worth = item_worth(l, seat, build.item);
    if (build.item < kBuildingItem0 || build.item == kWallsItem) return worth;
    return worth - (build.square == kNoSquare ? least_loss(l, seat, build.city, build.item) : loss_at(l, build.square));
}

float effect_worth(const EffectRow& effect) {
    const auto n = static_cast<float>(effect.n == kAll ? 4 : effect.n);
    switch (effect.op) {
        case Op::Gain: return 0.1f * std::min(n, 9.0f);
        case Op::Coin: return 0.8f;
        case Op::Resource: return kTokenWorth;
        case Op::Person: return 1.2f;
        case Op::Units: return 0.35f * n;
        case Op::Figure:
        case Op::Walls: return 0.4f;
        case Op::Building: return 0.7f;
        case Op::Advance: return 0.8f * n;
        case Op::Learn: return 1.2f;
        case Op::Boost: return 0.07f * n;
        case Op::Cancel:
        case Op::Kill:
        case Op::Raze:
        case Op::Revolt:
        case Op::Strip:
        case Op::Act: return 0.5f;
        case Op::Swap: return 0.8f;
        case Op::Wound:
        case Op::Heal:
        case Op::StrikeHarder: return 0.15f * n;
        case Op::Steal: return kLootWorth;
        default: return 0.1f;
    }
}

}  // namespace pentarchy::civilization
