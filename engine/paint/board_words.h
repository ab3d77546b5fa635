// How members of a state document are said on a board: labels, values, things with what is said beside them.
#pragma once

#include <string>
#include <vector>

#include "engine/paint/board.h"
#include "engine/paint/brush.h"

namespace pentarchy {

struct Said {
    std::string word;  // of the document
    std::string words;
};

class BoardWords {
  public:
    BoardWords(const Board& board, const Painter& painter) : b_(board), p_(painter) {}

    // Seats by their words in the document and for people.
    Seat seat(std::string_view word) const;
    std::string name(Seat seat) const;
    std::string ink(Seat seat, std::string_view words) const;

    std::string text_if(const std::string& key) const { return p_.text.has(key) ? p_.say(key) : ""; }
    // "board.MEMBER", or the last part of the path in plain words.
    std::string label(std::string_view member) const;
    // The same for one key of an object.
    std::string label_of(const Shown& shown, const std::string& key) const;
    // A text of the board with placeholders is a sentence about its member: "Round {number}/{number2}". Nothing if
    // there is none, or a word of it is still unknown.
    std::string sentence(const std::string& key, const Json& value) const;
    std::string value(const std::string& kind, const Json& value) const;
    // The things that a list or an object names, each with what the members beside it (in `from`) say about it.
    std::vector<Said> things(const Shown& shown, const Json& value, const Json& from) const;

  private:
    std::string noun(const std::string& kind, std::string_view word) const;
    std::string entry(const Shown& shown, std::string_view key, const Json& value) const;
    std::string beside(const std::string& other, const std::string& word, const Json& from) const;
    const boost::json::object* players() const;

    const Board& b_;
    const Painter& p_;
};

// Whether a value is worth showing: it is not null, false, zero or empty.
bool says_something(const Json& value);
inline bool is_single(const Json& value) { return !value.is_object() && !value.is_array(); }
// The member at a path of keys, or nothing.
const Json* member_at(const Json& value, std::string_view path);

}  // namespace pentarchy
