#include "server/room/view_patch.h"

namespace pentarchy {

namespace {

bool has_null_member(const Json& value) {
    if (!value.is_object()) return false;
    for (const auto& [key, member] : value.get_object())
        if (member.is_null() || has_null_member(member)) return true;
    return false;
}

}  // namespace

std::optional<Json> patch_between(const Json& before, const Json& after) {
    if (!before.is_object() || !after.is_object()) return std::nullopt;
    boost::json::object out;
    for (const auto& [key, member] : before.get_object())
        if (!after.get_object().contains(key)) out[key] = nullptr;
    for (const auto& [key, member] : after.get_object()) {
        const Json* old = before.get_object().if_contains(key);
        if (old && *old == member) continue;
        if (old && old->is_object() && member.is_object()) {
            std::optional<Json> inner = patch_between(*old, member);
            if (!inner) return std::nullopt;
            out[key] = std::move(*inner);
        } else {
            if (member.is_null() || has_null_member(member)) return std::nullopt;
            out[key] = member;
        }
    }
    return out;
}

}  // namespace pentarchy
