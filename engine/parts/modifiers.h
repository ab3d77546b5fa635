// Permanent modifiers (CONTRACT A16). A source is a thing whose ability may be in force: a technology, a project, a
// building. A query is a number that sources change: a cost, a limit, a strength. Rules ask for the sum of a query over
// what works for a seat; which things work is said in one place of the game, and nobody tests for a thing by its name.
#pragma once

#include <cstdint>

#include "base/bits.h"

namespace pentarchy {

// Filled when the edition is read. Query is an enum that ends with kCount.
template <int kSources, class Query>
class Modifiers {
  public:
    using Sources = Bits<kSources>;

    void add(Query query, int source, int amount) {
        sources_[static_cast<int>(query)].add(source);
        amount_[static_cast<int>(query)][source] = static_cast<int8_t>(amount);
    }
    int sum(const Sources& working, Query query) const {
        int total = 0;
        for (const int source : working& sources_[static_cast<int>(query)])
            total += amount_[static_cast<int>(query)][source];
        return total;
    }
    // For rights, which one has or not.
    bool any(const Sources& working, Query query) const { return (working & sources_[static_cast<int>(query)]).any(); }

  private:
    Sources sources_[static_cast<int>(Query::kCount)]{};
    int8_t amount_[static_cast<int>(Query::kCount)][kSources]{};
};

}  // namespace pentarchy
