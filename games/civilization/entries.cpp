// Where a scenario of Civilization may start (README.md): the part of a seat in a phase of a turn. An entry completes a
// setup that is not finished.
#include "engine/document/document.h"
#include "games/civilization/actions.h"
#include "games/civilization/document_settle.h"
#include "games/civilization/game.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

// Nobody is asked, deals or is on the way.
void clear_stacks(State& s) {
    StackRef(s.stack).cut(0);
    for (auto& sub : s.sub) StackRef(sub).cut(0);
    s.chain = {};
    for (Picks& picks : s.picks) picks = {};
    for (Deal& deal : s.deal) deal = {};
    for (Promised& promised : s.promised) promised = {};
    for (Player& player : s.player)
        for (Figure& figure : player.figure) figure.flags &= static_cast<uint8_t>(~kOnWay);
}

// The turn at a step of its order.
template <class Step>
void enter_turn(const Edition& t, State& s, const Node& turn, Phase phase, Step after) {
    if (s.battle.field != Field::None) turn["phase"].fail("cannot begin within a battle: a move begins one");
    clear_stacks(s);
    complete_setup(t, s);
    s.phase = phase;
    if (turn.find("turn")) s.turn = static_cast<uint8_t>(turn["turn"].integer(1, 250));
    if (!s.turn) s.turn = 1;
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_turn);
    push_at<TurnSteps>(s, Proc::Turn, kNobody, after);
}

// The part of one seat; the seats after it follow.
template <class Step>
void enter_part(const Edition& t, State& s, const Node& turn, Phase phase, Proc part, Step after) {
    turn.only({"phase", "seat", "turn"});
    enter_turn(t, s, turn, phase, after);
    const Seat seat = turn.find("seat") ? seat_named(turn["seat"], Words(t.seat_words.data(), s.seats)) : s.first;
    const auto before = static_cast<uint8_t>((seat + s.seats - s.first) % s.seats);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::EachSeat), kNobody, EachSeat::Locals{before, part});
}

void enter_start(const Edition& t, State& s, const Node& turn) {
    enter_part(t, s, turn, Phase::Start, Proc::StartPart, &TurnSteps::trade);
}
void enter_trade(const Edition& t, State& s, const Node& turn) {
    turn.only({"phase", "turn"});
    enter_turn(t, s, turn, Phase::Trade, &TurnSteps::trade);
}
void enter_city(const Edition& t, State& s, const Node& turn) {
    enter_part(t, s, turn, Phase::City, Proc::CityPart, &TurnSteps::move);
}
void enter_move(const Edition& t, State& s, const Node& turn) {
    enter_part(t, s, turn, Phase::Move, Proc::MovePart, &TurnSteps::research);
}
void enter_research(const Edition& t, State& s, const Node& turn) {
    turn.only({"phase", "turn"});
    enter_turn(t, s, turn, Phase::Research, &TurnSteps::research);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Civilization::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{{"start", enter_start},
                                                             {"trade", enter_trade},
                                                             {"city", enter_city},
                                                             {"move", enter_move},
                                                             {"research", enter_research}};
    return kEntries;
}

}  // namespace pentarchy::civilization
