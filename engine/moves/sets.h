// Sets to choose from: a box that asks for several offers them in the rules' own order (engine/flow/row.h), and here
// its sets are listed, each once, so that whoever reads them may pick in any order.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/moves/choices.h"
#include "engine/moves/offered_set.h"

namespace pentarchy {

// With more sets than these a box is answered move by move.
inline constexpr size_t kMaxSets = 2000;

using MovePath = std::vector<Move>;

namespace detail {

// Whether the box that asked for a set asks on, one member later.
template <class G>
bool asks_on(const LookOf<G>& l, Seat seat, int proc, int picked) {
    if (is_over(l.s) || is_chance<G>(l.s) || !has(pending<G>(l.s), seat)) return false;
    const Frame& f = frame_for(l.s, seat);
    return f.proc == proc && row_of<G>(f).set(l, f).picked == picked + 1;
}

// Adds every path from here to the end of the box; false if there are too many.
template <class G>
bool walk_sets(const LookOf<G>& l, Seat seat, MovePath& path, std::vector<MovePath>& out) {
    const Frame& f = frame_for(l.s, seat);
    const SetPick set = row_of<G>(f).set(l, f);
    Offer offered;
    offer<G>(l, seat, offered);
    for (const Move m : offered) {
        if (m == kWayOut || m == set.aside) continue;
        path.push_back(m);
        bool ends = m == set.enough || set.left == 1;
        if (!ends) {
            typename G::State next = l.s;
            take<G>(l.t, next, seat, m);
            ends = !asks_on<G>({l.t, next}, seat, f.proc, set.picked);
            if (!ends && !walk_sets<G>({l.t, next}, seat, path, out)) return false;
        }
        if (ends) out.push_back(path);
        path.pop_back();
        if (out.size() > kMaxSets) return false;
    }
    return true;
}

}  // namespace detail

// The ways on through the box that asks this seat, in the rules' order; none if it asks for no set, or for too many.
template <class G>
std::vector<MovePath> set_paths(const LookOf<G>& l, Seat seat) {
    std::vector<MovePath> out;
    MovePath path;
    if (row_for<G>(l.s, seat).set && !detail::walk_sets<G>(l, seat, path, out)) out.clear();
    return out;
}

// The same for a reader: members by their labels, since equal cards may stand for each other. Nothing if this is no
// more than one choice of one.
template <class G>
std::optional<OfferedSet> list_set(const typename G::Edition& t, const View<G>& v, const Texts& text) {
    const Seat seat = v.viewer();
    const auto& row = row_for<G>(v.s(), seat);
    if (!row.set) return std::nullopt;
    Rng rng(0x5E7, 0);
    const typename G::State s = determinize<G>(t, v, rng);  // the offers of the box are the same in every world
    const SetPick set = row.set({t, s}, frame_for(s, seat));
    const auto offered = [&](Move m) { return offered_at<G>(v.look(t), seat, text, m); };
    SetMaker maker(set.enough == kNothing ? std::nullopt : std::optional(offered(set.enough)));
    for (const MovePath& path : set_paths<G>({t, s}, seat)) {
        for (const Move m : path)
            if (m != set.enough && !maker.knows(m)) maker.add_member(offered(m));
        maker.add_way(path);
    }
    OfferedSet out = maker.finish();
    out.before = set.picked;
    if (set.aside != kNothing) out.aside = offered(set.aside);
    if (out.most == 0 || out.most + out.before <= 1) return std::nullopt;
    return out;
}

}  // namespace pentarchy
