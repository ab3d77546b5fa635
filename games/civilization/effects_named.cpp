// Operations of one thing each (CV-2.10, CV-21.5, CV-21.26).
#include "games/civilization/any_offer.h"
#include "games/civilization/build.h"
#include "games/civilization/effects.h"

namespace pentarchy::civilization {

namespace {

Squares squares_around(const Look& l, Seat seat, int city) {
    const Gathered from = gathered_by(l, seat, city);
    return from.own | from.assigned;
}
bool is_left(const Look& l, const HarvestLocals& harvest, int square) {
    return square == harvest.square && l.s.market[ground_at(l, square).resource] > 0;
}

// CV-6.85 to CV-6.88  Squares a city may harvest from; a second token may come from the square of the first.
template <class Out>
void offer_harvests(const Look& l, Seat seat, const HarvestLocals& harvest, Out& out) {
    for (int city = 0; city < kCitiesOfSeat; ++city) {
        if (!has_city(l, seat, city)) continue;
        const bool idle = harvest.acts && !l.s.player[seat].city[city].acts && harvest.city == kNone;
        const Squares squares = harvests_of(l, seat, city);
        for (const int square : squares_around(l, seat, city))
            if (out.need(harvest.city == kNone || harvest.city == city, "CV-21.5"_rule) &&
                out.need(!idle, "CV-6.1"_rule) &&
                out.need(squares.has(square) || is_left(l, harvest, square), "CV-6.85"_rule))
                out.add(make(Verb::Harvest, city, square));
    }
    out.others(Verb::Harvest, "CV-6.85"_rule);
}

// CV-21.5, CV-21.26  Each square that is harvested is used up for this turn.
struct Reap {
    using Locals = HarvestLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_harvests(l, f.seat, f.locals<Locals>(), out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Locals& harvest = f.locals<Locals>();
        const uint8_t resource = ground_at(c, m.b).resource;
        if (harvest.acts && harvest.city == kNone) --c.s.player[f.seat].city[m.a].acts;
        harvest.city = static_cast<uint8_t>(m.a);
        harvest.square = m.b;
        c.s.harvested.add(m.b);
        take_resource(c, f.seat, resource);
        c.say(Msg::Harvests, f.seat, m.a, resource);
        if (!--harvest.left || !any_offer([&](auto& out) { offer_harvests(c, f.seat, harvest, out); })) return c.done();
        return c.ask();
    }
};

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

constexpr HarvestLocals kEarly{kNone, 0, 1, 0, kNoSquare}, kTwice{kNone, 1, 2, 0, kNoSquare};

}  // namespace

bool can_harvest_early(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return any_offer([&](auto& out) { offer_harvests(l, seat, kEarly, out); });
}
Flow harvest_early(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) { return c.call(Proc::Reap, seat, kEarly); }
bool can_harvest_twice(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return any_offer([&](auto& out) { offer_harvests(l, seat, kTwice, out); });
}
Flow harvest_twice(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) { return c.call(Proc::Reap, seat, kTwice); }

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

void named_rows(Rows& rows) {
    rows.box<Proc::Reap, Reap>();
    rows.box<Proc::PlaceWonder, PlaceWonder>();
}

}  // namespace pentarchy::civilization
