// Where a scenario of Imperial Settlers may start: `turn` names a phase, the seat to act and the round.
#include "engine/document/document.h"
#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

void need_start(const State& s, const Node& turn) {
    if (s.start >= s.seats) turn.fail("needs a start player");
}

Seat read_seat(const Edition& t, const State& s, const Node& turn) {
    need_start(s, turn);
    return turn.find("seat") ? seat_named(turn["seat"], Words(t.seat_words.data(), s.seats)) : s.start;
}

// Cards that a lookout had revealed or dealt are back in the deck.
void put_back(Cards& cards, int place) {
    for (const int card : cards.ids_at(place)) {
        const int kin = cards.kin[card];
        --cards.count[place][kin], --cards.named[place][kin], ++cards.count[kDeckPile][kin];
        cards.where[card] = kDeckPile;
        for (auto& known : cards.known) known.drop(card);
    }
}

void push_action(State& s, Seat seat, bool begun) {
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::ActionPhase), seat, TurnLocals{begun});
}

// The game with a round about to begin this step.
template <class Step>
void enter_round(const Edition& t, State& s, const Node& turn, Step step) {
    turn.only({"phase", "seat", "round"});
    need_start(s, turn);
    StackRef(s.stack).cut(0);
    for (auto& sub : s.sub) StackRef(sub).cut(0);
    for (Picks& picks : s.picks) picks = {};
    for (Seat seat = 0; seat < s.seats; ++seat)
        if (s.player[seat].faction == kNone) turn.fail("needs a faction for every player");
    put_back(s.cards, kRow);
    for (Seat seat = 0; seat < s.seats; ++seat) put_back(s.cards, aside_of(seat));
    if (turn.find("round")) s.round = static_cast<uint8_t>(turn["round"].integer(1, t.rounds));
    if (!s.round) s.round = 1;
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
    push_at<Round>(s, Proc::Round, kNobody, step);
}

void enter_lookout(const Edition& t, State& s, const Node& turn) {
    enter_round(t, s, turn, &Round::lookout);
    --s.round;  // the round counts itself when it begins
}

void enter_production(const Edition& t, State& s, const Node& turn) { enter_round(t, s, turn, &Round::production); }

// The action phase with the named seat to act.
void enter_action(const Edition& t, State& s, const Node& turn) {
    const Seat seat = read_seat(t, s, turn);
    if (s.player[seat].passed) turn["seat"].fail("has passed already");
    enter_round(t, s, turn, &Round::cleanup);
    push_action(s, seat, false);
}

// The end of a turn: the action is done.
void enter_after(const Edition& t, State& s, const Node& turn) {
    const Seat seat = read_seat(t, s, turn);
    enter_round(t, s, turn, &Round::cleanup);
    push_action(s, seat, true);
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::FinishTurn), seat, 1);
}

void enter_cleanup(const Edition& t, State& s, const Node& turn) { enter_round(t, s, turn, &Round::cleanup); }

void enter_attack(const Edition& t, State& s, const Node& turn) {
    if (s.seats != 1) turn["phase"].fail("is a phase of the solo game");
    enter_round(t, s, turn, &Round::end);
    push_at<AttackPhase>(s, Proc::AttackPhase, kNobody, &AttackPhase::collect_area);
}

// The last round is over: the game ends and is scored at once.
void enter_end(const Edition& t, State& s, const Node& turn) {
    enter_round(t, s, turn, &Round::end);
    StackRef(s.stack).cut(0);
    s.round = static_cast<uint8_t>(t.rounds);
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Settlers::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{
        {"lookout", enter_lookout}, {"production", enter_production}, {"action", enter_action}, {"after", enter_after},
        {"cleanup", enter_cleanup}, {"attack", enter_attack},         {"end", enter_end}};
    return kEntries;
}

}  // namespace pentarchy::settlers
