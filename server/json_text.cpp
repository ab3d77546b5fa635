#include "server/json_text.h"

#include <algorithm>

#include <boost/json.hpp>

namespace pentarchy {

// Ids and keys need no escape; whatever does is left to the library.
void append_quoted(std::string& out, std::string_view text) {
    const bool plain = std::all_of(text.begin(), text.end(),
                                   [](unsigned char c) { return c >= 0x20 && c != '"' && c != '\\' && c < 0x7F; });
    if (!plain) {
        out += boost::json::serialize(boost::json::string_view(text));
        return;
    }
    out += '"';
    out += text;
    out += '"';
}

}  // namespace pentarchy
