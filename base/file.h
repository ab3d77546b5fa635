// Whole files in and out. Both throw BadInput with the path and the system's reason.
#pragma once

#include <string>
#include <string_view>

namespace pentarchy {

std::string read_file(const std::string& path);

// All or nothing: writes beside the target, syncs, renames. A failure leaves the old file and no other.
void write_file(const std::string& path, std::string_view text);

}  // namespace pentarchy
