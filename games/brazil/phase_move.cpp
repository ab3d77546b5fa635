// The movement phase (BR-4.9, BR-5.50 to BR-5.59, BR-8): one unit moves at a time, between the moves there is time for
// free moves.
#include "engine/flow/step.h"
#include "games/brazil/fight.h"
#include "games/brazil/free_moves.h"
#include "games/brazil/reach.h"

namespace pentarchy::brazil {

namespace {

// The rule that says where an extra move leads.
constexpr Rule rule_of(Extra extra) {
    switch (extra) {
        case Extra::Teleport: return "BR-5.50"_rule;
        case Extra::Forest: return "BR-5.51"_rule;
        case Extra::OwnTile: return "BR-5.52"_rule;
        case Extra::EdgeOrWater: return "BR-5.53"_rule;
        case Extra::GoldMine: return "BR-5.54"_rule;
        default: return "BR-5.55"_rule;
    }
}

// One way for a unit to move: its two verbs, the hexes worth a word, those it may go to, and why not to the others.
struct Way {
    Verb plain, fights;
    Hexes all, legal;
    Rule rule;
};

// BR-8.10  Each move concerns one unit. BR-11.15, BR-11.16: onto an expedition with or without its fight; BR-11.24: an
// enemy there comes first.
template <class Out>
void offer_way(const Look& l, Seat me, int unit, const Way& way, const Hexes& expeditions, Out& out) {
    const int id = unit_id(l, me, unit);
    out.each(way.all, way.legal, [&](int hex) {
        if (out.need(way.legal.has(hex), way.rule)) out.add(make(way.plain, id, number(l, hex)));
        if (expeditions.has(hex) && out.need(way.legal.has(hex), way.rule))
            out.add(make(way.fights, id, number(l, hex)));
    });
}

Way basic_way(const Look& l, const Hexes& closed, int from) {
    const Hexes& steps = near(l, from);
    if (!l.s.turn.basics) return {Verb::Move, Verb::MoveFight, steps, {}, "BR-4.9"_rule};
    return {Verb::Move, Verb::MoveFight, steps, steps.without(closed), "BR-3.9"_rule};
}
Way extra_way(const Look& l, Seat me, int from) {
    const Extra extra = extra_of_turn(l);
    const Hexes& all = extra == Extra::Teleport ? map_of(l).all : near(l, from);
    if (!l.s.turn.extra) return {Verb::Go, Verb::GoFight, all, {}, "BR-4.9"_rule};
    const bool adrift = printed(l, Terrain::Water).has(from) && extra != Extra::EdgeOrWater && extra != Extra::None;
    return {Verb::Go, Verb::GoFight, all, extra_targets(l, me, from, extra), adrift ? "BR-8.5"_rule : rule_of(extra)};
}
// BR-12.23  Riachuelo sails every turn, on top of the space's own extra move.
Way sail_way(const Look& l, Seat me, bool sails, int from) {
    if (!sails) return {Verb::Sail, Verb::SailFight, near(l, from), {}, "BR-12.23"_rule};
    return {Verb::Sail, Verb::SailFight, near(l, from), extra_targets(l, me, from, Extra::EdgeOrWater),
            "BR-12.23"_rule};
}

// BR-8.7, BR-9.24  A ranged unit fires at a neighbouring hex instead of the basic move.
template <class Out>
void offer_fire(const Look& l, Seat me, int unit, int from, Out& out) {
    const bool ranged = unit_row(l, me, unit).ranged;
    if (!Out::kExplains && (!ranged || !l.s.turn.basics)) return;
    const Hexes targets = fire_targets(l, me, from);
    out.each(near(l, from), targets, [&](int hex) {
        if (out.need(l.s.turn.basics > 0, "BR-4.9"_rule) && out.need(ranged, "BR-8.7"_rule) &&
            out.need(targets.has(hex), "BR-9.24"_rule))
            out.add(make(Verb::Fire, unit_id(l, me, unit), number(l, hex)));
    });
}

// BR-8.8, BR-11.15  A unit on an expedition storms it instead of the basic move.
template <class Out>
void offer_assault(const Look& l, Seat me, int unit, int from, const Hexes& expeditions, Out& out) {
    if (out.need(l.s.turn.basics > 0, "BR-4.9"_rule) && out.need(expeditions.has(from), "BR-8.8"_rule))
        out.add(make(Verb::Assault, unit_id(l, me, unit)));
}

// BR-4.11, BR-15.17, BR-15.18  What an old token under the space brings: a look at a face-down tile, or a combat card.
template <class Out>
void offer_bonus(const Look& l, Seat me, Out& out) {
    const MapRow& map = map_of(l);
    for (int cloud = 0; cloud < map.clouds; ++cloud)
        if (out.need(l.s.turn.bonus == 1, "BR-4.11"_rule) && out.need(l.s.face[cloud] == kFaceDown, "BR-11.3"_rule) &&
            out.need(!(l.s.looked[cloud] >> me & 1), "BR-20.1"_rule))
            out.add(make(Verb::Peek, map.number[map.cloud_hex[cloud]]));
    out.others(Verb::Peek, "BR-11.3"_rule);
    if (out.need(l.s.turn.bonus == 2, "BR-4.11"_rule)) out.add(make(Verb::Muster));
}

// BR-4.9, BR-4.10  A basic move and the space's extra move in any order, each with any unit; all of it may be left.
struct MovementMoves {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat me = f.seat;
        const Hexes expeditions = showing(l, Role::Expedition).without(enemy_stands(l, me));
        const Hexes closed = closed_hexes(l, me);
        const bool sails = l.s.turn.sail && has(l, me, Query::Sail);
        each_unit(units_on_map(l, me), [&](int unit) {
            if (is_copy(l, me, unit)) return;
            const int from = l.s.player[me].unit[unit];
            offer_way(l, me, unit, basic_way(l, closed, from), expeditions, out);
            offer_way(l, me, unit, extra_way(l, me, from), expeditions, out);
            if (Out::kExplains || sails) offer_way(l, me, unit, sail_way(l, me, sails, from), expeditions, out);
            offer_fire(l, me, unit, from, out);
            offer_assault(l, me, unit, from, expeditions, out);
        });
        offer_bonus(l, me, out);
        out.add(make(Verb::End));
        name_others(l, out);
    }

    static Flow take(Ctx& c, Frame& f, Move m) {
        Turn& turn = c.s.turn;
        const Seat me = f.seat;
        switch (static_cast<Verb>(m.verb)) {
            case Verb::Move: return --turn.basics, step(c, me, m, kStepMayRide);
            case Verb::MoveFight: return --turn.basics, step(c, me, m, kStepFights);
            case Verb::Go: return --turn.extra, step(c, me, m, 0);
            case Verb::GoFight: return --turn.extra, step(c, me, m, kStepFights);
            case Verb::Sail: return --turn.sail, step(c, me, m, 0);
            case Verb::SailFight: return --turn.sail, step(c, me, m, kStepFights);
            case Verb::Fire: return --turn.basics, fire(c, me, unit_of(m.a), hex_of(c, m.b));
            case Verb::Assault: return --turn.basics, storm(c, me, unit_of(m.a), c.s.player[me].unit[unit_of(m.a)]);
            case Verb::Peek: return turn.bonus = 0, peek(c, me, hex_of(c, m.a));
            case Verb::Muster: return turn.bonus = 0, muster(c, me);
            default: return c.done();
        }
    }

  private:
    // What is no neighbour, and units that are not on the map.
    template <class Out>
    static void name_others(const Look& l, Out& out) {
        for (const Verb verb : {Verb::Move, Verb::MoveFight}) out.others(verb, "BR-8.1"_rule);
        for (const Verb verb : {Verb::Go, Verb::GoFight}) out.others(verb, rule_of(extra_of_turn(l)));
        for (const Verb verb : {Verb::Sail, Verb::SailFight}) out.others(verb, "BR-12.23"_rule);
        out.others(Verb::Fire, "BR-8.7"_rule);
        out.others(Verb::Assault, "BR-8.8"_rule);
    }
    // BR-15.18, BR-6.13  The limit is kept after the draw.
    static Flow muster(Ctx& c, Seat me) {
        c.say(Msg::Musters, me);
        (void)c.call(Proc::Trim, me);
        return draw_combat(c, me, c.t.musters);
    }
    static Flow step(Ctx& c, Seat me, Move m, uint8_t flags) {
        const int unit = unit_of(m.a);
        const bool rides = is_swift(c, me, unit);
        const auto kept = static_cast<uint8_t>(rides ? flags : flags & ~kStepMayRide);
        return c.call(Proc::Step, me,
                      StepLocals{0, static_cast<uint8_t>(unit), static_cast<uint8_t>(hex_of(c, m.b)), kept,
                                 c.s.player[me].unit[unit]});
    }
};
using Movement = WithFree<MovementMoves, FreeMoves, Edition, State>;

// BR-10.3  The tile under a unit that has just left returns to its builder, if it was the last one there.
void leave(Play& p, Seat seat, int unit, int from) {
    const Seat builder = builder_at(p, from);
    put_unit(p, seat, unit, kMarching);
    if (builder != kNobody && builder != seat && !p.s.land[seat].stands.has(from))
        p.say(Msg::Returns, builder, number(p, from));
}

struct RideLocals {
    uint8_t unit;
};

// BR-8.1  The unit leaves its hex and enters the other. BR-8.9: a swift one may go on, unless the step started a fight.
struct Step {
    using Locals = StepLocals;
    static Flow enter(Ctx& c, Frame& f) {
        StepLocals& l = f.locals<StepLocals>();
        const bool jumps = !near(c, l.from).has(l.hex);
        c.say(jumps ? Msg::Jumps : Msg::Moves, f.seat, unit_id(c, f.seat, l.unit), number(c, l.from), number(c, l.hex));
        leave(c, f.seat, l.unit, l.from);
        if (foe_at(c, f.seat, l.hex) != kNobody) l.flags &= static_cast<uint8_t>(~kStepMayRide);
        const auto fights = static_cast<uint8_t>(l.flags & kStepFights);
        return c.call(Proc::Enter, f.seat, EnterLocals{0, l.unit, l.hex, fights});
    }
    static Flow ride(Ctx& c, Frame& f) {
        const StepLocals l = f.locals<StepLocals>();
        return l.flags & kStepMayRide ? c.become(Proc::Ride, f.seat, RideLocals{l.unit}) : c.go_on();
    }
    static constexpr auto kSteps = steps(&enter, &ride);
};

// BR-8.9  The second step of a swift move.
struct Ride {
    using Locals = RideLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat me = f.seat;
        const int from = l.s.player[me].unit[f.locals<RideLocals>().unit];
        const Hexes legal = near(l, from).without(closed_hexes(l, me));
        const Hexes expeditions = showing(l, Role::Expedition).without(enemy_stands(l, me));
        out.each(near(l, from), legal, [&](int hex) {
            if (out.need(legal.has(hex), "BR-3.9"_rule)) out.add(make(Verb::Ride, number(l, hex)));
            if (expeditions.has(hex)) out.add(make(Verb::RideFight, number(l, hex)));
        });
        out.others(Verb::Ride, "BR-8.9"_rule);
        out.others(Verb::RideFight, "BR-8.9"_rule);
        out.add(make(Verb::Halt));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Halt)) return c.done();
        const uint8_t unit = f.locals<RideLocals>().unit;
        const uint8_t flags = is(m, Verb::RideFight) ? kStepFights : uint8_t{0};
        return c.become(
            Proc::Step, f.seat,
            StepLocals{0, unit, static_cast<uint8_t>(hex_of(c, m.a)), flags, c.s.player[f.seat].unit[unit]});
    }
};

// What a unit meets on a hex: a face-down tile is turned (BR-8.4), an enemy is fought (BR-8.3), then an expedition if
// the move said so.
struct Enter {
    using Locals = EnterLocals;
    static Flow arrive(Ctx& c, Frame& f) {
        const EnterLocals l = f.locals<EnterLocals>();
        if (foe_at(c, f.seat, l.hex) == kNobody) put_unit(c, f.seat, l.unit, l.hex);
        return c.go_on();
    }
    static Flow discover(Ctx& c, Frame& f) { return turn_tile(c, f.seat, f.locals<EnterLocals>().hex); }
    static Flow fight_enemies(Ctx& c, Frame& f) {
        const EnterLocals l = f.locals<EnterLocals>();
        const Seat foe = foe_at(c, f.seat, l.hex);
        return foe == kNobody ? c.go_on() : attack(c, f.seat, foe, l.unit, l.hex);
    }
    static Flow storm_expedition(Ctx& c, Frame& f) {
        const EnterLocals l = f.locals<EnterLocals>();
        const bool there = l.fights && c.s.player[f.seat].unit[l.unit] == l.hex;
        return there ? storm(c, f.seat, l.unit, l.hex) : c.go_on();
    }
    static constexpr auto kSteps = steps(&arrive, &discover, &fight_enemies, &storm_expedition);
};

}  // namespace

int riding_unit(const Look& l, Seat seat) { return frame_for(l.s, seat).locals<RideLocals>().unit; }

void move_rows(Rows& rows) {
    rows.box<Proc::Movement, Movement>(kQuiet);
    rows.sequence<Proc::Step, Step>();
    rows.box<Proc::Ride, Ride>();
    rows.sequence<Proc::Enter, Enter>();
}

}  // namespace pentarchy::brazil
