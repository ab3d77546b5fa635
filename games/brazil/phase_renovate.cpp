// Renovation (BR-5.18 to BR-5.29): an empty own building produces again, or is turned over and produces what it is now.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct RenovateLocals {
    uint8_t hex, flip, free, step;
};

// BR-5.29, BR-13.7
bool is_free(const Look& l, Seat seat, int from_card) {
    return from_card == kNone && has(l, seat, Query::RenovateFree);
}
Cost price(const Look& l) {
    Cost out;
    out.due[index(Due::AnyRaw)] = l.t.renovate_raws;
    return out;
}
// BR-5.18, BR-5.21 to BR-5.27  Own, controlled and empty.
Hexes renovable(const Look& l, Seat seat) {
    return (buildings(l) & l.s.land[seat].empire & held(l, seat)).without(stocked(l));
}
// BR-5.25, BR-13.11  Neither side works before its era.
bool has_begun(const Look& l, Building kind) { return l.t.building[index(kind)].era <= l.s.era; }
Building other_side(const Look& l, int hex) { return l.t.building[l.s.tile[hex]].other; }

struct PickRenovation {
    using Locals = ActLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const bool pays =
            is_free(l, f.seat, f.locals<ActLocals>().from_card) || can_pay(l, f.seat, purse(l, f.seat), price(l));
        for (const int hex : renovable(l, f.seat)) {
            const bool palace = palace_at(l, hex) >= 0;
            if (out.need(has_begun(l, static_cast<Building>(l.s.tile[hex])), "BR-13.11"_rule) &&
                out.need(pays, "BR-5.18"_rule))
                out.add(make(Verb::Renovate, number(l, hex)));
            if (out.need(!palace, "BR-5.23"_rule) && out.need(has_begun(l, other_side(l, hex)), "BR-5.25"_rule) &&
                out.need(pays, "BR-5.18"_rule))
                out.add(make(Verb::Flip, number(l, hex)));
        }
        out.add(make(Verb::Stop));
        out.others(Verb::Renovate, "BR-5.18"_rule);
        out.others(Verb::Flip, "BR-5.18"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done();
        const bool free = is_free(c, f.seat, f.locals<ActLocals>().from_card);
        return c.become(Proc::Renovate, f.seat,
                        RenovateLocals{static_cast<uint8_t>(hex_of(c, m.a)), is(m, Verb::Flip), free, 0});
    }
};

// BR-5.19, BR-5.28
struct Renovate {
    using Locals = RenovateLocals;
    static Flow pay(Ctx& c, Frame& f) { return f.locals<Locals>().free ? c.go_on() : pay_cost(c, f.seat, price(c)); }
    static Flow work(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        if (l.flip) c.s.tile[l.hex] = static_cast<uint8_t>(other_side(c, l.hex));
        c.say(l.flip ? Msg::Flips : Msg::Renovates, f.seat, c.s.tile[l.hex], number(c, l.hex));
        produce(c, l.hex);
        return c.done();
    }
    static constexpr auto kSteps = steps(&pay, &work);
};

}  // namespace

bool can_renovate(const Look& l, Seat seat, int from_card, int without) {
    if (!is_free(l, seat, from_card) && !can_pay(l, seat, purse(l, seat, without), price(l))) return false;
    for (const int hex : renovable(l, seat))
        if (has_begun(l, static_cast<Building>(l.s.tile[hex])) ||
            (palace_at(l, hex) < 0 && has_begun(l, other_side(l, hex))))
            return true;
    return false;
}

void renovate_rows(Rows& rows) {
    rows.box<Proc::PickRenovation, PickRenovation>();
    rows.sequence<Proc::Renovate, Renovate>();
}

}  // namespace pentarchy::brazil
