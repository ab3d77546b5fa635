// What a game says of its messages, so that its log can be told as a story (engine/text/story.h). Headings need no mark
// here: a message with a text "heading.NAME" is one.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>

namespace pentarchy {

struct StoryMarks {
    using Names = std::set<std::string, std::less<>>;
    using Rules = std::map<std::string, std::string, std::less<>>;

    Names begins;           // rows that begin a line, whoever was asked before
    Names told_by_changes;  // left out where the changes of the move say the same
    Names left_out;         // the score sheet has them, or the line itself shows it
    Rules message_rules;    // the rule a message goes back to: "occupies" -> "EN-12.1"
    Rules verb_rules;       // and a move that no message tells of
};

}  // namespace pentarchy
