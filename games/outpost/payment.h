// Paying, OP-6 and OP-40: from the store and from goods on huts one holds, in any mix; gold pays for wood or ore.
#pragma once

#include "engine/pay.h"
#include "games/outpost/flow.h"

namespace pentarchy::outpost {

// Goods the seat can pay with, by kind: store and usable huts.
struct Purse {
    int total[kGoods]{};
    bool can_pay(const Cost& cost) const { return pay_rank<kGoods>(cost.exact, cost.any, total) == cost.units(); }
};
Purse purse(const Look& l, Seat seat);

}  // namespace pentarchy::outpost
