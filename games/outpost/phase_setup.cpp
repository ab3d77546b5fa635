// Setup, OP-10 to OP-13: the start seat is drawn, everyone is dealt three cards and returns one.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

// OP-10  The start seat is drawn.
struct DrawStart {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (Seat seat = 0; seat < l.s.seats; ++seat) out.add(make(Verb::StartSeat, seat));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.start = static_cast<Seat>(m.a);
        c.say(Msg::Start, m.a);
        return c.done();
    }
};

// OP-11  Each seat is dealt 3 cards in secret.
struct DealHands {
    struct Locals {
        Seat next;
    };
    static Flow run(Ctx& c, Frame& f) {
        const Seat seat = f.locals<Locals>().next++;
        if (seat == c.s.seats) return c.done();
        c.say(Msg::Dealt, seat, 3);
        return c.call(Proc::DrawCards, seat, DrawLocals{3, DrawTo::Hand});
    }
};

// OP-12  All at once and in secret each keeps 2 and returns 1.
struct ReturnCard {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_kind_in(l, hand(l, f.seat), [&](int card) { out.add(make(Verb::Return, card)); });
        out.others(Verb::Return, "OP-12"_rule);
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        c.picks.returned = static_cast<uint8_t>(m.a + 1);
        return c.done();
    }
};

}  // namespace

void setup_rows(Rows& rows) {
    rows.chance<Proc::DrawStart, DrawStart>();
    rows.arrow<Proc::DealHands, DealHands>();
    rows.box<Proc::ReturnCard, ReturnCard>(kQuiet);
}

}  // namespace pentarchy::outpost
