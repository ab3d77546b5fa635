// What can go wrong between a text and its translation, found by comparing the two catalogs.
#include "engine/text/text.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pentarchy {
namespace {

using Problems = std::vector<std::string>;

std::string_view before_last_dot(std::string_view key) { return key.substr(0, key.rfind('.')); }
std::string_view after_last_dot(std::string_view key) { return key.substr(key.rfind('.') + 1); }

// "card.acc" for every {card.acc} in the texts of a catalog, with one key that uses it.
std::map<std::string, std::string> used_cases(const Texts& catalog) {
    std::map<std::string, std::string> out;
    for (const auto& [key, text] : catalog.texts()) {
        for (const Placeholder& p : placeholders(text)) {
            if (!p.case_form.empty()) out.emplace(fmt::format("{}.{}", p.kind(), p.case_form), key);
        }
    }
    return out;
}

bool is_noun_of(std::string_view key, std::string_view kind) {
    return std::count(key.begin(), key.end(), '.') == 1 && before_last_dot(key) == kind;
}

// Each language has the cases that its own sentences need: such keys may stand in one language only.
void check_keys(const Texts& one, const Texts& other, Problems& problems) {
    const auto cases = used_cases(one);
    for (const auto& [key, text] : one.texts()) {
        const std::string_view noun = before_last_dot(key);
        const bool is_case = std::count(key.begin(), key.end(), '.') == 2 && one.has(noun) &&
                             cases.contains(fmt::format("{}.{}", before_last_dot(noun), after_last_dot(key)));
        if (!is_case && !other.has(key)) {
            problems.push_back(fmt::format("{} is in {} but not in {}", key, one.lang(), other.lang()));
        }
    }
}

std::set<std::string> argument_names(std::string_view text) {
    std::set<std::string> out;
    for (const Placeholder& p : placeholders(text)) out.insert(p.name);
    return out;
}

void check_placeholders(const Texts& en, const Texts& cs, Problems& problems) {
    for (const auto& [key, text] : en.texts()) {
        if (!cs.has(key)) continue;
        const auto here = argument_names(text), there = argument_names(cs.get(key));
        if (here == there) continue;
        problems.push_back(fmt::format("{} has the placeholders ({}) in {} but ({}) in {}", key, fmt::join(here, ", "),
                                       en.lang(), fmt::join(there, ", "), cs.lang()));
    }
}

// "plural.good.stone" for every noun "good.stone": {number|good} counts whichever it is told.
bool counts_every(const Texts& catalog, const std::string& kind) {
    bool any = false;
    for (const auto& [key, text] : catalog.texts()) {
        any |= key.starts_with(fmt::format("plural.{}.", kind));
        if (is_noun_of(key, kind) && !catalog.has("plural." + key)) return false;
    }
    return any;
}

void check_plurals(const Texts& catalog, int forms_needed, Problems& problems) {
    for (const auto& [key, text] : catalog.texts()) {
        const auto forms = std::count(text.begin(), text.end(), '|') + 1;
        if (key.starts_with("plural.") && forms != forms_needed) {
            problems.push_back(
                fmt::format("{} has {} forms in {}, must have {}", key, forms, catalog.lang(), forms_needed));
        }
        for (const Placeholder& p : placeholders(text)) {
            if (p.plural_noun.empty() || catalog.has("plural." + p.plural_noun) || counts_every(catalog, p.plural_noun))
                continue;
            problems.push_back(fmt::format("{} uses plural.{}, which {} lacks", key, p.plural_noun, catalog.lang()));
        }
    }
}

// English falls back on the plain noun; in Czech a missing case is a mistake in the sentence.
void check_cases(const Texts& cs, Problems& problems) {
    for (const auto& [used, user] : used_cases(cs)) {
        const std::string_view kind = before_last_dot(used), case_form = after_last_dot(used);
        for (const auto& [key, text] : cs.texts()) {
            if (!is_noun_of(key, kind) || cs.has(fmt::format("{}.{}", key, case_form))) continue;
            problems.push_back(fmt::format("{}.{} is missing in {}, {} needs it", key, case_form, cs.lang(), user));
        }
    }
}

}  // namespace

std::vector<std::string> check_pair(const Texts& en, const Texts& cs) {
    Problems problems;
    check_keys(en, cs, problems);
    check_keys(cs, en, problems);
    check_placeholders(en, cs, problems);
    check_plurals(en, 2, problems);
    check_plurals(cs, 3, problems);
    check_cases(cs, problems);
    return problems;
}

}  // namespace pentarchy
