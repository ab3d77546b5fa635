#include "engine/text/typography.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace pentarchy {
namespace {

constexpr std::string_view kHardSpace = "\u00a0", kArrow = "→", kOneLetter = "ksvzouai";
constexpr std::array<std::string_view, 3> kUnits = {"£", "%", "VB"};

// "(v ", "„V ", ". V ": a letter alone. A capital in the middle of a sentence is a name, like hut A.
bool ends_with_one_letter_word(std::string_view before) {
    if (before.empty()) return false;
    const std::string_view rest = before.substr(0, before.size() - 1);
    const char letter = before.back(), small = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    if (kOneLetter.find(small) == kOneLetter.npos) return false;
    if (letter != small) return rest.empty() || rest.ends_with(". ") || rest.ends_with("„") || rest.ends_with("\n");
    return rest.empty() || rest.ends_with(' ') || rest.ends_with(kHardSpace) || rest.ends_with('(') ||
           rest.ends_with("„");
}

// A placeholder may be a number too.
bool ends_with_number(std::string_view before) {
    return !before.empty() && (std::isdigit(static_cast<unsigned char>(before.back())) || before.back() == '}');
}

bool is_hard(std::string_view before, std::string_view after) {
    const bool has_unit = std::ranges::any_of(kUnits, [&](std::string_view unit) { return after.starts_with(unit); });
    return ends_with_one_letter_word(before) || (has_unit && ends_with_number(before)) || after.starts_with(kArrow) ||
           before.ends_with(kArrow);
}

}  // namespace

std::string with_hard_spaces(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ' && is_hard(out, text.substr(i + 1)))
            out += kHardSpace;
        else
            out += text[i];
    }
    return out;
}

}  // namespace pentarchy
