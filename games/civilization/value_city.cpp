// What cities yield: one pass over the squares of each, for all icons at once.
#include <algorithm>

#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

struct Yield {
    int icon[kIcons]{};
};

Yield yield_of(const Look& l, Seat seat, int city) {
    const Gathered from = gathered_by(l, seat, city);
    Yield out;
    for (const int square : from.own | from.assigned) {
        const Icons& icons = icons_of(l, square);
        for (int i = 0; i < kIcons; ++i) out.icon[i] += icons[i];
    }
    return out;
}

}  // namespace

void read_cities(Outlook& o) {
    const Player& me = o.me();
    for (int city = 0; city < kCitiesOfSeat; ++city) {
        if (!has_city(o.l, o.seat, city)) continue;
        ++o.cities;
        const Yield yield = yield_of(o.l, o.seat, city);
        const bool idle = city == 0 && has(o.l, o.seat, Right::IdleCapital);
        const auto production = static_cast<float>(yield.icon[index(Icon::Production)] +
                                                   sum_of_city(o.l, o.seat, city, Query::CityProduction));
        const int arts = (is_metropolis(me.city[city]) ? 2 : 1) + yield.icon[index(Icon::Culture)] +
                         sum_of_city(o.l, o.seat, city, Query::CityArts);
        o.trade += static_cast<float>(yield.icon[index(Icon::Trade)]);
        if (idle) continue;
        o.production += std::min(production, 14.0f);
        o.arts += static_cast<float>(arts);
        if (me.city[city].flags & kProgram) o.small += kProgramWorth * production;
        if (me.city[city].flags & kCaravan) o.small += kCaravanWorth;
    }
}

}  // namespace pentarchy::civilization
