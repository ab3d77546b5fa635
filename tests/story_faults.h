// What can be wrong with a line of the story, whatever it says: raw ids, words that are missing or doubled, brackets,
// plural forms. It knows the words of one game in one language.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.h"

namespace pentarchy {

class StoryReader {
  public:
    explicit StoryReader(const Texts& text);

    const Texts& text() const { return text_; }

    // Empty where nothing is wrong.
    std::string fault_of(std::string_view line) const;
    // Whoever only looks on is nobody's "you".
    bool speaks_to_somebody(std::string_view line) const;

  private:
    bool has_id(const std::vector<std::string>& words) const;
    std::string wrong_plural(std::string_view line) const;

    struct Counted {
        std::string form;
        std::vector<int> right_for;  // of the plural forms of its language
    };
    const Texts& text_;
    std::set<std::string, std::less<>> ids_;  // that no text has as a word
    std::vector<Counted> counted_;            // the longest first
};

}  // namespace pentarchy
