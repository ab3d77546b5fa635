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
    std::string was{}, now{};           // the head of the sentence that goes on reads otherwise, since it lists more
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
    std::string counted{};    // the text of its subject, if that counts what is listed: "{count|drawn_card}:"
    std::vector<Arg> args{};  // of that text
};
Sentence sentence_of(const Texts& text, std::string_view key, std::string name, std::span<const Arg> args);

// Which line an event belongs to.
class StoryLines {
  public:
    explicit StoryLines(const StoryMarks& marks) : marks_(marks) {}

    // `row` is the box that asked. True: to the line before.
    bool begin(Seat actor, std::string_view row);
    void end() { open_ = false; }

  private:
    const StoryMarks& marks_;
    bool open_ = false;
    Seat actor_ = kNobody;
    std::string row_;
};

// Writes the parts of one line after the other.
class StoryWriter {
  public:
    StoryWriter(const Texts& text, const StoryMarks& marks) : text_(text), marks_(marks) {}

    // `brings`: the line has changes of its own; messages that only repeat them are left out.
    void begin_line(bool brings);
    // The parts of one entry. The last entry of a line also tells what the whole line has brought.
    void write(std::vector<StoryPart>& parts, const std::vector<Sentence>& said, std::string_view verb,
               std::vector<ViewChange> brought = {}, bool last = false);

  private:
    void begin_sentence() { subject_.clear(), said_.clear(); }
    void say(StoryPart& part, const Sentence& sentence);
    void count(StoryPart& part, const Sentence& sentence, bool begun_here);
    std::string head(const Sentence& sentence, int listed) const;
    void add_rule(StoryPart& part, const StoryMarks::Rules& rules, std::string_view name) const;

    const Texts& text_;
    const StoryMarks& marks_;
    bool brings_ = false;
    int entries_ = 0;             // of this line
    std::string subject_;         // of the sentence that may go on
    std::string head_;            // how it reads for as many as it lists
    int listed_ = 0, here_ = 0;   // so many, and of them in this part
    std::set<std::string> said_;  // in this line
};

}  // namespace pentarchy
