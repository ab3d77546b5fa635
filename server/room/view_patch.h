// The difference of two views as a JSON merge patch (RFC 7396).
#pragma once

#include <optional>

#include "base/json.h"

namespace pentarchy {

// merge_patch(before, patch) == after. Nothing if a patch cannot say it: it has no way to set a member to null.
std::optional<Json> patch_between(const Json& before, const Json& after);

}  // namespace pentarchy
