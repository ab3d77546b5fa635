// Passing and the card limit, EN-17: one discard after the other, recomputing after each.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// EN-17.19  Above the limit by one, a governor may go to its own place instead; otherwise a card of one's choice goes.
struct Trim {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int slavery = l.s.player[f.seat].slaveries;
        for (int card = 0; card < l.t.cards; ++card) {
            if (!owns(l, f.seat, card)) continue;
            if (out.need(!l.t.card[card].slavery || slavery > 1, "EN-17.21"_rule)) out.add(make(Verb::Discard, card));
        }
        out.others(Verb::Discard, "EN-17.8"_rule);
        if (out.need(l.s.player[f.seat].governors > 0, "EN-17.5"_rule) &&
            out.need(counted_cards(l, f.seat) == card_limit(l, f.seat) + 1, "EN-17.19"_rule))
            out.add(make(Verb::KeepGovernor));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::KeepGovernor)) {
            c.say(Msg::KeepsGovernor, f.seat);
            return c.done();
        }
        lose_card(c, f.seat, m.a);
        return counted_cards(c, f.seat) > card_limit(c, f.seat) ? c.ask() : c.done();
    }
};

}  // namespace

void pass_rows(Rows& rows) { rows.box<Proc::Trim, Trim>(); }

}  // namespace pentarchy::endeavor
