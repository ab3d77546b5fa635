// A battle from its drawing to its end (CV-9.30 to CV-9.61): both sides in turn play a unit each, alone or against a
// unit of the enemy that has no opponent. What is used by name in a battle is offered before and after the unit.
#include <algorithm>

#include "games/civilization/battle.h"
#include "games/civilization/events.h"
#include "games/civilization/might.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

void wound_unit(Play& p, int side, int unit, int n) {
    Battle& b = p.s.battle;
    const int face = p.t.unit_face[unit];
    b.wound[unit] = static_cast<uint8_t>(b.wound[unit] + n);
    if (b.wound[unit] < health_of(p, side, unit)) return p.say(Msg::Wounded, side, face, n);
    if (const uint8_t foe = b.foe[unit]) b.foe[foe - 1] = 0;  // CV-9.42
    b.foe[unit] = b.wound[unit] = 0;
    ++b.killed[side];
    p.s.units.move(unit, kKilled0 + side);
    p.say(Msg::Killed, side, face);
}

namespace {

// CV-9.37  From the hand to the table, for everybody to see.
void lay_unit(Play& p, int side, int unit) {
    Battle& b = p.s.battle;
    p.show(p.s.units, unit);
    p.s.units.move(unit, kInPlay0 + side);
    if (!are_barbarians(p, side)) p.s.picks[b.owner[side]].force.drop(unit);
    b.open[side].drop(unit);
    --b.hand[side];
    b.stage = kUnitPlayed;
}

// CV-9.43 to CV-9.49  Both strike at once, unless one trumps the other: then the other strikes only if it lives.
void clash(Play& p, int side, int unit, int foe) {
    Battle& b = p.s.battle;
    b.foe[unit] = static_cast<uint8_t>(foe + 1);
    b.foe[foe] = static_cast<uint8_t>(unit + 1);
    const int blow = strength_of(p, side, unit) + b.edge, answer = strength_of(p, 1 - side, foe);
    const uint8_t face = p.t.unit_face[unit], other = p.t.unit_face[foe];
    p.say(Msg::Strikes, side, face, other);
    if (trumps(p, 1 - side, foe, unit)) {
        p.say(Msg::Trumps, 1 - side, other, face);
        wound_unit(p, side, unit, answer);
        if (!is_killed(p, side, unit)) wound_unit(p, 1 - side, foe, blow);
        return;
    }
    const bool first = trumps(p, side, unit, foe);
    if (first) p.say(Msg::Trumps, side, face, other);
    wound_unit(p, 1 - side, foe, blow);
    if (!first || !is_killed(p, 1 - side, foe)) wound_unit(p, side, unit, answer);
}

// Calls fn(unit) for one card of each face.
template <class Fn>
void each_face(const Look& l, const UnitSet& cards, Fn fn) {
    Bits<kCapFaces> seen;
    for (const int unit : cards) {
        const uint8_t face = l.t.unit_face[unit];
        if (seen.has(face)) continue;
        seen.add(face);
        fn(unit);
    }
}
int card_of_face(const Look& l, const UnitSet& cards, int face) {
    for (const int unit : cards)
        if (l.t.unit_face[unit] == face) return unit;
    return -1;
}
// CV-9.37, CV-22.1  Of equal cards it does not matter which is laid down. So that nobody learns which of them were
// drawn, it is one that all see in the hand, or else the first in the whole reserve, which then stands for the one
// drawn.
int card_to_lay(Play& p, int side, int face) {
    const UnitSet hand = hand_of(p, side);
    const int drawn = card_of_face(p, hand, face), open = card_of_face(p, hand & p.s.battle.open[side], face);
    if (open >= 0 || are_barbarians(p, side)) return open >= 0 ? open : drawn;
    const Seat owner = p.s.battle.owner[side];
    const int first = card_of_face(p, p.s.units.ids_at(reserve_of(owner)), face);
    p.s.picks[owner].force.drop(drawn);
    p.s.picks[owner].force.add(first);
    return first;
}
// Whether an earlier unit is as good as this one to be attacked: it looks the same and has the same wounds.
bool has_equal_before(const Look& l, const UnitSet& foes, int unit) {
    const Battle& b = l.s.battle;
    for (const int other : foes)
        if (other < unit && l.t.unit_face[other] == l.t.unit_face[unit] && b.wound[other] == b.wound[unit] &&
            !b.foe[other])
            return true;
    return false;
}

// CV-9.32 to CV-9.41, CV-23.9  A unit, and whatever the owner of the side uses; barbarians use nothing.
struct BattleTurn {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        const Battle& b = l.s.battle;
        const bool may_play = b.stage == kUnitToPlay;
        const UnitSet foes = l.s.units.ids_at(kInPlay0 + 1 - b.turn);
        each_face(l, hand_of(l, b.turn), [&](int unit) {
            const uint8_t face = l.t.unit_face[unit];
            if (out.need(may_play, "CV-9.32"_rule)) out.add(make(Verb::Front, face));
            for (const int foe : foes)
                if (!has_equal_before(l, foes, foe) && out.need(may_play, "CV-9.32"_rule) &&
                    out.need(!b.foe[foe], "CV-9.40"_rule))
                    out.add(make(Verb::Strike, face, foe));
        });
        out.others(Verb::Front, "CV-9.37"_rule);
        out.others(Verb::Strike, "CV-9.39"_rule);
        if (are_barbarians(l, b.turn)) {
            out.others(Verb::Use, "CV-23.9"_rule);
        } else {
            UseNow<Moment::Battle>::offer(l, b.owner[b.turn], out);
        }
        if (out.need(!may_play, "CV-9.35"_rule)) out.add(make(Verb::EndTurn));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        Battle& b = c.s.battle;
        if (UseNow<Moment::Battle>::has(m)) return UseNow<Moment::Battle>::take(c, b.owner[b.turn], m);
        if (is(m, Verb::EndTurn)) {
            b.stage = kTurnOver;
            return c.done();
        }
        const int unit = card_to_lay(c, b.turn, m.a);
        lay_unit(c, b.turn, unit);
        c.s.last_unit = static_cast<uint8_t>(unit + 1);
        c.s.last_foe = is(m, Verb::Strike) ? static_cast<uint8_t>(m.b + 1) : uint8_t{0};
        if (is(m, Verb::Strike)) {
            clash(c, b.turn, unit, m.b);
        } else {
            c.say(Msg::OpensFront, b.turn, m.a);
        }
        b.edge = 0;
        return c.done();
    }
};

// CV-9.3  Events before the battle forces are drawn; who holds any event is asked.
struct PreBattle {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_events<Moment::PreBattle>(l, f.seat, out);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return is(m, Verb::Done) ? c.done(uint8_t{1}) : take_card<Moment::PreBattle>(c, f.seat, m);
    }
};

// CV-9.9  What is used at the start of the battle; a person turned up here works at once.
struct StartAbility {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        UseNow<Moment::BattleStart>::offer(l, f.seat, out);
        offer_people(l, f.seat, out);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return is(m, Verb::Done) ? c.done(uint8_t{1}) : take_card<Moment::BattleStart>(c, f.seat, m);
    }
};

struct FightSteps {
    struct Locals {
        uint8_t step, answer;  // of PreBattle and StartAbility: passed
        uint8_t side, passes;  // whose turn it is; passes in a row
    };
    static FlowStep events, count_anew, breach, muster, draw_attack, draw_defence, start, weigh, play, decide, settle,
        won, taken, over_attack, over_defence, loot, close;
    static constexpr auto kSteps =
        steps(&events, &count_anew, &breach, &muster, &draw_attack, &draw_defence, &start, &weigh, &play, &decide,
              &settle, &won, &taken, &over_attack, &over_defence, &loot, &close);
};

// CV-9.3  The attacker first, then the defender, until both have passed.
Flow FightSteps::events(Ctx& c, Frame& f) {
    Locals& l = f.locals<Locals>();
    if (l.answer) l.side ^= 1;
    l.passes = l.answer ? static_cast<uint8_t>(l.passes + 1) : uint8_t{0};
    l.answer = 0;
    const auto may_play = [&](Seat owner) { return owner != kNobody && c.s.events.at(kEventHand0 + owner) > 0; };
    for (; l.passes < 2 && !may_play(c.s.battle.owner[l.side]); ++l.passes) l.side ^= 1;
    if (l.passes == 2) return l.side = kAttack, c.go_on();
    again<FightSteps>(f);
    return c.call(Proc::PreBattle, c.s.battle.owner[l.side]);
}
// CV-0.7  Once a battle is counted from here on. What was used in the last one stays on record: whether it was may have
// left no other trace.
Flow FightSteps::count_anew(Ctx& c, Frame&) {
    for (const Seat owner : c.s.battle.owner)
        if (owner != kNobody) c.s.player[owner].uses.end(c.t.use_table, Per::Battle);
    return c.go_on();
}
// What walls meet before the battle (Combustion).
Flow FightSteps::breach(Ctx& c, Frame&) {
    const Battle& b = c.s.battle;
    if (b.field != Field::City || are_barbarians(c, kAttack)) return c.go_on();
    return c.call(Proc::HaveGains, b.owner[kAttack], GainsLocals{Moment::AttackWalls, 0});
}
// CV-8.44  Barbarians are drawn by whoever leads them.
Flow FightSteps::muster(Ctx& c, Frame&) {
    for (const int side : {kAttack, kDefence})
        if (are_barbarians(c, side))
            return c.call(Proc::Muster, c.s.battle.leader[side], SideLocals{static_cast<uint8_t>(side), 0});
    return c.go_on();
}
// CV-9.4
Flow draw_force(Ctx& c, int side) {
    if (are_barbarians(c, side)) return c.go_on();
    return c.call(Proc::GatherForce, c.s.battle.owner[side], SideLocals{static_cast<uint8_t>(side), 0});
}
Flow FightSteps::draw_attack(Ctx& c, Frame&) { return draw_force(c, kAttack); }
Flow FightSteps::draw_defence(Ctx& c, Frame&) { return draw_force(c, kDefence); }

// CV-9.9  The attacker uses what he will, what must happen does; then the defender.
Flow FightSteps::start(Ctx& c, Frame& f) {
    Locals& l = f.locals<Locals>();
    if (l.side > kDefence) return c.go_on();
    const Seat owner = c.s.battle.owner[l.side];
    again<FightSteps>(f);
    if (owner != kNobody && !l.answer && might_be_moved(c, owner, Moment::BattleStart))
        return c.call(Proc::StartAbility, owner);
    l.answer = 0;
    ++l.side;
    return owner == kNobody ? c.go_on() : c.call(Proc::HaveGains, owner, GainsLocals{Moment::BattleStart, 0});
}

// CV-9.19, CV-9.20, CV-9.30, CV-9.31  With what was added at the start, the better side takes the difference; the
// defender begins, but behind walls.
Flow FightSteps::weigh(Ctx& c, Frame&) {
    Battle& b = c.s.battle;
    const int attack = combat_bonus(c, kAttack) + b.bonus[kAttack];
    const int defence = combat_bonus(c, kDefence) + b.bonus[kDefence];
    b.bonus[kAttack] = static_cast<uint8_t>(std::max(0, attack - defence));
    b.bonus[kDefence] = static_cast<uint8_t>(std::max(0, defence - attack));
    for (const int side : {kAttack, kDefence})
        if (b.bonus[side]) c.say(Msg::CombatCard, side, b.bonus[side]);
    const bool walled = b.field == Field::City && (c.s.player[b.owner[kDefence]].city[b.city].flags & kWalls);
    b.turn = walled ? kAttack : kDefence;
    return c.go_on();
}

// CV-9.34  A unit killed in anybody's turn wakes its owner's abilities, before the next is played.
bool call_mourning(Ctx& c) {
    Battle& b = c.s.battle;
    for (const int side : {kAttack, kDefence}) {
        if (b.mourned[side] == b.killed[side]) continue;
        ++b.mourned[side];
        if (are_barbarians(c, side)) continue;
        (void)call_wake(c, Moment::UnitKilled, b.owner[side]);
        return true;
    }
    return false;
}

// CV-9.30, CV-9.36  In turn, until both hands are empty; whoever has played all units has no more turns.
Flow FightSteps::play(Ctx& c, Frame& f) {
    Battle& b = c.s.battle;
    if (call_mourning(c)) return again<FightSteps>(f), c.ask();
    const Seat owner = b.owner[b.turn];
    if (b.stage == kUnitPlayed && (owner == kNobody || !might_use(c, owner, Moment::Battle))) b.stage = kTurnOver;
    if (b.stage == kTurnOver) b.stage = kUnitToPlay, b.turn ^= 1, b.edge = 0;
    if (b.stage == kUnitToPlay && !b.hand[b.turn]) b.turn ^= 1;
    if (b.stage == kUnitToPlay && !b.hand[b.turn]) return c.go_on();
    again<FightSteps>(f);
    return c.call(Proc::BattleTurn, b.leader[b.turn]);
}

// CV-9.60, CV-9.61  The higher sum wins, a tie is the defender's.
Flow FightSteps::decide(Ctx& c, Frame&) {
    const int attack = battle_sum(c, kAttack), defence = battle_sum(c, kDefence);
    c.s.battle.won = attack > defence;
    c.say(Msg::BattleSums, attack, defence);
    c.say(Msg::BattleWon, attack > defence ? kAttack : kDefence);
    return c.go_on();
}
Flow FightSteps::settle(Ctx& c, Frame&) {
    take_losses(c);
    return c.go_on();
}

// CV-7.29  Whoever has won; nobody gains anything by beating a horde.
Flow FightSteps::won(Ctx& c, Frame&) {
    const Battle& b = c.s.battle;
    const Seat winner = b.owner[b.won ? kAttack : kDefence];
    const bool gains = winner != kNobody && !are_barbarians(c, kAttack);
    return gains ? call_wake(c, Moment::BattleWon, winner) : c.go_on();
}
// CV-20.12
Flow FightSteps::taken(Ctx& c, Frame&) {
    const Battle& b = c.s.battle;
    const bool takes = b.won && b.field == Field::City && b.city != 0 && !are_barbarians(c, kAttack);
    return takes ? call_wake(c, Moment::CityTaken, b.owner[kAttack]) : c.go_on();
}
// CV-9.52, CV-9.64, CV-20.3  Killed units may be saved; what was lost for them stays lost.
Flow end_for(Ctx& c, int side) {
    return are_barbarians(c, side) ? c.go_on() : call_wake(c, Moment::BattleOver, c.s.battle.owner[side]);
}
Flow FightSteps::over_attack(Ctx& c, Frame&) { return end_for(c, kAttack); }
Flow FightSteps::over_defence(Ctx& c, Frame&) { return end_for(c, kDefence); }

// CV-9.75, CV-9.76
Flow FightSteps::loot(Ctx& c, Frame&) {
    const uint8_t loot = loot_of(c);
    const int winner = c.s.battle.won ? kAttack : kDefence;
    if (!loot) return c.go_on();
    const Seat loser = c.s.battle.owner[1 - winner];
    return c.call(Proc::Loot, c.s.battle.owner[winner], LootLocals{0, loot, loser, 0});
}
Flow FightSteps::close(Ctx& c, Frame&) {
    const uint8_t won = c.s.battle.won;
    end_battle(c);
    return c.done(won);
}

}  // namespace

void battle_rows(Rows& rows) {
    rows.sequence<Proc::Fight, FightSteps>();
    rows.box<Proc::PreBattle, PreBattle>(kQuiet);
    rows.box<Proc::StartAbility, StartAbility>(kQuiet);
    rows.box<Proc::BattleTurn, BattleTurn>(kQuiet);
}

}  // namespace pentarchy::civilization
