// What is given to another player of one's choice (CV-5.15, CV-21.31).
#include "games/civilization/effects.h"

namespace pentarchy::civilization {

namespace {

enum GiveWhat : uint8_t { kGiveTrade, kGiveCoin };

// Trade, or a coin token for the sheet.
struct GiveTo {
    using Locals = GiveLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (Seat other = 0; other < l.s.seats; ++other)
            if (out.need(other != f.seat, "CV-5.15"_rule)) out.add(make(Verb::GiveTo, other));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Locals l = f.locals<Locals>();
        const Seat to = static_cast<Seat>(m.a);
        if (l.what == kGiveTrade) {
            add_trade(c, to, l.n);
            c.say(Msg::GainsTrade, to, l.n);
        } else {
            add_sheet_coin(c, to);
            c.say(Msg::GainsCoin, to, l.thing);
        }
        return c.done();
    }
};

// One of the own coin tokens, as a price.
struct GiveCoin {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (Seat other = 0; other < l.s.seats; ++other)
            for (int thing = 0; other != f.seat && thing < kSources; ++thing)
                if (coins_lying_on(l, f.seat, thing)) out.add(make(Verb::GiveCoin, other, thing));
        out.others(Verb::GiveCoin, "CV-11.6"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        drop_coin(c, f.seat, m.b);
        add_sheet_coin(c, static_cast<Seat>(m.a));
        c.say(Msg::GivesCoin, f.seat, m.a, m.b);
        return c.done();
    }
};

}  // namespace

Flow give(Ctx& c, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return c.call(Proc::GiveTo, seat, GiveLocals{a.thing, e.what, e.n});
}

void give_rows(Rows& rows) {
    rows.box<Proc::GiveTo, GiveTo>();
    rows.box<Proc::GiveCoin, GiveCoin>();
}

}  // namespace pentarchy::civilization
