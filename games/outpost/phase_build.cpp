// Build and storm, OP-39 to OP-44: what happens once the window has closed over an announced hut or storm.
#include "games/outpost/actions.h"
#include "games/outpost/payment.h"

namespace pentarchy::outpost {

// OP-42  A warded build uses up the action and nothing is paid.
Flow RaiseHut::pay(Ctx& c, Frame& f) {
    const RaiseLocals l = f.locals<RaiseLocals>();
    if (l.answer) {
        c.say(Msg::BuildStopped, f.seat, l.hut);
        return c.done();
    }
    return pay_cost(c, f.seat, hut_cost(c, f.seat, l.hut));
}
Flow RaiseHut::place(Ctx& c, Frame& f) {
    const RaiseLocals l = f.locals<RaiseLocals>();
    place_hut(c, f.seat, l.hut, l.site);
    return c.done();
}

namespace {

// OP-44  The named hut goes back to its owner unless a ward cancelled the storm.
struct StrikeHut {
    using Locals = StrikeLocals;
    static Flow run(Ctx& c, Frame& f) {
        const StrikeLocals l = f.locals<StrikeLocals>();
        if (l.answer) {
            c.say(Msg::StormStopped, f.seat);
        } else {
            lose_hut(c, l.owner, l.hut);
        }
        return c.done();
    }
};

}  // namespace

void build_rows(Rows& rows) {
    rows.sequence<Proc::RaiseHut, RaiseHut>();
    rows.arrow<Proc::StrikeHut, StrikeHut>();
}

}  // namespace pentarchy::outpost
