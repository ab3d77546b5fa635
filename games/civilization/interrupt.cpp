// Interrupts of a move (CV-19.9): when a group sets out, and before it turns a tile over, enters a square where
// something happens or ends its move, whoever may hold an event that interrupts and has the group in range is asked.
#include "engine/flow/window.h"
#include "games/civilization/events.h"
#include "games/civilization/might.h"

namespace pentarchy::civilization {

namespace {

// The ability of an event that interrupts, or kNone.
uint8_t interrupting(const Look& l, int kind) {
    const uint8_t ability = ability_at(l, kEvent0 + kind, Moment::Move);
    return ability != kNone && l.t.ability[ability].interrupts ? ability : kNone;
}
const EffectRow& effect_of(const Look& l, uint8_t ability) { return l.t.effect[l.t.ability[ability].first]; }

// Where the group on its way is.
uint16_t group_square(const Look& l) {
    for (const Figure& figure : l.s.player[l.s.active].figure)
        if (figure.flags & kOnWay) return figure.square;
    return kNoSquare;
}
bool reaches_group(const Look& l, Seat seat, uint8_t ability) {
    const uint16_t square = group_square(l);
    return square != kNoSquare && is_in_range(l, seat, effect_of(l, ability), square);
}

struct ReactMove {
    static bool might(const Look& l, const Frame&, Seat seat) {
        if (seat == l.s.active || !l.s.events.at(kEventHand0 + seat)) return false;
        for (int kind = 0; kind < kEventKinds; ++kind) {
            const uint8_t ability = interrupting(l, kind);
            if (ability != kNone && might_hold(l, seat, kind) && reaches_group(l, seat, ability)) return true;
        }
        return false;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        out.add(make(Verb::Pass));
        for (const int kind : kinds_at(l, kEventHand0 + f.seat)) {
            const uint8_t ability = interrupting(l, kind);
            if (out.need(ability != kNone, "CV-19.9"_rule) &&
                out.need(ability != kNone && reaches_group(l, f.seat, ability), "CV-21.13"_rule))
                out.add(make(Verb::PlayEvent, kind));
        }
        out.others(Verb::PlayEvent, "CV-19.9"_rule);
        out.others(Verb::Pass, "CV-19.3"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        if (is(m, Verb::Pass)) return c.done();
        c.picks.answer = static_cast<uint16_t>(interrupting(c, m.a) + 1);
        return c.become(Proc::AimInterrupt, f.seat);
    }
};
// CV-19.2, CV-21.13  What it kills is chosen with it.
struct AimInterrupt {
    static const EffectRow& effect(const Look& l, Seat seat) {
        return effect_of(l, static_cast<uint8_t>(l.s.picks[seat].answer - 1));
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_aims(l, f.seat, effect(l, f.seat), out);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        c.picks.square = aim_of(effect(c, f.seat), m);
        return c.done();
    }
};

struct MoveWindow {
    struct Locals {
        uint8_t step;
    };
    static Flow ask(Ctx& c, Frame& f) {
        SeatMask asked = 0;
        for (Seat seat = 0; seat < c.s.seats; ++seat)
            if (ReactMove::might(c, f, seat)) asked |= bit(seat);
        return asked ? c.fork(ForkKind::Sealed, asked, Proc::ReactMove) : c.done();
    }
    // CV-19.3, CV-19.8  The first clockwise counts; it is an event like any other. Then all are asked again.
    static Flow settle(Ctx& c, Frame& f) {
        const Seat who = first_answer(f.seat, c.s.seats, [&](Seat seat) { return c.s.picks[seat].answer != 0; });
        if (who == kNobody) return c.done();
        const auto ability = static_cast<uint8_t>(c.s.picks[who].answer - 1);
        const uint16_t at = c.s.picks[who].square;
        for (Picks& picks : c.s.picks) picks.answer = picks.square = 0;
        c.news = kEveryone;
        go_to<MoveWindow>(f, &ask);
        return interrupt(c, who, ability, at);
    }
    static constexpr auto kSteps = steps(&ask, &settle);
};

}  // namespace

void interrupt_rows(Rows& rows) {
    rows.sequence<Proc::MoveWindow, MoveWindow>();
    rows.box<Proc::ReactMove, ReactMove>(kQuiet);
    rows.box<Proc::AimInterrupt, AimInterrupt>(kQuiet);
}

}  // namespace pentarchy::civilization
