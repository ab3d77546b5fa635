// The race for coins (CV-17.3): those that lie there, and those that sources bring each turn.
#include <algorithm>

#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

float turns_to_economy(const Outlook& o) {
    const float missing = static_cast<float>(o.l.t.n.coins_to_win - o.me().coins);
    return turns_for(missing, o.coins, kCoinGrowth);
}

}  // namespace pentarchy::civilization
