// Bookkeeping, MO-11, and what accounting points buy, MO-10.
#include "games/mombasa/turns.h"

namespace pentarchy::mombasa {

namespace {

// MO-11.4, MO-11.12  The steps the jar can reach, as bits: no gap, and every face-up book met.
unsigned jar_steps(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    unsigned out = 0;
    for (int step = me.jar + 1; step <= l.t.jar_last && me.book[step]; ++step) {
        if (!(me.book_down >> step & 1) && !is_met(l, seat, me.book[step] - 1)) break;
        out |= 1u << step;
    }
    return out;
}

// MO-11.14  The points of the card, whether the jar moved or not.
Flow end_bookkeeping(Ctx& c, Seat me, uint8_t points) {
    c.s.turn.keeper_points = points;
    return c.become(Proc::Settle, me);
}

Flow begin_move(Ctx& c, Seat me, uint8_t points) {
    return jar_steps(c, me) ? c.become(Proc::MoveJar, me, JarLocals{points}) : end_bookkeeping(c, me, points);
}

// MO-11.2  At most one book is turned, for 2 pounds.
struct FlipBook {
    using Locals = JarLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        out.add(make(Verb::FlipNone));
        const unsigned books = l.s.player[f.seat].book_set;
        out.each(books, flippable(l, f.seat), [&](int step) {
            if (out.need(flippable(l, f.seat) >> step & 1, "MO-11.2"_rule)) out.add(make(Verb::Flip, step));
        });
        out.others(Verb::Flip, "MO-11.2"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Flip)) flip_book(c, f.seat, m.a);
        return begin_move(c, f.seat, f.locals<JarLocals>().points);
    }
};

struct MoveJar {
    using Locals = JarLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const unsigned reachable = jar_steps(l, f.seat);
        out.add(make(Verb::JarStay));
        const unsigned ahead = (2u << l.t.jar_last) - (2u << l.s.player[f.seat].jar);
        out.each(ahead, reachable, [&](int step) {
            const bool gap = (l.s.player[f.seat].book_set & ((2u << step) - 1) & ahead) != (((2u << step) - 1) & ahead);
            if (out.need(!gap, "MO-11.12"_rule) && out.need(reachable >> step & 1, "MO-11.5"_rule))
                out.add(make(Verb::JarTo, step));
        });
        out.others(Verb::JarTo, "MO-11.4"_rule);
        out.others(Verb::Flip, "MO-11.2"_rule);  // one was turned, or none could be
    }
    // MO-11.13  The reward of the book where it stops, if that lies face up.
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint8_t points = f.locals<JarLocals>().points;
        if (is(m, Verb::JarStay)) return end_bookkeeping(c, f.seat, points);
        Player& me = c.s.player[f.seat];
        const bool locked = me.jar < c.t.jar_unlock;
        me.jar = static_cast<uint8_t>(m.a);
        c.say(Msg::JarMoves, f.seat, m.a);
        if (locked && me.jar >= c.t.jar_unlock) c.say(Msg::SlotOpens, f.seat, kSlots - 1);
        if (!(me.book_down >> m.a & 1)) give(c, f.seat, c.t.book[me.book[m.a] - 1].reward);
        return end_bookkeeping(c, f.seat, points);
    }
};

// MO-10.2 to MO-10.7  Books in the order of the display, then money for what is left.
struct SpendPoints {
    using Locals = SpendLocals;
    static SetPick set(const Look&, const Frame& f) {
        return {f.locals<SpendLocals>().taken, 0, make(Verb::TakeMoney)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int first = f.locals<SpendLocals>().first;
        for (int space = first; space < kBookSpaces; ++space)
            if (l.s.shelf[space] != kNone &&
                out.need(l.t.book_price[l.t.book_letter[space]] <= l.s.turn.points, "MO-10.3"_rule))
                out.add(make(Verb::TakeBook, space, l.s.shelf[space]));
        out.others(Verb::TakeBook, "MO-10.4"_rule);
        out.add(make(Verb::TakeMoney));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::TakeMoney)) {
            points_to_money(c, f.seat);
            return c.done();
        }
        take_book(c, f.seat, m.a);
        SpendLocals& spend = f.locals<SpendLocals>();
        spend.first = static_cast<uint8_t>(m.a + 1);
        ++spend.taken;
        if (affordable_books(c, f.seat, m.a + 1)) return c.ask();
        points_to_money(c, f.seat);
        return c.done();
    }
};

// MO-10.8 to MO-10.11
struct PlaceBook {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int book = l.s.turn.book[0];
        const unsigned legal = places_for(l, f.seat, book), all = l.t.steps_for[kBookLetters - 1] | 2u;
        out.each(all, legal, [&](int step) {
            if (out.need(step != 1, "MO-10.15"_rule) &&
                out.need(l.t.steps_for[l.t.book[book].letter] >> step & 1, "MO-10.10"_rule) &&
                out.need(legal >> step & 1, "MO-10.11"_rule))
                out.add(make(Verb::PlaceBook, book, step));
        });
        out.others(Verb::PlaceBook, "MO-10.9"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        place_book(c, f.seat, m.b);
        return c.done();
    }
};

}  // namespace

Flow begin_bookkeeping(Ctx& c, Seat seat, int points) {
    const auto p = static_cast<uint8_t>(points);
    return flippable(c, seat) ? c.become(Proc::FlipBook, seat, JarLocals{p}) : begin_move(c, seat, p);
}

void book_rows(Rows& rows) {
    rows.box<Proc::FlipBook, FlipBook>();
    rows.box<Proc::MoveJar, MoveJar>();
    rows.box<Proc::SpendPoints, SpendPoints>();
    rows.box<Proc::PlaceBook, PlaceBook>();
}

}  // namespace pentarchy::mombasa
