// Drawn over itself with a carriage return, at most ten times a second.
#include "cli/progress.h"

#include <unistd.h>

#include <cstdio>
#include <string>

#include <fmt/format.h>

namespace pentarchy {
namespace {

constexpr int kCells = 30;
constexpr double kRedrawSeconds = 0.1;

std::string duration(double seconds) {
    if (seconds < 90) return fmt::format("{:.0f} s", seconds);
    return seconds < 5400 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

ProgressBar::ProgressBar() : terminal_(::isatty(STDERR_FILENO)) {}

void ProgressBar::clear() const {
    if (terminal_) fmt::print(stderr, "\r\033[K");
}

void ProgressBar::show(uint64_t done, uint64_t all) {
    if (!terminal_) return;
    const auto now = Clock::now();
    if (!first_) first_ = done;
    if (done < all && std::chrono::duration<double>(now - drawn_).count() < kRedrawSeconds) return;
    drawn_ = now;
    const auto full = static_cast<int>(done * kCells / all);
    std::string left;
    if (done > first_) {
        const double seconds = std::chrono::duration<double>(now - begin_).count();
        left = fmt::format(", about {} left",
                           duration(seconds * static_cast<double>(all - done) / static_cast<double>(done - first_)));
    }
    fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {}/{} games{}\033[K", "", full, "", kCells - full, done, all, left);
}

}  // namespace pentarchy
