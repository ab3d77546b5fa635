// Trade (CV-5): everybody collects; then all seats at once may deal and use what belongs to this phase.
#include "games/civilization/actions.h"
#include "games/civilization/deals.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

struct TradeSteps {
    struct Locals {
        uint8_t step;
    };
    // CV-5.1 to CV-5.4  All trade around all cities; the dial stops at its end.
    static Flow collect(Ctx& c, Frame&) {
        c.say(Msg::TradePhase);
        for (int i = 0; i < c.s.seats; ++i) {
            const Seat seat = left_of(c, c.s.first, i);
            const int income = trade_of(c, seat);
            add_trade(c, seat, income);
            c.say(Msg::CollectsTrade, seat, income);
        }
        return c.go_on();
    }
    // CV-5.5, CV-5.14, CV-5.15
    static Flow market(Ctx& c, Frame&) { return c.fork(ForkKind::Open, seats_in_market(c), Proc::TradeBox); }
    static Flow close(Ctx& c, Frame&) {
        for (Seat seat = 0; seat < c.s.seats; ++seat) c.s.deal[seat] = {}, c.s.promised[seat] = {};
        return c.done();
    }
    static constexpr auto kSteps = steps(&collect, &market, &close);
};

}  // namespace

void trade_rows(Rows& rows) { rows.sequence<Proc::Collect, TradeSteps>(); }

}  // namespace pentarchy::civilization
