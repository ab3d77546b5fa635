// Counts what the test program allocates (law 12), and what it has not given back.
#pragma once

#include <cstdint>

namespace pentarchy {

uint64_t allocations();
uint64_t bytes_held();

}  // namespace pentarchy
