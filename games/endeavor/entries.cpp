// Where a scenario of Endeavor may start: `turn` names a phase, the seat to act and the round.
#include "engine/scenario/enter.h"
#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

using Rounds = RoundEntries<Edition, State, Proc, PlayGame, Round>;

// The named seat is first in it.
template <auto kStep>
void enter(const Edition& t, State& s, const Node& turn) {
    s.start = seat_of_turn(t, s, turn);
    Rounds::enter(t, s, turn, kStep);
}
// The action phase with the named seat to act; the start player stays who it is.
void enter_action(const Edition& t, State& s, const Node& turn) {
    if (s.player[seat_of_turn(t, s, turn)].passed) turn["seat"].fail("has passed already");
    Rounds::action(t, s, turn, &Round::end);
}
void enter_end(const Edition& t, State& s, const Node& turn) {
    for (Seat seat = 0; seat < s.seats; ++seat) s.player[seat].passed = 1;
    Rounds::end(t, s, turn);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Endeavor::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{{"build", enter<&Round::build>},
                                                             {"growth", enter<&Round::growth>},
                                                             {"salary", enter<&Round::salary>},
                                                             {"action", enter_action},
                                                             {"end", enter_end}};
    return kEntries;
}

}  // namespace pentarchy::endeavor
