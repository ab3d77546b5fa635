// Renovation (BR-5.18 to BR-5.29).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool can_renovate(const Look&, Seat, int, int) { return false; }

void renovate_rows(Rows& rows) {
    rows.arrow<Proc::PickRenovation, NotYet>();
    rows.arrow<Proc::Renovate, NotYet>();
}

}  // namespace pentarchy::brazil
