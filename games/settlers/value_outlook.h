// What things are worth to a seat, in points of the score sheet: goods now and later, effects, locations and cards. The
// parts of the evaluation share these prices.
#pragma once

#include "games/settlers/actions.h"

namespace pentarchy::settlers {

using Prices = float[kGoods];

// What a seat has begun: read from the stack, so that the middle of an action is worth what its end will be.
struct Begun {
    uint8_t build = kNone, deal = kNone, action = kNone, times = 0;  // chosen cards that are not where they will be
    float worth = 0;
};

struct Outlook {
    const Look& l;
    Seat seat;
    int left = 0;           // rounds after this one
    bool produced = false;  // the production of this round is done or in progress
    bool acts = false;      // has not passed
    CardSet own, held;      // locations that are the seat's, and those that count as its own
    CardSet deals;          // under its board and remote
    float sacrifice = 0;    // what a location symbol costs: a foundation, or the location that is missed least
    float exposure = 0;     // what razing threatens and tokens save
    Prices now{};           // one unit in this round
    Prices later{};         // one unit in each round to come, all together
    Begun begun;

    Outlook(const Look& look, Seat whose) : l(look), seat(whose) {}
    float of(const Bill& bill) const;  // at the prices of this round
    float of(const EffectRow& effect, const Prices& price) const;
    float of(int list, const Prices& price, int from = 0) const;
    float future(int card) const;  // of a location in the rounds to come
    float build(int card) const;   // of building it now, without its price
};
Outlook outlook(const Look& l, Seat seat);
void read_begun(Outlook& o);

float round_worth(const Outlook& o);   // what this round still allows: actions, cards and goods
float future_worth(const Outlook& o);  // what the empire does in the rounds after it

}  // namespace pentarchy::settlers
