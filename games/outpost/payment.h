// Paying, OP-6 and OP-40: from the store and from goods on huts one holds, in any mix; gold pays for wood or ore.
#pragma once

#include "games/outpost/flow.h"

namespace pentarchy::outpost {

// OP-6  A good pays for itself and for "any"; gold for everything.
inline constexpr Tariff<kGoods, kGoods + 1> kTariff{{0b1001, 0b1010, 0b1111}};

inline PayLocals owed(const Cost& cost) { return {{cost.exact[0], cost.exact[1], cost.exact[2], cost.any}, {}, 0}; }

// Goods the seat can pay with, by kind: store and usable huts.
struct Purse {
    int total[kGoods]{};
    bool can_pay(const Cost& cost) const { return PayBy<kTariff>::covers(owed(cost).need, total); }
};
Purse purse(const Look& l, Seat seat);

// Asks for a payment, unless nothing is owed.
Flow pay_cost(Ctx& c, Seat seat, const Cost& cost);

}  // namespace pentarchy::outpost
