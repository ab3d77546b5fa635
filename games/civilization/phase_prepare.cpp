// Player setup (CV-2.50 to CV-2.71), seat by seat: home tile, tech, government, policy, units, capital, figures, what
// the nation starts with, dials.
#include "games/civilization/actions.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

// CV-2.57, CV-2.58  The four squares in the middle of the home tile, but no water.
bool is_central(const Look& l, Seat seat, int square) {
    const int slot = slot_of_seat(l, seat);
    const int x = square % kColumns - layout_of(l).x[slot], y = square / kColumns - layout_of(l).y[slot];
    return x > 0 && x < kTileSide - 1 && y > 0 && y < kTileSide - 1;
}

}  // namespace

bool is_capital_site(const Look& l, Seat seat, int square) {
    return is_central(l, seat, square) && !is_water(l, square);
}

namespace {

// CV-2.57, CV-2.60
struct PlaceCapital {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Squares& home = layout_of(l).of[slot_of_seat(l, f.seat)];
        const bool metropolis = nation_of(l, f.seat).metropolis;
        for (const int square : home) {
            const bool site = is_capital_site(l, f.seat, square);
            if (metropolis) {
                if (is_central(l, f.seat, square)) offer_metropolis(l, f.seat, square, site, out);
            } else if (out.need(site, is_central(l, f.seat, square) ? "CV-2.58"_rule : "CV-2.57"_rule)) {
                out.add(make(Verb::FoundCapital, square));
            }
        }
        out.others(Verb::FoundMetropolis, "CV-2.60"_rule);
        out.others(Verb::FoundCapital, "CV-2.57"_rule);
    }
    // Two squares side by side, each pair once; the first of them is no water.
    template <class Out>
    static void offer_metropolis(const Look& l, Seat seat, int square, bool site, Out& out) {
        for (const int next : l.t.grid.neighbours(square)) {
            if (!is_central(l, seat, next)) continue;
            const bool twice = next < square && is_capital_site(l, seat, next);
            if (out.need(site, "CV-2.58"_rule) && out.need(!twice, "CV-2.60"_rule))
                out.add(make(Verb::FoundMetropolis, square, next));
        }
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        put_city(c, f.seat, 0, m.a);
        if (is(m, Verb::FoundMetropolis)) grow_city(c, f.seat, m.b);
        c.say(Msg::FoundsCapital, f.seat, m.a);
        return c.done();
    }
};

// CV-2.61, CV-2.62  The first figures around the capital: armies, then scouts.
struct PlaceFigure {
    static int placed(const Look& l, Seat seat, bool army) {
        int n = 0;
        for (int figure = 0; figure < kFigures; ++figure)
            n += is_army(figure) == army && l.s.player[seat].figure[figure].square != kNoSquare;
        return n;
    }
    static bool places_army(const Look& l, Seat seat) { return placed(l, seat, true) < nation_of(l, seat).armies; }
    static bool is_over(const Look& l, Seat seat) {
        return !places_army(l, seat) && placed(l, seat, false) >= nation_of(l, seat).scouts;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const bool army = places_army(l, f.seat);
        for (const int square : outskirts(l, l.s.player[f.seat].city[0]))
            if (out.need(!is_water(l, square), "CV-2.61"_rule) && out.need(fits(l, f.seat, square), "CV-2.62"_rule))
                out.add(make(Verb::Place, !army, square));
        out.others(Verb::Place, "CV-2.61"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        put_figure(c, f.seat, free_figure(c, f.seat, !m.a), m.b);
        c.say(Msg::PlacesFigure, f.seat, m.a, m.b);
        return is_over(c, f.seat) ? c.done() : c.ask();
    }
};

struct Prepare {
    struct Locals {
        uint8_t step, drawn;
    };

    // CV-2.30, CV-2.50 to CV-2.54  The home tile lies as the map shows; tech and government of the nation.
    static Flow begin(Ctx& c, Frame& f) {
        const NationRow& nation = nation_of(c, f.seat);
        const int slot = slot_of_seat(c, f.seat);
        lay_tile(c, slot, nation.home, layout_of(c).home[slot]);
        learn(c, f.seat, nation.tech, 1);
        c.say(Msg::StartTech, f.seat, nation.tech);
        Player& me = c.s.player[f.seat];
        me.fresh = 0;
        if (nation.metropolis) me.rights &= static_cast<uint8_t>(~kOwesMetropolis);  // CV-2.60
        set_government(c, f.seat, nation.government);
        return c.go_on();
    }
    // CV-2.55
    static Flow policy(Ctx& c, Frame&) { return call_due(c) ? c.ask() : c.go_on(); }
    // CV-2.56  One card of each type of land units.
    static Flow units(Ctx& c, Frame& f) {
        constexpr UnitType kTypes[] = {UnitType::Infantry, UnitType::Mounted, UnitType::Artillery};
        const int drawn = f.locals<Locals>().drawn++;
        if (drawn == static_cast<int>(std::size(kTypes))) return c.go_on();
        again<Prepare>(f);
        return c.call(Proc::DrawUnits, f.seat, DrawUnitsLocals{static_cast<uint8_t>(kTypes[drawn]), 1});
    }
    static Flow capital(Ctx& c, Frame& f) { return c.call(Proc::PlaceCapital, f.seat); }
    static Flow figures(Ctx& c, Frame& f) { return c.call(Proc::PlaceFigure, f.seat); }
    // CV-2.63  What the nation starts with.
    static Flow bonuses(Ctx& c, Frame& f) {
        const uint8_t list = nation_of(c, f.seat).set_up;
        return list == kNone ? c.go_on()
                             : c.call(Proc::RunList, f.seat, RunListLocals{0, list, 0, 0, kNoSquare, kNoSquare});
    }
    // CV-2.65 to CV-2.68  Trade of the squares around the capital; coins are counted already.
    static Flow dials(Ctx& c, Frame& f) {
        set_trade(c, f.seat, trade_of(c, f.seat));
        c.say(Msg::CollectsTrade, f.seat, c.s.player[f.seat].trade);
        return c.done();
    }
    static constexpr auto kSteps = steps(&begin, &policy, &units, &capital, &figures, &bonuses, &dials);
};

}  // namespace

void prepare_rows(Rows& rows) {
    rows.sequence<Proc::Prepare, Prepare>();
    rows.box<Proc::PlaceCapital, PlaceCapital>();
    rows.box<Proc::PlaceFigure, PlaceFigure>();
}

}  // namespace pentarchy::civilization
