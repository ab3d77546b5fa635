// The row that pays a cost item by item (OP-6, OP-40). Items go in the order good, then store, then huts by site.
#include "games/outpost/payment.h"

#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct Items {
    using Locals = PayLocals;
    static constexpr auto kTariff = outpost::kTariff;
    static constexpr Verb kVerbs[] = {Verb::Pay, Verb::PayFrom};
    static constexpr Rule kOrderRule = "OP-40"_rule, kOtherRule = "OP-40"_rule;
    static Rule why(const PayLocals&, int) { return "OP-6"_rule; }

    // Where the seat can take this good: kNoSite is the store, then huts by site.
    template <class Fn>
    static void each_item(const Look& l, Seat seat, Fn fn) {
        uint8_t on_site[kGoods][kSites]{};
        each_hut(l, [&](Seat owner, int h) {
            const Hut& hut = l.s.player[owner].hut[h];
            if (hut.goods && is_usable(l, seat, hut))
                on_site[static_cast<int>(printed_good(l, site_at(hut.site)))][hut.site] = hut.goods;
        });
        for (int good = 0; good < kGoods; ++good) {
            if (const int stored = l.s.player[seat].goods[good]) fn(good, kNoSite, stored);
            for (int i = 0; i < kSites; ++i)
                if (on_site[good][i]) fn(good, static_cast<uint8_t>(i), on_site[good][i]);
        }
    }
    // 16 to a good, the store first.
    static constexpr uint8_t rank(int good, uint8_t site) {
        return static_cast<uint8_t>(good * 16 + (site == kNoSite ? 1 : site + 2));
    }

    static Move move_of(int good, uint8_t site) {
        return site == kNoSite ? make(Verb::Pay, good) : make(Verb::PayFrom, good, number(site_at(site)));
    }
    static std::pair<int, uint8_t> item_of(Move m) {
        return {m.a, is(m, Verb::Pay) ? kNoSite : static_cast<uint8_t>(index(site_of(m.b)))};
    }
    static void take(Play& p, Seat seat, int good, uint8_t site) {
        if (site == kNoSite) return --p.s.player[seat].goods[good], void();
        each_hut(p, [&](Seat owner, int h) {
            if (p.s.player[owner].hut[h].site == site) --p.s.player[owner].hut[h].goods;
        });
    }
    static void paid(Play& p, Seat seat, const uint8_t (&paid)[kGoods]) {
        for (int good = 0; good < kGoods; ++good)
            if (paid[good]) p.say(Msg::Pays, seat, paid[good], good);
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

Flow pay_cost(Ctx& c, Seat seat, const Cost& cost) {
    return cost.units() ? c.call(Proc::Pay, seat, owed(cost)) : c.go_on();
}

void pay_rows(Rows& rows) { rows.box<Proc::Pay, PayItems<Items, Edition, State>>(); }

}  // namespace pentarchy::outpost
