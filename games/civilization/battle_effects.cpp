// Abilities of battles (CV-9.32 to CV-9.35, CV-9.52, CV-9.53): wounds dealt and healed, a harder blow, a turn passed,
// walls that fall, killed units that are saved.
#include <algorithm>

#include "games/civilization/abilities_use.h"
#include "games/civilization/battle.h"

namespace pentarchy::civilization {

namespace {

int side_of_seat(const Look& l, Seat seat) { return l.s.battle.owner[kAttack] == seat ? kAttack : kDefence; }
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

// CV-9.52, CV-20.4  Units that a seat may save after a battle, by what is in force.
int saves_of(const Look& l, Seat seat) {
    int n = 0;
    for (int ability = 0; ability < l.t.abilities; ++ability) {
        const AbilityRow& row = l.t.ability[ability];
        if (row.at(Moment::BattleOver) && row.often == Often::Each && row.thing < kSources &&
            l.s.player[seat].force.has(row.thing) && l.t.effect[row.first].op == Op::Save)
            n += l.t.effect[row.first].n;
    }
    return n;
}

// Each side in turn, the attacker first.
struct SaveUnits {
    using Locals = SideLocals;
    static Flow run(Ctx& c, Frame& f) {
        SideLocals& l = f.locals<SideLocals>();
        while (l.side < 2) {
            const Seat owner = c.s.battle.owner[l.side];
            const bool more = owner != kNobody && l.next < saves_of(c, owner);
            if (!more || !c.s.units.at(kKilled0 + l.side)) {
                ++l.side, l.next = 0;
                continue;
            }
            ++l.next;
            return c.call(Proc::SaveUnit, owner, SideLocals{l.side, 0});
        }
        return c.done();
    }
};
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
    rows.arrow<Proc::SaveUnits, SaveUnits>();
    rows.box<Proc::SaveUnit, SaveUnit>();
}

}  // namespace pentarchy::civilization
