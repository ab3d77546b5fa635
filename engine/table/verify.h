// Fairness: anyone can check offline that a finished game's luck was not chosen by its host (law 22).
#pragma once

#include "engine/table/any_table.h"

namespace pentarchy {

// The revealed secret must be the one committed to, and every event of luck must be what the stream gives for its
// number. Returns the number of draws; throws BadInput that names the first thing that is wrong.
size_t verify(const AnyEdition& edition, const Json& record, std::string_view name);

}  // namespace pentarchy
