// How good a result is to each seat, from 0 to 1: mostly the chance to be first, a little the margin, so that a bot
// that cannot win any more still plays on, and one that wins anyway plays well.
#pragma once

#include <algorithm>
#include <cmath>

#include "engine/flow/step.h"

namespace pentarchy {

struct Estimate {
    float score[kMaxSeats];
    float spread;
};

template <class G>
Estimate estimate(const LookOf<G>& l, float spread) {
    Estimate out;
    out.spread = spread;
    for (Seat seat = 0; seat < G::seats(l.s); ++seat) out.score[seat] = G::value(l, seat);
    return out;
}

struct Outcome {
    float of[kMaxSeats]{};
};

inline constexpr float kMarginShare = 0.25f;
inline constexpr float kSoloReach = 20;  // spreads from nothing to as much as may be hoped for

// From expected scores: each seat's chance to come first as the spread has it, and how far it is from the best other.
// Alone there is nobody to be ahead of: the score itself counts.
inline Outcome outcome_of(const Estimate& e, int seats) {
    if (seats == 1) return {{std::clamp(e.score[0] / (kSoloReach * e.spread), 0.0f, 1.0f)}};
    float best = e.score[0], second = -1e9f;
    for (int i = 1; i < seats; ++i) {
        second = std::max(second, std::min(best, e.score[i]));
        best = std::max(best, e.score[i]);
    }
    float weight[kMaxSeats], sum = 0;
    for (int i = 0; i < seats; ++i) sum += weight[i] = std::exp((e.score[i] - best) / e.spread);
    Outcome out;
    for (int i = 0; i < seats; ++i) {
        const float rival = e.score[i] == best ? second : best, x = (e.score[i] - rival) / (4 * e.spread);
        const float margin = 0.5f + 0.5f * x / (1 + std::abs(x));
        out.of[i] = (1 - kMarginShare) * weight[i] / sum + kMarginShare * margin;
    }
    return out;
}

// From a finished game: the win is shared by all who are first.
template <class G>
Outcome final_outcome(const LookOf<G>& l, float spread) {
    const int seats = G::seats(l.s);
    Outcome out = outcome_of(estimate<G>(l, spread), seats);
    int rank[kMaxSeats], winners = 0;
    for (Seat seat = 0; seat < seats; ++seat) winners += (rank[seat] = G::standing(l, seat).rank) == 1;
    for (Seat seat = 0; seat < seats; ++seat) {
        const float win = rank[seat] == 1 ? 1.0f / static_cast<float>(winners) : 0.0f;
        out.of[seat] = 0.75f * win + 0.25f * out.of[seat];
    }
    return out;
}

// Moves are compared with one spread, that of the decision: if a lead were worth more later, a bot would play for time.
template <class G>
Outcome outcome(const LookOf<G>& l, float spread) {
    return is_over(l.s) ? final_outcome<G>(l, spread) : outcome_of(estimate<G>(l, spread), G::seats(l.s));
}

}  // namespace pentarchy
