// A rule id as a number: "EN-12.3"_rule. The letters are the game's prefix and are not stored.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace pentarchy {

struct Rule {
    uint8_t chapter = 0, section = 0;  // OP-28 is chapter 28, section 0
    friend constexpr auto operator<=>(Rule, Rule) = default;
};

consteval Rule operator""_rule(const char* text, size_t length) {
    size_t i = 0;
    while (i < length && text[i] != '-') ++i;
    int part[2] = {0, 0}, at = 0;
    for (++i; i < length; ++i) {
        if (text[i] == '.') {
            ++at;
        } else {
            part[at] = part[at] * 10 + (text[i] - '0');
        }
    }
    if (part[0] <= 0 || part[0] > 255 || part[1] > 255) throw "a rule id looks like OP-28 or EN-12.3";
    return {static_cast<uint8_t>(part[0]), static_cast<uint8_t>(part[1])};
}

inline std::string rule_id(std::string_view prefix, Rule rule) {
    std::string out = std::string(prefix) + "-" + std::to_string(rule.chapter);
    if (rule.section) out += "." + std::to_string(rule.section);
    return out;
}

}  // namespace pentarchy
