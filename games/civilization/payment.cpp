// Costs of abilities (CV-10.42, CV-10.43). Tokens of the market pay; markers, events and what stands for a resource
// come later (README.md).
#include "games/civilization/abilities_use.h"
#include "games/civilization/phases.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

bool can_pay(const Look& l, Seat seat, const CostRow& cost) {
    const Player& me = l.s.player[seat];
    if (cost.city_action || cost.coin_to_other || me.trade < cost.trade || me.culture < cost.culture) return false;
    int left = 0;
    for (int kind = 0; kind < kResources; ++kind) {
        const int have = kind < kMarket ? me.resource[kind] : 0;
        if (have < cost.resource[kind]) return false;
        left += have - cost.resource[kind];
    }
    return left >= cost.resource[kAnyResource];
}

namespace {

void pay_token(Play& p, Seat seat, int kind) {
    return_resource(p, seat, kind);
    p.say(Msg::Pays, seat, kind);
    gain_at_once(p, seat, Moment::TokenSpent);  // CV-20.2
}

}  // namespace

void pay_exact(Play& p, Seat seat, const CostRow& cost) {
    pay_trade(p, seat, cost.trade);
    pay_culture(p, seat, cost.culture);
    for (int kind = 0; kind < kMarket; ++kind)
        for (int n = 0; n < cost.resource[kind]; ++n) pay_token(p, seat, kind);
}

namespace {

// CV-10.42  Tokens of any kind, in ascending order: so each payment has one path.
struct Pay {
    using Locals = PayLocals;
    static int tokens_from(const Look& l, Seat seat, int kind) {
        int n = 0;
        for (; kind < kMarket; ++kind) n += l.s.player[seat].resource[kind];
        return n;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Locals& pay = f.locals<Locals>();
        for (int kind = 0; kind < kMarket; ++kind)
            if (out.need(l.s.player[f.seat].resource[kind] > 0, "CV-10.42"_rule) &&
                out.need(kind >= pay.last, "CV-10.42"_rule) &&
                out.need(tokens_from(l, f.seat, kind) >= pay.left, "CV-10.42"_rule))
                out.add(make(Verb::Pay, kind));
        out.others(Verb::Pay, "CV-10.42"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Locals& pay = f.locals<Locals>();
        pay_token(c, f.seat, m.a);
        pay.last = static_cast<uint8_t>(m.a);
        return --pay.left ? c.ask() : c.done();
    }
};

}  // namespace

void payment_rows(Rows& rows) { rows.box<Proc::Pay, Pay>(); }

}  // namespace pentarchy::civilization
