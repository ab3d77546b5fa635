// Unit cards: drawing them from their decks (CV-6.30 to CV-6.36, CV-18.1, CV-18.2).
#include "games/civilization/battle.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

bool can_draw(const Look& l, UnitType type) {
    return l.s.units.at(kBag, index(type)) + l.s.units.at(kUnitUnder, index(type)) > 0;
}

// CV-6.32, CV-6.33  A card of a type that the seat has, as long as there are any.
bool may_take_any_unit(const Look& l, Seat seat) {
    for (const UnitType type : {UnitType::Infantry, UnitType::Artillery, UnitType::Mounted, UnitType::Aircraft})
        if (rank_of(l, seat, type) > 0 && can_draw(l, type)) return true;
    return false;
}

// CV-18.1  When a face-up card reaches the top, all that is left is shuffled anew.
void shuffle_units_if_needed(Play& p, int type) {
    if (p.s.units.at(kBag, type)) return;
    p.s.units.reshuffle(kUnitUnder, type);
    p.say(Msg::UnitsShuffled, type);
}

namespace {

// CV-6.31, CV-6.33  From the top of the deck into the reserve, as long as there are cards.
struct DrawUnits {
    using Locals = DrawUnitsLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!l.left) return c.done();
        --l.left;
        if (!can_draw(c, static_cast<UnitType>(l.type))) {
            c.say(Msg::NoUnitLeft, f.seat, l.type);
            return c.done();
        }
        shuffle_units_if_needed(c, l.type);
        return c.call(Proc::DrawUnit, f.seat, l);
    }
};
struct DrawUnit {
    using Locals = DrawUnitsLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int card : l.s.units.ids_at(kBag))
            if (l.s.units.back_of(card) == f.locals<Locals>().type) out.add(make(Verb::DrawUnit, card));
    }
    static SeatMask sees(const Look& l, const Frame& f, Move) {
        const uint8_t force = f.locals<Locals>().force;
        return force != kNone && is_open_hand(l, force) ? kEveryone : bit(f.seat);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Locals l = f.locals<Locals>();
        c.say(Msg::DrawsUnit, f.seat, l.type);
        c.say_to(bit(f.seat), Msg::DrewUnit, m.a);
        c.s.units.name(m.a, kBag, reserve_of(f.seat), bit(f.seat));
        if (l.force != kNone) take_into_force(c, l.force, m.a);
        return c.done();
    }
};

// CV-6.35  Free units: the receiver names the type, then draws; as many as there are, or as he wants of "up to".
struct FreeUnits {
    using Locals = FreeUnitsLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (l.answer || !l.left || !may_take_any_unit(c, f.seat)) return c.done();
        --l.left;
        return c.call(Proc::PickUnitType, f.seat, l);
    }
};
struct PickUnitType {
    using Locals = FreeUnitsLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int type = 0; type < kUnitTypes; ++type)
            if (out.need(rank_of(l, f.seat, static_cast<UnitType>(type)) > 0, "CV-6.32"_rule) &&
                out.need(can_draw(l, static_cast<UnitType>(type)), "CV-6.33"_rule))
                out.add(make(Verb::PickType, type));
        out.others(Verb::PickType, "CV-6.35"_rule);
        if (out.need(f.locals<Locals>().up_to, "CV-6.35"_rule)) out.add(make(Verb::Enough));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Enough)) return c.done(uint8_t{1});
        return c.become(Proc::DrawUnits, f.seat,
                        DrawUnitsLocals{static_cast<uint8_t>(m.a), 1, f.locals<Locals>().force});
    }
};

}  // namespace

void unit_rows(Rows& rows) {
    rows.arrow<Proc::DrawUnits, DrawUnits>();
    rows.chance<Proc::DrawUnit, DrawUnit>();
    rows.arrow<Proc::FreeUnits, FreeUnits>();
    rows.box<Proc::PickUnitType, PickUnitType>();
}

}  // namespace pentarchy::civilization
