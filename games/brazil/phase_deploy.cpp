// Deploy (BR-5.1 to BR-5.10): units come to the capital or a city, then combat cards are drawn. Coronation and Mercenary bring one
// unit of a kind (BR-13.18).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct UnitLocals { uint8_t unit, hex, step, first; };

// BR-5.5, BR-5.6  A unit on the board costs its price; a defeated one comes back for nothing.
bool can_bring(const Look& l, Seat seat, int unit, const Purse& mine) {
    const uint8_t at = l.s.player[seat].unit[unit];
    return at == kInStore || (at == kOnBoard && can_pay(l, seat, mine, unit_row(l, seat, unit).cost));
}
bool is_wanted(const Look& l, Seat seat, int unit, int from_card) {
    return from_card == kNone || unit_row(l, seat, unit).kind == l.t.gold[from_card].unit;
}

struct Deploy {
    struct Locals { uint8_t from_card, step, answer, placed; };

    // BR-5.1, BR-5.9, BR-5.10  One unit, with the upgrade one more.
    static Flow units(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        const int most = 1 + (l.from_card == kNone ? sum(c, f.seat, Query::Deploys) : 0);
        if (l.answer || l.placed == most || !can_deploy(c, f.seat, l.from_card)) return c.go_on();
        ++l.placed;
        again<Deploy>(f);
        return c.call(Proc::PickUnit, f.seat, ActLocals{l.from_card});
    }
    // BR-5.8, BR-13.7  Then the cards, but not with gold cards.
    static Flow cards(Ctx& c, Frame& f) {
        if (f.locals<Locals>().from_card != kNone) return c.go_on();
        return draw_combat(c, f.seat, 1 + sum(c, f.seat, Query::DeployCards));
    }
    static Flow monarch(Ctx& c, Frame& f) { return f.locals<Locals>().from_card == kNone ? after_deploy_action(c, f.seat) : c.go_on(); }
    static Flow end(Ctx& c, Frame& f) { return trim_or_done(c, f.seat); }
    static constexpr auto kSteps = steps(&units, &cards, &monarch, &end);
};

// BR-5.2 to BR-5.4  Which unit and where; or none.
struct PickUnit {
    using Locals = ActLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int from_card = f.locals<ActLocals>().from_card;
        const Purse mine = purse(l, f.seat);
        const Hexes sites = deploy_sites(l, f.seat);
        for (int unit = 0; unit < kUnits; ++unit) {
            const bool wanted = is_wanted(l, f.seat, unit, from_card), off = !is_on_map(l.s.player[f.seat].unit[unit]);
            if (!Out::kExplains && !(wanted && off && can_bring(l, f.seat, unit, mine))) continue;
            for (const int hex : sites)
                if (out.need(wanted, "BR-13.18"_rule) && out.need(off, "BR-5.7"_rule) && out.need(can_bring(l, f.seat, unit, mine), "BR-5.5"_rule))
                    out.add(make(Verb::Deploy, unit_id(l, f.seat, unit), number(l, hex)));
        }
        out.add(make(Verb::Stop));
        out.others(Verb::Deploy, "BR-5.3"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done(uint8_t{1});
        return c.become(Proc::DeployUnit, f.seat, UnitLocals{static_cast<uint8_t>(unit_of(m.a)), static_cast<uint8_t>(hex_of(c, m.b)), 0, 0});
    }
};

// BR-6.1  Paid, placed, and rewarded by the monarch the first time.
struct DeployUnit {
    using Locals = UnitLocals;
    static Flow pay(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        l.first = c.s.player[f.seat].unit[l.unit] == kOnBoard;
        return l.first ? pay_cost(c, f.seat, unit_row(c, f.seat, l.unit).cost) : c.go_on();
    }
    static Flow place(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        put_unit(c, f.seat, l.unit, l.hex);
        c.say(l.first ? Msg::Deploys : Msg::Redeploys, f.seat, unit_id(c, f.seat, l.unit), number(c, l.hex));
        return l.first ? after_first_deploy(c, f.seat, l.unit) : c.go_on();
    }
    static constexpr auto kSteps = steps(&pay, &place);
};

}  // namespace

bool can_deploy(const Look& l, Seat seat, int from_card, int without) {
    const Purse mine = purse(l, seat, without);
    for (int unit = 0; unit < kUnits; ++unit)
        if (is_wanted(l, seat, unit, from_card) && can_bring(l, seat, unit, mine)) return true;
    return false;
}

void deploy_rows(Rows& rows) {
    rows.sequence<Proc::Deploy, Deploy>();
    rows.box<Proc::PickUnit, PickUnit>();
    rows.sequence<Proc::DeployUnit, DeployUnit>();
}

}  // namespace pentarchy::brazil
