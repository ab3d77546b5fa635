// The log as a story: one line for each action of a seat, with who, what, and what it brought; rounds as headings. A
// line may take several events: a move, what it led to, and what luck added. Each event has its part of the line, so
// that a log can be read in pages and told as it happens; tell() puts the parts together. All is computed from the
// viewer's own views.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/document/changes.h"
#include "engine/table/any_table.h"
#include "engine/text/story_marks.h"

namespace pentarchy {

struct StoryPart {
    bool heading = false;
    bool same_sentence = false;         // goes on where the part before ends: ", occupies Rome"
    std::string text{};                 // may be empty: then only the changes count
    std::string alone{};                // the same as a sentence of its own, where the part before is not at hand
    std::vector<ViewChange> brought{};  // what the line has brought so far
    std::vector<std::string> rules{};
};

struct StoryEntry : LogEntry {
    bool goes_on = false;         // its first part belongs to the line of the entry before
    std::vector<Thing> things{};  // that the move is about
    std::vector<StoryPart> parts{};
};

// A line as a reader gets it.
struct StoryLine {
    bool heading = false, undone = false;
    Seat seat = kNobody;
    size_t event = 0;       // its first one
    uint64_t revision = 0;  // of its first event
    std::string text;       // "Black activates Colonial House, occupies Rome"
    std::vector<ViewChange> brought{};
    std::vector<std::string> rules{};
    std::string whole{};  // the text with what it brought
};
std::vector<StoryLine> tell(const std::vector<StoryEntry>& entries, const Texts& text,
                            const std::vector<std::string>& seat_names);

// One message in words: whoever it speaks of first may be left out when the sentence before spoke of the same.
struct Sentence {
    std::string name;  // of the message: "occupies"
    std::string subject, rest, whole;
};
Sentence sentence_of(const Texts& text, std::string_view key, std::string name, std::span<const Arg> args);

// Writes the parts of one line after the other.
class StoryWriter {
  public:
    StoryWriter(const Texts& text, const StoryMarks& marks) : text_(text), marks_(marks) {}

    // Which line an event belongs to; `row` is the box that asked. True: to the one before.
    bool begin(Seat actor, std::string_view row);
    void end_line() {
        open_ = brought_ = false;
        subject_.clear();
        said_.clear();
    }

    void write(std::vector<StoryPart>& parts, const std::vector<Sentence>& said, std::vector<ViewChange> brought,
               std::string_view verb);

  private:
    void say(StoryPart& part, const Sentence& sentence);
    void add_rule(StoryPart& part, const StoryMarks::Rules& rules, std::string_view name) const;

    const Texts& text_;
    const StoryMarks& marks_;
    bool open_ = false;
    Seat actor_ = kNobody;
    std::string row_;
    bool brought_ = false;        // something, in this line
    std::string subject_;         // of the sentence that may go on
    std::set<std::string> said_;  // in this line
};

}  // namespace pentarchy
