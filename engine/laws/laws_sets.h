// Law 25: a box that asks for a set has one path for each, whatever the order; and no pick leads where no set is left.
#pragma once

#include <algorithm>
#include <set>

#include "engine/laws/laws_offers.h"
#include "engine/moves/sets.h"

namespace pentarchy::laws {

template <class G>
Broken one_path_for_each_set(const LookOf<G>& l) {
    for (const Seat seat : each(pending<G>(l.s))) {
        const auto& row = row_for<G>(l.s, seat);
        if (!row.set) continue;
        const std::vector<MovePath> paths = set_paths<G>(l, seat);
        if (paths.empty()) continue;  // too many to list
        std::set<uint64_t> begins;
        std::set<std::vector<uint64_t>> seen;
        for (const MovePath& path : paths) {
            begins.insert(path.front().bits());
            std::vector<uint64_t> members;
            for (const Move m : path) members.push_back(m.bits());
            std::sort(members.begin(), members.end());
            if (!seen.insert(members).second) return broken(25, std::string("a set has two paths in ") + row.name);
        }
        const SetPick set = row.set(l, frame_for(l.s, seat));
        Offer offered;
        offer<G>(l, seat, offered);
        for (const Move m : offered)
            if (m != set.aside && !begins.contains(m.bits()))
                return broken(25, "no set is left after " + move_text<G>(l.t, m));
    }
    return {};
}

}  // namespace pentarchy::laws
