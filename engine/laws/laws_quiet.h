// Law 23: whether a seat is answered for at once or waits says nothing that others cannot see. A row is answered for
// when it offers a single move; if it ever is, how much it offers must follow from what everyone sees, or else it is
// quiet (docs/hidden-information.md). A hand that leaves just one move may be too rare to meet; so the law asks only
// for both in one game: that the row is answered for, and that its offer is another in the eyes of another viewer.
#pragma once

#include "engine/laws/laws_offers.h"

namespace pentarchy::laws {

template <class G>
class WaitingRows {
  public:
    Broken see(const LookOf<G>& l) {
        for (const Seat seat : each(pending<G>(l.s))) {
            const auto& row = row_for<G>(l.s, seat);
            if (row.flags & kQuiet) continue;
            const int size = offer_size(l, l.s, seat);
            if (size == 1) answered_.insert(row.name);
            for (const Seat viewer : viewers<G>(l.s)) {
                if (viewer == seat) continue;
                if (offer_size(view<G>(l.t, l.s, viewer).look(l.t), l.s, seat) != size) secret_.insert(row.name);
                if (answered_.contains(row.name) && secret_.contains(row.name))
                    return broken(23,
                                  std::string("what others cannot see decides whether a seat is asked in ") + row.name,
                                  viewer);
            }
        }
        return {};
    }

  private:
    // What the frame that asks the seat in `s` offers by what is seen.
    static int offer_size(const LookOf<G>& seen, const typename G::State& s, Seat seat) {
        Offer offered;
        Fast sink{offered};
        row_for<G>(s, seat).offer(seen, frame_for(s, seat), sink);
        return offered.size;
    }
    std::set<std::string> answered_, secret_;  // rows by name
};

}  // namespace pentarchy::laws
