// Limits of store and hands (BR-6.8 to BR-6.13).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

Flow trim_or_done(Ctx& c, Seat seat) { return is_over_limit(c, seat) ? c.become(Proc::Trim, seat) : c.done(); }

void trim_rows(Rows& rows) {
    rows.arrow<Proc::Trim, NotYet>();
    rows.arrow<Proc::TrimStore, NotYet>();
    rows.arrow<Proc::TrimGold, NotYet>();
    rows.arrow<Proc::TrimCombat, NotYet>();
}

}  // namespace pentarchy::brazil
