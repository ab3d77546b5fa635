#include "games/civilization/reach.h"

#include <algorithm>
#include <cstring>

namespace pentarchy::civilization {

Rule passing_refusal(const Look& l, Seat seat, const Group& group, int square) {
    if (!is_open(l, square)) return "CV-8.30"_rule;
    if (is_water(l, square) && !may_cross_water(l, seat)) return "CV-8.15"_rule;
    const uint8_t top = l.s.top[square];
    if (is_relic(top) && !group.armies) return "CV-16.2"_rule;
    if (!stops(l, seat, square) || has(l, seat, Right::FlyOver)) return kFine;
    if (is_centre(top)) return "CV-8.65"_rule;
    return is_marker(top) ? "CV-8.41"_rule : "CV-8.61"_rule;
}

bool stops(const Look& l, Seat seat, int square) {
    if (!is_open(l, square)) return false;
    const uint8_t top = l.s.top[square];
    return is_marker(top) || is_blockaded(l, seat, square) || (is_centre(top) && owner_of_centre(top) != seat);
}

namespace {

// CV-8.40, CV-8.42, CV-8.62, CV-8.64, CV-8.67  Scouts enter huts at most, and these with leave only.
Rule scouts_refusal(const Look& l, Seat seat, int square) {
    if (is_blockaded(l, seat, square)) return "CV-8.62"_rule;
    if (is_centre(l.s.top[square])) return "CV-8.64"_rule;
    return !is_village(l, square) && has(l, seat, Right::ScoutsExplore) ? kFine : "CV-8.40"_rule;
}

}  // namespace

bool is_gated(const Look& l, Seat seat, int square) {
    if (!others_have(l, seat, Right::Gate) || is_centre(l.s.top[square])) return false;
    const Side side = side_of(l, square);
    return side.any() && side.seat != seat && has(l, side.seat, Right::Gate);
}

Rule entering_refusal(const Look& l, Seat seat, const Group& group, int square) {
    if (l.s.locked.has(group.square)) return "CV-21.15"_rule;
    if (is_gated(l, seat, square)) return "CV-21.1"_rule;
    if (is_water(l, square) && !may_end_on_water(l, seat)) return "CV-8.19"_rule;
    if (group.figures() > stacking_limit(l, seat)) return "CV-8.7"_rule;
    return group.scouts ? scouts_refusal(l, seat, square) : kFine;
}

Rule ending_refusal(const Look& l, Seat seat, const Group& group, int square) {
    const uint8_t top = l.s.top[square];
    if (is_centre(top)) return "CV-8.11"_rule;
    if (is_water(l, square) && !may_end_on_water(l, seat)) return "CV-8.16"_rule;
    if (is_relic(top) && !group.armies) return "CV-16.2"_rule;
    if (is_gated(l, seat, square)) return "CV-21.1"_rule;
    const int others = stand_at(l, square).figures() - (square == group.square ? group.figures() : 0);
    return may_stack(l, seat, others + group.figures()) ? kFine : "CV-8.7"_rule;
}

Reach::Reach(const Look& l, Seat seat, const Group& group) : points_(l.s.locked.has(group.square) ? 0 : group.points) {
    std::memset(steps_, kFar, sizeof steps_);
    std::memset(to_end_, kFar, sizeof to_end_);
    uint16_t ends[kSquares];
    int n = 0;
    list_[size_++] = group.square;
    steps_[group.square] = 0;
    for (int i = 0; i < size_; ++i) {
        const int from = list_[i];
        if (steps_[from] == points_) break;
        for (const int next : l.t.find.beside[from]) {
            if (steps_[next] != kFar) continue;
            const bool passes = passing_refusal(l, seat, group, next) == kFine, happens = stops(l, seat, next);
            const bool enters = happens && entering_refusal(l, seat, group, next) == kFine;
            if (!passes && !enters) continue;
            steps_[next] = static_cast<uint8_t>(steps_[from] + 1);
            if (passes) list_[size_++] = static_cast<uint16_t>(next);
            if (happens) stopping_.add(next);
            if (enters) {
                to_end_[next] = 0;
                ends[n++] = static_cast<uint16_t>(next);
            }
        }
    }
    // From how many steps away a square can be left for one where the move may end.
    const int stopping = n;
    for (int i = 0; i < size_; ++i) {
        const int square = list_[i];
        if (stopping_.has(square)) continue;
        const bool own_centre = is_centre(l.s.top[square]);  // it may disband there (CV-8.70)
        if (!own_centre && ending_refusal(l, seat, group, square) != kFine) continue;
        to_end_[square] = 0;
        ends[n++] = static_cast<uint16_t>(square);
    }
    if (n == stopping + size_) return;
    for (int i = 0; i < n; ++i)
        for (const int next : l.t.find.beside[ends[i]]) {
            if (steps_[next] == kFar || to_end_[next] != kFar) continue;
            to_end_[next] = static_cast<uint8_t>(to_end_[ends[i]] + 1);
            ends[n++] = static_cast<uint16_t>(next);
        }
}

Rule going_refusal(const Look& l, Seat seat, const Group& group, const Reach& reach, int square) {
    if (l.s.locked.has(group.square)) return "CV-21.15"_rule;
    if (l.t.grid.distance(group.square, square) > group.points) return "CV-8.2"_rule;
    if (l.s.face[square] == kVoid) return "CV-2.36"_rule;
    if (stops(l, seat, square))
        if (const Rule refusal = entering_refusal(l, seat, group, square); refusal != kFine) return refusal;
    if (const Rule refusal = passing_refusal(l, seat, group, square); refusal != kFine) return refusal;
    if (reach.steps(square) > group.points) return "CV-8.2"_rule;
    const Rule refusal = ending_refusal(l, seat, group, square);
    return refusal != kFine ? refusal : "CV-8.2"_rule;
}

}  // namespace pentarchy::civilization
