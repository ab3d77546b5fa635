// Whether an offer holds any move, without a list of them.
#pragma once

#include "engine/moves/rule.h"
#include "games/civilization/moves.h"

namespace pentarchy::civilization {

struct AnyMove {
    bool any = false;
    static constexpr bool kExplains = false;
    bool need(bool ok, Rule) const { return ok; }
    void add(Move) { any = true; }
    template <class V, class R>
    void others(V, const R&) const {}
};
template <class Offer>
bool any_offer(Offer offer) {
    AnyMove out;
    offer(out);
    return out.any;
}

}  // namespace pentarchy::civilization
