// How a battle begins (CV-9.1 to CV-9.8, CV-8.44 to CV-8.47): who fights whom, and the cards each side draws.
#include <algorithm>

#include "games/civilization/battle.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

Battle battle_at(Seat attacker, int armies, int square) {
    Battle b{};
    b.square = static_cast<uint16_t>(square);
    b.owner[kAttack] = b.leader[kAttack] = attacker;
    b.owner[kDefence] = b.leader[kDefence] = kNobody;
    b.armies[kAttack] = static_cast<uint8_t>(armies);
    b.city = kNone;
    b.rank = 1;  // CV-8.47
    return b;
}
// CV-9.2, CV-15.5
Battle against_village(const Look& l, Seat attacker, int armies, int square) {
    Battle b = battle_at(attacker, armies, square);
    b.field = Field::Village;
    b.leader[kDefence] = left_of(l, attacker);
    return b;
}
Battle against_figures(const Look& l, Seat attacker, int armies, int square) {
    Battle b = battle_at(attacker, armies, square);
    const Stand stand = stand_at(l, square);
    b.field = Field::Figures;
    b.owner[kDefence] = b.leader[kDefence] = stand.owner();
    b.armies[kDefence] = static_cast<uint8_t>(stand.armies());
    return b;
}
Battle against_city(const Look& l, Seat attacker, int armies, int square) {
    Battle b = battle_at(attacker, armies, square);
    const uint8_t centre = l.s.top[square];
    b.field = Field::City;
    b.owner[kDefence] = b.leader[kDefence] = owner_of_centre(centre);
    b.city = static_cast<uint8_t>(city_of_centre(centre));
    return b;
}

namespace {

constexpr int kLandTypes = 3;

// CV-8.44 to CV-8.46  One card of each land type; for one that lacks, one of another type of the leader's choice.
struct Muster {
    using Locals = SideLocals;
    static Flow run(Ctx& c, Frame& f) {
        SideLocals& l = f.locals<SideLocals>();
        if (l.next == kLandTypes) return c.done();
        const uint8_t type = l.next++;
        if (can_draw(c, static_cast<UnitType>(type))) {
            shuffle_units_if_needed(c, type);
            return c.call(Proc::DrawBarbarian, f.seat, SideLocals{l.side, type});
        }
        for (int other = 0; other < kLandTypes; ++other)
            if (can_draw(c, static_cast<UnitType>(other))) return c.call(Proc::PickDeck, f.seat, l);
        return c.done();
    }
};
struct PickDeck {
    using Locals = SideLocals;
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int type = 0; type < kLandTypes; ++type)
            if (out.need(can_draw(l, static_cast<UnitType>(type)), "CV-8.45"_rule)) out.add(make(Verb::PickType, type));
        out.others(Verb::PickType, "CV-8.45"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint8_t side = f.locals<SideLocals>().side;
        shuffle_units_if_needed(c, m.a);
        return c.become(Proc::DrawBarbarian, f.seat, SideLocals{side, static_cast<uint8_t>(m.a)});
    }
};

void open_card(Play& p, int side, int unit) {
    if (!is_open_hand(p, side)) return;
    p.show(p.s.units, unit);
    p.s.battle.open[side].add(unit);
}

struct DrawBarbarian {
    using Locals = SideLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int card : l.s.units.ids_at(kBag))
            if (l.s.units.back_of(card) == f.locals<SideLocals>().next) out.add(make(Verb::DrawBarbarian, card));
    }
    static SeatMask sees(const Look& l, const Frame& f, Move) {
        return is_open_hand(l, f.locals<SideLocals>().side) ? kEveryone : bit(f.seat);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint8_t side = f.locals<SideLocals>().side;
        c.say_to(bit(f.seat), Msg::BarbarianCard, m.a);
        c.s.units.name(m.a, kBag, kBarbarians, bit(f.seat));
        ++c.s.battle.hand[side];
        open_card(c, side, m.a);
        return c.done();
    }
};

}  // namespace

void take_into_force(Play& p, int side, int unit) {
    Battle& b = p.s.battle;
    const Seat owner = b.owner[side];
    p.s.picks[owner].force.add(unit);
    ++b.hand[side];
    p.say_to(bit(owner), Msg::ForceCard, unit);
    open_card(p, side, unit);
}

namespace {

// CV-9.4, CV-9.8  As many cards of the reserve as the hand may hold, or all.
struct GatherForce {
    using Locals = SideLocals;
    static Flow run(Ctx& c, Frame& f) {
        const uint8_t side = f.locals<SideLocals>().side;
        const UnitSet reserve = c.s.units.ids_at(reserve_of(f.seat));
        const int size = reserve.count(), limit = hand_limit(c, side);
        uint8_t& hand = c.s.battle.hand[side];
        if (hand < std::min(size, limit)) {
            if (size > limit) return c.call(Proc::DrawForce, f.seat, SideLocals{side, 0});
            for (const int unit : reserve) take_into_force(c, side, unit);
        }
        c.say(Msg::ForceDrawn, side, hand);
        return c.done();
    }
};
struct DrawForce {
    using Locals = SideLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int unit : l.s.units.ids_at(reserve_of(f.seat)).without(l.s.picks[f.seat].force))
            out.add(make(Verb::DrawForce, unit));
    }
    static SeatMask sees(const Look& l, const Frame& f, Move) {
        return is_open_hand(l, f.locals<SideLocals>().side) ? kEveryone : bit(f.seat);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        take_into_force(c, f.locals<SideLocals>().side, m.a);
        return c.done();
    }
};

}  // namespace

void muster_rows(Rows& rows) {
    rows.arrow<Proc::Muster, Muster>();
    rows.box<Proc::PickDeck, PickDeck>();
    rows.chance<Proc::DrawBarbarian, DrawBarbarian>();
    rows.arrow<Proc::GatherForce, GatherForce>();
    rows.chance<Proc::DrawForce, DrawForce>();
}

}  // namespace pentarchy::civilization
