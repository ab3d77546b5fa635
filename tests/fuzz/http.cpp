// HTTP: raw bytes on a connection to the whole server. `$` stands for the id of a running table.
#include <cstdint>

#include "tests/fuzz/whole_server.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    pentarchy::WholeServer& server = pentarchy::WholeServer::instance();
    std::string bytes;
    for (size_t i = 0; i < size; ++i) {
        if (data[i] == '$')
            bytes += server.table;
        else
            bytes += static_cast<char>(data[i]);
    }
    server.talk(bytes);
    return 0;
}
