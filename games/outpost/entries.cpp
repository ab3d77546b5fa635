// Where a scenario of Outpost may start: `turn` names a phase and, for a turn, the seat and which of its two turns it
// is.
#include "engine/scenario/enter.h"
#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

// A round about to begin this step.
template <class Step>
void enter_round(const Edition& t, State& s, const Node& turn, Step step) {
    if (s.battle.active) turn.fail("begins while a battle goes on");
    RoundEntries<Edition, State, Proc, PlayGame, Round>::enter(t, s, turn, step, {"phase", "seat", "round", "lap"});
}

void enter_plan(const Edition& t, State& s, const Node& turn) { enter_round(t, s, turn, &Round::plan); }
void enter_market(const Edition& t, State& s, const Node& turn) {
    enter_round(t, s, turn, &Round::turns);
    push_fork(s, ForkKind::Open, seats_below(s.seats), static_cast<uint8_t>(Proc::Market));
}
void enter_upkeep(const Edition& t, State& s, const Node& turn) { enter_round(t, s, turn, &Round::upkeep); }

// One seat's turn: {"phase": "action", "seat": "red", "lap": 2}; everyone has the orders of the document.
void enter_action(const Edition& t, State& s, const Node& turn) {
    const Seat seat = seat_named(turn["seat"], Words(t.seat_words).first(s.seats));
    const int lap = turn.find("lap") ? turn["lap"].integer(1, 2) : 1;
    const int offset = (seat + s.seats - s.start) % s.seats;
    enter_round(t, s, turn, &Round::upkeep);
    const auto begun = static_cast<uint8_t>((lap - 1) * s.seats + offset + 1);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::Turns), kNobody, Turns::Locals{begun});
    for (Seat i = 0; i < s.seats; ++i)
        s.player[i].turns = static_cast<uint8_t>(lap - ((i + s.seats - s.start) % s.seats > offset));
    s.player[seat].in_force = s.player[seat].reached;
    s.player[seat].token_works = s.player[seat].token != kNoChoice;
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::Action), seat, 1);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Outpost::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{
        {"plan", enter_plan}, {"market", enter_market}, {"action", enter_action}, {"upkeep", enter_upkeep}};
    return kEntries;
}

}  // namespace pentarchy::outpost
