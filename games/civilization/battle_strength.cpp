// What a side of a battle is worth: its hand, its combat bonus, its units (CV-9.5, CV-9.15 to CV-9.20, CV-9.43 to
// CV-9.60).
#include <algorithm>

#include "games/civilization/battle.h"

namespace pentarchy::civilization {

UnitSet hand_of(const Look& l, int side) {
    if (are_barbarians(l, side)) return l.s.units.ids_at(kBarbarians);
    const Seat owner = l.s.battle.owner[side];
    return l.s.units.ids_at(reserve_of(owner)) & l.s.picks[owner].force;
}

bool is_open_hand(const Look& l, int side) {
    const Seat foe = l.s.battle.owner[1 - side];
    return foe != kNobody && has(l, foe, Right::OpenFoe);
}

// CV-9.6: a city's defender has no figures there.
int hand_limit(const Look& l, int side) {
    const Battle& b = l.s.battle;
    const bool in_city = side == kDefence && b.field == Field::City;
    return l.t.n.battle_hand + l.t.n.battle_hand_per_army * std::max(0, b.armies[side] - 1) +
           sum(l, b.owner[side], Query::BattleHand) + (in_city ? l.t.n.battle_hand_in_city : 0);
}

namespace {

// CV-9.15, CV-9.18, CV-12.15  Icons of buildings, generals and city-states, blocked or not, wherever the battle is.
int bonus_of_map(Play& p, int side) {
    const Seat seat = p.s.battle.owner[side];
    Squares squares = city_states_of(p, seat);
    for (const City& city : p.s.player[seat].city)
        if (city.centre != kNoSquare) squares = squares | outskirts(p, city);
    uint8_t of[kRelicTop0]{};
    int total = 0;
    for (const int square : squares) {
        const uint8_t top = p.s.top[square];
        if (top == kNothingHere || top >= kRelicTop0) continue;
        const int n = icons_of(p, square)[index(Icon::Combat)];
        of[top] = static_cast<uint8_t>(of[top] + n);
        total += n;
    }
    for (int top = kBuilding0; top < kRelicTop0; ++top) {
        if (!of[top]) continue;
        if (top < kWonderTop0) p.say(Msg::BonusBuilding, side, top - kBuilding0, of[top]);
        if (is_wonder(static_cast<uint8_t>(top))) p.say(Msg::BonusThing, side, kWonder0 + top - kWonderTop0, of[top]);
        if (is_person(static_cast<uint8_t>(top))) p.say(Msg::BonusPerson, side, top - kPersonTop0, of[top]);
        if (top >= kCityState0) p.say(Msg::BonusCityState, side, top - kCityState0, of[top]);
    }
    return total;
}

// CV-9.18  Governments, wonders, investments, a nation.
int bonus_of_things(Play& p, int side) {
    int total = 0;
    for (const int source : p.s.player[p.s.battle.owner[side]].force) {
        Sources alone;
        alone.add(source);
        const int n = p.t.modifiers.sum(alone, Query::Combat);
        if (n) p.say(Msg::BonusThing, side, source, n);
        total += n;
    }
    return total;
}

// CV-9.16, CV-9.17
int bonus_of_defence(Play& p) {
    enum { kCity_, kCapital, kMetropolis, kWalls_, kFortification, kCityState };
    const Battle& b = p.s.battle;
    const Numbers& n = p.t.n;
    int total = 0;
    const auto add = [&](int bonus, int amount) {
        p.say(Msg::BonusDefence, kDefence, bonus, amount);
        total += amount;
    };
    if (b.field == Field::Figures && is_city_state(p.s.top[b.square])) add(kCityState, n.city_state);
    if (b.field != Field::City) return total;
    const City& city = p.s.player[b.owner[kDefence]].city[b.city];
    if (b.city != 0) {
        add(kCity_, n.city);
    } else if (is_metropolis(city)) {
        add(kMetropolis, n.metropolis);
    } else {
        add(kCapital, n.capital);
    }
    if (city.flags & kWalls) add(kWalls_, n.walls);
    if (city.flags & kFortified) add(kFortification, n.fortification);
    return total;
}

}  // namespace

int combat_bonus(Play& p, int side) {
    const int own = are_barbarians(p, side) ? 0 : bonus_of_map(p, side) + bonus_of_things(p, side);
    return own + (side == kDefence && !are_barbarians(p, side) ? bonus_of_defence(p) : 0);
}

UnitType type_of(const Look& l, int unit) { return l.t.face[l.t.unit_face[unit]].type; }

int battle_rank(const Look& l, Seat owner, UnitType type) {
    return owner == kNobody ? l.s.battle.rank : rank_of(l, owner, type);
}
// CV-1.7  Each rank above the first adds one to both numbers.
int more_health(const Look& l, Seat owner, UnitType type) { return std::max(0, battle_rank(l, owner, type) - 1); }
int more_strength(const Look& l, Seat owner, UnitType type) {
    const int more = more_health(l, owner, type);
    if (owner == kNobody) return more;
    const int of_infantry = type == UnitType::Infantry ? sum(l, owner, Query::StrengthInfantry) : 0;
    return more + sum(l, owner, Query::Strength) + of_infantry;
}
int strength_of(const Look& l, int side, int unit) {
    return l.t.face[l.t.unit_face[unit]].strength + more_strength(l, l.s.battle.owner[side], type_of(l, unit));
}
int health_of(const Look& l, int side, int unit) {
    return l.t.face[l.t.unit_face[unit]].health + more_health(l, l.s.battle.owner[side], type_of(l, unit));
}

bool trumps(const Look& l, int side, int unit, int other) {
    const Seat foe = l.s.battle.owner[1 - side];
    return l.t.trumps[index(type_of(l, unit))] == index(type_of(l, other)) &&
           (foe == kNobody || !has(l, foe, Right::Untrumped));
}

int battle_sum(const Look& l, int side) {
    int total = l.s.battle.bonus[side];
    for (const int unit : l.s.units.ids_at(kInPlay0 + side)) total += health_of(l, side, unit) - l.s.battle.wound[unit];
    return total;
}

}  // namespace pentarchy::civilization
