// CV-19.2  Something is announced with all its choices; those who might react are asked; then it happens, unless it was
// cancelled. Whoever announces ends its frame with this; the consequence finds in Locals::answer whether it was.
#pragma once

#include "games/civilization/flow.h"

namespace pentarchy::civilization {

template <class L>
Flow announce(Ctx& c, Link link, Proc consequence, L locals) {
    c.s.chain.announce(link);
    return c.then(next(Proc::Window, link.actor), next(consequence, link.actor, locals));
}
// CV-19.7  What nobody can cancel happens at once.
template <class L>
Flow announce(Ctx& c, Seat actor, Action action, bool sure, Proc consequence, L locals) {
    if (sure) return c.then(next(consequence, actor, locals));
    return announce(c, Link{Deed::Action, actor, 0, static_cast<uint8_t>(action)}, consequence, locals);
}

// CV-19.5  It is used up all the same.
inline Flow be_cancelled(Ctx& c, Seat actor) {
    c.say(Msg::Cancelled, actor);
    return c.done();
}

}  // namespace pentarchy::civilization
