// The counting operators stand alone, so that the compiler does not see through them.
#include "tests/allocations.h"

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<uint64_t> count = 0, held = 0;

void* counted(size_t size) {
    ++count;
    void* memory = std::malloc(size ? size : 1);
    held += malloc_usable_size(memory);
    return memory;
}
void give_back(void* memory) {
    held -= malloc_usable_size(memory);
    std::free(memory);
}

}  // namespace

namespace pentarchy {
uint64_t allocations() { return count; }
uint64_t bytes_held() { return held; }
}  // namespace pentarchy

void* operator new(size_t size) {
    if (void* memory = counted(size)) return memory;
    throw std::bad_alloc();
}
// std::stable_sort asks so for its buffer and gives it back as any other.
void* operator new(size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, size_t) noexcept { give_back(memory); }
