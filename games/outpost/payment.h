// Paying, OP-6 and OP-40: from the store and from goods on huts one holds, in any mix; gold pays for wood or ore.
#pragma once

#include "games/outpost/flow.h"

namespace pentarchy::outpost {

// Goods the seat can pay with, by kind: store and usable huts.
struct Purse {
    int total[kGoods]{};
};
Purse purse(const Look& l, Seat seat);
bool can_pay(const Look& l, Seat seat, const Cost& cost);

}  // namespace pentarchy::outpost
