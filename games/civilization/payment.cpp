// Costs of abilities (CV-10.42, CV-10.43): tokens of the market, markers of huts and villages, events that stand for a
// resource, and what lets tokens of any kind stand for it.
#include "games/civilization/abilities_use.h"
#include "games/civilization/events.h"
#include "games/civilization/phases.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

// CV-20.9  One token of any kind, or once a turn two of them, may stand for a resource.
bool stands_for(const Look& l, Seat seat, int kind, int takes) {
    const Player& me = l.s.player[seat];
    for (int i = 0; i < l.t.pays; ++i) {
        const PaysRow& row = l.t.pay[i];
        const bool used = row.often == Often::Turn && me.rights & kPaidWithTwo;
        if (row.takes == takes && row.thing < kSources && row.often != Often::Discard && !used &&
            row.stands_for >> kind & 1 && me.force.has(row.thing))
            return true;
    }
    return false;
}
// An event that stands for resources and does nothing else.
bool is_gift(const Look& l, const PaysRow& row) {
    return row.thing >= kEvent0 && row.thing < kMarker0 && !l.t.abilities_of[row.thing];
}

// What a seat could pay with.
struct Purse {
    uint8_t token[kResources]{}, gift[kCapPays]{};
    explicit Purse(const Look& l, Seat seat) {
        for (int kind = 0; kind < kMarket; ++kind) token[kind] = l.s.player[seat].resource[kind];
        for (const int marker : l.s.markers.ids_at(kSheet0 + seat))
            if (const uint8_t kind = l.t.marker[l.t.marker_kind[marker]].resource; kind != kNone) ++token[kind];
        for (int i = 0; i < l.t.pays; ++i)
            if (is_gift(l, l.t.pay[i]))
                for (const int card : l.s.events.ids_at(kEventHand0 + seat))
                    gift[i] += kEvent0 + l.t.event_kind[card] == l.t.pay[i].thing;
    }
    int left() const {
        int n = 0;
        for (const uint8_t tokens : token) n += tokens;
        for (const uint8_t gifts : gift) n += gifts;
        return n;
    }
};

// A token of the kind itself is never better spent otherwise; what is still missing is tried in every way.
bool can_meet(const Look& l, Seat seat, Purse purse, PayLocals pay) {
    for (int kind = 0; kind < kResources; ++kind) {
        if (!pay.need[kind]) continue;
        --pay.need[kind];
        if (purse.token[kind]) {
            --purse.token[kind];
            return can_meet(l, seat, purse, pay);
        }
        for (int i = 0; i < l.t.pays; ++i)
            if (purse.gift[i] && l.t.pay[i].stands_for >> kind & 1) {
                Purse less = purse;
                --less.gift[i];
                if (can_meet(l, seat, less, pay)) return true;
            }
        for (const int takes : {1, 2})
            if (stands_for(l, seat, kind, takes)) {
                PayLocals more = pay;
                more.need[kAnyResource] = static_cast<uint8_t>(more.need[kAnyResource] + takes);
                if (can_meet(l, seat, purse, more)) return true;
            }
        return false;
    }
    return pay.need[kAnyResource] <= purse.left();
}

}  // namespace

PayLocals payment_of(const CostRow& cost) {
    PayLocals out{};
    for (int kind = 0; kind < kResourceKinds; ++kind) out.need[kind] = cost.resource[kind];
    return out;
}
bool can_pay(const Look& l, Seat seat, const CostRow& cost) {
    const Player& me = l.s.player[seat];
    if (cost.coin_to_other || me.trade < cost.trade || me.culture < cost.culture) return false;
    return !cost.has_resources() || can_meet(l, seat, Purse(l, seat), payment_of(cost));
}

namespace {

int wanted(const PayLocals& pay) {
    for (int kind = 0; kind < kResources; ++kind)
        if (pay.need[kind]) return kind;
    return kAnyResource;
}
// Tokens of any kind are paid in ascending order, so that each payment has one path: tokens of the market, markers,
// events.
constexpr int kFirstMarker = kMarket, kFirstGift = kFirstMarker + kMarkerKinds;
constexpr int kPayers = kFirstGift + kCapPays;

int have(const Look& l, Seat seat, int payer) {
    if (payer < kFirstMarker) return l.s.player[seat].resource[payer];
    if (payer >= kFirstGift) return Purse(l, seat).gift[payer - kFirstGift];
    int n = 0;
    if (l.t.marker[payer - kFirstMarker].resource != kNone)
        for (const int marker : l.s.markers.ids_at(kSheet0 + seat))
            n += l.t.marker_kind[marker] == payer - kFirstMarker;
    return n;
}
bool is_good_for(const Look& l, int payer, int kind) {
    if (kind == kAnyResource) return true;
    if (payer < kFirstMarker) return payer == kind;
    if (payer < kFirstGift) return l.t.marker[payer - kFirstMarker].resource == kind;
    return l.t.pay[payer - kFirstGift].stands_for >> kind & 1;
}
Move move_of(const Look& l, int payer) {
    if (payer < kFirstMarker) return make(Verb::Pay, payer);
    if (payer < kFirstGift) return make(Verb::PayMarker, payer - kFirstMarker);
    return make(Verb::PayGift, l.t.pay[payer - kFirstGift].thing - kEvent0);
}
int payer_of(const Look& l, Move m) {
    if (is(m, Verb::Pay)) return m.a;
    if (is(m, Verb::PayMarker)) return kFirstMarker + m.a;
    int i = 0;
    while (l.t.pay[i].thing != kEvent0 + m.a) ++i;
    return kFirstGift + i;
}

// CV-10.43, CV-20.2  Tokens return to the market, markers leave the game, events are discarded.
void spend(Play& p, Seat seat, int payer) {
    if (payer < kFirstMarker) {
        return_resource(p, seat, payer);
        p.say(Msg::Pays, seat, payer);
        gain_at_once(p, seat, Moment::TokenSpent);
    } else if (payer < kFirstGift) {
        pay_marker(p, seat, payer - kFirstMarker);
    } else {
        const int kind = p.t.pay[payer - kFirstGift].thing - kEvent0;
        discard_event(p, card_of_kind(p, kEventHand0 + seat, kind));
        p.say(Msg::DiscardsEvent, seat, kind);
    }
}

// CV-10.42  Resource by resource. What is left can always be paid.
struct Pay {
    using Locals = PayLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Locals& pay = f.locals<Locals>();
        const int kind = wanted(pay);
        int after = 0;  // tokens of this payer and of those after it
        for (int payer = pay.last; payer < kPayers; ++payer) after += have(l, f.seat, payer);
        for (int payer = 0; payer < kPayers; ++payer) {
            const int mine = have(l, f.seat, payer);
            if (!mine) continue;
            const bool late = kind != kAnyResource || (payer >= pay.last && after >= pay.need[kind]);
            if (kind == kAnyResource && payer >= pay.last) after -= mine;
            if (out.need(is_good_for(l, payer, kind), "CV-10.42"_rule) && out.need(late, "CV-10.42"_rule) &&
                out.need(kind == kAnyResource || leaves_enough(l, f.seat, pay, kind, payer), "CV-10.42"_rule))
                out.add(move_of(l, payer));
        }
        for (const int takes : {1, 2})
            if (kind != kAnyResource && out.need(stands_for(l, f.seat, kind, takes), "CV-10.42"_rule) &&
                out.need(can_meet(l, f.seat, Purse(l, f.seat), instead(pay, kind, takes)), "CV-10.42"_rule))
                out.add(make(Verb::PayOther, takes));
        for (const Verb verb : {Verb::Pay, Verb::PayMarker, Verb::PayGift, Verb::PayOther})
            out.others(verb, "CV-10.42"_rule);
    }
    static Flow way_out(Ctx& c, Frame&) { return c.done(); }  // imagined, the seat may hold other markers
    static Locals instead(Locals pay, int kind, int takes) {
        --pay.need[kind];
        pay.need[kAnyResource] = static_cast<uint8_t>(pay.need[kAnyResource] + takes);
        return pay;
    }
    static bool leaves_enough(const Look& l, Seat seat, Locals pay, int kind, int payer) {
        Purse purse(l, seat);
        --pay.need[kind];
        payer >= kFirstGift ? --purse.gift[payer - kFirstGift] : --purse.token[kind];
        return can_meet(l, seat, purse, pay);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Locals pay = f.locals<Locals>();
        const int kind = wanted(pay);
        if (is(m, Verb::PayOther)) {
            pay = instead(pay, kind, m.a);
            if (m.a == 2) c.s.player[f.seat].rights |= kPaidWithTwo;
        } else {
            const int payer = payer_of(c, m);
            spend(c, f.seat, payer);
            --pay.need[kind];
            if (kind == kAnyResource) pay.last = static_cast<uint8_t>(payer);
        }
        return c.become(Proc::PayAll, f.seat, pay);
    }
};

// A resource that can be paid in one way only is paid, unless that would tell what lies face down (CV-23.12).
struct PayAll {
    using Locals = PayLocals;
    struct OnlyMove {
        Move move{};
        int moves = 0;
        static constexpr bool kExplains = false;
        bool need(bool ok, Rule) const { return ok; }
        void add(Move m) { move = m, ++moves; }
        template <class V, class R>
        void others(V, const R&) const {}
    };
    static Flow run(Ctx& c, Frame& f) {
        const Locals pay = f.locals<Locals>();
        const int kind = wanted(pay);
        if (kind == kAnyResource && !pay.need[kind]) return c.done();
        OnlyMove only;
        const bool covered = c.s.markers.at(kSheet0 + f.seat) || c.s.events.at(kEventHand0 + f.seat);
        if (kind != kAnyResource && !covered) Pay::offer(c, f, only);
        return only.moves == 1 ? Pay::take(c, f, only.move) : c.become(Proc::Pay, f.seat, pay);
    }
};

}  // namespace

void payment_rows(Rows& rows) {
    rows.arrow<Proc::PayAll, PayAll>();
    rows.box<Proc::Pay, Pay>(kQuiet);
}

}  // namespace pentarchy::civilization
