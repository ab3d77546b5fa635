// Expansion, MO-9: posts one by one, target and column apart; rewards and ousted posts wait until the last one stands.
#include "games/mombasa/turns.h"

namespace pentarchy::mombasa {

namespace {

// After a post: on, while the points suffice for another region.
Flow go_on(Ctx& c, Seat me, const ExpandLocals& e) {
    return targets(c, e.company, e.points) ? c.become(Proc::Expand, me, e) : c.become(Proc::Settle, me);
}

Flow take_and_place(Ctx& c, Seat me, const ExpandLocals& e, int region, int column) {
    take_post(c, e.company, column);
    place_post(c, me, e.company, region);
    return go_on(c, me, e);
}

struct Expand {
    using Locals = ExpandLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const ExpandLocals& e = f.locals<ExpandLocals>();
        const Reach reach = reach_of(l, e.company);
        const uint64_t all = (uint64_t{1} << l.t.regions) - 1;
        out.each(all, targets(l, e.company, e.points), [&](int region) {
            if (out.need(!(l.s.held[e.company] >> region & 1), "MO-9.6"_rule) &&
                out.need((reach.one | reach.two) >> region & 1, "MO-9.5"_rule) &&
                out.need(place_cost(l, reach, region) <= e.points, "MO-9.7"_rule))
                out.add(make(Verb::Place, region));
        });
        out.add(make(Verb::Stop));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        ExpandLocals e = f.locals<ExpandLocals>();
        if (is(m, Verb::Stop)) return c.become(Proc::Settle, f.seat);
        e.points = static_cast<uint8_t>(e.points - place_cost(c, reach_of(c, e.company), m.a));
        const unsigned columns = full_columns(c, e.company);
        if (columns & (columns - 1)) return c.become(Proc::TakePost, f.seat, PostLocals{e, static_cast<uint8_t>(m.a)});
        return take_and_place(c, f.seat, e, m.a, std::countr_zero(columns));
    }
};

// MO-9.10  The topmost post of any column; of columns that look alike the first is offered.
struct TakePost {
    using Locals = PostLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int company = f.locals<PostLocals>().expand.company;
        for (unsigned left = full_columns(l, company); left; left &= left - 1)
            out.add(make(Verb::TakePost, company, std::countr_zero(left) + 1));
        out.others(Verb::TakePost, "MO-9.10"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const PostLocals post = f.locals<PostLocals>();
        return take_and_place(c, f.seat, post.expand, post.region, m.b - 1);
    }
};

// MO-9.16, MO-9.17  An ousted post goes on the lowest vacant place of a column, never on an uncovered row 5.
struct ReturnPost {
    using Locals = CompanyLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int company = f.locals<CompanyLocals>().company;
        for (unsigned left = vacant_columns(l, company); left; left &= left - 1)
            out.add(make(Verb::ReturnPost, company, std::countr_zero(left) + 1));
        out.others(Verb::ReturnPost, "MO-9.16"_rule);
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        return_post(c, m.a, m.b - 1);
        return c.done();
    }
};

}  // namespace

// MO-9.1, MO-9.2, MO-9.20  All expansion cards and the tile together, for one company.
Flow begin_expansion(Ctx& c, Seat seat, int company) {
    Player& me = c.s.player[seat];
    const auto points = static_cast<uint8_t>(total(c, seat, index(Commodity::Expansion)));
    c.say(Msg::Expands, seat, company, points);
    for (int slot = 0; slot < kSlots; ++slot)
        if ((me.up >> slot & 1) && c.t.face[me.slot[slot]].kind == CardKind::Expansion)
            me.up = static_cast<uint8_t>(me.up & ~(1u << slot));
    turn_tile_down(c, seat, Tile::Expansion);
    if (!targets(c, company, points)) return c.become(Proc::Settle, seat);
    return c.become(Proc::Expand, seat, ExpandLocals{static_cast<uint8_t>(company), points});
}

void expand_rows(Rows& rows) {
    rows.box<Proc::Expand, Expand>();
    rows.box<Proc::TakePost, TakePost>();
    rows.box<Proc::ReturnPost, ReturnPost>();
}

}  // namespace pentarchy::mombasa
