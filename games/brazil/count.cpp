// One count for task conditions, majorities and points: how many of something a player has now (BR-15, BR-13.9, BR-18).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

int made_goods(const Look& l, Seat seat, uint8_t shape) {
    int n = 0;
    for (int good = 0; good < kGoods; ++good)
        n += l.s.player[seat].good[good] != kNotMade && (shape == kNone || index(l.t.good[good].shape) == shape);
    return n;
}
int paintings(const Look& l, Seat seat, uint8_t order) {
    int n = 0;
    for (const int painting : Bits<32>{{l.s.player[seat].paintings}})
        n += order == kNone || index(l.t.painting[painting].order) == order;
    return n;
}
int palaces(const Look& l, Seat seat) {
    return kPalaces -
           static_cast<int>(std::count(std::begin(l.s.player[seat].palace), std::end(l.s.player[seat].palace), kNone));
}

}  // namespace

// BR-15.25: units only while they are on the map. BR-15.26: tiles count for whoever holds them. BR-3.4: a capital is no
// city here.
int count(const Look& l, Seat seat, const Condition& condition) {
    const uint8_t of = condition.of;
    switch (condition.what) {
        case What::Building: return (held(l, seat) & (of == kNone ? buildings(l) : tiles(l, of))).count();
        case What::City: return (held(l, seat) & cities(l)).count();
        case What::Units: return std::popcount(units_on_map(l, seat));
        case What::Goods: return made_goods(l, seat, of);
        case What::Paintings: return paintings(l, seat, of);
        case What::Palaces: return palaces(l, seat);
    }
    return 0;
}

bool is_met(const Look& l, Seat seat, const Condition& condition) { return count(l, seat, condition) >= condition.min; }

// BR-15.1, BR-15.3, BR-15.21
bool can_reveal(const Look& l, Seat seat, int task) {
    const TaskRow& row = l.t.task[task];
    if (row.era >= l.s.era) return false;
    for (int i = 0; i < row.conditions; ++i)
        if (!is_met(l, seat, row.condition[i])) return false;
    return true;
}

// BR-13.9  Strictly more of these buildings than anybody else; alone the Dutch are the other (BR-19).
bool has_most(const Look& l, Seat seat, uint8_t kinds) {
    const Hexes all = buildings(l, kinds);
    const int mine = (held(l, seat) & all).count();
    for (Seat other = 0; other < sides(l); ++other)
        if (other != seat && (held(l, other) & all).count() >= mine) return false;
    return true;
}

}  // namespace pentarchy::brazil
