// Where a scenario of Outpost may start: `turn` names a phase and, for a turn, the seat and which of its two turns it is.
#include "engine/document.h"
#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

struct Steps { uint8_t step, zero; };

void clear_stacks(State& s) {
    StackRef(s.stack).cut(0);
    for (auto& sub : s.sub) StackRef(sub).cut(0);
    for (Picks& picks : s.picks) picks = {};
    s.chain = {};
}

void push(State& s, Proc proc, uint8_t step, Seat seat = kNobody) {
    StackRef(s.stack).push(static_cast<uint8_t>(proc), seat, Steps{step, 0});
}

// A round about to begin its step: 0 plan, 1 the plans are shown, 2 turns, 3 upkeep.
void enter_round(const Tables& t, State& s, const Node& turn, uint8_t step) {
    turn.only({"phase", "seat", "round", "lap"});
    if (s.battle.active) turn.fail("begins while a battle goes on");
    clear_stacks(s);
    s.round = static_cast<uint8_t>(turn.find("round") ? turn["round"].integer(1, t.rounds) : std::max<int>(1, s.round));
    push(s, Proc::PlayGame, 4);
    push(s, Proc::Round, step);
}

void enter_plan(const Tables& t, State& s, const Node& turn) { enter_round(t, s, turn, 0); }
void enter_market(const Tables& t, State& s, const Node& turn) {
    enter_round(t, s, turn, 2);
    push_fork(s, ForkKind::Open, seats_below(s.seats), static_cast<uint8_t>(Proc::Market));
}
void enter_upkeep(const Tables& t, State& s, const Node& turn) { enter_round(t, s, turn, 3); }

// One seat's turn: {"phase": "action", "seat": "red", "lap": 2}; everyone has the orders of the document.
void enter_action(const Tables& t, State& s, const Node& turn) {
    const Seat seat = seat_named(turn["seat"], Words(t.seat_words.data(), s.seats));
    const int lap = turn.find("lap") ? turn["lap"].integer(1, 2) : 1;
    const int offset = (seat + s.seats - s.start) % s.seats;
    enter_round(t, s, turn, 3);
    push(s, Proc::Turns, static_cast<uint8_t>((lap - 1) * s.seats + offset + 1));
    for (Seat i = 0; i < s.seats; ++i)
        s.player[i].turns = static_cast<uint8_t>(lap - ((i + s.seats - s.start) % s.seats > offset));
    s.player[seat].in_force = s.player[seat].reached;
    s.player[seat].token_works = s.player[seat].token != kNoChoice;
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::Action), seat, 1);
}

}  // namespace

const std::vector<Entry<Tables, State>>& entries() {
    static const std::vector<Entry<Tables, State>> kEntries{
        {"plan", enter_plan}, {"market", enter_market}, {"action", enter_action}, {"upkeep", enter_upkeep}};
    return kEntries;
}

}  // namespace pentarchy::outpost
