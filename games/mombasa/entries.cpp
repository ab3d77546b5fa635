// Where a scenario of Mombasa may start: `turn` names a phase, the seat to act and the round.
#include "engine/scenario/enter.h"
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace {

using Rounds = RoundEntries<Edition, State, Proc, PlayGame, Round>;

// The action phase with the named seat to act. Bonuses that are reached are in force for all: a turn has passed.
void enter_action(const Edition& t, State& s, const Node& turn) {
    if (s.player[seat_of_turn(t, s, turn)].out) turn["seat"].fail("has left the action phase already");
    for (Seat seat = 0; seat < s.seats; ++seat) {
        s.player[seat].in_force = s.player[seat].reached;
        refresh_totals(t, s, seat);
    }
    Rounds::action(t, s, turn, &Round::prepare);
}

}  // namespace

// The planning of a round, with everybody asked; the preparation of the next one.
const std::vector<Entry<Edition, State>>& Mombasa::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{{"plan", Rounds::first<&Round::plan>},
                                                             {"action", enter_action},
                                                             {"prepare", Rounds::at<&Round::prepare>},
                                                             {"end", Rounds::end}};
    return kEntries;
}

}  // namespace pentarchy::mombasa
