// What abilities build for nothing: buildings, figures, walls (CV-20.5, CV-20.14, CV-6.56). Squares are legal or not as
// for what is paid for.
#include "games/civilization/any_offer.h"
#include "games/civilization/build.h"
#include "games/civilization/effects.h"
#include "games/civilization/triggers.h"
#include "games/civilization/window.h"

namespace pentarchy::civilization {

namespace {

enum RaiseWhat : uint8_t { kUnlocked, kBasicEvenLocked, kHarborEvenLocked };

bool is_harbor(const BuildingRow& row) { return !row.star && row.terrain == 1u << static_cast<int>(Terrain::Water); }
// CV-20.14  Some need no tech for a basic building, or for a harbor, but a token always (CV-6.50).
Rule kind_refusal(const Look& l, Seat seat, int city, const RaiseLocals& raise, int building) {
    const BuildingRow& row = l.t.building[building];
    if (raise.what == kUnlocked) return item_refusal(l, seat, city, kBuildingItem0 + building);
    if (raise.what == kHarborEvenLocked && !is_harbor(row)) return "CV-20.14"_rule;
    if (row.upgrade_of != kNone) return "CV-20.14"_rule;
    if (row.upgrade != kNone && knows(l, seat, l.t.building[row.upgrade].tech)) return "CV-6.52"_rule;
    return l.s.supply[row.stack] ? kFine : "CV-6.50"_rule;
}

// CV-20.5
Rule action_refusal(const Look& l, Seat seat, int city, const RaiseLocals& raise) {
    return raise.acts ? act_refusal(l, seat, city, Action::Build) : kFine;
}
template <class Out>
void offer_buildings_of(const Look& l, Seat seat, int city, const RaiseLocals& raise, Out& out) {
    const Rule action = action_refusal(l, seat, city, raise);
    for (int building = 0; building < kBuildings; ++building) {
        const Rule kind = kind_refusal(l, seat, city, raise, building);
        if (!out.kExplains && (kind != kFine || action != kFine)) continue;
        const int item = kBuildingItem0 + building;
        for (const int square : squares_for(l, seat, city, item))
            if (allow(out, action) && allow(out, kind) && allow(out, square_refusal(l, seat, city, item, square)))
                out.add(make(Verb::RaiseBuilding, building, square));
    }
    // CV-6.56  Walls are a building, too.
    if (raise.what == kUnlocked && allow(out, action) && allow(out, item_refusal(l, seat, city, kWallsItem)))
        out.add(make(Verb::RaiseWalls, city));
}
template <class Out>
void offer_buildings(const Look& l, Seat seat, const RaiseLocals& raise, Out& out) {
    for (int city = 0; city < kCitiesOfSeat; ++city)
        if (has_city(l, seat, city)) offer_buildings_of(l, seat, city, raise, out);
    out.others(Verb::RaiseBuilding, "CV-6.41"_rule);
    out.others(Verb::RaiseWalls, "CV-6.55"_rule);
}

// Where a free figure may stand: around own cities, or on the square of the wonder itself.
Squares squares_of_figures(const Look& l, Seat seat, uint8_t thing) {
    if (thing != kNone) return places_of(l.s.top, static_cast<uint8_t>(kWonderTop0 + thing - kWonder0));
    Squares out;
    for (const City& city : l.s.player[seat].city)
        if (city.centre != kNoSquare) out = out | outskirts(l, city);
    return out;
}
template <class Out>
void offer_figures(const Look& l, Seat seat, uint8_t thing, Out& out) {
    for (const int item : {kArmyItem, kScoutItem})
        for (const int square : squares_of_figures(l, seat, thing))
            if (allow(out, item_refusal(l, seat, 0, item)) && allow(out, square_refusal(l, seat, 0, item, square)))
                out.add(make(Verb::RaiseFigure, item, square));
    out.others(Verb::RaiseFigure, "CV-6.22"_rule);
}

template <class Out>
void offer_walls(const Look& l, Seat seat, Out& out) {
    for (int city = 0; city < kCitiesOfSeat; ++city)
        if (out.need(has_city(l, seat, city), "CV-6.56"_rule) &&
            out.need(!(l.s.player[seat].city[city].flags & kWalls), "CV-6.56"_rule))
            out.add(make(Verb::RaiseWalls, city));
    out.others(Verb::RaiseWalls, "CV-6.56"_rule);
}

void put_raised(Play& p, Seat seat, const RaisedLocals& raised) {
    if (raised.building == kNone) {
        set_city_flag(p, seat, raised.city, kWalls);
        return p.say(Msg::RaisesWalls, seat, raised.city);
    }
    put_building(p, seat, raised.square, raised.building);
    p.say(Msg::RaisesBuilding, seat, raised.building, raised.square);
}

// CV-18.3  As many as there are to build; of several fewer will do.
struct RaiseBuilding {
    using Locals = RaiseLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Locals& raise = f.locals<Locals>();
        offer_buildings(l, f.seat, raise, out);
        if (out.need(raise.up_to, "CV-18.3"_rule)) out.add(make(Verb::Enough));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Enough)) return c.done();
        Locals& raise = f.locals<Locals>();
        const bool walls = is(m, Verb::RaiseWalls);
        const auto city = static_cast<uint8_t>(walls ? m.a : side_of(c, m.b).city);
        const RaisedLocals raised{false, city, walls ? kNone : static_cast<uint8_t>(m.a), 0, m.b};
        if (raise.acts) {
            const bool sure = count_act(c, f.seat, city, Action::Build);
            return announce(c, f.seat, Action::Build, sure, Proc::PutRaised, raised);
        }
        put_raised(c, f.seat, raised);
        if (!--raise.left || !any_offer([&](auto& out) { offer_buildings(c, f.seat, raise, out); })) return c.done();
        return c.ask();
    }
};
// CV-20.5, CV-6.96  By the action of a city, which uses its building program.
struct PutRaised {
    using Locals = RaisedLocals;
    static Flow run(Ctx& c, Frame& f) {
        const Locals raised = f.locals<Locals>();
        if (raised.answer) return be_cancelled(c, f.seat);
        put_raised(c, f.seat, raised);
        if (c.s.player[f.seat].city[raised.city].flags & kProgram) {
            drop_city_flag(c, f.seat, raised.city, kProgram);
            c.say(Msg::UsesProgram, f.seat, raised.city);
        }
        return c.done();
    }
};
struct RaiseFigure {
    using Locals = AmountLocals;  // the wonder, or kNone
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_figures(l, f.seat, f.locals<Locals>().n, out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const bool army = m.a == kArmyItem;
        if (army && is_blockaded(c, f.seat, m.b))  // CV-6.26, CV-6.27
            return c.then(woken(Moment::ArmyBuilt, f.seat), next(Proc::Enter, f.seat, EnterLocals{0, 0, 1, 0, m.b}));
        put_figure(c, f.seat, free_figure(c, f.seat, army), m.b);
        c.say(Msg::RaisesFigure, f.seat, m.a, m.b);
        return army ? wake(c, Moment::ArmyBuilt, f.seat) : c.done();  // CV-21.29
    }
};
struct RaiseWalls {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_walls(l, f.seat, out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        set_city_flag(c, f.seat, m.a, kWalls);
        c.say(Msg::RaisesWalls, f.seat, m.a);
        return c.done();
    }
};

RaiseLocals raising(const AbilityRow& ability, const EffectRow& e) {
    return {e.what, static_cast<uint8_t>(ability.cost.city_action), e.n, e.n > 1};
}
enum FigureWhere { kHere, kOutskirts };
uint8_t place_of_figure(const AbilityRow& ability, const EffectRow& e) {
    return e.where == kHere ? ability.thing : kNone;
}

}  // namespace

bool can_raise_building(const Look& l, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return any_offer([&](auto& out) { offer_buildings(l, seat, raising(a, e), out); });
}
Flow raise_building(Ctx& c, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return c.call(Proc::RaiseBuilding, seat, raising(a, e));
}
bool can_raise_figure(const Look& l, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return (e.where == kHere || e.where == kOutskirts) &&
           any_offer([&](auto& out) { offer_figures(l, seat, place_of_figure(a, e), out); });
}
Flow raise_figure(Ctx& c, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return c.call(Proc::RaiseFigure, seat, AmountLocals{place_of_figure(a, e)});
}
bool can_raise_walls(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return any_offer([&](auto& out) { offer_walls(l, seat, out); });
}
Flow raise_walls(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) { return c.call(Proc::RaiseWalls, seat); }

void raise_rows(Rows& rows) {
    rows.box<Proc::RaiseBuilding, RaiseBuilding>();
    rows.arrow<Proc::PutRaised, PutRaised>();
    rows.box<Proc::RaiseFigure, RaiseFigure>();
    rows.box<Proc::RaiseWalls, RaiseWalls>();
}

}  // namespace pentarchy::civilization
