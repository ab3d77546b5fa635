// Goods (BR-5.30 to BR-5.39).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool can_make(const Look&, Seat, int, int) { return false; }

void goods_rows(Rows& rows) {
    rows.arrow<Proc::PickGood, NotYet>();
    rows.arrow<Proc::MakeGood, NotYet>();
    rows.arrow<Proc::PickFreeGood, NotYet>();
}

}  // namespace pentarchy::brazil
