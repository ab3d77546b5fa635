// Build and storm, OP-39 to OP-44: what happens once the window has closed over an announced hut or storm.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

// OP-42  A warded build uses up the action and nothing is paid.
struct RaiseHut {
    using Locals = RaiseLocals;
    static Flow run(Ctx& c, Frame& f) {
        RaiseLocals& l = f.locals<RaiseLocals>();
        if (l.cancelled) {
            c.say(Msg::BuildStopped, f.seat, l.hut);
            return c.done();
        }
        const Cost cost = hut_cost(c, f.seat, l.hut);
        if (l.step++ == 0 && cost.units()) return c.call(Proc::Pay, f.seat, PayLocals{cost, {}, 0});
        place_hut(c, f.seat, l.hut, l.site);
        return c.done();
    }
};

// OP-44  The named hut goes back to its owner unless a ward cancelled the storm.
struct StrikeHut {
    using Locals = StrikeLocals;
    static Flow run(Ctx& c, Frame& f) {
        const StrikeLocals l = f.locals<StrikeLocals>();
        if (l.cancelled) {
            c.say(Msg::StormStopped, f.seat);
        } else {
            lose_hut(c, l.owner, l.hut);
        }
        return c.done();
    }
};

}  // namespace

void build_rows(RowTable& rows) {
    row(rows, Proc::RaiseHut) = arrow<RaiseHut>("raise_hut");
    row(rows, Proc::StrikeHut) = arrow<StrikeHut>("strike_hut");
}

}  // namespace pentarchy::outpost
