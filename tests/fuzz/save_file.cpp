// Records: whatever the file says, it is replayed, verified, or refused with one sentence.
#include <cstdint>

#include "catalog/catalog.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    using namespace pentarchy;
    try {
        const Json record = parse_json({reinterpret_cast<const char*>(data), size}, "save");
        const auto table = replay(record, "save");
        (void)table->record();
        (void)verify(record, "save");
    } catch (const BadInput&) {
    }
    return 0;
}
