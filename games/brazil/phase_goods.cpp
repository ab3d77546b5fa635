// Goods (BR-5.30 to BR-5.39): a good is made and upgrades a space at once. Victoria may take it instead (BR-16.10), palace II makes one for
// nothing (BR-15.36).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

// BR-5.31 to BR-5.34, BR-12.7  An empty upgrade slot that the good fits.
bool fits(const Look& l, Seat seat, int good, int space) {
    const uint8_t shape = l.t.space[space].shape;
    if (shape == kNone || is_upgraded(l, seat, static_cast<Space>(space))) return false;
    return shape == index(l.t.good[good].shape) || has(l, seat, Query::AnyShape);
}
bool has_slot(const Look& l, Seat seat, int good) {
    for (int space = 0; space < kSpaces; ++space)
        if (fits(l, seat, good, space)) return true;
    return false;
}
// BR-16.10
bool fits_monarch(const Look& l, Seat seat) {
    int there = 0;
    for (const uint8_t good : l.s.player[seat].good) there += good == kOnMonarch;
    return there < sum(l, seat, Query::MonarchTile);
}
// BR-5.37  Raws less, with the space's action alone.
int discount(const Look& l, Seat seat, int from_card) { return from_card == kNone ? sum(l, seat, Query::MakeDiscount) : 0; }

bool is_made(const Look& l, Seat seat, int good) { return l.s.player[seat].good[good] != kNotMade; }

// Where a good may go: a space, the monarch, or beside the board if there is no slot (BR-5.36).
template <class Out, class Need>
void offer_places(const Look& l, Seat seat, int good, Out& out, Need need) {
    for (int space = 0; space < kSpaces; ++space)
        if (need() && out.need(fits(l, seat, good, space), "BR-5.30"_rule)) out.add(make(Verb::Make, good, space));
    if (need() && out.need(fits_monarch(l, seat), "BR-16.10"_rule)) out.add(make(Verb::MakeForMonarch, good));
    if (need() && out.need(!has_slot(l, seat, good), "BR-5.36"_rule)) out.add(make(Verb::MakeBeside, good));
}
uint8_t place_in(Move m) {
    if (is(m, Verb::MakeForMonarch)) return kOnMonarch;
    return is(m, Verb::MakeBeside) ? kBeside : static_cast<uint8_t>(m.b);
}

struct PickGood {
    using Locals = ActLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Purse mine = purse(l, f.seat);
        const int less = discount(l, f.seat, f.locals<ActLocals>().from_card);
        for (int good = 0; good < kGoods; ++good) {
            const bool made = is_made(l, f.seat, good), pays = can_pay_less(l, f.seat, mine, l.t.good[good].cost, less);
            if (!Out::kExplains && (made || !pays)) continue;
            offer_places(l, f.seat, good, out, [&] { return out.need(!made, "BR-5.30"_rule) && out.need(pays, "BR-6.1"_rule); });
        }
        out.add(make(Verb::Stop));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done();
        return c.become(Proc::MakeGood, f.seat, GoodLocals{f.locals<ActLocals>().from_card, static_cast<uint8_t>(m.a), place_in(m), 0, 0});
    }
};

// BR-15.36, BR-15.37  A good of this shape for nothing, if there is one.
struct PickFreeGood {
    using Locals = FreeGoodLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Shape shape = f.locals<FreeGoodLocals>().shape;
        for (int good = 0; good < kGoods; ++good) {
            const bool made = is_made(l, f.seat, good), right = l.t.good[good].shape == shape;
            if (!Out::kExplains && (made || !right)) continue;
            offer_places(l, f.seat, good, out, [&] { return out.need(!made, "BR-15.37"_rule) && out.need(right, "BR-15.36"_rule); });
        }
        out.add(make(Verb::Stop));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done();
        return c.become(Proc::MakeGood, f.seat, GoodLocals{kNone, static_cast<uint8_t>(m.a), place_in(m), 0, 1});
    }
};

struct MakeGood {
    using Locals = GoodLocals;
    static Flow pay(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        return l.free ? c.go_on() : pay_cost(c, f.seat, c.t.good[l.good].cost, false, discount(c, f.seat, l.from_card));
    }
    static Flow place(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        c.s.player[f.seat].good[l.good] = l.place;
        if (l.place < kSpaces) {
            c.say(Msg::Makes, f.seat, l.good, l.place);
        } else {
            c.say(l.place == kOnMonarch ? Msg::MakesForMonarch : Msg::MakesBeside, f.seat, l.good);
        }
        return l.place == kOnMonarch ? give(c, f.seat, c.t.monarch[c.s.player[f.seat].monarch].tile_reward) : c.go_on();
    }
    static constexpr auto kSteps = steps(&pay, &place);
};

}  // namespace

bool can_make(const Look& l, Seat seat, int from_card, int without) {
    const Purse mine = purse(l, seat, without);
    for (int good = 0; good < kGoods; ++good)
        if (!is_made(l, seat, good) && can_pay_less(l, seat, mine, l.t.good[good].cost, discount(l, seat, from_card))) return true;
    return false;
}

void goods_rows(Rows& rows) {
    rows.box<Proc::PickGood, PickGood>();
    rows.box<Proc::PickFreeGood, PickFreeGood>();
    rows.sequence<Proc::MakeGood, MakeGood>();
}

}  // namespace pentarchy::brazil
