// What single great people do (CV-7.48): functions of one odd thing each.
#include "games/civilization/people.h"

#include "games/civilization/events.h"

namespace pentarchy::civilization {

namespace {

// Albert Einstein: trade into culture or culture into trade, one for one.
struct Convert {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Player& me = l.s.player[f.seat];
        for (int n = 1; n <= l.t.n.most_trade; ++n) {
            if (out.need(n <= me.trade, "CV-5.2"_rule)) out.add(make(Verb::IntoCulture, n));
            if (out.need(n <= me.culture && me.trade + n <= l.t.n.most_trade, "CV-5.2"_rule))
                out.add(make(Verb::IntoTrade, n));
        }
        out.others(Verb::IntoCulture, "CV-5.2"_rule);
        out.others(Verb::IntoTrade, "CV-5.2"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int n = is(m, Verb::IntoCulture) ? m.a : -m.a;
        pay_trade(c, f.seat, n);
        add_culture(c, f.seat, n);
        is(m, Verb::IntoCulture) ? c.say(Msg::GainsCulture, f.seat, m.a) : c.say(Msg::GainsTrade, f.seat, m.a);
        return c.done();
    }
};

// Frida Kahlo: any events of the hand go, then it is filled up from the deck of the own section.
struct RenewHand {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int kind : kinds_at(l, kEventHand0 + f.seat)) out.add(make(Verb::DiscardEvent, kind));
        out.others(Verb::DiscardEvent, "CV-7.22"_rule);
        out.add(make(Verb::Enough));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::DiscardEvent)) {
            discard_event(c, card_of_kind(c, kEventHand0 + f.seat, m.a));
            c.say(Msg::DiscardsEvent, f.seat, m.a);
            return c.ask();
        }
        const auto deck = static_cast<uint8_t>(c.t.space[c.s.player[f.seat].track].level - 1);
        const int missing = culture_limit(c, f.seat) - events_in_hand(c, f.seat);
        return c.become(Proc::DrawEvents, f.seat, DrawLocals{deck, static_cast<uint8_t>(missing > 0 ? missing : 0)});
    }
};

}  // namespace

namespace people {

bool can_convert(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    const Player& me = l.s.player[seat];
    return me.trade || (me.culture && me.trade < l.t.n.most_trade);
}
Flow convert(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) { return c.call(Proc::Convert, seat); }

Flow renew_hand(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) { return c.call(Proc::RenewHand, seat); }

// James Cook, Michelangelo: until the end of the turn, or the next wonder.
Flow double_speed(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    c.s.player[seat].fast = 1;
    return c.ask();
}
Flow cheapen_wonder(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    c.s.player[seat].wonder_less = e.n;
    return c.ask();
}

// Jerry Garcia: the action of the capital, for which all cities are devoted to the arts; the others still act.
bool can_devote(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return act_refusal(l, seat, 0, Action::Arts) == kFine;
}
Flow devote(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    count_act(c, seat, 0, Action::Arts);
    for (uint8_t city = kCitiesOfSeat; city-- > 0;)  // the capital on top, so it comes first
        if (has_city(c, seat, city)) (void)c.call(Proc::DoArts, seat, CityLocals{city, false});
    return c.ask();
}

}  // namespace people

void people_rows(Rows& rows) {
    rows.box<Proc::Convert, Convert>();
    rows.box<Proc::RenewHand, RenewHand>(kQuiet);
}

}  // namespace pentarchy::civilization
