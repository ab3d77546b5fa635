// What operations of events are aimed at (CV-0.5, CV-21.10 to CV-21.13); what happens to it is in strike.cpp.
#include "games/civilization/aim.h"

#include <bit>

#include "games/civilization/aim_squares.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

enum TerrainWhere { kEmptyOnly, kNoToken, kForestOnly };
// CV-21.10  A square whose terrain may become another.
Rule terrain_refusal(const Look& l, const EffectRow& e, int square) {
    if (!is_open(l, square)) return "CV-21.10"_rule;
    const Terrain now = ground_at(l, square).terrain;
    const uint8_t top = l.s.top[square];
    const bool token = is_building(top) || is_wonder(top);
    if (token || (top != kNothingHere && !is_person(top))) return "CV-21.10"_rule;
    if (now == Terrain::Mountain || (std::has_single_bit(e.what) && l.s.face[square] == std::countr_zero(e.what)))
        return "CV-21.10"_rule;
    if (e.where == kForestOnly && now != Terrain::Forest) return "CV-21.10"_rule;
    return e.where == kEmptyOnly && !is_empty(l, square) ? "CV-21.10"_rule : kFine;
}

enum RazeWhat { kAnybodys, kOthers };
// CV-6.58  A building, or the walls of a city.
Rule raze_refusal(const Look& l, Seat seat, const EffectRow& e, int square) {
    if (!is_building(l.s.top[square]) && !has_walls(l, square)) return "CV-6.58"_rule;
    return e.what == kOthers && owner_at(l, square) == seat ? "CV-6.58"_rule : kFine;
}
// Both squares of a metropolis have the same walls.
bool are_same_walls(const Look& l, int square, int other) {
    return is_centre(l.s.top[square]) && l.s.top[square] == l.s.top[other];
}

// CV-21.11  An empty square outside all outskirts.
Rule village_refusal(const Look& l, int square) {
    return is_empty(l, square) && !side_of(l, square).any() ? kFine : "CV-21.11"_rule;
}

// CV-7.33  Armies or a city of another player, near a village that lies there or is printed.
Rule horde_refusal(const Look& l, Seat seat, int square) {
    const Stand stand = stand_at(l, square);
    const uint8_t top = l.s.top[square];
    if (is_centre(top)) return owner_of_centre(top) != seat ? kFine : "CV-7.33"_rule;
    return stand.armies() && stand.owner() != seat ? kFine : "CV-7.33"_rule;
}
// CV-6.72, CV-6.73  A wonder of these eras that works or is in the market.
Rule obsolete_refusal(const Look& l, const EffectRow& e, int wonder) {
    const uint8_t place = l.s.wonder[wonder];
    if (!(e.what >> l.t.wonder[wonder].era & 1)) return "CV-6.74"_rule;
    if (place < kWonderSlots) return kFine;
    return is_built(place) && !(place & kObsolete) ? kFine : "CV-6.72"_rule;
}

enum StripWhat { kOneSeat, kTwoSeats, kAllSeats, kLoser };
// CV-4.60, CV-4.59, CV-15.12, CV-21.25  Another player at whom it may be aimed.
Rule seat_refusal(const Look& l, Seat me, const EffectRow& e, Seat seat) {
    if (seat == me) return "CV-19.1"_rule;
    if (e.op == Op::Strip && !has_coin_token(l, seat)) return "CV-15.16"_rule;
    if (e.op == Op::KillRandomUnit && !l.s.units.at(reserve_of(seat))) return "CV-19.1"_rule;
    if (e.op != Op::Revolt) return kFine;
    const bool immune = has(l, seat, Right::NoAnarchy) || l.s.player[seat].government == index(Government::Anarchy);
    return immune ? "CV-4.60"_rule : kFine;
}

// Each way to kill figures of a square, most of them n (CV-21.13).
template <class Out>
void offer_kills(const Look& l, Seat seat, const EffectRow& e, Out& out) {
    enum What { kFigures, kPersonToo };
    for (const int square : within_reach(l, seat, e.steps)) {
        if (!is_open(l, square)) continue;
        const Stand stand = stand_at(l, square);
        for (int armies = 0; armies <= stand.armies(); ++armies)
            for (int scouts = 0; scouts <= stand.scouts(); ++scouts)
                if (armies + scouts > 0 && armies + scouts <= e.n)
                    out.add(make(Verb::AimFigures, square, armies, scouts));
        if (e.what == kPersonToo && is_person(l.s.top[square])) out.add(make(Verb::AimPerson, square));
    }
    out.others(Verb::AimFigures, "CV-21.13"_rule);
    out.others(Verb::AimPerson, "CV-21.13"_rule);
}

template <class Out, class Refusal>
void offer_squares(const Squares& squares, Out& out, Rule others, Refusal refusal) {
    for (const int square : squares)
        if (allow(out, refusal(square))) out.add(make(Verb::AimSquare, square));
    out.others(Verb::AimSquare, others);
}

// Figures of a square that have somewhere to go: so many at most, or just all of them.
template <class Out, class To>
void offer_own_figures(const Look& l, Seat seat, int most, bool all, Out& out, To to) {
    for (const int square : stands_of(l, seat)) {
        const Stand stand = stand_at(l, square);
        for (int armies = 0; armies <= stand.armies(); ++armies)
            for (int scouts = 0; scouts <= stand.scouts(); ++scouts) {
                const int figures = armies + scouts;
                if (figures && figures <= most && (!all || figures == stand.figures()) && to(square, figures).any())
                    out.add(make(Verb::AimFigures, square, armies, scouts));
            }
    }
    out.others(Verb::AimFigures, "CV-8.6"_rule);
}

// What comes first.
template <class Out>
void offer_first(const Look& l, Seat seat, const EffectRow& e, Out& out) {
    switch (e.op) {
        case Op::Strip:
        case Op::Revolt:
        case Op::KillRandomUnit:
        case Op::Swap:
            for (Seat other = 0; other < l.s.seats; ++other)
                if (allow(out, seat_refusal(l, seat, e, other))) out.add(make(Verb::AimSeat, other));
            return out.others(Verb::AimSeat, "CV-19.1"_rule);
        case Op::Kill: return offer_kills(l, seat, e, out);
        case Op::Nuke:
            for (const int square : layout_of(l).all)
                if (is_centre(l.s.top[square]) && out.need(city_of_centre(l.s.top[square]) > 0, "CV-21.14"_rule))
                    out.add(make(Verb::AimSquare, square));
            return out.others(Verb::AimSquare, "CV-21.14"_rule);
        case Op::Obsolete:
            for (int wonder = 0; wonder < kWonders; ++wonder)
                if (allow(out, obsolete_refusal(l, e, wonder))) out.add(make(Verb::AimWonder, wonder));
            return out.others(Verb::AimWonder, "CV-6.72"_rule);
        case Op::Raze:
            return offer_squares(within_reach(l, seat, e.steps), out, "CV-6.58"_rule,
                                 [&](int square) { return raze_refusal(l, seat, e, square); });
        case Op::Terrain:
            return offer_squares(layout_of(l).all, out, "CV-21.10"_rule,
                                 [&](int square) { return terrain_refusal(l, e, square); });
        case Op::PlaceVillage:
            return offer_squares(layout_of(l).all, out, "CV-21.11"_rule,
                                 [&](int square) { return village_refusal(l, square); });
        case Op::LockSquare:
            return offer_squares(layout_of(l).all, out, "CV-21.15"_rule, [&](int square) {
                return is_open(l, square) && !l.s.locked.has(square) ? kFine : "CV-21.15"_rule;
            });
        case Op::UnleashHorde:
            return offer_squares(near_villages(l, e.steps), out, "CV-7.33"_rule,
                                 [&](int square) { return horde_refusal(l, seat, square); });
        case Op::Shift:
            for (Seat other = 0; other < l.s.seats; ++other)
                if (other != seat)
                    for (const int square : stands_of(l, other))
                        if (out.need(pushed_to(l, square, e.steps).any(), "CV-21.12"_rule))
                            out.add(make(Verb::AimSquare, square));
            return out.others(Verb::AimSquare, "CV-21.12"_rule);
        case Op::Walk:
            return offer_own_figures(l, seat, 1, false, out,
                                     [&](int square, int) { return walks_to(l, seat, square, e.steps); });
        default:
            return offer_own_figures(l, seat, kFigures, e.where != kOwnFigure, out, [&](int square, int figures) {
                return may_lift_off(l, e, square) ? lands_on(l, seat, e, square, figures) : Squares{};
            });
    }
}

// Where to, or what besides.
template <class Out>
void offer_second(const Look& l, Seat seat, const EffectRow& e, uint16_t a, Out& out) {
    if (e.op == Op::Strip) {
        for (Seat other = 0; other < l.s.seats; ++other) {
            if (other == seat && l.s.seats == 2) continue;
            if (out.need(bit(other) > a, "CV-15.12"_rule) && allow(out, seat_refusal(l, seat, e, other)))
                out.add(make(Verb::AimSeat, other));
        }
        if (l.s.seats == 2 && out.need(has_coin_token(l, seat), "CV-15.16"_rule)) out.add(make(Verb::AimSeat, seat));
        out.others(Verb::AimSeat, "CV-15.12"_rule);
        return out.add(make(Verb::Enough));
    }
    if (e.op == Op::Raze) {
        for (const int square : within_reach(l, seat, e.steps))
            if (out.need(square > a && !are_same_walls(l, square, a), "CV-6.58"_rule) &&
                allow(out, raze_refusal(l, seat, e, square)))
                out.add(make(Verb::AimSquare, square));
        out.others(Verb::AimSquare, "CV-6.58"_rule);
        return out.add(make(Verb::Enough));
    }
    if (e.op == Op::Terrain) {
        for (int terrain = 0; terrain < kTerrains; ++terrain)
            if (out.need(e.what >> terrain & 1 && index(ground_at(l, a).terrain) != terrain, "CV-21.10"_rule))
                out.add(make(Verb::AimTerrain, terrain));
        return out.others(Verb::AimTerrain, "CV-21.10"_rule);
    }
    const int from = square_in(a);
    const Squares to = e.op == Op::Shift  ? pushed_to(l, from, e.steps)
                       : e.op == Op::Walk ? walks_to(l, seat, from, e.steps)
                                          : lands_on(l, seat, e, from, armies_in(a) + scouts_in(a));
    offer_squares(to, out, "CV-21.12"_rule, [](int) { return kFine; });
}

bool has_second(const EffectRow& e) {
    if (e.op == Op::Strip) return e.what == kTwoSeats;
    if (e.op == Op::Raze) return e.n > 1;
    if (e.op == Op::Terrain) return !std::has_single_bit(e.what);
    return e.op == Op::Shift || e.op == Op::Walk || e.op == Op::Teleport;
}

// An offer that only says whether there is anything.
struct AnyAim {
    bool any = false;
    static constexpr bool kExplains = false;
    bool need(bool ok, Rule) const { return ok; }
    void add(Move) { any = true; }
    template <class V, class R>
    void others(V, const R&) const {}
};
bool has_more(const Look& l, Seat seat, const EffectRow& e, uint16_t a) {
    struct : AnyAim {
        void add(Move m) { any |= !is(m, Verb::Enough); }
    } out;
    offer_second(l, seat, e, a, out);
    return out.any;
}

}  // namespace

uint16_t aim_of(const EffectRow& e, Move m) {
    if (is(m, Verb::AimSeat)) return e.op == Op::Strip ? bit(static_cast<Seat>(m.a)) : m.a;
    if (is(m, Verb::AimPerson)) return static_cast<uint16_t>(m.a | kAtPerson);
    return is(m, Verb::AimFigures) ? pack_figures(m.a, m.b, m.c) : m.a;
}

void offer_aims(const Look& l, Seat seat, const EffectRow& e, Fast& out) { offer_first(l, seat, e, out); }
void offer_aims(const Look& l, Seat seat, const EffectRow& e, Why& out) { offer_first(l, seat, e, out); }
bool is_in_range(const Look& l, Seat seat, const EffectRow& e, int square) {
    return is_within_reach(l, seat, e.steps, square);
}

namespace {

struct AimAt {
    using Locals = UseLocals;
    static const EffectRow& effect(const Look& l, const UseLocals& use) {
        return l.t.effect[l.t.ability[use.ability].first + use.option];
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const UseLocals& use = f.locals<Locals>();
        const EffectRow& e = effect(l, use);
        use.aims ? offer_second(l, f.seat, e, use.a, out) : offer_first(l, f.seat, e, out);
        for (const Verb verb : {Verb::AimSeat, Verb::AimSquare, Verb::AimFigures, Verb::AimPerson, Verb::AimWonder,
                                Verb::AimTerrain, Verb::Enough})
            out.others(verb, "CV-19.2"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        UseLocals& use = f.locals<Locals>();
        const EffectRow& e = effect(c, use);
        if (is(m, Verb::AimSeat)) {
            c.say(Msg::AimedAtSeat, f.seat, m.a);
        } else if (is(m, Verb::AimWonder)) {
            c.say(Msg::AimedAtWonder, f.seat, m.a);
        } else if (!is(m, Verb::Enough) && !is(m, Verb::AimTerrain)) {
            c.say(Msg::AimedAtSquare, f.seat, m.a);
        }
        if (use.aims++) {
            if (!is(m, Verb::Enough)) use.b = aim_of(e, m);
        } else {
            use.a = aim_of(e, m);
            if (has_second(e) && has_more(c, f.seat, e, use.a)) return c.ask();
        }
        return c.become(Proc::UseAbility, f.seat, use);
    }
};

}  // namespace

bool is_aimed(const EffectRow& e) {
    switch (e.op) {
        case Op::Strip: return e.what != kLoser;
        case Op::Revolt:
        case Op::KillRandomUnit:
        case Op::Obsolete:
        case Op::Terrain:
        case Op::Nuke:
        case Op::Swap:
        case Op::Kill:
        case Op::PlaceVillage:
        case Op::LockSquare:
        case Op::UnleashHorde:
        case Op::Shift:
        case Op::Walk:
        case Op::Teleport: return true;
        case Op::Raze: return e.what != 2;
        default: return false;
    }
}
bool is_aimed_at_all(const EffectRow& e) { return e.op == Op::Strip && e.what == kAllSeats; }
bool has_aim(const Look& l, Seat seat, const EffectRow& effect) {
    AnyAim out;
    offer_first(l, seat, effect, out);
    return out.any;
}

SeatMask seats_aimed_at(const Look& l, Seat seat, const UseLocals& use) {
    const EffectRow& e = l.t.effect[l.t.ability[use.ability].first + use.option];
    if (e.op == Op::Obsolete) {
        const uint8_t place = l.s.wonder[use.a];
        return is_built(place) ? bit(owner_of_wonder(place)) : SeatMask{0};
    }
    if (!is_aimed(e)) return 0;
    if (e.op == Op::Strip) return static_cast<SeatMask>((use.a | (use.b == kNoSquare ? 0 : use.b)) & ~bit(seat));
    if (e.op == Op::Revolt || e.op == Op::Swap || e.op == Op::KillRandomUnit) return bit(static_cast<Seat>(use.a));
    if (e.op == Op::Nuke) return bit(owner_of_centre(l.s.top[use.a]));
    SeatMask out = 0;
    const auto add_owners = [&](uint16_t packed) {
        if (packed == kNoSquare) return;
        for (const Seat owner : {stand_at(l, square_in(packed)).owner(), owner_at(l, square_in(packed))})
            if (owner != kNobody) out |= bit(owner);
    };
    add_owners(use.a);
    if (e.op == Op::Raze) add_owners(use.b);
    return out;
}

bool spare_target(const Look& l, UseLocals& use, Seat seat) {
    const EffectRow& e = l.t.effect[l.t.ability[use.ability].first + use.option];
    if (e.op == Op::Strip) {
        use.a = static_cast<uint16_t>(use.a & ~bit(seat));
        if (use.b != kNoSquare) use.b = static_cast<uint16_t>(use.b & ~bit(seat));
        return l.s.seats > 2 && (use.a || (use.b != kNoSquare && use.b));  // of two there is no other target
    }
    if (e.op != Op::Raze || use.b == kNoSquare) return false;
    const bool both = owner_at(l, use.a) == owner_at(l, use.b);
    if (owner_at(l, use.a) == seat) use.a = use.b;
    use.b = kNoSquare;
    return !both;
}

void aim_rows(Rows& rows) { rows.box<Proc::AimAt, AimAt>(); }

}  // namespace pentarchy::civilization
