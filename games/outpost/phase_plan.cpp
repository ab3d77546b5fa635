// Plan, OP-15 to OP-17: all at once in secret a card or none, then an order, then ready. Nothing of it is shown, not
// even a hand one card smaller: a planned card stays in the hand with a mark in the seat's picks.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct PlanCard {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        out.add(make(Verb::PlanNone));
        each_kind_in(l, hand(l, f.seat), [&](int card) { out.add(make(Verb::Plan, card)); });
        out.others(Verb::Plan, "OP-15"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        if (is(m, Verb::Plan)) c.picks.card = static_cast<uint8_t>(m.a + 1);
        return c.become(Proc::PlanOrder, f.seat);
    }
};

struct PlanOrder {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        for (int order = 0; order < kOrders; ++order) out.add(make(Verb::Order, order));
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        c.picks.order = static_cast<uint8_t>(m.a + 1);
        return c.become(Proc::PlanReady, f.seat);
    }
};

// OP-16  Until ready a seat may change its plan, by undo; ready is final.
struct PlanReady {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::Ready));
    }
    static Flow take(OwnCtx& c, Frame&, Move) { return c.done(); }
};

}  // namespace

void plan_rows(Rows& rows) {
    rows.box<Proc::PlanCard, PlanCard>(kQuiet);
    rows.box<Proc::PlanOrder, PlanOrder>();
    rows.box<Proc::PlanReady, PlanReady>(kQuiet);
}

}  // namespace pentarchy::outpost
