// Trade (CV-5): everybody collects. Deals come later (README.md).
#include "games/civilization/actions.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

// CV-5.1 to CV-5.4  All trade around all cities; the dial stops at its end.
struct Collect {
    static Flow run(Ctx& c, Frame&) {
        c.say(Msg::TradePhase);
        for (int i = 0; i < c.s.seats; ++i) {
            const Seat seat = left_of(c, c.s.first, i);
            const int income = trade_of(c, seat);
            add_trade(c, seat, income);
            c.say(Msg::CollectsTrade, seat, income);
        }
        return c.done();
    }
};

}  // namespace

void trade_rows(Rows& rows) { rows.arrow<Proc::Collect, Collect>(); }

}  // namespace pentarchy::civilization
