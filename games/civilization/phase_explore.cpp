// What huts and villages hold (CV-8.43, CV-8.48 to CV-8.60, CV-8.77 to CV-8.80): a marker is kept face down, or shown
// and used at once.
#include "games/civilization/actions.h"
#include "games/civilization/phases.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

// CV-8.53  A free figure on this square, if there is one and it fits.
bool can_place_friend(const Look& l, Seat seat, int square, bool army) {
    return free_figure(l, seat, army) >= 0 && fits(l, seat, square);
}
bool can_befriend(const Look& l, Seat seat, int square) {
    return can_place_friend(l, seat, square, true) || can_place_friend(l, seat, square, false) ||
           may_take_any_unit(l, seat);
}

// CV-8.51, CV-8.77, CV-8.78  Resources, the teacher and the workers are kept; nobody else learns which it is.
bool is_kept(const Look& l, int kind) {
    const int thing = kMarker0 + kind;
    return !l.t.abilities_of[thing] || !l.t.ability[l.t.first_of[thing]].at(Moment::Taken);
}

// CV-8.52 to CV-8.55, CV-8.79, CV-8.80
Flow use_marker(Ctx& c, Seat seat, int kind, uint16_t square) {
    const uint8_t number = c.t.first_of[kMarker0 + kind];
    const AbilityRow& ability = c.t.ability[number];
    if (ability.one_of)
        return can_befriend(c, seat, square) ? c.become(Proc::Befriend, seat, SquareLocals{square}) : c.done();
    if (c.t.effect[ability.first].op != Op::CityState)
        return c.become(Proc::RunList, seat, RunListLocals{0, number, 0, 0, kNoSquare, kNoSquare});
    return c.s.city_states ? c.become(Proc::DrawCityState, kChance, SquareLocals{square}) : c.done();  // CV-18.7
}

// CV-8.43, CV-8.54  The marker leaves the map: `id` lay there, named already or drawn just now.
Flow take_marker(Ctx& c, Seat seat, uint16_t square, int id) {
    const int kind = c.t.marker_kind[id], place = kOnMap0 + c.s.top[square] - kMarkerTop0;
    const bool kept = is_kept(c, kind);
    const int to = kept ? kSheet0 + seat : kMarkerBox;
    const SeatMask seers = kept ? bit(seat) : kEveryone;
    if (c.s.markers.where[id] == kBag) {
        c.s.markers.name(id, place, to, seers);
    } else {
        c.tell(c.s.markers, seers, id);
        c.s.markers.move(id, to);
    }
    put_top(c, square, kNothingHere);
    c.say(c.t.marker[kind].village ? Msg::TakesVillage : Msg::TakesHut, seat, square);
    if (!kept) {
        c.say(Msg::ShowsMarker, seat, kind);
        return use_marker(c, seat, kind, square);
    }
    c.say_to(bit(seat), Msg::KeepsMarker, kind);
    return c.done();
}

// CV-8.43  Most markers nobody has seen yet.
struct Explore {
    using Locals = SquareLocals;
    static Flow run(Ctx& c, Frame& f) {
        const uint16_t square = f.locals<SquareLocals>().square;
        const Bits<kMarkers> known = c.s.markers.ids_at(kOnMap0 + c.s.top[square] - kMarkerTop0);
        if (known.any()) return take_marker(c, f.seat, square, *known.begin());
        return c.become(Proc::TakeMarker, f.seat, SquareLocals{square});
    }
};
struct TakeMarker {
    using Locals = SquareLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        const int kin = is_village(l, f.locals<SquareLocals>().square) ? kVillageKin : kHutKin;
        for (const int marker : l.s.markers.ids_at(kBag))
            if (l.s.markers.kin[marker] == kin) out.add(make(Verb::TakeMarker, marker));
    }
    static SeatMask sees(const Look& l, const Frame& f, Move m) {
        return is_kept(l, l.t.marker_kind[m.a]) ? bit(f.seat) : kEveryone;
    }
    static Flow take(Ctx& c, Frame& f, Move m) { return take_marker(c, f.seat, f.locals<SquareLocals>().square, m.a); }
};

// CV-8.53  Friendly barbarians: an unlocked unit, or a figure here that first moves next turn.
struct Befriend {
    using Locals = SquareLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint16_t square = f.locals<SquareLocals>().square;
        for (int type = 0; type < kUnitTypes; ++type)
            if (out.need(rank_of(l, f.seat, static_cast<UnitType>(type)) > 0, "CV-6.35"_rule) &&
                out.need(can_draw(l, static_cast<UnitType>(type)), "CV-6.33"_rule))
                out.add(make(Verb::PickType, type));
        for (const bool army : {true, false})
            if (out.need(free_figure(l, f.seat, army) >= 0, "CV-18.8"_rule) &&
                out.need(fits(l, f.seat, square), "CV-8.7"_rule))
                out.add(make(Verb::Place, !army, square));
        out.others(Verb::PickType, "CV-6.35"_rule);
        out.others(Verb::Place, "CV-8.53"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::PickType))
            return c.become(Proc::DrawUnits, f.seat, DrawUnitsLocals{static_cast<uint8_t>(m.a), 1});
        const int figure = free_figure(c, f.seat, m.a == 0);
        put_figure(c, f.seat, figure, m.b);
        c.s.player[f.seat].figure[figure].flags = kStill;  // CV-6.28
        c.say(Msg::PlacesFigure, f.seat, m.a, m.b);
        return is_army(figure) ? wake(c, Moment::ArmyBuilt, f.seat) : c.done();  // CV-21.29
    }
};

// CV-8.55
struct DrawCityState {
    using Locals = SquareLocals;
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (int state = 0; state < kCityStates; ++state)
            if (l.s.city_states >> state & 1) out.add(make(Verb::DrawCityState, state));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint16_t square = f.locals<SquareLocals>().square;
        c.s.city_states = static_cast<uint8_t>(c.s.city_states & ~(1u << m.a));
        put_top(c, square, static_cast<uint8_t>(kCityState0 + m.a));
        c.say(Msg::CityStateFound, m.a, square);
        return c.done();
    }
};

}  // namespace

void explore_rows(Rows& rows) {
    rows.arrow<Proc::Explore, Explore>();
    rows.chance<Proc::TakeMarker, TakeMarker>();
    rows.box<Proc::Befriend, Befriend>();
    rows.chance<Proc::DrawCityState, DrawCityState>();
}

}  // namespace pentarchy::civilization
