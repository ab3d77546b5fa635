// Laws about what is offered: 1 never a dead end (a way out is for imagined worlds), 2 no duplicates and every offer
// can be taken, 4 listing changes nothing, 7 move texts are unique, 10 secrets do not steer, 17 the stack is public, 19
// both sinks offer the same.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>
#include <set>
#include <string>

#include "engine/flow/playout.h"
#include "engine/flow/view.h"

namespace pentarchy::laws {

struct Breach {
    int law;
    std::string what;
};
using Broken = std::optional<Breach>;

inline Broken broken(int law, std::string what) { return Breach{law, std::move(what)}; }
inline Broken broken(int law, const std::string& what, Seat viewer) {
    return Breach{law, what + " (viewer " + (viewer == kSpectator ? "spectator" : std::to_string(viewer)) + ")"};
}

template <class S>
bool same(const S& a, const S& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

template <class G>
std::vector<Seat> viewers(const typename G::State& s) {
    std::vector<Seat> out;
    for (int seat = 0; seat < G::seats(s); ++seat) out.push_back(static_cast<Seat>(seat));
    out.push_back(kSpectator);
    return out;
}

// A move somebody made, luck included.
struct Played {
    Seat actor;
    Move move;
};

// A random choice for a random pending seat; counts decisions.
template <class G>
Played choose(const LookOf<G>& l, Rng& rng, int& decisions) {
    if (is_chance<G>(l.s)) return {kChance, draw<G>(l, rng)};
    const SeatMask asked = pending<G>(l.s);
    auto skip = rng.below(static_cast<uint32_t>(std::popcount(asked)));
    Seat seat = lowest(asked);
    for (const Seat s : each(asked))
        if (skip-- == 0) seat = s;
    Offer offered;
    offer<G>(l, seat, offered);
    decisions += offered.size > 1;
    return {seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]};
}

// Law 17: no secret stands on the main stack, and nothing is left above a top.
template <class G>
Broken stack_is_public(const LookOf<G>& l) {
    const auto clean = [](const auto& stack) {
        return std::all_of(stack.raw + 8 * stack.top, std::end(stack.raw), [](uint8_t byte) { return byte == 0; });
    };
    if (!clean(l.s.stack)) return broken(17, "a cell above the top is not zero");
    if constexpr (HasForks<typename G::State>)
        for (const auto& sub : l.s.sub)
            if (!clean(sub)) return broken(17, "a cell above the top of a seat's own stack is not zero");
    for (const Seat viewer : viewers<G>(l.s))
        if (!same(view<G>(l.t, l.s, viewer).s().stack, l.s.stack))
            return broken(17, "a view changed the stack", viewer);
    return {};
}

// The state document says everything: reading it back gives the same bytes.
template <class G>
Broken document_round_trip(const LookOf<G>& l) {
    const Json document = G::document(l);
    if (!same(G::restore(l.t, Node(document, "document")), l.s)) return broken(5, "the state document lost something");
    return {};
}

template <class G>
Broken offer_laws(const LookOf<G>& l) {
    const typename G::State before = l.s;
    if (is_chance<G>(l.s)) {
        Chances chances;
        outcomes<G>(l, chances);
        if (!chances.size) return broken(1, "luck has no outcome");
        for (int i = 1; i < chances.size; ++i)
            if (chances.move[i].bits() == chances.move[i - 1].bits()) return broken(2, "an outcome is listed twice");
        Rng listed(l.s.stack.top, chances.total), drawn = listed;
        const uint64_t number = chances.size == 1 ? 0 : listed.below(static_cast<uint32_t>(chances.total));
        const Frame& f = top_of(l.s.stack);
        if (row_of<G>(f).draw(l, f, drawn).bits() != chances.pick(number).bits())
            return broken(19, std::string("luck draws something else than it lists in ") + row_of<G>(f).name);
    }
    for (const Seat seat : each(pending<G>(l.s))) {
        Offer fast, slow;
        offer<G>(l, seat, fast);
        if (fast.contains(kWayOut)) return broken(1, std::string("dead end in ") + row_for<G>(l.s, seat).name);
        std::vector<Refusal> refused;
        explain<G>(l, seat, slow, refused);
        if (fast.size != slow.size || !std::equal(fast.begin(), fast.end(), slow.begin()))
            return broken(19,
                          std::string("the explaining sink offers something else in ") + row_for<G>(l.s, seat).name);
        for (const Refusal& r : refused)
            if (!r.whole_verb && fast.contains(r.move))
                return broken(19, "refused and offered: " + move_text<G>(l.t, r.move));
        std::set<std::string> texts;
        for (const Move m : fast) {
            if (!texts.insert(move_text<G>(l.t, m)).second) return broken(7, "two moves read " + move_text<G>(l.t, m));
            typename G::State copy = l.s;
            take<G>(l.t, copy, seat, m);  // law 2: a move that cannot be taken stops here
        }
    }
    if (!same(before, l.s)) return broken(4, "listing changed the state");
    return {};
}

// Law 10: offers, refusals and who is pending are the same from the seat's view as from the state.
template <class G>
Broken secrets_do_not_steer(const LookOf<G>& l) {
    for (const Seat viewer : viewers<G>(l.s)) {
        const View<G> v = view<G>(l.t, l.s, viewer);
        if (pending<G>(v.s()) != pending<G>(l.s)) return broken(10, "the view is pending for others", viewer);
        if (viewer == kSpectator || !has(pending<G>(l.s), viewer)) continue;
        Offer here, there;
        std::vector<Refusal> why_here, why_there;
        explain<G>(l, viewer, here, why_here);
        explain<G>(v.look(l.t), viewer, there, why_there);
        if (here.size != there.size || !std::equal(here.begin(), here.end(), there.begin()))
            return broken(10, std::string("the view offers something else in ") + row_for<G>(l.s, viewer).name, viewer);
        const auto alike = [](const Refusal& a, const Refusal& b) { return a.move == b.move && a.rule == b.rule; };
        if (!std::equal(why_here.begin(), why_here.end(), why_there.begin(), why_there.end(), alike))
            return broken(10, "the view refuses something else", viewer);
    }
    return {};
}

}  // namespace pentarchy::laws
