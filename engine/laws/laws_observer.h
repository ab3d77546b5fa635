// Law 16, the observer's law. Forward: two states that a viewer cannot tell apart stay so after moves that look alike
// to it, unless the viewer is told news. Backward: if two outcomes leave a viewer the same view, it is shown the same
// move, and the log tells it no more than the view.
#pragma once

#include "engine/laws/laws_offers.h"

namespace pentarchy::laws {

// The lines that a viewer reads.
inline Log lines_for(const Trace& trace, Seat viewer) {
    Log out;
    for (const Line& line : trace.lines)
        if (has(line.audience, viewer)) out.push_back(line);
    return out;
}

// The actor's moves in a state, or luck's outcomes.
template <class G>
std::vector<Move> choices(const LookOf<G>& l, Seat actor) {
    if (actor == kChance) {
        Chances chances;
        outcomes<G>(l, chances);
        return {chances.move, chances.move + chances.size};
    }
    Offer offered;
    offer<G>(l, actor, offered);
    return {offered.begin(), offered.end()};
}

// Another's sealed move changes nothing for the viewer but who is left.
template <class G>
Broken unseen_move(const LookOf<G>& l, const Played& played, Seat viewer) {
    typename G::State after = l.s;
    Trace trace;
    take<G>(l.t, after, played.actor, played.move, &trace);
    if (!is_sealed(after) || top_fork(after)->proc != top_fork(l.s)->proc || std::popcount(top_fork(l.s)->left) == 1)
        return {};
    typename G::State was = view<G>(l.t, l.s, viewer).s();
    const typename G::State is = view<G>(l.t, after, viewer).s();
    top_fork(was)->left = top_fork(is)->left;
    if (!same(was, is)) return broken(16, "a sealed move of another changed the view", viewer);
    if (!lines_for(trace, viewer).empty()) return broken(16, "a sealed move of another is in the log", viewer);
    return {};
}

template <class G>
Broken observer_forward(const LookOf<G>& l, const Played& played, Rng& rng) {
    for (const Seat viewer : viewers<G>(l.s)) {
        const Move seen = shown<G>(l, played.actor, played.move, viewer);
        if (seen == kNothing) {
            if (Broken b = unseen_move<G>(l, played, viewer)) return b;
            continue;
        }
        typename G::State d = determinize<G>(l.t, view<G>(l.t, l.s, viewer), rng), s = l.s;
        if (is_sealed(d) != is_sealed(l.s) || (is_chance<G>(d) != is_chance<G>(l.s)))
            return broken(16, "an imagined world waits for somebody else", viewer);
        for (const Move m : choices<G>({l.t, d}, played.actor)) {
            if (!(shown<G>({l.t, d}, played.actor, m, viewer) == seen)) continue;
            Trace here, there;
            take<G>(l.t, s, played.actor, played.move, &here);
            take<G>(l.t, d, played.actor, m, &there);
            if (has(here.news, viewer) || has(there.news, viewer)) break;
            const char* row = is_over(l.s) ? "" : row_of<G>(frame_for(l.s, played.actor)).name;
            if (!same(view<G>(l.t, s, viewer).s(), view<G>(l.t, d, viewer).s()))
                return broken(16, std::string("moves that look alike lead to different views in ") + row, viewer);
            if (lines_for(here, viewer) != lines_for(there, viewer))
                return broken(16, std::string("the log says more than the view in ") + row, viewer);
            break;
        }
    }
    return {};
}

// For chance and quiet rows: the first few choices, in pairs.
template <class G>
Broken observer_backward(const LookOf<G>& l) {
    const bool luck = is_chance<G>(l.s);
    for (const Seat actor : luck ? std::vector<Seat>{kChance} : viewers<G>(l.s)) {
        if (!luck && (actor == kSpectator || !has(pending<G>(l.s), actor))) continue;
        if (!luck && !(row_for<G>(l.s, actor).flags & kQuiet)) continue;
        std::vector<Move> moves = choices<G>(l, actor);
        if (moves.size() > 6) moves.resize(6);
        std::vector<typename G::State> after(moves.size(), l.s);
        std::vector<Trace> traces(moves.size());
        for (size_t i = 0; i < moves.size(); ++i) take<G>(l.t, after[i], actor, moves[i], &traces[i]);
        for (const Seat viewer : viewers<G>(l.s)) {
            if (viewer == actor) continue;
            for (size_t i = 1; i < moves.size(); ++i) {
                if (is_over(after[0]) && is_over(after[i])) continue;  // whatever was chosen, it was the last thing
                if (!same(view<G>(l.t, after[0], viewer).s(), view<G>(l.t, after[i], viewer).s())) continue;
                if (!(shown<G>(l, actor, moves[0], viewer) == shown<G>(l, actor, moves[i], viewer)))
                    return broken(16, "two choices look the same afterwards but not in the record", viewer);
                if (lines_for(traces[0], viewer) != lines_for(traces[i], viewer))
                    return broken(16, "two choices look the same afterwards but not in the log", viewer);
            }
        }
    }
    return {};
}

}  // namespace pentarchy::laws
