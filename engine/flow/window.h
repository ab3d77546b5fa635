// Windows (CONTRACT A6): something is announced, whoever by public knowledge might react is asked at once and in
// secret, and the first answer clockwise from the actor counts; it is announced in its turn, so that a cancel may be
// cancelled. When nobody answers, the chain unwinds from the top: what holds kills what it was played against.
//
// A game's window W says:
//   kAsk, kSettle                    the rows of the two sequences below
//   chain(state)                     the Chain of what is announced; each link has `actor`
//   react(link)                      the row that asks about this link: orders of a seat can tell windows apart
//   answer(picks)                    where that row leaves what was chosen; zero is nothing
//   play(play, seat, answer)         the answer that counts is shown and paid; returns its link
// The rows that ask have `might` and are quiet (kQuiet). Whoever announces calls
//   c.s.chain.announce(link);  return c.then(next(W::kAsk, actor), next(consequence, actor, locals));
// and the consequence finds in Locals::answer (a bool) whether it was cancelled.
#pragma once

#include "engine/flow/chain.h"
#include "engine/flow/sequence.h"

namespace pentarchy {

template <class W, class T, class S>
struct AskWindow {
    struct Locals {
        uint8_t step;
    };

    // A full chain opens no window.
    static Flow ask(Ctx<T, S>& c, Frame& f) {
        const auto& chain = W::chain(c.s);
        if (chain.is_full()) return c.go_on();
        const auto react = W::react(chain.top());
        const Row<T, S>& row = rows_of(react).begin()[static_cast<int>(react)];
        SeatMask asked = 0;
        for (Seat seat = 0; seat < c.s.seats; ++seat)
            if (row.might(c, f, seat)) asked |= bit(seat);
        return c.fork(ForkKind::Sealed, asked, react);
    }
    static Flow settle(Ctx<T, S>& c, Frame& f) { return c.become(W::kSettle, f.seat); }
    static constexpr auto kSteps = steps(&ask, &settle);
};

template <class W, class T, class S>
struct SettleWindow {
    static Flow run(Ctx<T, S>& c, Frame& f) {
        const Seat who = first_answer(f.seat, c.s.seats, [&](Seat seat) { return W::answer(c.s.picks[seat]) != 0; });
        if (who == kNobody) return c.done(!W::chain(c.s).unwind());
        const auto answer = W::answer(c.s.picks[who]);
        for (auto& picks : c.s.picks) W::answer(picks) = 0;  // the others return unseen
        c.news = kEveryone;
        W::chain(c.s).announce(W::play(c, who, answer));
        return c.become(W::kAsk, who);
    }
};

}  // namespace pentarchy
