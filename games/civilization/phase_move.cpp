// Movement (CV-8): groups go by legs, turn tiles over, enter squares where something happens (phase_enter.cpp), stop or
// disband.
#include "games/civilization/actions.h"
#include "games/civilization/battle.h"
#include "games/civilization/events.h"
#include "games/civilization/phases.h"
#include "games/civilization/reach.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

struct MovePart {
    using Locals = PartLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!l.begun) {
            l.begun = 1;
            c.say(Msg::MovePhase, f.seat);
        }
        if (call_due(c)) return c.ask();
        return l.answer == kGoOn ? c.call(Proc::MoveBox, f.seat) : c.done();
    }
};

// CV-8.1, CV-6.28  Figures of a kind on a square that have not moved.
int movable(const Look& l, Seat seat, int square, bool army) {
    int n = 0;
    for (int figure = 0; figure < kFigures; ++figure) {
        const Figure& it = l.s.player[seat].figure[figure];
        n += it.square == square && is_army(figure) == army && !(it.flags & (kMoved | kStill));
    }
    return n;
}

// CV-6.28, CV-8.53  A figure there may not move this turn.
bool waits_here(const Look& l, Seat seat, int square) {
    for (const Figure& figure : l.s.player[seat].figure)
        if (figure.square == square && figure.flags & kStill) return true;
    return false;
}

// They leave as a group (CV-8.6).
void form_group(Play& p, Seat seat, int square, int armies, int scouts) {
    for (int figure = 0; figure < kFigures; ++figure) {
        Figure& it = p.s.player[seat].figure[figure];
        int& wanted = is_army(figure) ? armies : scouts;
        if (it.square != square || (it.flags & (kMoved | kStill)) || !wanted) continue;
        --wanted;
        it.flags |= kMoved | kOnWay;
    }
}

// What a group does next, once others could interrupt (CV-19.9).
enum class Step : uint8_t { Leg, Reveal, Enter, TradeIn, End };
struct GoesLocals {
    Group group;
    uint16_t to;  // the way of a tile, the square that is entered
    Step step;
    uint8_t zero;
};
Flow go_on_as(Ctx& c, Seat seat, const Group& group, Step step, int to = 0) {
    return c.then(next(Proc::MoveWindow, seat),
                  next(Proc::GroupGoes, seat, GoesLocals{group, static_cast<uint16_t>(to), step, 0}));
}

Group group_at(const Look& l, Seat seat, int square, int armies, int scouts) {
    const bool lone_army = armies == 1 && scouts == 0;
    return {static_cast<uint16_t>(square),
            static_cast<uint8_t>(armies),
            static_cast<uint8_t>(scouts),
            static_cast<uint8_t>(travel_speed(l, seat, lone_army)),
            0,
            static_cast<uint16_t>(square)};
}
// CV-21.1  A gate sends away whoever can go.
bool must_leave(const Look& l, Seat seat, const Group& group) {
    bool can_go = false;
    if (is_gated(l, seat, group.square)) Reach(l, seat, group).each([&](int) { can_go = true; });
    return can_go;
}
bool owes_leaving(const Look& l, Seat seat) {
    if (!others_have(l, seat, Right::Gate)) return false;
    for (const int square : stands_of(l, seat))
        for (const bool army : {true, false})
            if (movable(l, seat, square, army) && must_leave(l, seat, group_at(l, seat, square, army, !army)))
                return true;
    return false;
}

// CV-8.1, CV-8.5  A group of figures that stand together.
struct MoveBox {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int square : stands_of(l, f.seat)) {
            const Stand stand = stand_at(l, square);
            const int armies = movable(l, f.seat, square, true), scouts = movable(l, f.seat, square, false);
            const Rule over = waits_here(l, f.seat, square) ? "CV-6.28"_rule : "CV-8.1"_rule;
            for (int a = 0; a <= stand.armies(); ++a)
                for (int s = 0; s <= stand.scouts(); ++s) {
                    if (a + s == 0) continue;
                    if (out.need(a <= armies && s <= scouts, over) &&
                        out.need(!l.s.locked.has(square), "CV-21.15"_rule))
                        out.add(make(Verb::Move, square, a, s));
                }
        }
        out.others(Verb::Move, "CV-8.5"_rule);
        offer_cards<Moment::Move>(l, f.seat, out);
        if (out.need(!owes_leaving(l, f.seat), "CV-21.1"_rule)) out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Done)) return c.done(kPartOver);
        if (is_card(m)) return take_card<Moment::Move>(c, f.seat, m);
        const Group group = group_at(c, f.seat, m.a, m.b, m.c);
        form_group(c, f.seat, m.a, m.b, m.c);
        return go_on_as(c, f.seat, group, Step::Leg);
    }
};

// CV-8.31  The slot of a tile that lies face down beside a square, or kNone.
int slot_beside(const Look& l, int square, Way way) {
    const int next = next_square(l.t, square, way);
    return next >= 0 && l.s.face[next] == kFaceDown ? layout_of(l).slot_of[next] : kNone;
}

// CV-8.70, CV-8.71, CV-8.73  In an own centre a group may go home; an army may leave a fortification, a scout a
// caravan.
template <class Out>
void offer_disbanding(const Look& l, Seat seat, const Group& group, Out& out) {
    const uint8_t top = l.s.top[group.square];
    const bool own_centre = is_centre(top) && owner_of_centre(top) == seat;
    if (out.need(own_centre, "CV-8.70"_rule)) out.add(make(Verb::Disband));
    if (out.need(own_centre && group.armies, "CV-8.71"_rule)) out.add(make(Verb::DisbandInto, 0));
    if (out.need(own_centre && group.scouts, "CV-8.73"_rule)) out.add(make(Verb::DisbandInto, 1));
}

void disband(Play& p, Seat seat, const Group& group) {
    each_on_way(p, seat, [&](int figure) {
        lift_figure(p, seat, figure);
        p.say(Msg::Disbands, seat, !is_army(figure), group.square);
    });
}
// CV-8.74  One marker a city: a new one takes the place of the other.
void leave_marker(Play& p, Seat seat, int square, bool caravan) {
    const int city = city_of_centre(p.s.top[square]);
    drop_city_flag(p, seat, city, kFortified | kCaravan);
    set_city_flag(p, seat, city, caravan ? kCaravan : kFortified);
    p.say(caravan ? Msg::SendsCaravan : Msg::Fortifies, seat, square);
}

// CV-8.41, CV-8.61, CV-8.65  A last step into a square where something happens.
template <class Out>
void offer_entering(const Look& l, Seat seat, const Group& group, Out& out) {
    for (const int square : l.t.find.beside[group.square])
        if (stops(l, seat, square) && out.need(group.points > 0, "CV-8.2"_rule) &&
            allow(out, entering_refusal(l, seat, group, square)))
            out.add(make(Verb::Enter, square));
    out.others(Verb::Enter, "CV-8.66"_rule);
}

// CV-8.12  It may stay where it began, but at a gate.
Rule stopping_refusal(const Look& l, Seat seat, const Group& group) {
    if (group.begun) return ending_refusal(l, seat, group, group.square);
    return must_leave(l, seat, group) ? "CV-21.1"_rule : kFine;
}

// CV-20.13  The ability of trading a figure in, if it may still be used this turn, or kNone.
uint8_t trading_ability(const Look& l, Seat seat) {
    for (const int use : NamedUses::working(l, seat) & l.t.use_table.at(Moment::Move)) {
        const uint8_t ability = l.t.use[use];
        if (l.t.effect[l.t.ability[ability].first].op == Op::TradeIn && !l.s.player[seat].uses.of(use)) return ability;
    }
    return kNone;
}
LearnLocals tech_of_city(const Look& l, uint8_t ability, int centre) {
    return {owner_of_centre(l.s.top[centre]), l.t.effect[l.t.ability[ability].first].n, 0};
}
// CV-20.13  A single figure that steps into a foreign centre is given up for a tech of its owner.
template <class Out>
void offer_trading_in(const Look& l, Seat seat, const Group& group, Out& out) {
    const uint8_t ability = trading_ability(l, seat);
    for (const int square : l.t.find.beside[group.square]) {
        const bool foreign = is_centre(l.s.top[square]) && owner_of_centre(l.s.top[square]) != seat;
        if (foreign && out.need(ability != kNone, "CV-20.13"_rule) && out.need(group.figures() == 1, "CV-20.13"_rule) &&
            out.need(group.points > 0, "CV-8.2"_rule) && out.need(!l.s.locked.has(group.square), "CV-21.15"_rule) &&
            out.need(ability == kNone || can_learn(l, seat, tech_of_city(l, ability, square)), "CV-10.10"_rule))
            out.add(make(Verb::TradeIn, square));
    }
    out.others(Verb::TradeIn, "CV-20.13"_rule);
}

Flow end_at(Ctx& c, Seat seat, const Group& group) { return end_move_at(c, seat, group.square, group.armies > 0); }

// CV-8.18, CV-21.1  It may not stay where it is and has no way to end its move: it is locked, or a gate it blockaded
// works again.
bool is_stuck(const Look& l, Seat seat, const Group& group) {
    const bool stays =
        !group.begun || is_centre(l.s.top[group.square]) || ending_refusal(l, seat, group, group.square) == kFine;
    return !stays && !Reach(l, seat, group).may_go(group.square);
}
// CV-8.18  It returns to where it could last stay.
Flow go_back(Ctx& c, Seat seat, Group group) {
    c.say(Msg::Moves, seat, group.square, group.back);
    each_on_way(c, seat, [&](int figure) { move_figure(c, seat, figure, group.back); });
    group.square = group.back;
    return end_at(c, seat, group);
}

// Each square around that the group cannot go to, with the reason.
template <class Out>
void explain_going(const Look& l, Seat seat, const Group& group, const Reach& reach, Out& out) {
    Squares offered;
    reach.each([&](int square) { offered.add(square); });
    for (int square = 0; square < kSquares; ++square) {
        const bool near = square != group.square && l.t.grid.distance(group.square, square) <= group.points;
        if (!near || offered.has(square)) continue;
        if (allow(out, going_refusal(l, seat, group, reach, square))) out.add(make(Verb::Go, square));
    }
}

// CV-8.2, CV-8.31  As far as its points last: to a square, or a tile beside it is turned over.
struct Leg {
    using Locals = Group;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Group& group = f.locals<Locals>();
        const Reach reach(l, f.seat, group);
        reach.each([&](int square) { out.add(make(Verb::Go, square)); });
        if (out.kExplains) explain_going(l, f.seat, group, reach, out);
        out.others(Verb::Go, "CV-8.2"_rule);
        offer_entering(l, f.seat, group, out);
        for (int way = 0; way < kWays; ++way)
            if (out.need(slot_beside(l, group.square, static_cast<Way>(way)) != kNone, "CV-8.31"_rule) &&
                out.need(reach.may_spend(group.square, 1), "CV-8.2"_rule))
                out.add(make(Verb::Reveal, way));
        if (allow(out, stopping_refusal(l, f.seat, group))) out.add(make(Verb::Stop));
        offer_trading_in(l, f.seat, group, out);
        offer_disbanding(l, f.seat, group, out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Group& group = f.locals<Locals>();
        if (is(m, Verb::Go)) return go(c, f, m.a);
        if (is(m, Verb::Enter)) return go_on_as(c, f.seat, group, Step::Enter, m.a);
        if (is(m, Verb::TradeIn)) return go_on_as(c, f.seat, group, Step::TradeIn, m.a);
        if (is(m, Verb::Reveal)) return go_on_as(c, f.seat, group, Step::Reveal, m.a);
        if (is(m, Verb::Stop)) return go_on_as(c, f.seat, group, Step::End);
        if (is(m, Verb::DisbandInto)) leave_marker(c, f.seat, group.square, m.a == 1);
        disband(c, f.seat, group);
        return c.done();
    }
    // CV-8.18, CV-21.1  The last square on the way where the group can end its move, now that it has left where it was:
    // a gate that it blockaded there works again.
    static uint16_t last_end(const Look& l, Seat seat, const Group& group, const Reach& reach, int from) {
        const bool flies = has(l, seat, Right::FlyOver);
        for (int at = group.square; at != from;) {
            if (!reach.is_over(at) && ending_refusal(l, seat, group, at) == kFine) return static_cast<uint16_t>(at);
            int before = from;
            for (const int next : l.t.find.beside[at])
                if (reach.steps(next) == reach.steps(at) - 1 && (flies || !reach.is_over(next))) before = next;
            at = before;
        }
        return group.back;
    }
    static Flow go(Ctx& c, Frame& f, int square) {
        Group& group = f.locals<Locals>();
        const Reach reach(c, f.seat, group);
        const int from = group.square;
        group.points = static_cast<uint8_t>(group.points - reach.steps(square));
        group.begun = 1;
        c.say(Msg::Moves, f.seat, from, square);
        group.square = static_cast<uint16_t>(square);
        each_on_way(c, f.seat, [&](int figure) { move_figure(c, f.seat, figure, square); });
        group.back = last_end(c, f.seat, group, reach, from);
        if (is_stuck(c, f.seat, group)) return go_back(c, f.seat, group);
        return group.points || is_centre(c.s.top[square]) ? c.ask() : go_on_as(c, f.seat, group, Step::End);
    }
};

// What is left of the group goes on; if it may no longer do what it was about to, it chooses anew.
struct GroupGoes {
    using Locals = GoesLocals;
    static Flow run(Ctx& c, Frame& f) {
        GoesLocals l = f.locals<Locals>();
        Group& group = l.group;
        group.armies = group.scouts = 0;
        each_on_way(c, f.seat, [&](int figure) { ++(is_army(figure) ? group.armies : group.scouts); });
        if (!group.figures()) return c.done();
        const bool acts = l.step == Step::Reveal || l.step == Step::Enter || l.step == Step::TradeIn;
        if ((!acts || c.s.locked.has(group.square)) && is_stuck(c, f.seat, group)) return go_back(c, f.seat, group);
        if (l.step == Step::Reveal) return reveal(c, f.seat, group, static_cast<Way>(l.to));
        if (l.step == Step::TradeIn && !c.s.locked.has(group.square)) return trade_in(c, f.seat, group, l.to);
        if (l.step == Step::Enter && entering_refusal(c, f.seat, group, l.to) == kFine)
            return c.become(Proc::Enter, f.seat, EnterLocals{0, 0, 0, 0, l.to});
        if (l.step != Step::End) return c.become(Proc::Leg, f.seat, group);
        return end_at(c, f.seat, group);
    }
    static Flow trade_in(Ctx& c, Seat seat, const Group& group, int square) {
        const uint8_t ability = trading_ability(c, seat);
        c.s.player[seat].uses.count(c.t.ability[ability].use);
        c.say(Msg::TradesIn, seat, group.armies ? 0 : 1, square);
        each_on_way(c, seat, [&](int figure) { lift_figure(c, seat, figure); });
        return c.become(Proc::LearnTech, seat, tech_of_city(c, ability, square));
    }
    static Flow reveal(Ctx& c, Seat seat, Group group, Way way) {
        --group.points;
        group.begun = 1;
        const auto slot = static_cast<uint8_t>(slot_beside(c, group.square, way));
        return c.then(next(Proc::TurnTile, kChance, TileLocals{slot, way}), next(Proc::Leg, seat, group));
    }
};

// CV-8.33, CV-8.34  Marks of the tile get their markers, as long as there are any (CV-18.6).
void place_marker(Play& p, int square) {
    const GroundRow& ground = ground_at(p, square);
    if (ground.mark == Mark::None) return;
    if (ground.mark == Mark::Relic) {
        if (has_option(p, kRelicModule)) put_top(p, square, static_cast<uint8_t>(kRelicTop0 + ground.relic));
        return;
    }
    const int kin = ground.mark == Mark::Hut ? kHutKin : kVillageKin;
    if (p.s.markers.count[kBag][kin] == p.s.markers.named[kBag][kin]) return;
    int place = 0;
    while (p.s.markers.at(kOnMap0 + place)) ++place;
    p.s.markers.move_unnamed(kBag, kOnMap0 + place, kin);
    put_top(p, square, static_cast<uint8_t>(kMarkerTop0 + place));
}

// CV-8.31 to CV-8.37  A neutral tile comes up, its arrow pointing away from whoever turns it.
struct TurnTile {
    using Locals = TileLocals;
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        Bits<kTiles> laid;
        for (const uint8_t tile : l.s.tile)
            if (tile != kNone) laid.add(tile);
        for (int tile = 0; tile < l.t.tiles; ++tile)
            if (l.t.tile[tile].nation == kNone && !laid.has(tile)) out.add(make(Verb::TurnTile, tile));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const TileLocals l = f.locals<Locals>();
        lay_tile(c, l.slot, m.a, l.arrow);
        c.say(Msg::RevealsTile, c.s.active, m.a);
        for (const int square : layout_of(c).of[l.slot]) place_marker(c, square);
        return wake(c, Moment::TileRevealed, c.s.active);
    }
};

}  // namespace

void move_rows(Rows& rows) {
    rows.arrow<Proc::MovePart, MovePart>();
    rows.box<Proc::MoveBox, MoveBox>(kQuiet);
    rows.box<Proc::Leg, Leg>();
    rows.arrow<Proc::GroupGoes, GroupGoes>();
    rows.chance<Proc::TurnTile, TurnTile>();
}

}  // namespace pentarchy::civilization
