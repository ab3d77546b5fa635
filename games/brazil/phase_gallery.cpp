// Paintings (BR-5.11 to BR-5.15, BR-12.1 to BR-12.4).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool can_paint(const Look&, Seat, int, int) { return false; }

void gallery_rows(Rows& rows) {
    rows.arrow<Proc::PickPainting, NotYet>();
    rows.arrow<Proc::TakePainting, NotYet>();
    rows.arrow<Proc::RefillFrom, NotYet>();
}

}  // namespace pentarchy::brazil
