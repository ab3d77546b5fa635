// Phase 3 Salary and the action Payment, EN-7.2 and EN-14.3: with more workers than payments the player chooses.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// One worker after the other, in the order of the buildings, so that one choice has one path.
struct PayWorkers {
    using Locals = PayLocals;
    static int payable(const Look& l, Seat seat, const PayLocals& pay, int building) {
        return l.s.player[seat].workers[building] - (building == pay.source ? 1 : 0);
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const PayLocals& pay = f.locals<PayLocals>();
        const uint32_t mine = l.s.player[f.seat].kinds, kinds = mine >> pay.last << pay.last;
        const Rule order = pay.salary ? "EN-7.2"_rule : "EN-14.3"_rule;
        int after = 0;  // workers on this building and those behind it
        for (uint32_t left = kinds; left; left &= left - 1) after += payable(l, f.seat, pay, std::countr_zero(left));
        out.each(mine, kinds, [&](int b) {
            const int here = payable(l, f.seat, pay, b);
            const bool in_order = !Out::kExplains || (b >= pay.last);
            if (l.s.player[f.seat].workers[b] && out.need(here > 0, "EN-14.4"_rule) &&
                out.need(in_order && after >= pay.left, order))
                out.add(make(Verb::Pay, b));
            if (in_order) after -= here;
        });
        out.others(Verb::Pay, pay.salary ? "EN-7.1"_rule : "EN-14.1"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        PayLocals& pay = f.locals<PayLocals>();
        pay_worker(c, f.seat, m.a);
        pay.last = static_cast<uint8_t>(m.a);
        return --pay.left ? c.ask() : c.done();
    }
};

}  // namespace

void salary_rows(Rows& rows) { rows.box<Proc::PayWorkers, PayWorkers>(); }

}  // namespace pentarchy::endeavor
