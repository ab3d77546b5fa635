// Log lines: a message id, who may read it, and numbers. Rules build no sentence; engine/text/text.h finds the words.
#pragma once

#include <vector>

#include "engine/moves/seat.h"

namespace pentarchy {

inline constexpr int kLineArgs = 6;

struct Line {
    uint16_t message = 0;
    SeatMask audience = kEveryone;
    uint8_t args = 0;
    uint16_t arg[kLineArgs]{};
    friend bool operator==(const Line&, const Line&) = default;
};

using Log = std::vector<Line>;

}  // namespace pentarchy
