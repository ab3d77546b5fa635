// Tasks, palaces and the change of eras (BR-15).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

void task_rows(Rows& rows) {
    rows.arrow<Proc::RevealTask, NotYet>();
    rows.arrow<Proc::PickPalace, NotYet>();
    rows.arrow<Proc::PlacePalace, NotYet>();
    rows.arrow<Proc::EraChange, NotYet>();
    rows.arrow<Proc::OldToken, NotYet>();
}

}  // namespace pentarchy::brazil
