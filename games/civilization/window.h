// CV-19.2  Something is announced with all its choices; those who might react are asked; then it happens. Nobody can
// react yet: the windows come with the events (README.md). Whoever announces ends its frame with this.
#pragma once

#include "games/civilization/flow.h"

namespace pentarchy::civilization {

template <class L>
Flow announce(Ctx& c, Seat actor, Proc consequence, L locals) {
    return c.become(consequence, actor, locals);
}

}  // namespace pentarchy::civilization
