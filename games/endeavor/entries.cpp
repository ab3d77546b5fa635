// Where a scenario of Endeavor may start: `turn` names a phase, the seat to act and the round.
#include "engine/document/document.h"
#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

Seat read_seat(const Edition& t, const State& s, const Node& turn) {
    return turn.find("seat") ? seat_named(turn["seat"], Words(t.seat_words.data(), s.seats)) : s.start;
}

// A round about to begin this step. Who is named acts first.
template <class Step>
void enter_round(const Edition& t, State& s, const Node& turn, Step step) {
    turn.only({"phase", "seat", "round"});
    StackRef(s.stack).cut(0);
    if (turn.find("round")) s.round = static_cast<uint8_t>(turn["round"].integer(1, t.rounds));
    if (!s.round) s.round = 1;
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
    push_at<Round>(s, Proc::Round, kNobody, step);
}

void enter_build(const Edition& t, State& s, const Node& turn) {
    s.start = read_seat(t, s, turn);
    enter_round(t, s, turn, &Round::build);
}
void enter_growth(const Edition& t, State& s, const Node& turn) {
    s.start = read_seat(t, s, turn);
    enter_round(t, s, turn, &Round::growth);
}
void enter_salary(const Edition& t, State& s, const Node& turn) {
    s.start = read_seat(t, s, turn);
    enter_round(t, s, turn, &Round::salary);
}
// The action phase with the named seat to act; the start player stays who it is.
void enter_action(const Edition& t, State& s, const Node& turn) {
    const Seat seat = read_seat(t, s, turn);
    if (s.player[seat].passed) turn["seat"].fail("has passed already");
    enter_round(t, s, turn, &Round::end);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::ActionPhase), seat, TurnLocals{false});
}
// The last round is over: the game ends and is scored at once.
void enter_end(const Edition& t, State& s, const Node& turn) {
    (void)turn;
    s.round = t.rounds;
    for (Seat seat = 0; seat < s.seats; ++seat) s.player[seat].passed = 1;
    StackRef(s.stack).cut(0);
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Endeavor::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{{"build", enter_build},
                                                             {"growth", enter_growth},
                                                             {"salary", enter_salary},
                                                             {"action", enter_action},
                                                             {"end", enter_end}};
    return kEntries;
}

}  // namespace pentarchy::endeavor
