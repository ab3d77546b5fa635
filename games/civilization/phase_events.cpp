// Culture events in hand (CV-7.20 to CV-7.27): drawn in secret, kept up to the limit.
#include "games/civilization/events.h"
#include "games/civilization/phases.h"
#include "games/civilization/track.h"

namespace pentarchy::civilization {

void discard_event(Play& p, int card) {
    p.show(p.s.events, card);
    p.s.events.move(card, kEventUnder);
}

namespace {

bool can_draw_event(const Look& l, int deck) {
    return l.s.events.at(kBag, deck) + l.s.events.at(kEventUnder, deck) > 0;
}
// CV-18.1
void shuffle_events(Play& p, int deck) {
    if (p.s.events.at(kBag, deck)) return;
    p.s.events.reshuffle(kEventUnder, deck);
    p.say(Msg::EventsShuffled, deck + 1);
}

// CV-7.20  So many cards are gained.
struct DrawEvents {
    using Locals = DrawLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        c.s.due |= bit(f.seat);
        if (!l.left) return c.done();
        --l.left;
        if (!can_draw_event(c, l.from)) {
            c.say(Msg::NoEventLeft, f.seat, l.from + 1);
            return c.done();
        }
        const auto cards = static_cast<uint8_t>(1 + sum(c, f.seat, Query::ExtraEvent));
        return c.call(Proc::DrawOneEvent, f.seat, DrawLocals{l.from, cards});
    }
};
// CV-21.21  All cards are drawn first, then one is kept.
struct DrawOneEvent {
    using Locals = DrawLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (l.left && can_draw_event(c, l.from)) {
            --l.left;
            shuffle_events(c, l.from);
            c.say(Msg::DrawsEvent, f.seat, l.from + 1);
            return c.call(Proc::DrawEvent, f.seat, AmountLocals{l.from});
        }
        const int drawn = kEventDrawn0 + f.seat;
        if (c.s.events.at(drawn) > 1) return c.become(Proc::KeepEvent, f.seat);
        for (const int card : c.s.events.ids_at(drawn)) c.s.events.move(card, kEventHand0 + f.seat);
        return c.done();
    }
};
struct DrawEvent {
    using Locals = AmountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int card : l.s.events.ids_at(kBag))
            if (l.s.events.back_of(card) == f.locals<Locals>().n) out.add(make(Verb::DrawEvent, card));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say_to(bit(f.seat), Msg::DrewEvent, m.a);
        c.s.events.name(m.a, kBag, kEventDrawn0 + f.seat, bit(f.seat));
        return c.done();
    }
};
struct KeepEvent {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int kind : kinds_at(l, kEventDrawn0 + f.seat)) out.add(make(Verb::KeepEvent, kind));
        out.others(Verb::KeepEvent, "CV-21.21"_rule);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int drawn = kEventDrawn0 + f.seat, kept = card_of_kind(c, drawn, m.a);
        for (const int card : c.s.events.ids_at(drawn)) {
            if (card == kept) continue;
            discard_event(c, card);
            c.say(Msg::DiscardsEvent, f.seat, c.t.event_kind[card]);
        }
        c.s.events.move(kept, kEventHand0 + f.seat);
        return c.done();
    }
};

// CV-7.22, CV-7.27  One card of choice too many.
struct TrimEvents {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int kind : kinds_at(l, kEventHand0 + f.seat)) out.add(make(Verb::DiscardEvent, kind));
        out.others(Verb::DiscardEvent, "CV-7.22"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        discard_event(c, card_of_kind(c, kEventHand0 + f.seat, m.a));
        c.say(Msg::DiscardsEvent, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

void event_rows(Rows& rows) {
    rows.arrow<Proc::DrawEvents, DrawEvents>();
    rows.arrow<Proc::DrawOneEvent, DrawOneEvent>();
    rows.chance<Proc::DrawEvent, DrawEvent>();
    rows.box<Proc::KeepEvent, KeepEvent>(kQuiet);
    rows.box<Proc::TrimEvents, TrimEvents>(kQuiet);
}

}  // namespace pentarchy::civilization
