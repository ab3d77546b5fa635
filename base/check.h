// CHECK stops the program when an invariant of ours is broken: always on. DCHECK is for the hot path: sanitizer builds only.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace pentarchy {

[[noreturn]] inline void check_failed(const char* what, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: CHECK failed: %s\n", file, line, what);
    std::abort();
}

}  // namespace pentarchy

#define CHECK(condition) \
    (__builtin_expect(static_cast<bool>(condition), 1) ? (void)0 : ::pentarchy::check_failed(#condition, __FILE__, __LINE__))

#ifdef PENTARCHY_DCHECK
#define DCHECK(condition) CHECK(condition)
#else
#define DCHECK(condition) ((void)0)
#endif
