// A computer player. It is given a View and nothing else, so it cannot peek: equal views and equal seeds give equal
// moves.
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "ai/spec.h"
#include "engine/flow/view.h"

namespace pentarchy {

// One of the moves that were weighed.
struct Weighed {
    Move move;
    uint64_t visits = 0;           // how often it was tried
    uint64_t results = 0;          // how many of these told what every seat may expect
    double expected[kMaxSeats]{};  // result of each seat, 0 to 1
    std::vector<Move> line;        // how play is expected to go on, this move first
};

// What a bot thinks, at any moment of its thinking.
struct Thought {
    Move best{};
    uint64_t iterations = 0;
    double seconds = 0;
    size_t bytes = 0;              // of memory for the search
    double expected[kMaxSeats]{};  // result of each seat if play goes on well, 0 to 1
    std::vector<Weighed> weighed;  // best first
};

struct Limits {
    std::stop_token stop;                          // asked for: answer at once with the best so far
    std::function<void(const Thought&)> progress;  // called now and then from the thinking thread
    double progress_seconds = 0.1;
    int threads = 1;
};

template <class G>
class Bot {
  public:
    virtual ~Bot() = default;
    // Precondition: the viewer is pending. Never longer than its budget, and at least one move is always there.
    virtual Thought think(const View<G>& view, const Limits& limits) = 0;
};

}  // namespace pentarchy
