// Abilities of battles (CV-9.32 to CV-9.35, CV-9.52, CV-9.53): wounds dealt and healed, a harder blow, a turn passed,
// walls that fall, killed units that are saved.
#include "games/civilization/abilities_use.h"
#include "games/civilization/battle.h"

namespace pentarchy::civilization {

namespace {

UnitSet in_play(const Look& l, int side) { return l.s.units.ids_at(kInPlay0 + side); }
UnitSet wounded(const Look& l, int side) {
    UnitSet out;
    for (const int unit : in_play(l, side))
        if (l.s.battle.wound[unit]) out.add(unit);
    return out;
}
bool has_open_front(const Look& l, int side) {
    for (const int unit : in_play(l, side))
        if (!l.s.battle.foe[unit]) return true;
    return false;
}
bool is_before_unit(const Look& l, Seat seat) {
    const Battle& b = l.s.battle;
    return in_battle(l) && b.stage == kUnitToPlay && b.owner[b.turn] == seat && b.hand[b.turn];
}

}  // namespace

namespace effects {

bool can_wound(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return in_battle(l) && in_play(l, 1 - side_of_seat(l, seat)).any();
}
Flow wound(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::WoundBox, seat, PointsLocals{e.n, 0, 0, 0});
}

bool can_heal(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return in_battle(l) && wounded(l, side_of_seat(l, seat)).any();
}
Flow heal(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    if (e.n != kAll) return c.call(Proc::HealBox, seat, PointsLocals{e.n, 0, 0, 0});
    const int side = side_of_seat(c, seat);
    for (const int unit : wounded(c, side)) {
        c.s.battle.wound[unit] = 0;
        c.say(Msg::Heals, side, c.t.unit_face[unit]);
    }
    return c.ask();
}

// CV-21.16  For the attack made when the next unit is played.
bool can_strike_harder(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return is_before_unit(l, seat) && !l.s.battle.edge && has_open_front(l, 1 - l.s.battle.turn);
}
Flow strike_harder(Ctx& c, Seat, const AbilityRow&, const EffectRow& e) {
    c.s.battle.edge = e.n;
    return c.ask();
}

// CV-9.35
bool can_pass_turn(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) { return is_before_unit(l, seat); }
Flow pass_turn(Ctx& c, Seat, const AbilityRow&, const EffectRow&) {
    c.s.battle.stage = kTurnOver;
    return c.ask();
}

bool can_breach(const Look& l, Seat, const AbilityRow&, const EffectRow&) {
    const Battle& b = l.s.battle;
    return b.field == Field::City && l.s.player[b.owner[kDefence]].city[b.city].flags & kWalls;
}
Flow breach(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    const Battle& b = c.s.battle;
    drop_city_flag(c, b.owner[kDefence], b.city, kWalls);
    c.say(Msg::WallsFall, seat, b.square);
    return c.ask();
}

// CV-9.52  After the battle, from the own killed units before they go under their decks.
bool can_save(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return in_battle(l) && l.s.units.at(kKilled0 + side_of_seat(l, seat));
}
Flow save(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    const auto side = static_cast<uint8_t>(side_of_seat(c, seat));
    if (e.n != kAll) return c.call(Proc::SaveUnit, seat, SideLocals{side, 0});
    for (const int unit : c.s.units.ids_at(kKilled0 + side)) {
        c.s.units.move(unit, reserve_of(seat));
        c.say(Msg::SavesUnit, seat, c.t.unit_face[unit]);
    }
    return c.ask();
}

// CV-9.9, CV-9.63  The whole force is killed and cannot be saved; as many free units of unlocked types take its place.
bool can_replace_force(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return in_battle(l) && l.s.battle.hand[side_of_seat(l, seat)];
}
Flow replace_force(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    const auto side = static_cast<uint8_t>(side_of_seat(c, seat));
    Battle& b = c.s.battle;
    const uint8_t killed = b.hand[side];
    for (const int unit : hand_of(c, side)) {
        c.show(c.s.units, unit);
        c.s.units.move(unit, kUnitUnder);
        c.say(Msg::Killed, side, c.t.unit_face[unit]);
    }
    b.killed[side] = static_cast<uint8_t>(b.killed[side] + killed);
    b.mourned[side] = b.killed[side];
    b.hand[side] = 0;
    b.open[side] = c.s.picks[seat].force = {};
    return c.call(Proc::FreeUnits, seat, FreeUnitsLocals{0, killed, side});
}

}  // namespace effects

namespace {

// CV-9.53  Up to so many wounds, one by one in the order of cards.
struct WoundBox {
    using Locals = PointsLocals;
    static SetPick set(const Look&, const Frame& f) {
        const PointsLocals& mine = f.locals<PointsLocals>();
        return {mine.picked, mine.left, make(Verb::Done)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int unit : in_play(l, 1 - side_of_seat(l, f.seat)))
            if (out.need(unit >= f.locals<PointsLocals>().from, "CV-9.53"_rule)) out.add(make(Verb::Wound, unit));
        out.others(Verb::Wound, "CV-9.53"_rule);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Done)) return c.done();
        PointsLocals& mine = f.locals<PointsLocals>();
        const int foes = 1 - side_of_seat(c, f.seat);
        mine.from = static_cast<uint8_t>(m.a);
        ++mine.picked, --mine.left;
        wound_unit(c, foes, m.a, 1);
        return mine.left && in_play(c, foes).any() ? c.ask() : c.done();
    }
};
struct HealBox {
    using Locals = PointsLocals;
    static SetPick set(const Look&, const Frame& f) {
        const PointsLocals& mine = f.locals<PointsLocals>();
        return {mine.picked, mine.left, make(Verb::Done)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int unit : wounded(l, side_of_seat(l, f.seat)))
            if (out.need(unit >= f.locals<PointsLocals>().from, "CV-9.45"_rule)) out.add(make(Verb::Heal, unit));
        out.others(Verb::Heal, "CV-9.45"_rule);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Done)) return c.done();
        PointsLocals& mine = f.locals<PointsLocals>();
        const int side = side_of_seat(c, f.seat);
        mine.from = static_cast<uint8_t>(m.a);
        ++mine.picked, --mine.left;
        --c.s.battle.wound[m.a];
        c.say(Msg::Heals, side, c.t.unit_face[m.a]);
        return mine.left && wounded(c, side).any() ? c.ask() : c.done();
    }
};

// CV-9.52, CV-20.4  One killed unit, if any.
struct SaveUnit {
    using Locals = SideLocals;
    static int killed_with(const Look& l, int side, int face) {
        for (const int unit : l.s.units.ids_at(kKilled0 + side))
            if (l.t.unit_face[unit] == face) return unit;
        return -1;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int side = f.locals<SideLocals>().side;
        for (int face = 0; face < l.t.faces; ++face)
            if (out.need(killed_with(l, side, face) >= 0, "CV-20.4"_rule)) out.add(make(Verb::SaveUnit, face));
        out.others(Verb::SaveUnit, "CV-20.4"_rule);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Done)) return c.done();
        c.s.units.move(killed_with(c, f.locals<SideLocals>().side, m.a), reserve_of(f.seat));
        c.say(Msg::SavesUnit, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

void battle_effect_rows(Rows& rows) {
    rows.box<Proc::WoundBox, WoundBox>();
    rows.box<Proc::HealBox, HealBox>();
    rows.box<Proc::SaveUnit, SaveUnit>();
}

}  // namespace pentarchy::civilization
