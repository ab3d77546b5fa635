// States to go back to when moves are taken back, few however long the game is: the further back, the further apart.
// Whoever takes back move after move, to the very beginning, plays little more than the whole game again.
#pragma once

#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

namespace pentarchy {

template <class State>
class Checkpoints {
  public:
    struct Kept {
        size_t moves;  // how many led to it
        State state;
    };

    void clear() { kept_.clear(); }
    size_t size() const { return kept_.size(); }

    // Keeps it unless there is one close by. Moves only ever grow between two calls of back_to.
    void add(size_t moves, const State& state) {
        if (!kept_.empty() && moves < kept_.back().moves + kStride) return;
        kept_.push_back({moves, state});
        thin_out(moves);
    }

    // The latest that so many moves or fewer led to, or null; later ones are forgotten.
    const Kept* back_to(size_t moves) {
        while (!kept_.empty() && kept_.back().moves > moves) kept_.pop_back();
        return kept_.empty() ? nullptr : &kept_.back();
    }

  private:
    static constexpr size_t kStride = 16;

    // Two for each power of two of the distance: of three, the one between goes.
    void thin_out(size_t now) {
        const auto power = [&](size_t i) { return std::bit_width(now - kept_[i].moves); };
        for (size_t i = kept_.size(); i-- > 2;) {
            if (power(i) != power(i - 2)) continue;
            kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(i - 1));
            --i;
        }
    }

    std::vector<Kept> kept_;
};

}  // namespace pentarchy
