#include "games/civilization/payers.h"

#include <algorithm>

#include "games/civilization/events.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

Purse::Purse(const Look& l, Seat seat, const PayLocals& pay) {
    for (int kind = 0; kind < kMarket; ++kind) token[kind] = l.s.player[seat].resource[kind];
    for (const int marker : l.s.markers.ids_at(kSheet0 + seat))
        if (const uint8_t kind = l.t.marker[l.t.marker_kind[marker]].resource; kind != kNone) ++token[kind];
    const auto hand = l.s.events.ids_at(kEventHand0 + seat);
    for (int i = 0; i < l.t.pays; ++i)
        if (is_gift(l.t.pay[i]))
            gift[i] = static_cast<uint8_t>((hand & l.t.find.copies[l.t.pay[i].thing - kEvent0]).count());
    for (int i = 0; i < pay.size; ++i) take(l, pay.payer[i]);
}
void Purse::take(const Look& l, int payer) {
    if (payer < kFirstMarker) --token[payer];
    if (payer >= kFirstMarker && payer < kFirstGift) --token[l.t.marker[payer - kFirstMarker].resource];
    if (payer >= kFirstGift) --gift[payer - kFirstGift];
}
int Purse::left() const {
    int n = 0;
    for (const uint8_t tokens : token) n += tokens;
    for (const uint8_t gifts : gift) n += gifts;
    return n;
}

int have(const Look& l, Seat seat, const PayLocals& pay, int payer) {
    const auto aside = static_cast<int>(std::count(pay.payer, pay.payer + pay.size, payer));
    if (payer < kFirstMarker) return l.s.player[seat].resource[payer] - aside;
    if (payer >= kFirstGift) return Purse(l, seat, pay).gift[payer - kFirstGift];
    int n = 0;
    if (l.t.marker[payer - kFirstMarker].resource != kNone)
        for (const int marker : l.s.markers.ids_at(kSheet0 + seat))
            n += l.t.marker_kind[marker] == payer - kFirstMarker;
    return n - aside;
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
void spend(Play& p, Seat seat, int payer) {
    if (payer >= kFirstMarker) return pay_marker(p, seat, payer - kFirstMarker);
    return_resource(p, seat, payer);
    p.say(Msg::Pays, seat, payer);
    gain_at_once(p, seat, Moment::TokenSpent);
}

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

bool can_pay_two(const Look& l, Seat seat) {
    return stands_for(l, seat, kSpy, 2) && Purse(l, seat, PayLocals{}).left() >= 2;
}
bool pay_two(Play& p, Seat seat, Seat against) {
    bool gift = false;
    for (const uint8_t mark : p.s.picks[seat].payer) {
        const int payer = mark - 1;
        gift |= payer >= kFirstGift;
        if (payer < kFirstGift) {
            spend(p, seat, payer);
        } else {
            pay_gift(p, seat, p.t.pay[payer - kFirstGift].thing - kEvent0, against);
        }
    }
    Player& me = p.s.player[seat];
    me.rights = static_cast<uint8_t>(me.rights | kPaidWithTwo);
    return gift;
}
void forget_payers(State& s) {
    for (Picks& picks : s.picks) picks.payer[0] = picks.payer[1] = 0;
}

namespace {

// Of an interrupt, what it is aimed at is picked afterwards.
struct PaySpy {
    using Locals = SpyLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int first = l.s.picks[f.seat].payer[0] - 1;
        PayLocals pay{};
        if (first >= 0) pay.payer[pay.size++] = static_cast<uint8_t>(first);
        int after = 0;  // of this payer and of those after it
        for (int payer = std::max(first, 0); payer < kPayers; ++payer) after += have(l, f.seat, pay, payer);
        for (int payer = 0; payer < kPayers; ++payer) {
            const int mine = have(l, f.seat, pay, payer);
            if (!mine) continue;
            if (out.need(payer >= first && after >= 2 - pay.size, "CV-10.42"_rule)) out.add(move_of(l, payer));
            if (payer >= first) after -= mine;
        }
        for (const Verb verb : {Verb::Pay, Verb::PayMarker, Verb::PayGift}) out.others(verb, "CV-10.42"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        uint8_t* const payer = c.picks.payer;
        payer[payer[0] ? 1 : 0] = static_cast<uint8_t>(payer_of(c, m) + 1);
        if (!payer[1]) return c.ask();
        return f.locals<Locals>().aims ? c.become(Proc::AimInterrupt, f.seat) : c.done();
    }
};

}  // namespace

void payer_rows(Rows& rows) { rows.box<Proc::PaySpy, PaySpy>(kQuiet); }

}  // namespace pentarchy::civilization
