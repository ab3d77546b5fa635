// Fights (BR-9, BR-14), step by step.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

void fight_rows(Rows& rows) {
    rows.arrow<Proc::Fight, NotYet>();
    rows.arrow<Proc::Bonuses, NotYet>();
    rows.arrow<Proc::LayCards, NotYet>();
    rows.arrow<Proc::Camp, NotYet>();
    rows.arrow<Proc::LoseUnit, NotYet>();
    rows.arrow<Proc::SaveUnit, NotYet>();
}

}  // namespace pentarchy::brazil
