// What is gained at once (BR-6.12).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

void effect_rows(Rows& rows) {
    rows.arrow<Proc::GiveReward, NotYet>();
}

}  // namespace pentarchy::brazil
