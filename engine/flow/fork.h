// Forks: several seats asked at once. The fork frame on the main stack is public (who is asked, who is left); each
// asked seat works on a small stack of its own. In a sealed fork nobody sees the others' moves, only who is left; in an
// open one everything is shown, first come, first served.
#pragma once

#include "engine/flow/stack.h"

namespace pentarchy {

enum class ForkKind : uint8_t { Sealed, Open };

inline constexpr uint8_t kForkProc = 255;  // the fork's own row number; no game has that many rows

struct Fork {
    SeatMask asked, left;
    uint8_t proc;
    ForkKind kind;
    uint8_t base[12];  // where each seat's own stack stood when the fork opened
};
inline constexpr int kForkCells = cells_for<Fork>();

template <class S>
concept HasForks = requires(S s) {
    s.sub[0];
    s.picks[0];
};

// The fork on top of the main stack, or null.
template <class S>
[[gnu::always_inline]] inline const Fork* top_fork(const S& s) {
    if constexpr (HasForks<S>) {
        if (s.stack.top && top_of(s.stack).proc == kForkProc) return &top_of(s.stack).template locals<Fork>();
    }
    return nullptr;
}
template <class S>
Fork* top_fork(S& s) {
    return const_cast<Fork*>(top_fork(static_cast<const S&>(s)));
}
template <class S>
bool is_sealed(const S& s) {
    const Fork* fork = top_fork(s);
    return fork && fork->kind == ForkKind::Sealed;
}

// The boxes that a fork starts in have locals of at most six bytes. The fork keeps them in its own header, which is
// free.
template <class S, class L = NoLocals>
void push_fork(S& s, ForkKind kind, SeatMask asked, uint8_t proc, const L& locals = {}) {
    static_assert(cells_for<L>() == 1);
    Fork fork{asked, asked, proc, kind, {}};
    for (const Seat seat : each(asked)) {
        fork.base[seat] = s.sub[seat].top;
        StackRef(s.sub[seat]).push(proc, seat, locals);
    }
    StackRef stack(s.stack);
    stack.push(kForkProc, kNobody, fork);
    if constexpr (!std::is_empty_v<L>) std::memcpy(stack.top().local, &locals, sizeof locals);
}

// The seat's own stack is back where it stood: it is ready.
template <class S>
void close_seat(S& s, Fork& fork, Seat seat) {
    if (s.sub[seat].top == fork.base[seat]) fork.left &= static_cast<SeatMask>(~bit(seat));
}

// Starts a seat of the fork in this frame again.
template <class S>
void restart_seat(S& s, Frame& f, Seat seat) {
    Fork& fork = f.locals<Fork>();
    StackRef sub(s.sub[seat]);
    sub.cut(fork.base[seat]);
    std::memcpy(sub.push_cells(fork.proc, seat, 1).local, f.local, sizeof f.local);
    fork.left |= bit(seat);
}

// Frames of any row, a fork's among them, are read through these three alone: a fork has a number but no row, and a
// cell is a header only if the frames above it end there.
template <class R>
int frame_cells(const Frame& f, const R* rows) {
    return f.proc == kForkProc ? kForkCells : rows[f.proc].cells;
}
// Calls act(frame) from the top down.
template <int kCells, class R, class Act>
void each_frame(const Stack<kCells>& s, const R* rows, Act act) {
    for (int at = s.top; at > 0;) {
        const Frame& f = frame_at(s, at - 1);
        at -= frame_cells(f, rows);
        act(f);
    }
}
// The topmost frame of this row, or null. A game asks by the row alone: rows_of(Proc) is its table.
template <int kCells, class R, class Proc>
const Frame* find_frame(const Stack<kCells>& s, const R* rows, Proc proc) {
    for (int at = s.top; at > 0; at -= frame_cells(frame_at(s, at - 1), rows))
        if (frame_at(s, at - 1).proc == static_cast<uint8_t>(proc)) return &frame_at(s, at - 1);
    return nullptr;
}

template <int kCells, class Proc>
const Frame* find_frame(const Stack<kCells>& s, Proc proc) {
    return find_frame(s, rows_of(proc).begin(), proc);
}

// The innermost fork may lie below the running frame. If it is open, the seat is asked again.
template <class S, class R>
void recall_seat(S& s, Seat seat, const R* rows) {
    const Frame* f = find_frame(s.stack, rows, kForkProc);
    if (!f) return;
    const Fork& fork = f->template locals<Fork>();
    if (fork.kind == ForkKind::Open && !has(fork.left, seat)) restart_seat(s, const_cast<Frame&>(*f), seat);
}

}  // namespace pentarchy
