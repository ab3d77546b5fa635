// Changes of a game in the words of its texts. A text `change.players.seat.goods.good` tells what stands at such a
// path: each part of the key is the word itself or a kind of thing (engine/moves/words.h) that has this word. Keys that
// end in .more or .less tell only of what comes or goes. What no text tells of, nobody is told: bookkeeping has none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/document/document_diff.h"
#include "engine/moves/seat.h"
#include "engine/moves/words.h"
#include "engine/text/text.h"

namespace pentarchy {

// A thing of a game: ("city", "paris").
struct Thing {
    std::string kind, id;
    friend bool operator==(const Thing&, const Thing&) = default;
};

struct ViewChange {
    std::string path;           // of kinds: "players.seat.track"
    std::vector<Thing> things;  // what the kinds of the path stand for, in its order
    int before = 0, after = 0;
    Seat seat = kNobody;  // whose it is, if the path names a seat first
    std::string text;     // "culture 4 → 5"
    friend bool operator==(const ViewChange&, const ViewChange&) = default;
};

// The words of a kind of thing; none if there is no such kind.
using WordsOfKind = const std::vector<std::string>* (*)(const void* tables, std::string_view kind);

// Those changes that the texts tell of, in the order of the documents.
std::vector<ViewChange> name_changes(const std::vector<Difference>& differences, const Texts& text, WordsOfKind words,
                                     const void* tables);

// "culture 4 → 5, harbour 3 → 2; red: culture 5 → 4". Changes of `actor` go without its name.
std::string changes_text(const std::vector<ViewChange>& changes, Seat actor, const Texts& text,
                         const std::vector<std::string>& seat_names);

template <class G>
const std::vector<std::string>* words_of_kind(const void* tables, std::string_view kind) {
    const auto& kinds = G::vocabulary().kinds;
    for (size_t i = kNumber + 1; i < kinds.size(); ++i)
        if (kind == kinds[i]) return &G::words(*static_cast<const typename G::Edition*>(tables), static_cast<int>(i));
    return nullptr;
}

// The things a move is about, covered ones left out.
template <class G>
std::vector<Thing> things_of(const typename G::Edition& t, Move m) {
    std::vector<Thing> out;
    if (m == kNothing) return out;
    const Phrase& verb = G::vocabulary().verbs[m.verb];
    const uint16_t values[3] = {m.a, m.b, m.c};
    const std::vector<Arg> args = arguments<G>(t, verb, values);
    for (size_t i = 0; i + verb.unwritten < args.size(); ++i)
        if (values[i] != kHiddenArg) out.push_back({G::vocabulary().kinds[verb.kinds[i]], args[i].word});
    return out;
}

}  // namespace pentarchy
