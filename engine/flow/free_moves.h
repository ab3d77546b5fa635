// Free moves (CONTRACT A14): what a seat may do at several boxes besides the choice they ask for, written once.
// WithFree<Action, Free> is the box Action with the free moves behind its own. A free move must use something up, or a
// turn would not end.
//
//   Free::offer(look, seat, out)       the free moves of the seat
//   Free::has(move)                    whether it is one of them
//   Free::take(ctx, seat, move)        does it: ask() goes on with the box, call() does something above it first
#pragma once

#include "engine/flow/row.h"

namespace pentarchy {

template <class Box, class Free, class T, class S>
struct WithFree : Box {
    template <class Out>
    static void offer(const Look<T, S>& l, const Frame& f, Out& out) {
        Box::offer(l, f, out);
        Free::offer(l, f.seat, out);
    }
    static Flow take(Ctx<T, S>& c, Frame& f, Move m) {
        return Free::has(m) ? Free::take(c, f.seat, m) : Box::take(c, f, m);
    }
};

}  // namespace pentarchy
