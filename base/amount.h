// How much of something a test does. With sanitizers everything is some forty times slower, so less of it is done.
#pragma once

namespace pentarchy {

#ifdef PENTARCHY_DCHECK
constexpr int amount(int, int with_sanitizers) { return with_sanitizers; }
#else
constexpr int amount(int usual, int) { return usual; }
#endif

}  // namespace pentarchy
