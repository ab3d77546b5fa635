// A chain of announced things (CONTRACT A6): each link may be stopped by the next. It is data, not frames: a cancel of
// a cancel of a cancel takes two frames on the stack, however long it gets.
#pragma once

#include <cstdint>

#include "base/check.h"
#include "engine/moves/seat.h"

namespace pentarchy {

template <class Link, int N>
struct Chain {
    Link link[N];
    uint8_t size;
    uint8_t zero;

    bool is_full() const { return size == N; }
    const Link& top() const { return link[size - 1]; }
    void announce(const Link& item) {
        CHECK(size < N);
        link[size++] = item;
    }
    // Unwinds from the top: a live link kills the one below. Empties the chain; true if the first link survived.
    bool unwind() {
        const bool survived = size % 2 == 1;
        *this = {};
        return survived;
    }
};

// The first seat clockwise after `actor` (the actor last) for which answered(seat) is true, or kNobody.
template <class Answered>
Seat first_answer(Seat actor, int seats, Answered answered) {
    for (int i = 1; i <= seats; ++i) {
        const Seat seat = static_cast<Seat>((actor + i) % seats);
        if (answered(seat)) return seat;
    }
    return kNobody;
}

}  // namespace pentarchy
