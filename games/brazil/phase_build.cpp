// Building (BR-5.16, BR-5.17, BR-7, BR-12.17 to BR-12.22).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool can_build(const Look&, Seat, int, int) { return false; }

void build_rows(Rows& rows) {
    rows.arrow<Proc::Build, NotYet>();
    rows.arrow<Proc::PickKind, NotYet>();
    rows.arrow<Proc::PickSite, NotYet>();
    rows.arrow<Proc::Raise, NotYet>();
}

}  // namespace pentarchy::brazil
