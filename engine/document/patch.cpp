// The two halves of patching that need no game: merging, and finding what had no effect.
#include "engine/document/patch.h"

#include "engine/table/record.h"

namespace pentarchy {
namespace {

bool is_zero(const Json& value) { return value.is_null() || (value.is_number() && value.to_number<double>() == 0); }

bool is_empty(const Json& value) { return is_zero(value) || (value.is_array() && value.get_array().empty()); }

std::vector<std::string> sorted_items(const boost::json::array& array) {
    std::vector<std::string> out;
    for (const Json& item : array) out.push_back(canonical(item));
    std::sort(out.begin(), out.end());
    return out;
}

// A list that came out as it was given, but for entries that the rest of the patch makes empty.
bool is_same_but_for_gaps(const boost::json::array& given, const boost::json::array& now) {
    return std::equal(given.begin(), given.end(), now.begin(), now.end(),
                      [](const Json& a, const Json& b) { return b.is_null() || canonical(a) == canonical(b); });
}

bool is_same(const Json& given, const Json& now) {
    if (is_empty(given) && is_empty(now)) return true;
    if (!given.is_array() || !now.is_array()) return canonical(given) == canonical(now);
    return sorted_items(given.get_array()) == sorted_items(now.get_array()) ||
           is_same_but_for_gaps(given.get_array(), now.get_array());
}

}  // namespace

void patch_document(Json& document, const Json& patch) {
    if (!patch.is_object()) {
        document = patch;
        return;
    }
    if (!document.is_object()) document.emplace_object();
    auto& object = document.get_object();
    for (const auto& [key, value] : patch.get_object()) {
        const Json* old = object.if_contains(key);
        if (value.is_null() && old && !old->is_string() && !old->is_null()) {
            object.erase(key);
        } else if (!value.is_null() || old) {
            patch_document(object[key], value);
        }
    }
}

void check_effect(const Json& document, const Node& patch) {
    for (const auto& [key, node] : patch.members()) {
        const Json* value = document.is_object() ? document.get_object().if_contains(key) : nullptr;
        if (!value) {
            if (is_zero(node.json()) && document.is_object()) continue;
            node.fail("is not a place in the state document");
        }
        if (node.json().is_object() && value->is_object()) {
            check_effect(*value, node);
        } else if (!is_same(node.json(), *value)) {
            node.fail(fmt::format("has no effect: it stays {}", dump(*value, false)));
        }
    }
}

}  // namespace pentarchy
