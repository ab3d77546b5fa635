// Forks: several seats asked at once. The fork frame on the main stack is public (who is asked, who is left); each asked
// seat works on a small stack of its own. In a sealed fork nobody sees the others' moves, only who is left; in an open
// one everything is shown, first come, first served.
#pragma once

#include "engine/stack.h"

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
const Fork* top_fork(const S& s) {
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

template <class S>
void push_fork(S& s, ForkKind kind, SeatMask asked, uint8_t proc) {
    Fork fork{asked, asked, proc, kind, {}};
    for (const Seat seat : each(asked)) {
        fork.base[seat] = s.sub[seat].top;
        StackRef(s.sub[seat]).push_cells(proc, seat, 1);  // a fork starts in a box without wide locals
    }
    StackRef(s.stack).push(kForkProc, kNobody, fork);
}

// The seat's own stack is back where it stood: it is ready.
template <class S>
void close_seat(S& s, Fork& fork, Seat seat) {
    if (s.sub[seat].top == fork.base[seat]) fork.left &= static_cast<SeatMask>(~bit(seat));
}

// Starts a seat of this fork again.
template <class S>
void restart_seat(S& s, Fork& fork, Seat seat) {
    StackRef sub(s.sub[seat]);
    sub.cut(fork.base[seat]);
    sub.push_cells(fork.proc, seat, 1);
    fork.left |= bit(seat);
}

// The innermost open fork may lie below the running frame: it is found by walking down from the top.
template <class S, class R>
void recall_seat(S& s, Seat seat, const R* rows) {
    for (int at = s.stack.top; at > 0;) {
        Frame& f = *std::launder(reinterpret_cast<Frame*>(s.stack.raw + 8 * (at - 1)));
        if (f.proc == kForkProc) {
            Fork& fork = f.template locals<Fork>();
            if (fork.kind == ForkKind::Open && !has(fork.left, seat)) restart_seat(s, fork, seat);
            return;
        }
        at -= rows[f.proc].cells;
    }
}

}  // namespace pentarchy
