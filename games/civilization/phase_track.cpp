// The culture track (CV-7.1 to CV-7.12): a seat pays for all spaces it enters, then takes their rewards one by one.
#include "games/civilization/track.h"

#include <algorithm>

#include "games/civilization/phases.h"
#include "games/civilization/score.h"

namespace pentarchy::civilization {

namespace {

// CV-7.7
bool is_taken(const Look& l, Seat seat, int space) {
    for (Seat other = 0; other < l.s.seats; ++other)
        if (other != seat && l.s.player[other].track == space) return true;
    return false;
}
// A leap passes over spaces where others stand, but for the last.
bool is_passed_over(const Look& l, Seat seat, int space, int last) { return space != last && is_taken(l, seat, space); }
bool passes_over_any(const Look& l, Seat seat, int last) {
    for (int space = l.s.player[seat].track + 1; space < last; ++space)
        if (is_taken(l, seat, space)) return true;
    return false;
}

}  // namespace

// The costs of all spaces that are entered, each less the discounts.
TrackCost cost_up_to(const Look& l, Seat seat, int last, bool leap) {
    const int culture_less = sum(l, seat, Query::TrackCultureLess), trade_less = sum(l, seat, Query::TrackTradeLess);
    TrackCost out;
    for (int space = l.s.player[seat].track + 1; space <= last; ++space) {
        if (leap && is_passed_over(l, seat, space, last)) continue;
        out.culture += std::max(0, l.t.space[space].culture - culture_less);
        out.trade += std::max(0, l.t.space[space].trade - trade_less);
    }
    return out;
}

namespace {

// CV-7.5, CV-7.12, CV-17.1  The reward of each space, with what is owed settled before the next.
struct Advance {
    using Locals = AdvanceLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (call_due(c)) return c.ask();
        if (!l.left) return c.done();
        const int last = c.s.player[f.seat].track + l.left--;
        const int space = ++c.s.player[f.seat].track;
        if (l.leap && is_passed_over(c, f.seat, space, last)) return c.ask();
        c.say(Msg::Advances, f.seat, space);
        switch (c.t.space[space].gives) {
            case Reward::Event:
                return c.call(Proc::DrawEvents, f.seat,
                              DrawLocals{static_cast<uint8_t>(c.t.space[space].level - 1), 1});
            case Reward::Person: return c.call(Proc::GainPeople, f.seat, AmountLocals{1});
            default: return crown(c), c.ask();
        }
    }
};

// Cards from a deck of choice.
struct ChooseDeck {
    using Locals = AmountLocals;
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        for (int level = 1; level <= kDecks; ++level) out.add(make(Verb::PickDeck, level));
        out.others(Verb::PickDeck, "CV-7.20"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return c.become(Proc::DrawEvents, f.seat, DrawLocals{static_cast<uint8_t>(m.a - 1), f.locals<Locals>().n});
    }
};

}  // namespace

Rule advance_refusal(const Look& l, Seat seat, int spaces, bool leap) {
    const Player& me = l.s.player[seat];
    const int last = me.track + spaces;
    if ((me.rights & kAdvanced) || (leap && !has(l, seat, Right::TrackSkip))) return "CV-7.1"_rule;
    if (leap && !passes_over_any(l, seat, last)) return "CV-7.2"_rule;
    const TrackCost cost = cost_up_to(l, seat, last, leap);
    return me.culture < cost.culture || me.trade < cost.trade ? "CV-7.2"_rule : kFine;
}

// CV-7.6  All is paid before the first reward.
Flow pay_and_advance(Ctx& c, Seat seat, int spaces, bool leap) {
    const TrackCost cost = cost_up_to(c, seat, c.s.player[seat].track + spaces, leap);
    pay_culture(c, seat, cost.culture);
    pay_trade(c, seat, cost.trade);
    c.s.player[seat].rights |= kAdvanced;
    return c.become(Proc::Advance, seat, AdvanceLocals{static_cast<uint8_t>(spaces), leap});
}

void track_rows(Rows& rows) {
    rows.arrow<Proc::Advance, Advance>();
    rows.box<Proc::ChooseDeck, ChooseDeck>();
}

}  // namespace pentarchy::civilization
