// Operations of one thing each (CV-2.10).
#include "games/civilization/build.h"
#include "games/civilization/effects.h"

namespace pentarchy::civilization {

namespace {

// CV-2.10, CV-2.64  The wonder that was drawn before the market was filled.
int drawn_wonder(const Look& l, Seat seat) {
    for (int wonder = 0; wonder < kWonders; ++wonder)
        if (l.s.wonder[wonder] == kBuiltWonder + seat &&
            !places_of(l.s.top, static_cast<uint8_t>(kWonderTop0 + wonder)).any())
            return wonder;
    return -1;
}
struct PlaceWonder {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int wonder = drawn_wonder(l, f.seat), item = kWonderItem0 + wonder;
        for (const int square : squares_for(l, f.seat, 0, item))
            if (allow(out, square_refusal(l, f.seat, 0, item, square)))
                out.add(make(Verb::PlaceWonder, wonder, square));
        out.others(Verb::PlaceWonder, "CV-6.62"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        put_wonder(c, f.seat, m.b, m.a);
        c.say(Msg::PlacesWonder, f.seat, m.a, m.b);
        return c.done();
    }
};

}  // namespace

bool can_place_drawn_wonder(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return drawn_wonder(l, seat) >= 0;
}
Flow place_drawn_wonder(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    return c.call(Proc::PlaceWonder, seat);
}
Flow add_counter(Ctx& c, Seat seat, const AbilityRow& a, const EffectRow&) {
    ++c.s.player[seat].counters;
    c.say(Msg::Triggers, seat, a.thing);
    return c.ask();
}

void named_rows(Rows& rows) { rows.box<Proc::PlaceWonder, PlaceWonder>(); }

}  // namespace pentarchy::civilization
