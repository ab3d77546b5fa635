// What differs between two state documents, as numbers at paths: the size of a list and how often each word stands in
// it, the word that a choice names, a flag as 0 or 1. What is missing, or null, counts 0.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"

namespace pentarchy {

struct Difference {
    std::vector<std::string> path;  // {"players", "red", "goods", "wood"}
    int before = 0, after = 0;
    friend bool operator==(const Difference&, const Difference&) = default;
};

// In the order of the documents. Lists of objects (stacks) are left out: they are bookkeeping.
std::vector<Difference> document_diff(const Json& before, const Json& after);

}  // namespace pentarchy
