// The words of a game: its verbs and messages with the kinds of their arguments. From these the engine makes move texts
// (of ids, the same in every language), labels, log lines and refusals (of words, from text/en.txt and text/cs.txt).
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "base/enum_name.h"
#include "engine/moves/log.h"
#include "engine/moves/move.h"
#include "engine/text/text.h"

namespace pentarchy {

// Kinds that every game has; a game's own kinds follow.
inline constexpr uint8_t kNumber = 0, kSeat = 1, kFirstGameKind = 2;
inline constexpr uint8_t kUnwritten =
    0x80;  // an argument at the end that only the label says: the move is told without it

struct Phrase {
    const char* name;
    std::vector<uint8_t> kinds{};  // of its arguments
    size_t unwritten = 0;          // how many of them, at the end

    Phrase(const char* id, std::initializer_list<int> arguments) : name(id) {
        for (const int kind : arguments) {
            kinds.push_back(static_cast<uint8_t>(kind & ~kUnwritten));
            unwritten += (kind & kUnwritten) != 0;
        }
    }
};

struct Vocabulary {
    std::vector<const char*> kinds;  // "number", "seat", then the game's: placeholders and nouns are named after them
    std::vector<Phrase> verbs;       // by verb number
    std::vector<Phrase> messages;    // by message number
};

// Arguments of a phrase as named words; a kind that comes again is numbered: seat, seat2. A covered one is "?".
template <class G>
std::vector<Arg> arguments(const typename G::Edition& t, const Phrase& phrase, const uint16_t* values) {
    const Vocabulary& v = G::vocabulary();
    static const char* const kAgain[] = {"", "2", "3", "4", "5", "6"};
    std::vector<Arg> out;
    for (size_t i = 0; i < phrase.kinds.size(); ++i) {
        const uint8_t kind = phrase.kinds[i];
        const auto before = std::count(phrase.kinds.begin(), phrase.kinds.begin() + static_cast<long>(i), kind);
        Arg arg;
        arg.name = std::string(v.kinds[kind]) + kAgain[before];
        arg.is_number = kind == kNumber;
        arg.number = values[i];
        arg.word = values[i] == kHiddenArg ? "?"
                   : kind == kNumber       ? std::to_string(values[i])
                                           : G::word(t, kind, values[i]);
        out.push_back(std::move(arg));
    }
    return out;
}

// The move as ids: "march b2 c2". Unique within an offer.
template <class G>
std::string move_text(const typename G::Edition& t, Move m) {
    if (m == kNothing) return "";
    const Phrase& verb = G::vocabulary().verbs[m.verb];
    std::string out = verb.name;
    const uint16_t values[3] = {m.a, m.b, m.c};
    const std::vector<Arg> args = arguments<G>(t, verb, values);
    for (size_t i = 0; i + verb.unwritten < args.size(); ++i) out += " " + args[i].word;
    return out;
}

// The move in words for people: "March from b2 to c2".
template <class G>
std::string move_label(const typename G::Edition& t, const Texts& text, Move m) {
    const Phrase& verb = G::vocabulary().verbs[m.verb];
    const uint16_t values[3] = {m.a, m.b, m.c};
    return render(text, std::string("move.") + verb.name, arguments<G>(t, verb, values));
}

// The label of a move known by its text alone, or of a whole verb: what the text leaves out is "…".
template <class G>
std::string label_of_text(const typename G::Edition& t, const Texts& text, std::string_view move_text) {
    const Vocabulary& v = G::vocabulary();
    const auto next = [&] {
        const size_t end = std::min(move_text.find(' '), move_text.size());
        const std::string word(move_text.substr(0, end));
        move_text.remove_prefix(std::min(end + 1, move_text.size()));
        return word;
    };
    const std::string name = next();
    const auto verb = std::find_if(v.verbs.begin(), v.verbs.end(), [&](const Phrase& p) { return name == p.name; });
    if (verb == v.verbs.end()) return name;
    const uint16_t nothing[3] = {kHiddenArg, kHiddenArg, kHiddenArg};
    std::vector<Arg> args = arguments<G>(t, *verb, nothing);
    for (Arg& arg : args) {
        const std::string word = next();
        arg.word = word.empty() ? "…" : word;
    }
    return render(text, "move." + name, args);
}

template <class G>
std::string line_text(const typename G::Edition& t, const Texts& text, const Line& line) {
    const Phrase& message = G::vocabulary().messages[line.message];
    return render(text, std::string("log.") + message.name, arguments<G>(t, message, line.arg));
}

}  // namespace pentarchy
