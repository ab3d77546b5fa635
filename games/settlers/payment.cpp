// Payments: resources with gold as the joker, one path for each set of goods (IS-7.12, IS-10.6, IS-15.2, IS-15.3), hand
// cards and deals (IS-10.7, IS-1.47). Goods go in the order wood, stone, food, gold.
#include <algorithm>

#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

constexpr int kGold = kResources;

// One unit less: a good pays for itself first, then for any resource; gold at last for what else is short.
bool pay_off(PayLocals& pay, int good) {
    if (pay.left[good]) return --pay.left[good], true;
    if (good == kGold)
        for (int other = 0; other < kResources; ++other)
            if (pay.left[other]) return --pay.left[other], true;
    if (pay.any) return --pay.any, true;
    return false;
}

bool may_pay(const Look& l, Seat seat, const PayLocals& pay, int good) {
    uint8_t have[kResources + 1];
    std::copy_n(l.s.player[seat].goods, kResources + 1, have);
    PayLocals after = pay;
    if (!have[good] || !pay_off(after, good)) return false;
    --have[good];
    std::fill_n(have, good, uint8_t{0});  // goods go in ascending order
    return covers(after.left, after.any, have);
}

bool is_paid(const PayLocals& pay) { return !(pay.left[0] | pay.left[1] | pay.left[2] | pay.left[kGold] | pay.any); }

PayLocals owed(const Bill& bill) {
    return {{bill.goods[0], bill.goods[1], bill.goods[2], bill.goods[kGold]}, bill.any, 0};
}

void spend(Play& p, Seat seat, int good, int amount) {
    if (!amount) return;
    uint8_t& have = p.s.player[seat].goods[good];
    have = static_cast<uint8_t>(have - amount);
    p.say(Msg::Pays, faction_of(p, seat), amount, good);
}

// IS-15.2, IS-15.3  A good that is not owed; or gold is, which nothing else pays.
Rule owed_rule(const PayLocals& pay, int good) {
    const bool gold = good == kGold || (!pay.any && !(pay.left[0] | pay.left[1] | pay.left[2]));
    return gold && pay.left[kGold] ? "IS-15.3"_rule : "IS-15.2"_rule;
}

struct Pay {
    using Locals = PayLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const PayLocals& pay = f.locals<PayLocals>();
        for (int good = 0; good <= kGold; ++good)
            if (out.need(good >= pay.last, "IS-23.3"_rule) && out.need(may_pay(l, f.seat, pay, good), owed_rule(pay, good)))
                out.add(make(Verb::Pay, good));
        out.others(Verb::Pay, "IS-15.2"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        PayLocals& pay = f.locals<PayLocals>();
        spend(c, f.seat, m.a, 1);
        pay_off(pay, m.a);
        pay.last = static_cast<uint8_t>(m.a);
        return is_paid(pay) ? c.done() : c.ask();
    }
};

// IS-10.7  So many hand cards, face up to their own piles.
struct PayCards {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        return f.locals<StepLocals>().step-- ? c.call(Proc::PayCard, f.seat) : c.done();
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
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        return f.locals<StepLocals>().step-- ? c.call(Proc::PayDeal, f.seat) : c.done();
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
        if (m.verb == static_cast<uint16_t>(Verb::PayAttack)) {
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

Bill build_bill(const Look& l, int card) {
    Bill out;
    std::copy_n(l.t.card[card].cost, kResources, out.goods);
    return out;
}

bool covers_resources(const Look& l, Seat seat, const Bill& bill) {
    return covers(bill.goods, bill.any, l.s.player[seat].goods);
}

void pay_tokens(Play& p, Seat seat, const Bill& bill) {
    for (const Good good : {Good::Worker, Good::Raze}) spend(p, seat, index(good), bill.goods[index(good)]);
}

// There is only one way if nothing is free to choose and no gold is left over for what the supply could pay.
bool is_paid_at_once(Play& p, Seat seat, const Bill& bill) {
    const PayLocals pay = owed(bill);
    const uint8_t* have = p.s.player[seat].goods;
    int tokens = 0, gold = pay.left[kGold];
    for (int good = 0; good < kResources; ++good) {
        const int used = std::min(pay.left[good], have[good]);
        tokens += used;
        gold += pay.left[good] - used;
    }
    if (pay.any || (tokens && have[kGold] > gold)) return false;
    for (int good = 0; good < kResources; ++good) spend(p, seat, good, std::min(pay.left[good], have[good]));
    spend(p, seat, kGold, gold);
    return true;
}

Flow choose_payment(Ctx& c, Seat seat, const Bill& bill) { return c.call(Proc::Pay, seat, owed(bill)); }

Flow pay_resources(Ctx& c, Seat seat, const Bill& bill) {
    return is_paid_at_once(c, seat, bill) ? c.ask() : choose_payment(c, seat, bill);
}

void payment_rows(RowTable& rows) {
    row(rows, Proc::Pay) = box<Pay>("pay");
    row(rows, Proc::PayCards) = arrow<PayCards>("pay_cards");
    row(rows, Proc::PayCard) = box<PayCard>("pay_card", kQuiet);
    row(rows, Proc::PayDeals) = arrow<PayDeals>("pay_deals");
    row(rows, Proc::PayDeal) = box<PayDeal>("pay_deal");
}

}  // namespace pentarchy::settlers
