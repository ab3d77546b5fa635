// Counts what the test program allocates (law 12).
#pragma once

#include <cstdint>

namespace pentarchy {

uint64_t allocations();

}  // namespace pentarchy
