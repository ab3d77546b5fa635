#include "games/civilization/actions.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "games/civilization/score.h"

namespace pentarchy::civilization {

namespace {

// CV-10.3  Techs are shown together: until all are, nobody has won.
bool is_showing_techs(const State& s) {
    return s.phase == Phase::Research && std::any_of(std::begin(s.picks), std::end(s.picks), [](const Picks& picks) {
               return picks.tech || picks.blank || picks.turned;
           });
}

}  // namespace

// Both dials at once. What works comes first, coins follow.
void refresh(Play& p, SeatMask seats) {
    p.s.due = all_seats(p);
    for (seats &= all_seats(p); seats; seats &= static_cast<SeatMask>(seats - 1)) {
        const Seat seat = lowest(seats);
        Player& me = p.s.player[seat];
        if (me.nation == kNone) continue;
        me.force = sources_of(p, seat);
        me.coins = static_cast<uint8_t>(coins_of(p, seat));
    }
    if (!is_showing_techs(p.s)) crown(p);
}

namespace {

SeatMask mask_of(Seat seat) { return seat == kNobody ? SeatMask{0} : bit(seat); }

// Whose dials a figure may change that comes or goes there: it holds a coin or a city-state, or blocks a square of the
// city beside.
SeatMask met_at(const Look& l, Seat seat, int square) {
    const bool holds = is_city_state(l.s.top[square]) || icons_of(l, square)[index(Icon::Coin)];
    return static_cast<SeatMask>(mask_of(side_of(l, square).seat) | (holds ? bit(seat) : 0));
}
void refresh_met(Play& p, SeatMask met) {
    if (met) refresh(p, met);
}

void count_figure(Play& p, Seat seat, int figure, int square, int n) {
    const Stand old = stand_at(p, square);
    const int army = is_army(figure) ? n : 0;
    p.s.stand[square] = Stand::of(seat, old.armies() + army, old.scouts() + n - army).bits;
}

}  // namespace

void put_figure(Play& p, Seat seat, int figure, int square) {
    p.s.player[seat].figure[figure] = {static_cast<uint16_t>(square), kNone, 0};
    count_figure(p, seat, figure, square, 1);
    refresh_met(p, met_at(p, seat, square));
}
void lift_figure(Play& p, Seat seat, int figure) {
    Figure& it = p.s.player[seat].figure[figure];
    const int square = it.square;
    count_figure(p, seat, figure, square, -1);
    it = {kNoSquare, kNone, 0};
    refresh_met(p, met_at(p, seat, square));
}
void move_figure(Play& p, Seat seat, int figure, int square) {
    Figure& it = p.s.player[seat].figure[figure];
    const int from = it.square;
    count_figure(p, seat, figure, from, -1);
    it.square = static_cast<uint16_t>(square);
    it.city = kNone;  // CV-12.4
    count_figure(p, seat, figure, square, 1);
    refresh_met(p, met_at(p, seat, from) | met_at(p, seat, square));
}

namespace {

// What is of use to the city beside it, and to a figure on it, alone.
bool is_token(uint8_t top) { return is_building(top) || is_wonder(top) || is_person(top) || top == kNothingHere; }

}  // namespace

void put_top(Play& p, int square, uint8_t top) {
    const bool tokens = is_token(p.s.top[square]) && is_token(top);
    p.s.top[square] = top;
    const SeatMask met = mask_of(side_of(p, square).seat) | mask_of(stand_at(p, square).owner());
    refresh(p, tokens ? met : kOnlySeats);
}
void lay_tile(Play& p, int slot, int tile, Way arrow) {
    p.s.tile[slot] = static_cast<uint8_t>(tile);
    p.s.turned[slot] = static_cast<uint8_t>(arrow);
    for (int at = 0; at < kTileSquares; ++at)
        p.s.face[square_of_tile(layout_of(p), slot, arrow, at)] = p.t.tile[tile].ground[at];
    refresh(p);
}

void clear_square(Play& p, Seat owner, int square) {
    const uint8_t top = p.s.top[square];
    if (is_building(top)) {
        ++p.s.supply[p.t.building[top - kBuilding0].stack];
        p.say(Msg::ReplacesBuilding, top - kBuilding0, square);
    } else if (is_wonder(top)) {
        p.s.wonder[top - kWonderTop0] = kGoneWonder;
        p.say(Msg::ReplacesWonder, top - kWonderTop0, square);
    } else if (is_person(top)) {
        Player& loser = p.s.player[owner];
        ++loser.reserve[top - kPersonTop0];
        loser.ousted = static_cast<uint8_t>(loser.ousted | 1u << (top - kPersonTop0));
        p.say(Msg::ReplacesPerson, top - kPersonTop0, square);
    } else {
        return;
    }
    put_top(p, square, kNothingHere);
}
void put_building(Play& p, Seat seat, int square, int building) {
    clear_square(p, seat, square);
    --p.s.supply[p.t.building[building].stack];
    put_top(p, square, static_cast<uint8_t>(kBuilding0 + building));
}
void put_wonder(Play& p, Seat seat, int square, int wonder) {
    clear_square(p, seat, square);
    for (uint8_t& slot : p.s.slot)
        if (slot == wonder) slot = kNone;
    p.s.wonder[wonder] = static_cast<uint8_t>(kBuiltWonder + seat);
    put_top(p, square, static_cast<uint8_t>(kWonderTop0 + wonder));
}

void raze_city_state(Play& p, Seat seat, int square) {
    const uint8_t top = p.s.top[square];
    if (!is_city_state(top)) return;
    put_top(p, square, kNothingHere);
    add_culture(p, seat, p.t.n.city_state_culture);
    p.say(Msg::CityStateRazed, seat, top - kCityState0);
}
void put_city(Play& p, Seat seat, int city, int centre) {
    p.s.player[seat].city[city] = {static_cast<uint16_t>(centre), kNoSquare, 0, 0, 0, 0};
    put_top(p, centre, centre_of(seat, city));
}
void grow_city(Play& p, Seat seat, int square) {
    clear_square(p, seat, square);
    p.s.player[seat].city[0].second = static_cast<uint16_t>(square);
    put_top(p, square, centre_of(seat, 0));
}
void set_city_flag(Play& p, Seat seat, int city, uint8_t flag) {
    uint8_t& flags = p.s.player[seat].city[city].flags;
    flags = static_cast<uint8_t>(flags | flag);
}
void drop_city_flag(Play& p, Seat seat, int city, uint8_t flag) {
    uint8_t& flags = p.s.player[seat].city[city].flags;
    flags = static_cast<uint8_t>(flags & ~flag);
}

namespace {

// CV-9.67  A building to the market, a wonder out of the game, a great person killed (CV-7.53).
void wipe_out(Play& p, int square) {
    uint8_t& top = p.s.top[square];
    if (is_building(top)) {
        ++p.s.supply[p.t.building[top - kBuilding0].stack];
    } else if (is_wonder(top)) {
        p.s.wonder[top - kWonderTop0] = kGoneWonder;
    } else if (is_person(top)) {
        ++p.s.person_left[top - kPersonTop0];
    } else {
        return;
    }
    top = kNothingHere;
}

}  // namespace

void destroy_city(Play& p, Seat seat, int city) {
    City& at = p.s.player[seat].city[city];
    for (const int square : outskirts(p, at)) wipe_out(p, square);
    for (Figure& figure : p.s.player[seat].figure)
        if (figure.city == city) figure.city = kNone;
    p.s.top[at.centre] = kNothingHere;
    at = {kNoSquare, kNoSquare, 0, 0, 0, 0};
    refresh(p);
}

bool count_act(Play& p, Seat seat, int city, Action action) {
    City& at = p.s.player[seat].city[city];
    const auto kind = static_cast<uint8_t>(1u << index(action));
    if (at.acts && !(at.done & kind)) {
        --at.acts;
        at.done |= kind;
        return false;
    }
    at.done = static_cast<uint8_t>(at.done - kExtraAct);
    const bool sure = at.flags & kSureAct;
    at.flags = static_cast<uint8_t>(at.flags & ~kSureAct);
    return sure;
}

void set_trade(Play& p, Seat seat, int n) {
    p.s.player[seat].trade = static_cast<uint8_t>(std::clamp<int>(n, 0, p.t.n.most_trade));
}
void add_trade(Play& p, Seat seat, int n) { set_trade(p, seat, p.s.player[seat].trade + n); }
void pay_trade(Play& p, Seat seat, int n) { set_trade(p, seat, p.s.player[seat].trade - n); }
void add_culture(Play& p, Seat seat, int n) {
    p.s.player[seat].culture = static_cast<uint16_t>(p.s.player[seat].culture + n);
}
void pay_culture(Play& p, Seat seat, int n) { add_culture(p, seat, -n); }

void take_resource(Play& p, Seat seat, int resource) {
    --p.s.market[resource];
    ++p.s.player[seat].resource[resource];
}
void return_resource(Play& p, Seat seat, int resource) {
    --p.s.player[seat].resource[resource];
    ++p.s.market[resource];
}
void add_tech_coin(Play& p, Seat seat, int tech) {
    ++p.s.player[seat].coin[p.t.tech[tech].coin_slot];
    refresh(p, bit(seat));
}
void add_canal_coin(Play& p, Seat seat) {
    ++p.s.player[seat].canal_coins;
    refresh(p, bit(seat));
}
void add_sheet_coin(Play& p, Seat seat) {
    ++p.s.player[seat].sheet_coins;
    refresh(p, bit(seat));
}
int coins_lying_on(const Look& l, Seat seat, int thing) {
    const Player& me = l.s.player[seat];
    if (thing < kTechs) return l.t.tech[thing].coin_slot == kNone ? 0 : me.coin[l.t.tech[thing].coin_slot];
    if (thing == kNation0 + me.nation) return me.sheet_coins;
    const bool canal = l.t.canal != kNone && thing == kWonder0 + l.t.canal;
    const uint8_t place = canal ? l.s.wonder[l.t.canal] : kGoneWonder;
    return is_built(place) && owner_of_wonder(place) == seat ? me.canal_coins : 0;
}
bool has_coin_token(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    const bool on_canal = l.t.canal != kNone && coins_lying_on(l, seat, kWonder0 + l.t.canal);
    return me.sheet_coins || on_canal || std::any_of(std::begin(me.coin), std::end(me.coin), std::identity());
}
void drop_coin(Play& p, Seat seat, int thing) {
    Player& me = p.s.player[seat];
    --(thing < kTechs ? me.coin[p.t.tech[thing].coin_slot] : thing < kGovernment0 ? me.sheet_coins : me.canal_coins);
    refresh(p, bit(seat));
}

void put_investment(Play& p, Seat seat, int investment) {
    --p.s.investments_left;
    ++p.s.player[seat].investment[investment];
    refresh(p, bit(seat));
}

void set_government(Play& p, Seat seat, Government government) {
    p.s.player[seat].government = static_cast<uint8_t>(government);
    refresh(p, bit(seat));
}
void adopt(Play& p, Seat seat, int policy) {
    uint8_t& policies = p.s.player[seat].policies;
    policies = static_cast<uint8_t>(policies | 1u << policy);
    refresh(p, bit(seat));
}
void give_up(Play& p, Seat seat, int policy) {
    uint8_t& policies = p.s.player[seat].policies;
    policies = static_cast<uint8_t>(policies & ~(1u << policy));
    refresh(p, bit(seat));
}
void set_nation(Play& p, Seat seat, int nation) {
    p.s.player[seat].nation = static_cast<uint8_t>(nation);
    refresh(p, bit(seat));
}

namespace {

// CV-6.52  All basic tokens of the stack flip at once.
void flip_basic(Play& p, Seat seat, int upgrade) {
    const uint8_t basic = p.t.building[upgrade].upgrade_of;
    if (basic == kNone) return;
    bool any = false;
    for (const City& city : p.s.player[seat].city) {
        if (city.centre == kNoSquare) continue;
        for (const int square : outskirts(p, city))
            if (p.s.top[square] == kBuilding0 + basic)
                p.s.top[square] = static_cast<uint8_t>(kBuilding0 + upgrade), any = true;
    }
    if (any) p.say(Msg::BuildingsUpgraded, seat, upgrade);
}

}  // namespace

void learn(Play& p, Seat seat, int tech, int row) {
    const TechRow& card = p.t.tech[tech];
    Player& me = p.s.player[seat];
    int rank[kUnitTypes];
    for (int type = 0; type < kUnitTypes; ++type) rank[type] = rank_of(p, seat, static_cast<UnitType>(type));
    me.techs |= uint64_t{1} << tech;
    ++me.row[row - 1];
    for (int type = 0; type < kUnitTypes; ++type)
        if (const int now = rank_of(p, seat, static_cast<UnitType>(type)); now > rank[type])
            p.say(Msg::RankRises, seat, type, now);
    if (card.building != kNone) flip_basic(p, seat, card.building);
    if (card.government != kNone) {
        me.fresh = static_cast<uint8_t>(me.fresh | 1u << card.government);
        p.say(Msg::Unlocks, seat, card.government);
    }
    if (card.metropolis) me.rights |= kOwesMetropolis;
    refresh(p, bit(seat));
}

void conquer(Play& p, Seat seat) {
    p.s.conqueror = seat;
    refresh(p, bit(seat));
}

}  // namespace pentarchy::civilization
