// Import and Trade (BR-5.40 to BR-5.49).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool can_exchange(const Look&, Seat, int) { return false; }

void market_rows(Rows& rows) {
    rows.arrow<Proc::Import, NotYet>();
    rows.arrow<Proc::PickRaw, NotYet>();
    rows.arrow<Proc::Trade, NotYet>();
    rows.arrow<Proc::PickTrade, NotYet>();
    rows.arrow<Proc::Exchange, NotYet>();
}

}  // namespace pentarchy::brazil
