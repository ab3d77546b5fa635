// Paying (BR-6).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

void payment_rows(Rows& rows) {
    rows.arrow<Proc::Pay, NotYet>();
    rows.arrow<Proc::PayCards, NotYet>();
    rows.arrow<Proc::GiveItems, NotYet>();
    rows.arrow<Proc::GiveCombat, NotYet>();
}

}  // namespace pentarchy::brazil
