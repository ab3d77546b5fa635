// A game's rules.md as data, for `pentarchy rules`: sections `## Title` with one rule per item `- **OP-12** text`.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pentarchy {

struct RuleText {
    std::string id;       // "OP-12"
    std::string section;  // "Setup"
    std::string text;     // continuation lines joined by spaces
};

// `name` is that of the file; a Czech one (.cs.md) gets its no-break spaces. Other prose is skipped. BadInput with name
// and line for an item with a broken or repeated id or without text.
std::vector<RuleText> parse_rules(std::string_view markdown, std::string_view name);

// The rule with that id; failing that, all rules that contain every word (in id, section or text), in book order.
std::vector<RuleText> find_rules(std::span<const RuleText> rules, std::string_view needle);

}  // namespace pentarchy
