// The window, OP-28, OP-42 and OP-45: something is announced, and every seat that by public knowledge might hold a ward
// is asked.
#include "engine/flow/window.h"

#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct Wards {
    static constexpr Proc kAsk = Proc::Window, kSettle = Proc::Resolve;
    static auto& chain(State& s) { return s.chain; }
    static Proc react(const Link&) { return Proc::React; }
    static uint8_t& answer(Picks& picks) { return picks.answer; }
    // OP-45  A ward that counts is shown and discarded.
    static Link play(Play& p, Seat who, uint8_t answer) {
        p.say(Msg::Warded, who);
        discard(p, who, answer - 1);
        return {Item::Ward, who};
    }
};

// OP-45  A ward, or nothing. Whoever has cards might have one; a march is not stopped by the marching seat itself
// (OP-28).
struct React {
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
        if (is(m, Verb::Ward)) c.picks.answer = static_cast<uint8_t>(find_card(c, f.seat, CardKind::Ward) + 1);
        return c.done();
    }
};

}  // namespace

void window_rows(Rows& rows) {
    rows.sequence<Proc::Window, AskWindow<Wards, Edition, State>>();
    rows.box<Proc::React, React>(kQuiet);
    rows.arrow<Proc::Resolve, SettleWindow<Wards, Edition, State>>();
}

}  // namespace pentarchy::outpost
