// CV-21.9  Whoever has the United Nations says whether an event may be aimed at what is his.
#include "games/civilization/actions.h"

namespace pentarchy::civilization {

namespace {

struct Spared {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::Forbid));
        out.add(make(Verb::Allow));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Allow)) return c.done(false);
        c.say(Msg::IsSpared, f.seat);
        return c.done(true);
    }
};

}  // namespace

void spare_rows(Rows& rows) { rows.box<Proc::Spared, Spared>(); }

}  // namespace pentarchy::civilization
