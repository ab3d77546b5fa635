// Payments: resources with gold as the joker, one path for each set of goods (IS-7.12, IS-10.6, IS-15.2, IS-15.3), hand
// cards and deals (IS-10.7, IS-1.47). Goods go in the order wood, stone, food, gold.
#include <algorithm>

#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

constexpr int kGold = kResources;

PayLocals owed(const Bill& bill) {
    return {{bill.goods[0], bill.goods[1], bill.goods[2], bill.goods[kGold], bill.any}, {}, 0};
}

void spend(Play& p, Seat seat, int good, int amount) {
    if (!amount) return;
    uint8_t& have = p.s.player[seat].goods[good];
    have = static_cast<uint8_t>(have - amount);
    p.say(Msg::Pays, faction_of(p, seat), amount, good);
}

struct Goods {
    using Locals = PayLocals;
    static constexpr auto kTariff = settlers::kTariff;
    static constexpr Verb kVerbs[] = {Verb::Pay};
    static constexpr Rule kOrderRule = "IS-23.3"_rule, kOtherRule = "IS-15.2"_rule;

    // IS-15.2, IS-15.3  A good that is not owed; or gold is, which nothing else pays.
    static Rule why(const PayLocals& pay, int good) {
        const Owed left = still_owed(pay);
        const bool gold = good == kGold || (!left.any && !(left.goods[0] | left.goods[1] | left.goods[2]));
        return gold && left.goods[kGold] ? "IS-15.3"_rule : "IS-15.2"_rule;
    }
    template <class Fn>
    static void each_item(const Look& l, Seat seat, Fn fn) {
        for (int good = 0; good <= kGold; ++good) fn(good, 0, l.s.player[seat].goods[good]);
    }
    static constexpr uint8_t rank(int good, uint8_t) { return static_cast<uint8_t>(good + 1); }
    static Move move_of(int good, uint8_t) { return make(Verb::Pay, good); }
    static std::pair<int, uint8_t> item_of(Move m) { return {m.a, uint8_t{0}}; }
    static void take(Play& p, Seat seat, int good, uint8_t) { spend(p, seat, good, 1); }
    static void paid(Play&, Seat, const uint8_t (&)[kResources + 1]) {}
};

// IS-10.7  So many hand cards, face up to their own piles.
struct PayCards {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        return f.locals<CountLocals>().count-- ? c.call(Proc::PayCard, f.seat) : c.done();
    }
};

struct PayCard {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_face(l, hand(l, f.seat), [&](int card) { out.add(make(Verb::PayCard, face_of(l, card))); });
        out.others(Verb::PayCard, "IS-10.7"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        discard(c, card_at(c, hand_of(f.seat), m.a));
        c.say(Msg::Discards, faction_of(c, f.seat), m.a);
        return c.done();
    }
};

struct PayDeals {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        return f.locals<CountLocals>().count-- ? c.call(Proc::PayDeal, f.seat) : c.done();
    }
};

// IS-1.47, IS-16.6  Any own deal, also a remote one.
struct PayDeal {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_face(l, deals(l, f.seat), [&](int card) { out.add(make(Verb::PayDeal, card)); });
        for (const int card : remote_deals(l, f.seat)) out.add(make(Verb::PayDeal, card));
        for (int good = 0; good < kGoods; ++good)
            if (l.s.attack_deals[good]) out.add(make(Verb::PayAttack, good));
        out.others(Verb::PayDeal, "IS-1.47"_rule);
        out.others(Verb::PayAttack, "IS-1.47"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::PayAttack)) {
            --c.s.attack_deals[m.a];
            c.say(Msg::DropsAttack, faction_of(c, f.seat), m.a);
            return c.done();
        }
        c.say(Msg::DropsDeal, faction_of(c, f.seat), m.a);
        drop_deal(c, m.a);
        return done_after_marker(c);
    }
};

}  // namespace

// What the picks have paid off: a good itself first, then any resource; gold at last what else is short.
Owed still_owed(const PayLocals& pay) {
    Owed out;
    int spare = 0;
    for (int good = 0; good <= kGold; ++good) {
        const int used = std::min(pay.paid[good], pay.need[good]);
        out.goods[good] = static_cast<uint8_t>(pay.need[good] - used);
        if (good < kGold) spare += pay.paid[good] - used;
    }
    int gold = pay.paid[kGold] - (pay.need[kGold] - out.goods[kGold]);
    for (int good = 0; good < kResources; ++good) {
        const int used = std::min<int>(gold, out.goods[good]);
        out.goods[good] = static_cast<uint8_t>(out.goods[good] - used);
        gold -= used;
    }
    out.any = static_cast<uint8_t>(pay.need[kResources + 1] - spare - gold);
    return out;
}

Bill build_bill(const Look& l, int card) {
    Bill out;
    std::copy_n(l.t.card[card].cost, kResources, out.goods);
    return out;
}

bool covers_resources(const Look& l, Seat seat, const Bill& bill) { return covers(bill, l.s.player[seat].goods); }

void pay_tokens(Play& p, Seat seat, const Bill& bill) {
    for (const Good good : {Good::Worker, Good::Raze}) spend(p, seat, index(good), bill.goods[index(good)]);
}

// There is only one way if nothing is free to choose and no gold is left over for what the supply could pay.
bool is_paid_at_once(Play& p, Seat seat, const Bill& bill) {
    const uint8_t* have = p.s.player[seat].goods;
    int tokens = 0, gold = bill.goods[kGold];
    for (int good = 0; good < kResources; ++good) {
        const int used = std::min(bill.goods[good], have[good]);
        tokens += used;
        gold += bill.goods[good] - used;
    }
    if (bill.any || (tokens && have[kGold] > gold)) return false;
    for (int good = 0; good < kResources; ++good) spend(p, seat, good, std::min(bill.goods[good], have[good]));
    spend(p, seat, kGold, gold);
    return true;
}

Flow choose_payment(Ctx& c, Seat seat, const Bill& bill) { return c.call(Proc::Pay, seat, owed(bill)); }

Flow pay_resources(Ctx& c, Seat seat, const Bill& bill) {
    return is_paid_at_once(c, seat, bill) ? c.ask() : choose_payment(c, seat, bill);
}

void payment_rows(Rows& rows) {
    rows.box<Proc::Pay, PayItems<Goods, Edition, State>>();
    rows.arrow<Proc::PayCards, PayCards>();
    rows.box<Proc::PayCard, PayCard>(kQuiet);
    rows.arrow<Proc::PayDeals, PayDeals>();
    rows.box<Proc::PayDeal, PayDeal>();
}

}  // namespace pentarchy::settlers
