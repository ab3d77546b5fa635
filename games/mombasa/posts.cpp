// Posts between headquarters, map and box: MO-9, MO-11.19.
#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

// MO-9.5 to MO-9.7, MO-9.27  Next to the company's own regions or headquarters; the cheapest line counts (MO-9.9).
Reach reach_of(const Look& l, int company) {
    uint32_t one = l.t.hq_one[company], two = l.t.hq_two[company];
    const uint32_t held = l.s.held[company];
    for (uint32_t left = held; left; left &= left - 1) {
        const RegionRow& region = l.t.region[std::countr_zero(left)];
        one |= region.one;
        two |= region.two;
    }
    return {one & ~held, two & ~one & ~held};
}

namespace {
uint32_t held_by_others(const Look& l, int company) {
    uint32_t out = 0;
    for (int other = 0; other < kCompanies; ++other)
        if (other != company) out |= l.s.held[other];
    return out;
}
}  // namespace

int place_cost(const Look& l, const Reach& reach, int region) {
    const uint32_t bit = 1u << region;
    int cost = reach.one & bit ? l.t.one_cost : l.t.two_cost;
    for (const uint32_t held : l.s.held)
        if (held & bit) cost += l.t.oust_cost;
    return cost;
}

// The regions where the points suffice for a post.
uint32_t targets(const Look& l, int company, int points) {
    if (points < l.t.one_cost || !posts_in(l.s, company)) return 0;
    const Reach reach = reach_of(l, company);
    const uint32_t others = held_by_others(l, company);
    const auto within = [&](uint32_t regions, int cost) {
        return points >= cost + l.t.oust_cost ? regions : points >= cost ? regions & ~others : 0;
    };
    return within(reach.one, l.t.one_cost) | within(reach.two, l.t.two_cost);
}

// MO-9.11, MO-9.14, MO-9.16  The post stands on its region; its reward and the ousted post wait for the last placement.
void place_post(Play& p, Seat seat, int company, int region) {
    const uint32_t bit = 1u << region;
    for (int other = 0; other < kCompanies; ++other) {
        if (!(p.s.held[other] & bit)) continue;
        p.s.held[other] &= ~bit;
        ++p.s.turn.ousted[other];
        p.say(Msg::Ousts, seat, company, other, region);
    }
    p.s.held[company] |= bit;
    p.say(Msg::Places, seat, company, region);
    give(p, seat, p.t.region[region].reward, company);
}

namespace {

// Of columns that look alike the first stands for all.
template <class Wanted>
unsigned distinct_columns(const Look& l, int company, Wanted wanted) {
    unsigned out = 0;
    for (int column = 0; column < kColumns; ++column) {
        if (!wanted(column)) continue;
        bool seen = false;
        for (int earlier = 0; earlier < column; ++earlier)
            seen |= (out >> earlier & 1) && l.t.like[company][earlier] == l.t.like[company][column] &&
                    l.s.column[company][earlier] == l.s.column[company][column] &&
                    is_opened(l.s, company, earlier) == is_opened(l.s, company, column);
        if (!seen) out |= 1u << column;
    }
    return out;
}

void refresh_value(Play& p, int company) { p.s.value[company] = static_cast<uint8_t>(share_value(p, company)); }

}  // namespace

unsigned full_columns(const Look& l, int company) {
    return distinct_columns(l, company, [&](int column) { return l.s.column[company][column] > 0; });
}

unsigned vacant_columns(const Look& l, int company) {
    return distinct_columns(l, company, [&](int column) {
        return l.s.column[company][column] < kHqRows - is_opened(l.s, company, column);
    });
}

void take_post(Play& p, int company, int column) {
    if (!--p.s.column[company][column])
        p.s.opened = static_cast<uint16_t>(p.s.opened | 1u << (kColumns * company + column));
    refresh_value(p, company);
}

void remove_post(Play& p, Seat seat, int company, int column) {
    take_post(p, company, column);
    ++p.s.removed[company];
    p.say(Msg::Removes, seat, company);
}

void return_post(Play& p, int company, int column) {
    ++p.s.column[company][column];
    --p.s.turn.ousted[company];
    refresh_value(p, company);
    p.say(Msg::Returns, company, column + 1);
}

void lose_post(Play& p, int company) {
    --p.s.turn.ousted[company];
    ++p.s.removed[company];
    p.say(Msg::PostGone, company);
}

int share_value(const Look& l, int company) {
    int coins = 0;
    for (int column = 0; column < kColumns; ++column)
        coins += l.t.visible[company][column][is_opened(l.s, company, column)][l.s.column[company][column]];
    return coins;
}

}  // namespace pentarchy::mombasa
