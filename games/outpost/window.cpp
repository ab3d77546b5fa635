// The window, OP-28, OP-42 and OP-45: something is announced, every seat that by public knowledge might hold a ward is
// asked at once and in secret; the first answer clockwise from the actor counts, the others return unseen.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct React {
    // By public knowledge: whoever has cards. A march is not stopped by the marching seat itself (OP-28).
    static bool might(const Look& l, const Frame&, Seat seat) {
        const Link& item = l.s.chain.top();
        return hand_size(l, seat) > 0 && !(item.item == Item::Step && item.actor == seat);
    }
    static bool can(const Look& l, Seat seat) { return find_card(l, seat, CardKind::Ward) >= 0; }

    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        out.add(make(Verb::Let));
        if (out.need(can(l, f.seat), "OP-45"_rule)) out.add(make(Verb::Ward));
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        if (m.verb == static_cast<uint16_t>(Verb::Ward))
            c.picks.answer = static_cast<uint8_t>(find_card(c, f.seat, CardKind::Ward) + 1);
        return c.done();
    }
};

// OP-45  Asks; a full chain opens no window.
struct Window {
    struct Locals { uint8_t step, zero; };
    static Flow run(Ctx& c, Frame& f) {
        if (f.locals<Locals>().step++ || c.s.chain.is_full()) return c.become(Proc::Resolve, f.seat);
        SeatMask asked = 0;
        for (Seat seat = 0; seat < c.s.seats; ++seat)
            if (React::might(c, f, seat)) asked |= bit(seat);
        return c.fork(ForkKind::Sealed, asked, Proc::React);
    }
};

// OP-45  A ward that counts is shown, discarded and announced in its turn; without one the chain unwinds, latest first.
// Tells the frame below whether the first item was cancelled.
struct Resolve {
    static Flow run(Ctx& c, Frame& f) {
        const Seat who = first_answer(f.seat, c.s.seats, [&](Seat seat) { return c.s.picks[seat].answer != 0; });
        const int card = who == kNobody ? 0 : c.s.picks[who].answer - 1;
        for (Picks& picks : c.s.picks) picks.answer = 0;
        if (who == kNobody) return c.done(c.s.chain.unwind() ? 0 : 1);
        c.news = kEveryone;
        c.say(Msg::Warded, who);
        discard(c, who, card);
        c.s.chain.announce({Item::Ward, who});
        return c.become(Proc::Window, who);
    }
};

}  // namespace

void window_rows(RowTable& rows) {
    row(rows, Proc::Window) = arrow<Window>("window");
    row(rows, Proc::React) = box<React>("react", kQuiet);
    row(rows, Proc::Resolve) = arrow<Resolve>("resolve");
}

}  // namespace pentarchy::outpost
