// Which states of a game the laws look at. Checking a state costs as much as playing hundreds of moves, so the cost of
// a long game must not grow with its length: all of the first states are looked at, then half of as many again, and so
// on, some of each doubling.
#pragma once

#include <bit>
#include <cstdint>

#include "base/rng.h"

namespace pentarchy::laws {

class Sample {
  public:
    static constexpr uint64_t kAllOf = 600;         // the first states
    static constexpr uint64_t kPlayedOn = 200'000;  // steps of imagined worlds in all
    static constexpr uint32_t kPlayOnEvery = 40;    // states that are looked at

    // At random, not every so many states: what happens at every other step might never be looked at.
    static bool looks_at(uint64_t step, Rng& rng) {
        const uint64_t one_of = std::bit_ceil(step / kAllOf + 1);
        return one_of == 1 || rng.below(static_cast<uint32_t>(one_of)) == 0;
    }
    bool plays_on(Rng& rng) const { return rng.below(kPlayOnEvery) == 0 && played_on_ < kPlayedOn; }
    void note_played_on(uint64_t steps) { played_on_ += steps; }

  private:
    uint64_t played_on_ = 0;
};

}  // namespace pentarchy::laws
