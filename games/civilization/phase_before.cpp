// Before the first player acts in a phase (CV-19.13): people for its start, and those for any time (CV-7.51).
#include "games/civilization/events.h"
#include "games/civilization/might.h"

namespace pentarchy::civilization {

namespace {

// Clockwise from whoever is first when the phase begins; each as long as he may use something.
struct PhaseStart {
    struct Locals {
        uint8_t answer, begun;
        Seat from;
        uint8_t seats;
    };
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!l.begun) l.begun = 1, l.from = c.s.first;
        for (; l.seats < c.s.seats && c.s.winner == kNobody; ++l.seats, l.answer = kGoOn) {
            const Seat seat = left_of(c, l.from, l.seats);
            const bool may = might_use(c, seat, Moment::PhaseStart) || might_use(c, seat, Moment::Any);
            if (may && l.answer == kGoOn) return c.call(Proc::PhaseBox, seat);
        }
        return c.done();
    }
};
struct PhaseBox {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        UseNow<Moment::PhaseStart>::offer(l, f.seat, out);
        UseNow<Moment::Any>::offer(l, f.seat, out);
        offer_people(l, f.seat, out);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return is(m, Verb::Done) ? c.done(kPartOver) : take_card<Moment::PhaseStart>(c, f.seat, m);
    }
};

}  // namespace

void before_rows(Rows& rows) {
    rows.arrow<Proc::PhaseStart, PhaseStart>();
    rows.box<Proc::PhaseBox, PhaseBox>(kQuiet);
}

}  // namespace pentarchy::civilization
