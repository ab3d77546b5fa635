// The Deploy action (BR-5.1 to BR-5.10).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool can_deploy(const Look&, Seat, int, int) { return false; }

void deploy_rows(Rows& rows) {
    rows.arrow<Proc::Deploy, NotYet>();
    rows.arrow<Proc::PickUnit, NotYet>();
    rows.arrow<Proc::DeployUnit, NotYet>();
}

}  // namespace pentarchy::brazil
