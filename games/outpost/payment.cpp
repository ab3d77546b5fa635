// The row that pays a cost item by item (OP-6, OP-40). Items go in the order good, then store, then huts by site.
#include "games/outpost/payment.h"

#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

// Calls fn(site, amount) for each place where the seat can take this good: kNoSite is the store, then huts by site.
template <class Fn>
void each_place(const Look& l, Seat seat, int good, Fn fn) {
    fn(kNoSite, l.s.player[seat].goods[good]);
    uint8_t on_site[kSites]{};
    each_hut(l, [&](Seat owner, int h) {
        const Hut& hut = l.s.player[owner].hut[h];
        if (hut.goods && is_usable(l, seat, hut) && static_cast<int>(printed_good(l, site_at(hut.site))) == good) on_site[hut.site] = hut.goods;
    });
    for (int i = 0; i < kSites; ++i)
        if (on_site[i]) fn(static_cast<uint8_t>(i), on_site[i]);
}

// The place of an item in the order of picks: 16 to a good, the store first.
constexpr uint8_t rank_of(int good, uint8_t site) { return static_cast<uint8_t>(good * 16 + (site == kNoSite ? 1 : site + 2)); }

void take_from(Play& p, Seat seat, int good, uint8_t site) {
    if (site == kNoSite) return --p.s.player[seat].goods[good], void();
    each_hut(p, [&](Seat owner, int h) {
        if (p.s.player[owner].hut[h].site == site) --p.s.player[owner].hut[h].goods;
    });
}

struct Pay {
    using Locals = PayLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const PayLocals& pay = f.locals<PayLocals>();
        int chosen[kGoods] = {pay.paid[0], pay.paid[1], pay.paid[2]};
        Purse later = purse(l, f.seat);
        for (int good = 0; good < kGoods; ++good)
            each_place(l, f.seat, good, [&](uint8_t site, int amount) {
                if (!amount) return;
                const bool in_order = rank_of(good, site) >= pay.last;
                later.total[good] -= 1;  // this item itself; equal ones may follow it
                const bool fits = in_order && may_pay_with<kGoods>(pay.cost.exact, pay.cost.any, chosen, good, later.total);
                later.total[good] -= amount - 1;
                if (!out.need(in_order, "OP-40"_rule) || !out.need(fits, "OP-6"_rule)) return;
                site == kNoSite ? out.add(make(Verb::Pay, good)) : out.add(make(Verb::PayFrom, good, number(site_at(site))));
            });
        out.others(Verb::Pay, "OP-40"_rule);
        out.others(Verb::PayFrom, "OP-40"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        PayLocals& pay = f.locals<PayLocals>();
        const uint8_t site = m.verb == static_cast<uint16_t>(Verb::Pay) ? kNoSite : static_cast<uint8_t>(index(site_of(m.b)));
        take_from(c, f.seat, m.a, site);
        ++pay.paid[m.a];
        pay.last = rank_of(m.a, site);
        if (pay.paid[0] + pay.paid[1] + pay.paid[2] < pay.cost.units()) return c.ask();
        for (int good = 0; good < kGoods; ++good)
            if (pay.paid[good]) c.say(Msg::Pays, f.seat, pay.paid[good], good);
        return c.done();
    }
};

}  // namespace

Purse purse(const Look& l, Seat seat) {
    Purse out;
    for (int good = 0; good < kGoods; ++good) out.total[good] = l.s.player[seat].goods[good];
    each_hut(l, [&](Seat owner, int h) {
        const Hut& hut = l.s.player[owner].hut[h];
        if (is_usable(l, seat, hut)) out.total[static_cast<int>(printed_good(l, site_at(hut.site)))] += hut.goods;
    });
    return out;
}

void pay_rows(RowTable& rows) { row(rows, Proc::Pay) = box<Pay>("pay"); }

}  // namespace pentarchy::outpost
