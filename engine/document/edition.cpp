// The parts of reading an edition that know no table.
#include "engine/document/edition.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pentarchy {

void must_be(const Node& node, std::string_view word) {
    if (node.text() != word) node.fail(fmt::format("must be \"{}\"", word));
}

void must_have(const Node& list, size_t entries) {
    if (list.items().size() != entries) list.fail(fmt::format("must have {} entries", entries));
}

void must_fit(const Node& list, size_t capacity) {
    const size_t entries = list.items().size();
    if (entries > capacity) list.fail(fmt::format("has {} entries, at most {} fit", entries, capacity));
}

std::vector<std::string> read_ids(const Node& list, size_t capacity) {
    std::vector<std::string> out;
    for (const Node& entry : list.items()) {
        const Node id = entry["id"];
        if (place_of(id.text(), out) >= 0) id.fail("is there twice");
        out.emplace_back(id.text());
    }
    must_fit(list, capacity);
    return out;
}

std::vector<std::string> read_exact_ids(const Node& list, size_t entries) {
    must_have(list, entries);
    return read_ids(list, entries);
}

void must_have_ids(const Node& list, Words ids) {
    must_have(list, ids.size());
    for (size_t i = 0; i < ids.size(); ++i)
        if (const Node id = list.at(i)["id"]; id.text() != ids[i])
            id.fail(fmt::format("must be \"{}\" at this place", ids[i]));
}

Node Fields::operator[](std::string_view key) {
    read_.emplace_back(key);
    return node_[key];
}

std::optional<Node> Fields::find(std::string_view key, May may) {
    if (may == May::BeMissing && !node_.find(key)) return std::nullopt;
    const Node at = (*this)[key];
    return may == May::BeNull && at.is_null() ? std::nullopt : std::optional(at);
}

Fields& Fields::either(std::string_view key, bool& out, std::string_view no, std::string_view yes) {
    const Node at = (*this)[key];
    out = at.text() == yes;
    if (!out) pentarchy::must_be(at, no);
    return *this;
}

Fields& Fields::must_be(std::string_view key, std::string_view word) {
    pentarchy::must_be((*this)[key], word);
    return *this;
}

void Fields::only(std::initializer_list<std::string_view> unread) const {
    std::vector<std::string> known = read_;
    known.insert(known.end(), unread.begin(), unread.end());
    for (const auto& [key, node] : node_.members())
        if (place_of(key, known) < 0) node.fail(fmt::format("is not known here (known: {})", fmt::join(known, ", ")));
}

void must_count(const Node& stated, int things, std::string_view what) {
    if (stated.integer(0, 99999) != things) stated.fail(fmt::format("is not the number of {}: {}", what, things));
}

}  // namespace pentarchy
