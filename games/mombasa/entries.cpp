// Where a scenario of Mombasa may start: `turn` names a phase, the seat to act and the round.
#include "engine/document/document.h"
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace {

Seat read_seat(const Edition& t, const State& s, const Node& turn) {
    return turn.find("seat") ? seat_named(turn["seat"], Words(t.seat_words.data(), s.seats)) : s.start;
}

// The game with a round about to begin this step.
template <class Step>
void enter_round(const Edition& t, State& s, const Node& turn, Step step) {
    turn.only({"phase", "seat", "round"});
    StackRef(s.stack).cut(0);
    for (auto& sub : s.sub) StackRef(sub).cut(0);
    for (Picks& picks : s.picks) picks = {};
    if (turn.find("round")) s.round = static_cast<uint8_t>(turn["round"].integer(1, t.rounds));
    if (!s.round) s.round = 1;
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
    push_at<Round>(s, Proc::Round, kNobody, step);
}

// The planning of a round; everybody is asked.
void enter_plan(const Edition& t, State& s, const Node& turn) {
    enter_round(t, s, turn, &Round::plan);
    --s.round;  // the round counts itself when it begins
}

// The action phase with the named seat to act. Bonuses that are reached are in force for all: a turn has passed.
void enter_action(const Edition& t, State& s, const Node& turn) {
    const Seat seat = read_seat(t, s, turn);
    if (s.player[seat].out) turn["seat"].fail("has left the action phase already");
    enter_round(t, s, turn, &Round::prepare);
    for (Seat other = 0; other < s.seats; ++other) {
        s.player[other].in_force = s.player[other].reached;
        refresh_totals(t, s, other);
    }
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::ActionPhase), seat, TurnLocals{false});
}

// The preparation of the next round.
void enter_prepare(const Edition& t, State& s, const Node& turn) { enter_round(t, s, turn, &Round::prepare); }

// The last round is over: the game ends and is scored at once.
void enter_end(const Edition& t, State& s, const Node& turn) {
    enter_round(t, s, turn, &Round::prepare);
    s.round = static_cast<uint8_t>(t.rounds);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Mombasa::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{
        {"plan", enter_plan}, {"action", enter_action}, {"prepare", enter_prepare}, {"end", enter_end}};
    return kEntries;
}

}  // namespace pentarchy::mombasa
