// Where a scenario of Endeavor may start: `turn` names a phase, the seat to act and the round.
#include "engine/document.h"
#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

struct Steps { uint8_t step, zero; };

Seat read_seat(const Tables& t, const State& s, const Node& turn) {
    return turn.find("seat") ? seat_named(turn["seat"], Words(t.colour_words.data(), s.seats)) : s.start;
}

// A round about to begin its step: 0 build, 1 growth, 2 salary, 3 action. Who is named acts first.
void enter_round(const Tables& t, State& s, const Node& turn, uint8_t step) {
    turn.only({"phase", "seat", "round"});
    StackRef(s.stack).cut(0);
    if (turn.find("round")) s.round = static_cast<uint8_t>(turn["round"].integer(1, t.rounds));
    if (!s.round) s.round = 1;
    const auto push = [&](Proc proc, uint8_t at) { StackRef(s.stack).push(static_cast<uint8_t>(proc), kNobody, Steps{at, 0}); };
    push(Proc::PlayGame, 2);
    push(Proc::Round, step);
}

void enter_build(const Tables& t, State& s, const Node& turn) {
    s.start = read_seat(t, s, turn);
    enter_round(t, s, turn, 0);
}
void enter_growth(const Tables& t, State& s, const Node& turn) {
    s.start = read_seat(t, s, turn);
    enter_round(t, s, turn, 1);
}
void enter_salary(const Tables& t, State& s, const Node& turn) {
    s.start = read_seat(t, s, turn);
    enter_round(t, s, turn, 2);
}
// The action phase with the named seat to act; the start player stays who it is.
void enter_action(const Tables& t, State& s, const Node& turn) {
    const Seat seat = read_seat(t, s, turn);
    if (s.player[seat].passed) turn["seat"].fail("has passed already");
    enter_round(t, s, turn, 4);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::ActionPhase), seat, Steps{0, 0});
}
// The last round is over: the game ends and is scored at once.
void enter_end(const Tables& t, State& s, const Node& turn) {
    (void)turn;
    s.round = t.rounds;
    for (Seat seat = 0; seat < s.seats; ++seat) s.player[seat].passed = 1;
    StackRef(s.stack).cut(0);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::PlayGame), kNobody, Steps{2, 0});
}

}  // namespace

const std::vector<Entry<Tables, State>>& entries() {
    static const std::vector<Entry<Tables, State>> kEntries{
        {"build", enter_build}, {"growth", enter_growth}, {"salary", enter_salary}, {"action", enter_action}, {"end", enter_end}};
    return kEntries;
}

}  // namespace pentarchy::endeavor
