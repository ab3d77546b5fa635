// The counting operators stand alone, so that the compiler does not see through them.
#include "tests/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<uint64_t> count = 0;
}

namespace pentarchy {
uint64_t allocations() { return count; }
}  // namespace pentarchy

void* operator new(size_t size) {
    ++count;
    if (void* memory = std::malloc(size ? size : 1)) return memory;
    throw std::bad_alloc();
}
// std::stable_sort asks so for its buffer and gives it back as any other.
void* operator new(size_t size, const std::nothrow_t&) noexcept {
    ++count;
    return std::malloc(size ? size : 1);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
