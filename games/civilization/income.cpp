#include "games/civilization/income.h"

#include <algorithm>
#include <bit>

namespace pentarchy::civilization {

const Icons& icons_of(const Look& l, int square) {
    static constexpr Icons kNone_{};
    const uint8_t top = l.s.top[square];
    if (is_building(top)) return l.t.building[top - kBuilding0].icon;
    if (is_wonder(top)) return l.t.wonder[top - kWonderTop0].icon;
    if (is_person(top)) return l.t.person_type[top - kPersonTop0].icon;
    if (is_city_state(top)) return l.t.city_state[top - kCityState0].icon;
    return is_centre(top) ? kNone_ : ground_at(l, square).icon;
}

Gathered gathered_by(const Look& l, Seat seat, int city) {
    const Player& me = l.s.player[seat];
    Gathered out{outskirts(l, me.city[city]), {}};
    if (city == 0) out.own = out.own | city_states_of(l, seat);
    for (const int square : out.own)
        if (!is_open(l, square) || is_blockaded(l, seat, square)) out.own.drop(square);
    for (const Figure& figure : me.figure) {
        if (figure.square == kNoSquare || figure.city == kNone) continue;
        out.own.drop(figure.square);
        if (figure.city == city) out.assigned.add(figure.square);
    }
    return out;
}

namespace {

int icons_on(const Look& l, const Squares& squares, Icon icon) {
    int n = 0;
    for (const int square : squares) n += icons_of(l, square)[index(icon)];
    return n;
}

// CV-21.3  Water with nothing on it, no enemy included: those are dropped already.
int empty_water(const Look& l, const Squares& squares) {
    int n = 0;
    for (const int square : squares) n += l.s.top[square] == kNothingHere && is_water(l, square);
    return n;
}

int production_around(const Look& l, Seat seat, int city) {
    return icons_on(l, gathered_by(l, seat, city).own, Icon::Production);
}

// CV-6.17, CV-4.58  Communism: every city may count what the best one has around it.
int best_production_around(const Look& l, Seat seat) {
    int best = 0;
    for (int city = 0; city < kCitiesOfSeat; ++city)
        if (has_city(l, seat, city)) best = std::max(best, production_around(l, seat, city));
    return best;
}

}  // namespace

int trade_of_city(const Look& l, Seat seat, int city) {
    const Gathered from = gathered_by(l, seat, city);
    const int lighthouse = sum(l, seat, Query::EmptyWaterTrade);
    const int n = icons_on(l, from.own | from.assigned, Icon::Trade);
    return lighthouse ? n + lighthouse * empty_water(l, from.own) : n;
}
int trade_of(const Look& l, Seat seat) {
    int n = 0;
    for (int city = 0; city < kCitiesOfSeat; ++city)
        if (has_city(l, seat, city)) n += trade_of_city(l, seat, city);
    return n;
}

int production_of(const Look& l, Seat seat, int city) {
    const City& at = l.s.player[seat].city[city];
    const Gathered from = gathered_by(l, seat, city);
    int around = icons_on(l, from.own, Icon::Production) * (at.flags & kProgram ? 2 : 1);
    if (has(l, seat, Right::EqualCities)) around = std::max(around, best_production_around(l, seat));
    return around + icons_on(l, from.assigned, Icon::Production) + sum_of_city(l, seat, city, Query::CityProduction) +
           at.boost;
}

int culture_of_arts(const Look& l, Seat seat, int city) {
    const Gathered from = gathered_by(l, seat, city);
    const int base = is_metropolis(l.s.player[seat].city[city]) ? 2 : 1;
    return base + icons_on(l, from.own | from.assigned, Icon::Culture) + sum_of_city(l, seat, city, Query::CityArts);
}

// CV-11.3  A coin of the map counts once: for whoever holds its outskirts, or for the scout on it.
int coins_of(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    int n = sum(l, seat, Query::Coins) + me.sheet_coins;
    Squares counted;
    const auto count = [&](int square) {
        if (!is_open(l, square) || counted.has(square)) return;
        counted.add(square);
        if (const int coins = icons_of(l, square)[index(Icon::Coin)]; coins && !is_blockaded(l, seat, square))
            n += coins;
    };
    for (const City& city : me.city)
        for (const uint16_t centre : {city.centre, city.second})
            if (centre != kNoSquare)
                std::for_each(l.t.find.around[centre].begin(), l.t.find.around[centre].end(), count);
    const bool armies_gather = has(l, seat, Right::ArmiesGather);
    for (int figure = 0; figure < kFigures; ++figure) {
        const uint16_t square = me.figure[figure].square;
        if (square == kNoSquare) continue;
        if (!is_army(figure) || armies_gather || is_city_state(l.s.top[square])) count(square);
    }
    if (l.t.canal != kNone && me.force.has(kWonder0 + l.t.canal)) n += me.canal_coins;  // CV-21.7
    for (const uint8_t tokens : me.coin) n += tokens;
    return n;
}

uint8_t resource_of(const Look& l, int square) {
    const uint8_t top = l.s.top[square];
    if (is_city_state(top) && l.t.city_state[top - kCityState0].any_resource) return kAnyResource;
    return top == kNothingHere ? ground_at(l, square).resource : kNone;
}
Squares resource_squares(const Look& l, Seat seat, int city) {
    const Gathered from = gathered_by(l, seat, city);
    Squares out;
    for (const int square : from.own | from.assigned)
        if (resource_of(l, square) != kNone) out.add(square);
    return out;
}

namespace {

// CV-6.75, CV-12.12  Built, not obsolete, and its marker is not blocked.
bool wonder_works(const Look& l, Seat seat, int wonder) {
    const uint8_t place = l.s.wonder[wonder];
    if (!is_built(place) || (place & kObsolete) || owner_of_wonder(place) != seat) return false;
    const Squares at = places_of(l.s.top, static_cast<uint8_t>(kWonderTop0 + wonder));
    for (const int square : at)
        if (is_blockaded(l, seat, square)) return false;
    return at.any();
}

}  // namespace

bool has_working_marker(const Look& l, Seat seat, int type) {
    for (const City& city : l.s.player[seat].city) {
        for (const uint16_t centre : {city.centre, city.second}) {
            if (centre == kNoSquare) continue;
            for (const int square : l.t.find.around[centre])
                if (l.s.top[square] == kPersonTop0 + type && !is_blockaded(l, seat, square)) return true;
        }
    }
    return false;
}

Sources sources_of(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    Sources out;
    out.word[0] = me.techs;
    static_assert(kTech0 == 0 && kTechs <= 64);
    if (me.nation != kNone) out.add(kNation0 + me.nation);
    if (me.government != kNone) out.add(kGovernment0 + me.government);
    for (int wonder = 0; wonder < kWonders; ++wonder)
        if (wonder_works(l, seat, wonder)) out.add(kWonder0 + wonder);
    for (const int person : l.s.people.ids_at(kPersonOpen0 + seat))
        if (has_working_marker(l, seat, l.t.person[person])) out.add(kPerson0 + person);
    for (int investment = 0; investment < kInvestments; ++investment)
        for (int level = kLevels - 1; level >= 0; --level)
            if (me.investment[investment] >= l.t.investment[investment].markers[level]) {
                out.add(kLevel0 + kLevels * investment + level);
                break;
            }
    if (!l.t.rights.any(out, Right::NoPolicies))  // CV-4.57, CV-13.8
        for (int policy = 0; policy < kPolicies; ++policy)
            if (me.policies >> policy & 1) out.add(kPolicy0 + policy);
    return out;
}

}  // namespace pentarchy::civilization
