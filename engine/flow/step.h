// One step of a game: who is pending, what is offered, what luck may bring, taking a move, and what others see of it.
#pragma once

#include "engine/game.h"

namespace pentarchy {

template <class G>
using LookOf = Look<typename G::Edition, typename G::State>;

// The row of a frame that is no fork's: a fork has none.
template <class G>
const auto& row_of(const Frame& f) {
    DCHECK(f.proc < G::row_count());
    return G::rows()[f.proc];
}

template <class S>
bool is_over(const S& s) {
    return s.stack.top == 0;
}

// The frame that asks `seat`: in a fork the top of the seat's own stack, else the top of the main one.
template <class S>
const Frame& frame_for(const S& s, Seat seat) {
    if constexpr (HasForks<S>) {
        if (const Fork* fork = top_fork(s); fork && seat < kMaxSeats && has(fork->left, seat))
            return top_of(s.sub[seat]);
    }
    return top_of(s.stack);
}

template <class G>
bool is_chance(const typename G::State& s) {
    return !is_over(s) && !top_fork(s) && row_of<G>(top_of(s.stack)).kind == RowKind::Chance;
}

// The seats that may act now; nobody while luck decides or when the game is over.
template <class G>
[[gnu::always_inline]] inline SeatMask pending(const typename G::State& s) {
    if (is_over(s)) return 0;
    if (const Fork* fork = top_fork(s)) return fork->left;
    const Frame& f = top_of(s.stack);
    return row_of<G>(f).kind == RowKind::Chance ? SeatMask{0} : bit(f.seat);
}

template <class G>
const auto& row_for(const typename G::State& s, Seat seat) {
    return row_of<G>(frame_for(s, seat));
}

// Lists every legal move of a pending seat; in an imagined world that may be none but the way out.
template <class G>
void offer(const LookOf<G>& l, Seat seat, Offer& out) {
    out.size = 0;
    Fast sink{out};
    const Frame& f = frame_for(l.s, seat);
    row_of<G>(f).offer(l, f, sink);
    if (out.size == 0) out.add(kWayOut);
}

// Proposals of deals could follow each other for ever, and whoever imagines others' answers knows little of them. So
// those who think ahead consider none but their own at once: without them an offer must not be empty.
template <class G>
void leave_out_proposals(const typename G::State& s, Seat seat, Offer& out) {
    const auto& row = row_for<G>(s, seat);
    if (!row.proposes) return;
    int kept = 0;
    for (const Move m : out)
        if (!row.proposes(m)) out.move[kept++] = m;
    CHECK(kept > 0);
    out.size = kept;
}

// The same with the reasons against every candidate that is not offered.
template <class G>
void explain(const LookOf<G>& l, Seat seat, Offer& out, std::vector<Refusal>& refused) {
    out.size = 0;
    Why sink(out, refused);
    const Frame& f = frame_for(l.s, seat);
    row_of<G>(f).explain(l, f, sink);
}

template <class G>
void outcomes(const LookOf<G>& l, Chances& out) {
    out.size = 0;
    out.total = 0;
    const Frame& f = top_of(l.s.stack);
    row_of<G>(f).outcomes(l, f, out);
}

// What `viewer` sees of a move: all of it, the verb with covered arguments, or nothing (another's sealed choice).
template <class G>
Move shown(const LookOf<G>& l, Seat actor, Move m, Seat viewer) {
    if (actor == viewer) return m;
    if (actor != kChance && is_sealed(l.s)) return kNothing;
    const Frame& f = frame_for(l.s, actor);
    const auto& row = row_of<G>(f);
    if (!row.sees || has(row.sees(l, f, m), viewer)) return m;
    return row.cover ? row.cover(m) : covered(m);
}

// What a step leaves behind for the driver; playouts pass none.
struct Trace {
    Log lines;
    SeatMask news = 0;
};

namespace detail {

// Runs arrows until somebody has to decide, a chance row stands on top, or nothing is left.
template <class G>
void settle(Ctx<typename G::Edition, typename G::State>& c) {
    auto& s = c.s;
    for (int steps = 0; s.stack.top; ++steps) {
        CHECK(steps < 10'000);
        if (Fork* fork = top_fork(s)) {
            if (fork->left) break;
            StackRef(s.stack).pop(kForkCells);
            continue;
        }
        Frame& f = StackRef(s.stack).top();
        const auto& row = row_of<G>(f);
        if (row.kind != RowKind::Arrow) break;
        (void)row.run(c, f);
    }
}

// The box or chance row on top of the stack of `c` takes a move.
template <class G>
[[gnu::always_inline]] inline void take_row(Ctx<typename G::Edition, typename G::State>& c, StackRef at, Seat actor,
                                            Move m) {
    Frame& f = at.top();
    const auto& row = row_of<G>(f);
    if (m == kWayOut) {
        CHECK(row.way_out);
        return (void)row.way_out(c, f);
    }
    if constexpr (HasForks<typename G::State>) {
        if (row.take_own) {
            OwnCtx<typename G::Edition, typename G::State> own(c.t, c.s, c.log, G::rows(), at, actor);
            return (void)row.take_own(own, f, m);
        }
    }
    (void)row.take(c, f, m);
}

template <class G>
void end_game(const typename G::Edition& t, typename G::State& s, Log* log) {
    StackRef(s.stack).cut(0);
    if constexpr (HasForks<typename G::State>) {
        for (auto& sub : s.sub) StackRef(sub).cut(0);
        for (auto& picks : s.picks) picks = {};
    }
    Play<typename G::Edition, typename G::State> play(t, s, log);
    G::finish(play);
}

}  // namespace detail

// Settles a state that was just set up or entered.
template <class G>
void begin(const typename G::Edition& t, typename G::State& s, Trace* trace = nullptr) {
    Log* log = trace ? &trace->lines : nullptr;
    Ctx<typename G::Edition, typename G::State> c(t, s, log, G::rows(), StackRef(s.stack));
    detail::settle<G>(c);
    if (is_over(s)) detail::end_game<G>(t, s, log);
}

// Does the move. Precondition: it is offered to `actor`, or an outcome if `actor` is kChance.
template <class G>
void take(const typename G::Edition& t, typename G::State& s, Seat actor, Move m, Trace* trace = nullptr) {
    using T = typename G::Edition;
    using S = typename G::State;
    Log* log = trace ? &trace->lines : nullptr;
    Fork* fork = actor == kChance ? nullptr : top_fork(s);
    if constexpr (requires { s.clock; }) s.clock = static_cast<uint16_t>(s.clock + (actor != kChance && !is_sealed(s)));
    Ctx<T, S> c(t, s, log, G::rows(), StackRef(s.stack));
    if constexpr (HasForks<S>) {
        if (fork) {
            Ctx<T, S> own(t, s, log, G::rows(), StackRef(s.sub[actor]));
            detail::take_row<G>(own, StackRef(s.sub[actor]), actor, m);
            c.news = own.news;
            close_seat(s, *fork, actor);
        }
    }
    if (!fork) detail::take_row<G>(c, StackRef(s.stack), actor, m);
    detail::settle<G>(c);
    if (is_over(s) || G::verdict({t, s})) detail::end_game<G>(t, s, log);
    if (trace) trace->news |= c.news;
}

}  // namespace pentarchy
