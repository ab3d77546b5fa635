// Only the two shapes of line that rules.md promises; anything else ends the rule before it.
#include "engine/text/rulebook.h"

#include <algorithm>
#include <sstream>

#include "base/bad_input.h"
#include "base/utf8.h"
#include "engine/text/text.h"
#include "engine/text/typography.h"

namespace pentarchy {
namespace {

constexpr std::string_view kItem = "- **";

RuleText parse_item(std::string_view line) {
    line.remove_prefix(kItem.size());
    const size_t end = line.find("**");
    if (end == line.npos) bad_input("the rule id has no closing **");
    const std::string_view id = line.substr(0, end);
    if (id.empty() || id.find(' ') != id.npos) bad_input("\"{}\" is not a rule id", id);
    return {std::string(id), "", std::string(trim(line.substr(end + 2)))};
}

bool is_repeated(const std::vector<RuleText>& rules, const std::string& id) {
    return std::any_of(rules.begin(), rules.end(), [&](const RuleText& rule) { return rule.id == id; });
}

}  // namespace

std::vector<RuleText> parse_rules(std::string_view markdown, std::string_view name) {
    std::vector<RuleText> rules;
    std::string section;
    bool in_rule = false;
    std::istringstream lines{std::string(markdown)};
    std::string line;
    for (int line_number = 1; std::getline(lines, line); ++line_number) {
        const std::string_view content = trim(line);
        if (in_rule && !content.empty() && (line[0] == ' ' || line[0] == '\t')) {
            rules.back().text.append(" ").append(content);
            continue;
        }
        in_rule = line.starts_with(kItem);
        if (line.starts_with("## ")) section = trim(content.substr(3));
        if (!in_rule) continue;
        try {
            RuleText rule = parse_item(content);
            if (rule.text.empty()) bad_input("{} has no text", rule.id);
            if (is_repeated(rules, rule.id)) bad_input("{} is given twice", rule.id);
            rule.section = section;
            rules.push_back(std::move(rule));
        } catch (const BadInput& problem) {
            bad_input("{}, line {}: {}", name, line_number, problem.what());
        }
    }
    if (name.ends_with(".cs.md"))
        for (RuleText& rule : rules) rule.text = with_hard_spaces(rule.text);
    return rules;
}

std::vector<RuleText> find_rules(std::span<const RuleText> rules, std::string_view needle) {
    const std::string id = fold(trim(needle));
    for (const RuleText& rule : rules) {
        if (fold(rule.id) == id) return {rule};
    }
    std::vector<RuleText> out;
    for (const RuleText& rule : rules) {
        const std::string all = rule.id + " " + rule.section + " " + rule.text;
        std::istringstream words{std::string(needle)};
        std::string word;
        bool found = true;
        while (found && words >> word) found = matches(all, word);
        if (found) out.push_back(rule);
    }
    return out;
}

}  // namespace pentarchy
