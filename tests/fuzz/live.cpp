// WebSocket: every line is a message of a guest who sits at a running table (`$` is its id);
// an input that begins with a zero byte is raw bytes after the handshake instead.
#include <cstdint>

#include "tests/fuzz/whole_server.h"

namespace {

// A text frame as clients send it; a mask of zeros leaves the text as it is.
std::string frame(const std::string& text) {
    std::string result = "\x81";
    if (text.size() < 126) {
        result += static_cast<char>(0x80 | text.size());
    } else {
        result += '\xfe';
        result += static_cast<char>(text.size() >> 8);
        result += static_cast<char>(text.size() & 0xff);
    }
    return result + std::string(4, '\0') + text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    pentarchy::WholeServer& server = pentarchy::WholeServer::instance();
    std::string bytes =
        "GET /api/v1/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: "
        "13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: pentarchy_session=" +
        server.cookie + "\r\n\r\n";
    if (size > 0 && data[0] == 0) {
        bytes.append(reinterpret_cast<const char*>(data) + 1, size - 1);
        size = 0;
    }
    std::string line;
    for (size_t i = 0; i < size; ++i) {
        if (data[i] == '$') {
            line += server.table;
        } else if (data[i] != '\n') {
            line += static_cast<char>(data[i]);
        } else {
            bytes += frame(line.substr(0, 0xffff));
            line.clear();
        }
    }
    server.talk(bytes);
    return 0;
}
