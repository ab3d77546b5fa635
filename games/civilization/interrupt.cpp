// Interrupts of a move (CV-19.9): when a group sets out, and before it turns a tile over, enters a square where
// something happens or ends its move, whoever may hold an event that interrupts and has the group in range is asked.
#include "engine/flow/window.h"
#include "games/civilization/events.h"
#include "games/civilization/might.h"

namespace pentarchy::civilization {

namespace {

// The ability of an event that interrupts, or kNone.
uint8_t interrupting(const Look& l, int kind) {
    return l.t.find.interrupting.has(kind) ? ability_at(l, kEvent0 + kind, Moment::Move) : kNone;
}
// CV-19.9  A lasting thing that interrupts and is not used up yet, by its use.
bool is_interrupting(const Look& l, Seat seat, int use) {
    const AbilityRow& row = l.t.ability[l.t.use[use]];
    return l.s.player[seat].force.has(row.thing) && !l.s.player[seat].uses.of(use);
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

// An answer: the ability, and what pays for it: a kind of marker or of event, plus one; 0 if it costs nothing. Two
// tokens are picked apart.
constexpr int kByTwo = 0xFF;
constexpr uint16_t answer_of(uint8_t ability, int payer) { return static_cast<uint16_t>(payer << 8 | (ability + 1)); }
constexpr uint8_t ability_of(uint16_t answer) { return static_cast<uint8_t>((answer & 0xFF) - 1); }
constexpr int payer_of(uint16_t answer) { return answer >> 8; }

// CV-10.40, CV-10.43  Whether it is paid with an event.
bool pay_spy(Play& p, Seat who, int use, int payer) {
    p.say(Msg::Uses, who, use);
    p.s.player[who].uses.count(use);
    if (payer == kByTwo) return pay_two(p, who, p.s.active);
    const int kind = payer - 1;
    if (kind < kMarkerKinds) return pay_marker(p, who, kind), false;
    return pay_gift(p, who, kind - kMarkerKinds, p.s.active), true;
}

struct ReactMove {
    static bool might(const Look& l, const Frame&, Seat seat) {
        if (seat == l.s.active) return false;
        if (might_lock(l, seat)) return true;
        for (const int kind : l.t.find.interrupting)
            if (might_hold(l, seat, kind) && reaches_group(l, seat, interrupting(l, kind))) return true;
        return false;
    }
    // Paid with a spy: a marker, or an event that stands for one.
    static bool might_lock(const Look& l, Seat seat) {
        for (const int use : l.t.find.locking)
            if (is_interrupting(l, seat, use) && might_have_spy(l, seat) && group_square(l) != kNoSquare) return true;
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
        for (const int use : l.t.find.locking)
            if (is_interrupting(l, f.seat, use))
                offer_spies(l, f.seat, use, Verb::LockMarker, Verb::LockGift, Verb::LockOther, out);
        for (const Verb verb : {Verb::PlayEvent, Verb::LockMarker, Verb::LockGift, Verb::LockOther})
            out.others(verb, "CV-19.9"_rule);
        out.others(Verb::Pass, "CV-19.3"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        if (is(m, Verb::Pass)) return c.done();
        const bool marker = is(m, Verb::LockMarker), event = is(m, Verb::PlayEvent);
        const bool two = is(m, Verb::LockOther);
        const int payer = event ? 0 : two ? kByTwo : 1 + m.b + (marker ? 0 : kMarkerKinds);
        const uint8_t ability = event ? interrupting(c, m.a) : c.t.use[m.a];
        c.picks.answer = answer_of(ability, payer);
        return two ? c.become(Proc::PaySpy, f.seat, SpyLocals{true}) : c.become(Proc::AimInterrupt, f.seat);
    }
};
// CV-19.2, CV-21.13  What it kills is chosen with it.
struct AimInterrupt {
    static const EffectRow& effect(const Look& l, Seat seat) {
        return effect_of(l, ability_of(l.s.picks[seat].answer));
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
        const uint8_t ability = ability_of(c.s.picks[who].answer);
        const int payer = payer_of(c.s.picks[who].answer);
        const uint16_t at = c.s.picks[who].square;
        for (Picks& picks : c.s.picks) picks.answer = picks.square = 0;
        c.news = kEveryone;
        go_to<MoveWindow>(f, &ask);
        const bool gift = payer && pay_spy(c, who, c.t.ability[ability].use, payer);
        forget_payers(c.s);
        return interrupt(c, who, ability, at, gift);
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
