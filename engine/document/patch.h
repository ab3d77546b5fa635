// Scenarios: a merge patch over the state document, and an entry point of the game. What a patch gets wrong is a
// BadInput that names the path; a patch without effect is wrong too, most likely a misspelt key.
#pragma once

#include <algorithm>

#include "engine/flow/step.h"

namespace pentarchy {

// Merges `patch` into a state document. As in RFC 7396, but a choice (a text, or null for none) becomes null instead of
// vanishing: documents always name their choices.
void patch_document(Json& document, const Json& patch);

// Every leaf of the patch must be found in the document that came out of it; zeroes may be left out, lists may be
// reordered.
void check_effect(const Json& document, const Node& patch);

template <class G>
void enter(const typename G::Edition& t, typename G::State& s, const Node& turn) {
    const Node phase = turn["phase"];
    const auto& entries = G::entries();
    const auto entry =
        std::find_if(entries.begin(), entries.end(), [&](const auto& e) { return phase.text() == e.name; });
    if (entry == entries.end()) {
        std::string names;
        for (const auto& e : entries) names += (names.empty() ? "" : ", ") + std::string(e.name);
        phase.fail(fmt::format("is \"{}\", must be one of: {}", phase.text(), names));
    }
    entry->enter(t, s, turn);
}

// Where the game stands is said by `turn`, and secret choices are made by moves.
inline void refuse_frames(const Node& given) {
    for (const char* key : {"stack", "stacks", "secrets"})
        if (const auto node = given.find(key))
            node->fail("cannot be given: `turn` says where the game stands, and secret choices are moves");
}

// Whoever is asked first must have something to choose: the rules never ask in vain.
template <class G>
void check_asked(const typename G::Edition& t, const typename G::State& s, std::string_view name) {
    if (is_over(s)) return;
    if (is_chance<G>(s)) {
        Chances chances;
        outcomes<G>({t, s}, chances);
        if (!chances.size) bad_input("{}: luck has nothing to bring here", name);
    }
    for (const Seat seat : each(pending<G>(s))) {
        Offer offered;
        offer<G>({t, s}, seat, offered);
        if (offered.contains(kWayOut))
            bad_input("{}: {} is asked and has nothing to choose", name, G::word(t, kSeat, seat));
    }
}

// The state that the patch makes of `s`, entered and settled.
template <class G>
typename G::State patched(const typename G::Edition& t, const typename G::State& s, const Json& given,
                          std::string_view name, Log& lines) {
    const Node whole(given, name);
    refuse_frames(whole);
    Json patch = given;
    patch.as_object().erase("turn");
    Json document = G::document({t, s});
    patch_document(document, patch);
    typename G::State out = G::restore(t, Node(document, name));
    check_effect(G::document({t, out}), Node(patch, name));
    if (G::seats(out) != G::seats(s)) bad_input("{}: the number of seats cannot change", name);
    if (const auto turn = whole.find("turn")) enter<G>(t, out, *turn);
    if (const std::string wrong = G::conserved({t, out}); !wrong.empty()) bad_input("{}: {}", name, wrong);
    Trace trace;
    begin<G>(t, out, &trace);
    lines = std::move(trace.lines);
    check_asked<G>(t, out, name);
    return out;
}

}  // namespace pentarchy
