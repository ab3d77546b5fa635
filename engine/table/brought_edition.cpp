#include "engine/table/brought_edition.h"

#include <algorithm>
#include <numeric>
#include <set>

#include <fmt/format.h>

namespace pentarchy {

namespace {

using Names = std::set<std::string, std::less<>>;

// The names of all members, and the words, which may be names of members as well: {"wood": 2}.
void collect(const Json& value, bool members, Names& out) {
    if (const auto* word = value.if_string()) out.emplace(*word);
    if (const auto* list = value.if_array())
        for (const Json& item : *list) collect(item, members, out);
    if (const auto* object = value.if_object())
        for (const auto& [key, item] : *object) {
            if (members) out.emplace(key);
            collect(item, members, out);
        }
}

// How many letters must be added, dropped or changed.
size_t letters_apart(std::string_view a, std::string_view b) {
    std::vector<size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (size_t i = 0; i < a.size(); ++i) {
        size_t corner = row[0]++;
        for (size_t j = 0; j < b.size(); ++j)
            corner = std::exchange(row[j + 1], std::min({row[j] + 1, row[j + 1] + 1, corner + (a[i] != b[j])}));
    }
    return row.back();
}

void refuse_strangers(const Node& node, const Names& known) {
    if (node.json().is_array())
        for (const Node& item : node.items()) refuse_strangers(item, known);
    if (!node.json().is_object()) return;
    for (const auto& [key, member] : node.members()) {
        const bool is_number = std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!is_number && !known.contains(key)) {
            const auto apart = [&](const auto& a, const auto& b) {
                return letters_apart(key, a) < letters_apart(key, b);
            };
            const std::string& nearest = *std::min_element(known.begin(), known.end(), apart);
            const bool is_meant = letters_apart(key, nearest) <= 2;
            member.fail("is a member that no edition of this game has" +
                        (is_meant ? fmt::format("; \"{}\" is one", nearest) : std::string()));
        }
        refuse_strangers(member, known);
    }
}

}  // namespace

std::shared_ptr<const AnyEdition> brought_edition(const AnyGame& game, const Json& components, std::string_view name) {
    auto out = game.edition(components, name);
    Names known;
    collect(game.default_edition()->json(), true, known);
    collect(components, false, known);
    refuse_strangers(Node(out->json(), name), known);
    return out;
}

}  // namespace pentarchy
