// Costs of abilities (CV-10.42, CV-10.43): tokens of the market, markers of huts and villages, events that stand for a
// resource, and what lets tokens of any kind stand for it.
#include <algorithm>

#include "games/civilization/abilities_use.h"
#include "games/civilization/events.h"
#include "games/civilization/payers.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

// Answers to whoever asked for a payment.
constexpr bool kPaid = false, kUnpaid = true;

// Somebody who is given up for it, face up or down (CV-7.48), or -1.
int person_who_pays(const Look& l, Seat seat, int kind) {
    for (int i = 0; i < l.t.pays; ++i) {
        const PaysRow& row = l.t.pay[i];
        const int person = row.thing - kPerson0;
        if (row.thing < kPerson0 || row.thing >= kLevel0 || !(row.stands_for >> kind & 1)) continue;
        const uint8_t at = l.s.people.where[person];
        if ((at == kPersonHand0 + seat || at == kPersonOpen0 + seat) && has_working_marker(l, seat, l.t.person[person]))
            return person;
    }
    return -1;
}

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
            if (stands_for(l, seat, kind, takes) || (takes == 1 && person_who_pays(l, seat, kind) >= 0)) {
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
    if (me.trade < cost.trade || me.culture < cost.culture) return false;
    if (cost.coin_to_other && !has_coin_token(l, seat)) return false;
    const PayLocals pay = payment_of(cost);
    return !cost.has_resources() || can_meet(l, seat, Purse(l, seat, pay), pay);
}

namespace {

int wanted(const PayLocals& pay) {
    for (int kind = 0; kind < kResources; ++kind)
        if (pay.need[kind]) return kind;
    return kAnyResource;
}
bool is_good_for(const Look& l, int payer, int kind) {
    if (kind == kAnyResource) return true;
    if (payer < kFirstMarker) return payer == kind;
    if (payer < kFirstGift) return l.t.marker[payer - kFirstMarker].resource == kind;
    return l.t.pay[payer - kFirstGift].stands_for >> kind & 1;
}
// What is set aside lies open: one more card of the kind than were set aside before.
void show_aside(Play& p, Seat seat, const PayLocals& pay, int payer) {
    auto before = std::count(pay.payer, pay.payer + pay.size, payer);
    if (payer >= kFirstMarker && payer < kFirstGift)
        for (const int marker : p.s.markers.ids_at(kSheet0 + seat))
            if (p.t.marker_kind[marker] == payer - kFirstMarker && before-- == 0) p.show(p.s.markers, marker);
    if (payer >= kFirstGift)
        for (const int card : p.s.events.ids_at(kEventHand0 + seat))
            if (kEvent0 + p.t.event_kind[card] == p.t.pay[payer - kFirstGift].thing && before-- == 0)
                p.show(p.s.events, card);
}

// CV-10.42  Resource by resource, all of it set aside first. What is left can always be paid.
struct Pay {
    using Locals = PayLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Locals& pay = f.locals<Locals>();
        const int kind = wanted(pay);
        int after = 0;  // tokens of this payer and of those after it
        for (int payer = pay.last; payer < kPayers; ++payer) after += have(l, f.seat, pay, payer);
        for (int payer = 0; payer < kPayers; ++payer) {
            const int mine = have(l, f.seat, pay, payer);
            if (!mine) continue;
            const bool late = kind != kAnyResource || (payer >= pay.last && after >= pay.need[kind]);
            if (kind == kAnyResource && payer >= pay.last) after -= mine;
            if (out.need(is_good_for(l, payer, kind), "CV-10.42"_rule) && out.need(late, "CV-10.42"_rule) &&
                out.need(kind == kAnyResource || leaves_enough(l, f.seat, pay, kind, payer), "CV-10.42"_rule))
                out.add(move_of(l, payer));
        }
        for (const int takes : {1, 2})
            if (kind != kAnyResource && out.need(stands_for(l, f.seat, kind, takes), "CV-10.42"_rule) &&
                out.need(can_meet(l, f.seat, Purse(l, f.seat, pay), instead(pay, kind, takes)), "CV-10.42"_rule))
                out.add(make(Verb::PayOther, takes));
        const int person = kind == kAnyResource ? -1 : person_who_pays(l, f.seat, kind);
        if (person >= 0 && out.need(Purse(l, f.seat, pay).left() > 0, "CV-10.42"_rule))
            out.add(make(Verb::PayPerson, person));
        for (const Verb verb : {Verb::Pay, Verb::PayMarker, Verb::PayGift, Verb::PayOther, Verb::PayPerson})
            out.others(verb, "CV-10.42"_rule);
    }
    static Flow way_out(Ctx& c, Frame&) { return c.done(kUnpaid); }  // imagined, the seat may hold other markers
    static Locals instead(Locals pay, int kind, int takes) {
        --pay.need[kind];
        pay.need[kAnyResource] = static_cast<uint8_t>(pay.need[kAnyResource] + takes);
        return pay;
    }
    static bool leaves_enough(const Look& l, Seat seat, Locals pay, int kind, int payer) {
        Purse purse(l, seat, pay);
        --pay.need[kind];
        purse.take(l, payer);
        return can_meet(l, seat, purse, pay);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Locals pay = f.locals<Locals>();
        const int kind = wanted(pay);
        if (is(m, Verb::PayOther)) {
            pay = instead(pay, kind, m.a);
            if (m.a == 2) c.s.player[f.seat].rights |= kPaidWithTwo;
        } else if (is(m, Verb::PayPerson)) {
            pay = instead(pay, kind, 1);
            discard_person(c, f.seat, m.a);
        } else {
            const int payer = payer_of(c, m);
            show_aside(c, f.seat, pay, payer);
            pay.payer[pay.size] = static_cast<uint8_t>(payer);
            pay.stands_for[pay.size++] = static_cast<uint8_t>(kind);
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
        if (kind == kAnyResource && !pay.need[kind]) return c.become(Proc::SpendAll, f.seat, pay);
        OnlyMove only;
        const bool covered = c.s.markers.at(kSheet0 + f.seat) || c.s.events.at(kEventHand0 + f.seat) ||
                             c.s.people.at(kPersonHand0 + f.seat);
        if (kind != kAnyResource && !covered) Pay::offer(c, f, only);
        return only.moves == 1 ? Pay::take(c, f, only.move) : c.become(Proc::Pay, f.seat, pay);
    }
};

// CV-21.31  What is set aside is spent: events first, one by one, since each may be cancelled. Then its owner pays
// otherwise, or the rest is not spent at all.
struct SpendAll {
    using Locals = PayLocals;
    static int next_gift(const Locals& pay) {
        int i = 0;
        while (i < pay.size && pay.payer[i] < kFirstGift) ++i;
        return i < pay.size ? i : -1;
    }
    static Flow run(Ctx& c, Frame& f) {
        Locals& pay = f.locals<Locals>();
        const int gift = next_gift(pay);
        if (pay.announced) return settle(c, f, gift);
        if (gift >= 0) {
            const int kind = kind_of(c, pay, gift);
            discard_event(c, card_of_kind(c, kEventHand0 + f.seat, kind));
            c.say(Msg::Plays, f.seat, kind);
            pay.announced = 1;
            c.s.chain.announce({Deed::Event, f.seat, 0, static_cast<uint8_t>(kind)});
            return c.call(Proc::Window, f.seat);
        }
        for (int i = 0; i < pay.size; ++i) spend(c, f.seat, pay.payer[i]);
        return c.done(kPaid);
    }

  private:
    static int kind_of(const Look& l, const Locals& pay, int i) {
        return l.t.pay[pay.payer[i] - kFirstGift].thing - kEvent0;
    }
    static Flow settle(Ctx& c, Frame& f, int gift) {
        Locals& pay = f.locals<Locals>();
        const bool cancelled = pay.answer;
        const int thing = kEvent0 + kind_of(c, pay, gift), kind = pay.stands_for[gift];
        --pay.size;
        pay.payer[gift] = pay.payer[pay.size], pay.stands_for[gift] = pay.stands_for[pay.size];
        pay.payer[pay.size] = pay.stands_for[pay.size] = 0;
        pay.answer = false, pay.announced = 0;
        if (cancelled) {
            c.say(Msg::Cancelled, f.seat);
            ++pay.need[kind];
            pay.last = 0;
            return can_meet(c, f.seat, Purse(c, f.seat, pay), pay) ? c.become(Proc::PayAll, f.seat, Locals(pay))
                                                                   : c.done(kUnpaid);
        }
        if (!c.t.abilities_of[thing]) return c.ask();
        return c.call(Proc::RunList, f.seat, RunListLocals{0, c.t.first_of[thing], 0, 0, kNoSquare, kNoSquare});
    }
};

}  // namespace

void payment_rows(Rows& rows) {
    rows.arrow<Proc::PayAll, PayAll>();
    rows.box<Proc::Pay, Pay>(kQuiet);
    rows.arrow<Proc::SpendAll, SpendAll>();
}

}  // namespace pentarchy::civilization
