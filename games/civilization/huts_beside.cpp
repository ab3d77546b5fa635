// CV-20.15  Whoever may found a city beside huts may take those in its outskirts at once; a city-state found there is
// destroyed.
#include "engine/flow/sequence.h"
#include "games/civilization/actions.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

Squares huts_around(const Look& l, int centre) {
    Squares out;
    for (const int square : around_city(l.t, centre))
        if (is_marker(l.s.top[square]) && !is_village(l, square)) out.add(square);
    return out;
}

// One by one, as long as there are any and the owner wants them.
struct TakeHuts {
    using Locals = HutLocals;
    static Flow pick(Ctx& c, Frame& f) {
        const Locals l = f.locals<Locals>();
        const bool any = has(c, f.seat, Right::HutsBeside) && huts_around(c, l.centre).any();
        return any ? c.call(Proc::PickHut, f.seat, SquareLocals{l.centre}) : c.done();
    }
    static Flow explore(Ctx& c, Frame& f) {
        const uint16_t hut = f.locals<Locals>().answer;
        return hut == kNoSquare ? c.done() : c.call(Proc::Explore, f.seat, SquareLocals{hut});
    }
    static Flow end(Ctx& c, Frame& f) {
        const uint16_t hut = f.locals<Locals>().answer;
        raze_city_state(c, f.seat, hut);
        go_to<TakeHuts>(f, &pick);
        return call_wake(c, Moment::HutTaken, f.seat, hut);
    }
    static constexpr auto kSteps = steps(&pick, &explore, &end);
};
struct PickHut {
    using Locals = SquareLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int square : huts_around(l, f.locals<Locals>().square)) out.add(make(Verb::TakeHut, square));
        out.others(Verb::TakeHut, "CV-20.15"_rule);
        out.add(make(Verb::Enough));
    }
    static Flow take(Ctx& c, Frame&, Move m) { return c.done(is(m, Verb::Enough) ? kNoSquare : uint16_t{m.a}); }
};

}  // namespace

void hut_rows(Rows& rows) {
    rows.sequence<Proc::TakeHuts, TakeHuts>();
    rows.box<Proc::PickHut, PickHut>();
}

}  // namespace pentarchy::civilization
