// What the entry points of all games do (games/*/entries.cpp): `turn` names a phase, the seat to act and the round.
#pragma once

#include "engine/document/document.h"

namespace pentarchy {

// The seat that `turn` names; without one the start seat.
template <class T, class S>
Seat seat_of_turn(const T& t, const S& s, const Node& turn) {
    return turn.find("seat") ? seat_named(turn["seat"], Words(t.seat_words.data(), s.seats)) : s.start;
}

// Nobody is asked and nothing is picked; the round is the one that `turn` names, the document's or the first.
template <class T, class S>
void clear_flow(const T& t, S& s, const Node& turn) {
    StackRef(s.stack).cut(0);
    if constexpr (HasForks<S>) {
        for (auto& sub : s.sub) StackRef(sub).cut(0);
        for (auto& picks : s.picks) picks = {};
    }
    if (turn.find("round")) s.round = static_cast<uint8_t>(turn["round"].integer(1, t.rounds));
    if (!s.round) s.round = 1;
}

}  // namespace pentarchy
