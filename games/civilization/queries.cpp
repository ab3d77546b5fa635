#include "games/civilization/income.h"

#include <algorithm>
#include <bit>

namespace pentarchy::civilization {

namespace {

int best_of(const Look& l, Seat seat, const BestTech& best, int least) {
    return best.of(l.s.player[seat].techs, least);
}

int buildings_of(const Look& l, Seat seat) {
    int n = 0;
    for (const City& city : l.s.player[seat].city) {
        if (city.centre == kNoSquare) continue;
        n += (city.flags & kWalls) != 0;
        for (const int square : outskirts(l, city)) n += is_building(l.s.top[square]);
    }
    return n;
}

int unbuilt_armies(const Look& l, Seat seat) {
    int n = 0;
    for (int figure = 0; figure < figures_owned(l, seat, true); ++figure)
        n += l.s.player[seat].figure[figure].square == kNoSquare;
    return n;
}

// Urban Development: a city with two different buildings or wonders around it.
bool has_two_tokens(const Look& l, const City& city) {
    uint8_t seen = kNothingHere;
    for (const int square : outskirts(l, city)) {
        const uint8_t top = l.s.top[square];
        if (!is_building(top) && !is_wonder(top)) continue;
        if (seen != kNothingHere && seen != top) return true;
        seen = top;
    }
    return false;
}

}  // namespace

int count_of(const Look& l, Seat seat, Times times) {
    const Player& me = l.s.player[seat];
    switch (times) {
        case Times::Coins3: return me.coins / 3;
        case Times::Coins5: return me.coins / 5;
        case Times::Army: return figures_owned(l, seat, true) - unbuilt_armies(l, seat);
        case Times::CityAndCityState: return cities_of(l, seat) + city_states_of(l, seat).count();
        case Times::Building: return buildings_of(l, seat);
        case Times::Counter: return me.counters;
        case Times::UnbuiltArmy: return unbuilt_armies(l, seat);
        case Times::UnbuiltArmies2: return unbuilt_armies(l, seat) / 2;
        case Times::Culture: return me.culture;
        case Times::KilledUnit: return l.s.battle.killed[0] + l.s.battle.killed[1];
        default: return 1;
    }
}

bool others_have(const Look& l, Seat seat, Right right) {
    for (Seat other = 0; other < l.s.seats; ++other)
        if (other != seat && has(l, other, right)) return true;
    return false;
}

int sum(const Look& l, Seat seat, Query query) {
    const Sources& force = l.s.player[seat].force;
    int total = l.t.modifiers.sum(force, query);
    if (!(l.t.find.grow >> index(query) & 1)) return total;
    for (int i = 0; i < l.t.growing; ++i) {
        const GrowingRow& row = l.t.grow[i];
        if (row.query == query && row.condition == If::Always && row.times != Times::ResourceSquare &&
            force.has(row.source))
            total += row.amount * count_of(l, seat, row.times);
    }
    return total;
}

int sum_of_city(const Look& l, Seat seat, int city, Query query) {
    const Player& me = l.s.player[seat];
    int total = sum(l, seat, query);
    for (int i = 0; i < l.t.growing; ++i) {
        const GrowingRow& row = l.t.grow[i];
        if (row.query != query || !me.force.has(row.source)) continue;
        if (row.times == Times::ResourceSquare) total += row.amount * resource_squares(l, seat, city).count();
        if (row.condition == If::TwoTokens && has_two_tokens(l, me.city[city])) total += row.amount;
    }
    return total;
}

int city_limit(const Look& l, Seat seat) { return best_of(l, seat, l.t.find.cities, l.t.n.cities); }
int travel_speed(const Look& l, Seat seat, bool lone_army) {
    int speed = best_of(l, seat, l.t.find.speed, l.t.n.speed);
    speed += sum(l, seat, Query::Speed);
    for (int i = 0; i < l.t.growing; ++i) {
        const GrowingRow& row = l.t.grow[i];
        if (lone_army && row.query == Query::Speed && row.condition == If::LoneArmy &&
            l.s.player[seat].force.has(row.source))
            speed += row.amount;
    }
    return l.s.player[seat].fast ? 2 * speed : speed;
}
int stacking_limit(const Look& l, Seat seat) {
    return best_of(l, seat, l.t.find.stacking, l.t.n.stacking) + sum(l, seat, Query::Stacking);
}

int rank_of(const Look& l, Seat seat, UnitType type) {
    const int least = type == UnitType::Aircraft ? 0 : 1;
    return best_of(l, seat, l.t.find.rank[index(type)], least);
}
int unit_cost(const Look& l, Seat seat, UnitType type) {
    const int cost = type == UnitType::Aircraft ? l.t.n.aircraft_cost : l.t.n.unit_costs[rank_of(l, seat, type) - 1];
    const int cap = sum(l, seat, Query::UnitCostCap);
    return cap ? std::min(cap, cost) : cost;
}

bool may_end_on_water(const Look& l, Seat seat) { return has(l, seat, Right::EndOnWater); }
bool may_cross_water(const Look& l, Seat seat) { return has(l, seat, Right::CrossWater) || may_end_on_water(l, seat); }
int culture_limit(const Look& l, Seat seat) { return l.t.n.culture_hand + sum(l, seat, Query::CultureHand); }

Rule act_refusal(const Look& l, Seat seat, int city, Action action) {
    const City& at = l.s.player[seat].city[city];
    if (at.done >= kExtraAct) return kFine;  // CV-21.28
    if (city == 0 && has(l, seat, Right::IdleCapital)) return "CV-6.4"_rule;
    if (!at.acts) return "CV-6.1"_rule;
    return at.done >> index(action) & 1 ? "CV-21.27"_rule : kFine;
}
bool is_unlocked(const Look& l, Seat seat, int building) {
    const BuildingRow& row = l.t.building[building];
    if (!knows(l, seat, row.tech)) return false;
    return row.upgrade == kNone || !knows(l, seat, l.t.building[row.upgrade].tech);
}
bool may_build_walls(const Look& l, Seat seat) { return best_of(l, seat, l.t.find.walls, 0); }
int wonder_cost(const Look& l, Seat seat, int wonder) {
    const WonderRow& row = l.t.wonder[wonder];
    const int cost = row.discount_tech != kNone && knows(l, seat, row.discount_tech) ? row.discount_cost : row.cost;
    return std::max(0, cost - l.s.player[seat].wonder_less);
}
// CV-4.55  Despotism and the government of the start always are; Anarchy needs nothing.
bool is_government_unlocked(const Look& l, Seat seat, Government government) {
    if (government == Government::Anarchy || government == Government::Despotism ||
        government == nation_of(l, seat).government || has(l, seat, Right::AllGovernments))
        return true;
    return l.s.player[seat].techs & l.t.find.unlocking[index(government)];
}
int policy_limit(const Look& l, Seat seat) {
    if (!has_option(l, kPolicyModule)) return 0;
    return std::min(kPolicyCards, std::max(1, cities_of(l, seat)) + sum(l, seat, Query::Policies));
}

bool has_slot(const Look& l, Seat seat, int row) {
    const uint8_t* rows = l.s.player[seat].row;
    return row == 1 || rows[row - 1] < rows[row - 2] - 1;
}
int threshold(const Look& l, Seat seat, int level) {
    return std::max(0, l.t.n.thresholds[level - 1] - sum(l, seat, Query::ThresholdLess));
}
int coin_room(const Look& l, Seat seat, int tech) {
    const TechRow& row = l.t.tech[tech];
    if (!row.coin_slots) return 0;
    return row.coin_slots + sum(l, seat, Query::CoinSlotsMore) - l.s.player[seat].coin[row.coin_slot];
}

bool may_stand(const Look& l, Seat seat, int square) {
    const uint8_t top = l.s.top[square];
    return is_open(l, square) && !is_centre(top) && !is_marker(top) && !is_relic(top) &&
           (!is_water(l, square) || may_end_on_water(l, seat)) && !is_blockaded(l, seat, square) &&
           fits(l, seat, square);
}

}  // namespace pentarchy::civilization
