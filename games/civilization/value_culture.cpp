// The race along the culture track (CV-17.1): culture from the arts of all cities and from what brings it each turn;
// higher spaces take trade, too.
#include <algorithm>

#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

float turns_to_culture(const Outlook& o) {
    const int culture_less = sum(o.l, o.seat, Query::TrackCultureLess),
              trade_less = sum(o.l, o.seat, Query::TrackTradeLess);
    int culture = 0, trade = 0;
    for (int space = o.track + 1; space <= kSpaces; ++space) {
        culture += std::max(0, o.l.t.space[space].culture - culture_less);
        trade += std::max(0, o.l.t.space[space].trade - trade_less);
    }
    const float growth = kCultureGrowth + kCulturePerProduction * o.production;
    const float by_culture = turns_for(static_cast<float>(culture) - kPurseShare * o.purse, o.arts + o.culture, growth);
    const float by_trade = turns_for(static_cast<float>(trade) - kDialShare * o.dial, o.trade,
                                     kTradeGrowth + kTradePerProduction * o.production);
    return turns_of_both(by_culture, by_trade);
}

}  // namespace pentarchy::civilization
