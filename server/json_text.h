// JSON written straight into a string, for the messages of every move: a document of objects would cost more than the
// move.
#pragma once

#include <string>
#include <string_view>

namespace pentarchy {

void append_quoted(std::string& out, std::string_view text);

}  // namespace pentarchy
