// A progress bar on stderr while games are played; nothing if stderr is not a terminal.
#pragma once

#include <chrono>
#include <cstdint>

namespace pentarchy {

class ProgressBar {
  public:
    ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() { clear(); }

    void show(uint64_t done, uint64_t all);
    void clear() const;  // leaves an empty line

  private:
    using Clock = std::chrono::steady_clock;
    bool terminal_;
    uint64_t first_ = 0;  // done when the bar was first shown: resumed games took no time
    Clock::time_point begin_ = Clock::now(), drawn_{};
};

}  // namespace pentarchy
