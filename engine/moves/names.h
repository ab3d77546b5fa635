// Lists of id words, as editions, state documents and move texts use them, and the way from a word to its place.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "base/json.h"

namespace pentarchy {

using Words = std::span<const std::string>;

// A number of an enum, for arrays and bits.
template <class Id>
constexpr int index(Id id) {
    return static_cast<int>(id);
}

// The place of a word in the list, or -1.
inline int place_of(std::string_view word, Words words) {
    const auto at = std::find(words.begin(), words.end(), word);
    return at == words.end() ? -1 : static_cast<int>(at - words.begin());
}

// The same of a text in a document, which must be one of the words.
inline int place_of(const Node& node, Words words, std::string_view complaint = "is not a name known here") {
    const int at = place_of(node.text(), words);
    if (at < 0) node.fail(complaint);
    return at;
}

}  // namespace pentarchy
