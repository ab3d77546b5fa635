// After the sums of a fight (BR-9.11 to BR-9.23, BR-14.4, BR-14.7, BR-14.10): what cards do to winner and loser, who
// leaves the map, who holds the tile (BR-10).
#include "games/brazil/fight.h"
#include "games/brazil/reach.h"

namespace pentarchy::brazil {

namespace {

struct OwnerLocals {
    uint8_t side;
};

// A unit leaves the map; BR-10.3: a tile whose last occupier goes returns to its builder. BR-19.14: beaten Dutch are
// gone.
void take_off(Play& p, Seat seat, int unit) {
    const int from = p.s.player[seat].unit[unit];
    put_unit(p, seat, unit, is_dutch(p, seat) ? kGoneUnit : kInStore);
    if (!is_on_map(static_cast<uint8_t>(from)) || p.s.land[seat].stands.has(from)) return;
    const Seat builder = builder_at(p, from);
    if (builder != kNobody && builder != seat) p.say(Msg::Returns, builder, number(p, from));
}

// The loser's units that Anita has not saved.
uint8_t unsaved(const Look& l) { return static_cast<uint8_t>(fighters(l, l.s.fight.won ? 1 : 0) & ~l.s.fight.saved); }

// BR-9.12, BR-14.4  The winner loses a unit, but never its last one.
Flow ask_loss(Ctx& c) {
    const auto winner = static_cast<uint8_t>(c.s.fight.won ? 0 : 1);
    if (std::popcount(fighters(c, winner)) < 2) return c.ask();
    return c.call(Proc::LoseUnit, chooser(c, winner), OwnerLocals{winner});
}
// One of the loser's units retreats to its capital.
Flow ask_saved(Ctx& c) {
    const auto loser = static_cast<uint8_t>(c.s.fight.won ? 1 : 0);
    if (is_dutch(c, side_seat(c, loser))) return save_dutch_unit(c), c.ask();
    return unsaved(c) ? c.call(Proc::SaveUnit, side_seat(c, loser), OwnerLocals{loser}) : c.ask();
}

// BR-9.13  Its owner chooses which; BR-19.16: of Dutch units the player.
struct LoseUnit {
    using Locals = OwnerLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int side = f.locals<OwnerLocals>().side;
        const Seat owner = side_seat(l, side);
        each_unit(fighters(l, side), [&](int unit) {
            if (!is_copy(l, owner, unit)) out.add(make(Verb::Lose, unit_id(l, owner, unit)));
        });
        out.others(Verb::Lose, "BR-9.13"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat owner = side_seat(c, f.locals<OwnerLocals>().side);
        c.say(Msg::UnitLost, owner, m.a);
        take_off(c, owner, unit_of(m.a));
        return c.done();
    }
};

struct SaveUnit {
    using Locals = OwnerLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t units = unsaved(l);
        each_unit(units, [&](int unit) {
            if (!is_copy(l, f.seat, unit, units)) out.add(make(Verb::Save, unit_id(l, f.seat, unit)));
        });
        out.others(Verb::Save, "BR-14.7"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.fight.saved |= static_cast<uint8_t>(1u << unit_of(m.a));
        c.say(Msg::UnitSaved, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

// BR-14.7  "If you win" and "if you lose" of one card. BR-11.26: a failed expedition is not a lost fight. BR-19.16: the
// Dutch gain nothing.
Flow after_card(Ctx& c, int side, int i) {
    const int kind = shown_kind(c, side, i);
    if (kind < 0) return c.ask();
    const CombatRow& card = c.t.combat[kind];
    const bool won = (side == 0) == (c.s.fight.won != 0);
    const Seat seat = side_seat(c, side);
    if (won && card.reward != kNoReward && !is_dutch(c, seat))
        return c.call(Proc::GiveReward, seat, RewardLocals{0, card.reward});
    if (won || c.s.fight.kind == FightKind::Expedition) return c.ask();
    if (card.winner_loses) return ask_loss(c);
    return card.saves ? ask_saved(c) : c.ask();
}

// BR-9.11, BR-9.15, BR-9.21  The loser's units go to its store. BR-9.17, BR-9.18: who has won by moving in stands there
// and holds the tile; BR-9.23: who fired stays.
void clear_field(Play& p) {
    const Fight& f = p.s.fight;
    if (f.kind == FightKind::Expedition) return;  // BR-11.20
    const Seat loser = side_seat(p, f.won ? 1 : 0);
    each_unit(unsaved(p), [&](int unit) {
        p.say(Msg::UnitBeaten, loser, unit_id(p, loser, unit));
        take_off(p, loser, unit);
    });
    each_unit(f.saved, [&](int unit) { put_unit(p, loser, unit, p.s.player[loser].capital); });
    if (f.kind != FightKind::Move || !f.won) return;
    put_unit(p, f.attacker, f.unit, f.at);
    const Seat builder = builder_at(p, f.at);
    if (builder != kNobody && builder != f.attacker) p.say(Msg::Occupies, f.attacker, number(p, f.at));
}

void fight_end_rows(Rows& rows) {
    rows.box<Proc::LoseUnit, LoseUnit>();
    rows.box<Proc::SaveUnit, SaveUnit>();
}

}  // namespace pentarchy::brazil
