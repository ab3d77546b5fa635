// CHECK stops the program when an invariant of ours is broken: always on. DCHECK is for the hot path: sanitizer builds
// only. In a server it throws instead: one table must not take the others down.
#pragma once

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace pentarchy {

struct CheckFailed : std::logic_error {
    using std::logic_error::logic_error;
};
inline std::atomic<bool> checks_throw = false;

[[noreturn, gnu::cold]] inline void check_failed(const char* what, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: CHECK failed: %s\n", file, line, what);
    if (checks_throw) throw CheckFailed(std::string(file) + ":" + std::to_string(line) + ": CHECK failed: " + what);
    std::abort();
}

}  // namespace pentarchy

#define CHECK(condition)                                         \
    (__builtin_expect(static_cast<bool>(condition), 1) ? (void)0 \
                                                       : ::pentarchy::check_failed(#condition, __FILE__, __LINE__))

#ifdef PENTARCHY_DCHECK
#define DCHECK(condition) CHECK(condition)
#else
#define DCHECK(condition) ((void)0)
#endif
