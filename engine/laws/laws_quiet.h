// Law 23: whether a seat is asked or its only move is played at once tells the others nothing. Where a row is ever left
// with one move, the number of its moves must follow from what everybody sees; else the row must be quiet
// (docs/hidden-information.md). The case itself, a hand that leaves just one move, may be too rare to meet. So the law
// looks for two signs in one game: the row was left with one move, and another viewer would have counted a different
// number of moves.
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
    // How much the frame that asks the seat in `s` offers, reckoned from what is seen.
    static int offer_size(const LookOf<G>& seen, const typename G::State& s, Seat seat) {
        Offer offered;
        Fast sink{offered};
        row_for<G>(s, seat).offer(seen, frame_for(s, seat), sink);
        return offered.size;
    }
    std::set<std::string> answered_, secret_;  // rows by name
};

}  // namespace pentarchy::laws
