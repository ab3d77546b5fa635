// Turn after turn, clockwise, until nobody has one any more: the arrow of an action phase. The seat of its frame is
// first.
//
//   struct ActionPhase : TurnAfterTurn<ActionPhase> {
//       static bool has_turn(const Look& l, Seat seat) { return !l.s.player[seat].passed; }
//       static Flow take_turn(Ctx& c, Seat seat) { return c.call(Proc::TakeTurn, seat); }
//   };
#pragma once

#include "engine/flow/row.h"

namespace pentarchy {

struct TurnLocals {
    bool begun;  // the seat of the frame has had a turn
};

template <class Phase>
struct TurnAfterTurn {
    using Locals = TurnLocals;

    template <class C>
    static Flow run(C& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        Seat seat = l.begun ? left_of(c, f.seat) : f.seat;
        for (int i = 0; i < c.s.seats; ++i, seat = left_of(c, seat)) {
            if (!Phase::has_turn(c, seat)) continue;
            f.seat = seat;
            l.begun = true;
            return Phase::take_turn(c, seat);
        }
        return c.done();
    }
};

}  // namespace pentarchy
