// Where a scenario of Endeavor may start: `turn` names a phase, the seat to act and the round.
#include "engine/scenario/enter.h"
#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

// A round about to begin this step.
template <class Step>
void enter_round(const Edition& t, State& s, const Node& turn, Step step) {
    turn.only({"phase", "seat", "round"});
    clear_flow(t, s, turn);
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
    push_at<Round>(s, Proc::Round, kNobody, step);
}

// The named seat is first in it.
template <auto kStep>
void enter(const Edition& t, State& s, const Node& turn) {
    s.start = seat_of_turn(t, s, turn);
    enter_round(t, s, turn, kStep);
}
// The action phase with the named seat to act; the start player stays who it is.
void enter_action(const Edition& t, State& s, const Node& turn) {
    const Seat seat = seat_of_turn(t, s, turn);
    if (s.player[seat].passed) turn["seat"].fail("has passed already");
    enter_round(t, s, turn, &Round::end);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::ActionPhase), seat, TurnLocals{false});
}
// The last round is over: the game ends and is scored at once.
void enter_end(const Edition& t, State& s, const Node&) {
    s.round = t.rounds;
    for (Seat seat = 0; seat < s.seats; ++seat) s.player[seat].passed = 1;
    StackRef(s.stack).cut(0);
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
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
