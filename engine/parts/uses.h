// Abilities that are used by name (CONTRACT A14): the edition says at which moments of the game each may be used, say
// in the own turn or in a battle, and how often; the state counts.
#pragma once

#include <cstdint>

#include "base/bits.h"
#include "base/check.h"
#include "engine/moves/seat.h"

namespace pentarchy {

// Uses are counted until such a period ends.
enum class Per : uint8_t { Turn, Round, Battle, Game, kCount };

// Filled when the edition is read. Moment is an enum that ends with kCount.
template <int kAbilities, class Moment>
class UseTable {
  public:
    using Set = Bits<kAbilities>;
    static constexpr int kMostTimes = 3;

    // What has several moments is added for each of them.
    void add(int ability, Moment moment, Per per, int times = 1) {
        CHECK(times > 0 && times <= kMostTimes);
        moment_[static_cast<int>(moment)].add(ability);
        period_[static_cast<int>(per)].add(ability);
        times_[ability] = static_cast<uint8_t>(times);
    }
    const Set& at(Moment moment) const { return moment_[static_cast<int>(moment)]; }
    const Set& counted_per(Per per) const { return period_[static_cast<int>(per)]; }
    int times(int ability) const { return times_[ability]; }

  private:
    Set moment_[static_cast<int>(Moment::kCount)]{};
    Set period_[static_cast<int>(Per::kCount)]{};
    uint8_t times_[kAbilities]{};
};

// How often a seat has used each, in the state: two bits an ability.
template <int kAbilities>
struct Uses {
    uint8_t counts[(kAbilities + 3) / 4];

    int of(int ability) const { return counts[ability / 4] >> shift(ability) & 3; }
    void count(int ability) {
        CHECK(of(ability) < 3);
        set(ability, of(ability) + 1);
    }
    void set(int ability, int times) {
        counts[ability / 4] =
            static_cast<uint8_t>((counts[ability / 4] & ~(3 << shift(ability))) | times << shift(ability));
    }
    // A turn, a round or a battle is over: what is counted by it may be used again.
    template <class Table>
    void end(const Table& table, Per per) {
        for (const int ability : table.counted_per(per)) set(ability, 0);
    }

  private:
    static int shift(int ability) { return ability % 4 * 2; }
};

// Calls fn(ability) for each that the seat may use at this moment; A is described in abilities.h.
template <class A, class Look, class Moment, class Fn>
void each_usable(const Look& l, Seat seat, Moment moment, Fn fn) {
    const auto& table = A::use_table(l.t);
    for (const int ability : A::working(l, seat) & table.at(moment))
        if (A::uses(l.s, seat).of(ability) < table.times(ability) && A::can_use(l, seat, ability)) fn(ability);
}
template <class A, class Look, class Moment>
bool any_usable(const Look& l, Seat seat, Moment moment) {
    bool any = false;
    each_usable<A>(l, seat, moment, [&](int) { any = true; });
    return any;
}

}  // namespace pentarchy
