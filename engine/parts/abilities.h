// Abilities (CONTRACT A14). An effect list is data; one row runs it, operation by operation. An operation is a plain
// function in the game's table: a few dozen carry most cards, and an odd card is a function of its own in the same
// table, opened by its rule and one sentence. Triggers are features that an event has woken: those of the active seat
// first, then clockwise; while their order matters, their owner picks the next. What is used by name is a free move.
#pragma once

#include <bit>

#include "engine/flow/row.h"
#include "engine/parts/uses.h"

namespace pentarchy {

// What an operation can be asked. Effect is the game's row of data, Means whatever else is spent at the same time.
template <class T, class S, class Effect, class Means>
struct Operation {
    // Does it, for the seat of the frame that runs the list.
    Flow (*apply)(Ctx<T, S>&, Frame&, const Effect&);
    // Whether it has something to act on once the means are spent; null: always. An effect without is skipped.
    bool (*has_target)(const Look<T, S>&, Seat, int source, const Effect&, const Means&) = nullptr;
    // The rule that says why it has none.
    Rule (*why)(const Look<T, S>&, Seat, int source, const Effect&) = nullptr;
};

// Runs a list from first to last. A game's abilities A say:
//   Locals                          answer, list, pc, source and what else a list remembers
//   list_at(tables, list)           its first effect and how many: {first, size}
//   effect_at(tables, number)       the row; operation(effect) its operation
//   enter(ctx, locals)              an answer has come: the list goes on with the option that was chosen
//   end(ctx, frame)                 the list is over
template <class A, class T, class S>
struct RunEffects {
    using Locals = typename A::Locals;
    static Flow run(Ctx<T, S>& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (l.answer) A::enter(c, l);
        const auto list = A::list_at(c.t, l.list);
        if (l.pc == list.size) return A::end(c, f);
        const auto& effect = A::effect_at(c.t, list.first + l.pc++);
        const auto& operation = A::operation(effect);
        if (operation.has_target && !operation.has_target(c, f.seat, l.source, effect, {})) return c.ask();
        return operation.apply(c, f, effect);
    }
};

// The event that wakes features. A game numbers its kinds of events and says what `about` and `of` mean.
struct Cause {
    uint8_t kind;
    Seat seat;
    uint16_t about, of;
};

// Up to 64 features of one seat, by slots of the game.
struct TriggerLocals {
    uint64_t left;
    uint8_t answer = 0, zero = 0;  // the slot picked next, plus one
    Cause cause{};
};

//   order_matters(look, left)       whether it makes a difference which of them is next
//   wake(ctx, seat, slot, cause)    does one
//   kPick                           the row that asks, made of PickTrigger below
template <class A, class T, class S>
struct WakeTriggers {
    using Locals = TriggerLocals;
    static Flow run(Ctx<T, S>& c, Frame& f) {
        TriggerLocals& l = f.locals<TriggerLocals>();
        if (!l.left) return c.done();
        if (!l.answer && A::order_matters(c, l.left)) return c.call(A::kPick, f.seat, l);
        const int slot = l.answer ? l.answer - 1 : std::countr_zero(l.left);
        l.answer = 0;
        l.left &= ~(uint64_t{1} << slot);
        return A::wake(c, f.seat, slot, l.cause);
    }
};

//   offer_triggers(look, left, out) a move for each that may be next; slot_of(look, move) back
template <class A, class T, class S>
struct PickTrigger {
    using Locals = TriggerLocals;
    template <class Out>
    static void offer(const Look<T, S>& l, const Frame& f, Out& out) {
        A::offer_triggers(l, f.locals<TriggerLocals>().left, out);
    }
    static Flow take(Ctx<T, S>& c, Frame&, Move m) { return c.done(static_cast<uint8_t>(A::slot_of(c, m) + 1)); }
};

struct WakeSeatsLocals {
    uint8_t asked = 0, zero = 0;  // how many seats had their turn
    Cause cause{};
};

// One event for all seats: the seat of the frame first, then clockwise. Which features an event wakes is asked when the
// turn comes to their owner: what an earlier one has removed wakes no more.
//   woken(look, seat, cause)        the seat's features, as bits of their slots
//   kWake                           the row of WakeTriggers
template <class A, class T, class S>
struct WakeSeats {
    using Locals = WakeSeatsLocals;
    static Flow run(Ctx<T, S>& c, Frame& f) {
        WakeSeatsLocals& l = f.locals<WakeSeatsLocals>();
        while (l.asked < c.s.seats) {
            const auto seat = static_cast<Seat>((f.seat + l.asked++) % c.s.seats);
            if (const uint64_t woken = A::woken(c, seat, l.cause))
                return c.call(A::kWake, seat, TriggerLocals{woken, 0, 0, l.cause});
        }
        return c.done();
    }
};

// The abilities of one moment as free moves of a box, by name: WithFree<EndTurn, UseAbility<Abilities, Moment::Turn>>.
//   use_table(edition), uses(state, seat)  the UseTable, and the Uses of the seat
//   working(look, seat)                    what is in force for the seat
//   can_use(look, seat, ability)           whether it has something to act on
//   kUse                                   the verb; it names the ability
//   kNotWorking, kNotAgain, kNoUse         the rules against what is not in force, was used already, can do nothing
//   use(ctx, seat, ability)                ask() goes on with the box, call() does something above it, done() ends it
template <class A, auto kMoment>
struct UseAbility {
    template <class LookT, class Out>
    static void offer(const LookT& l, Seat seat, Out& out) {
        const auto& table = A::use_table(l.t);
        const auto working = A::working(l, seat) & table.at(kMoment);
        out.each(table.at(kMoment), working, [&](int ability) {
            const bool again = A::uses(l.s, seat).of(ability) < table.times(ability);
            if (out.need(working.has(ability), A::kNotWorking) && out.need(again, A::kNotAgain) &&
                out.need(A::can_use(l, seat, ability), A::kNoUse))
                out.add(make(A::kUse, ability));
        });
        out.others(A::kUse, A::kNotWorking);
    }
    static bool has(Move m) { return m.verb == static_cast<uint16_t>(A::kUse); }
    template <class C>
    static Flow take(C& c, Seat seat, Move m) {
        A::uses(c.s, seat).count(m.a);
        return A::use(c, seat, m.a);
    }
};

}  // namespace pentarchy
