// Where a scenario of Imperial Settlers may start: `turn` names a phase, the seat to act and the round.
#include "engine/scenario/enter.h"
#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

using Rounds = RoundEntries<Edition, State, Proc, PlayGame, Round>;

// Cards that a lookout had revealed or dealt are back in the deck.
void put_back(Cards& cards, int place) {
    for (const int card : cards.ids_at(place)) {
        const int kin = cards.kin[card];
        --cards.count[place][kin], --cards.named[place][kin], ++cards.count[kDeckPile][kin];
        cards.where[card] = kDeckPile;
        for (auto& known : cards.known) known.drop(card);
    }
}

void prepare(State& s, const Node& turn) {
    if (s.start >= s.seats) turn.fail("needs a start player");
    for (Seat seat = 0; seat < s.seats; ++seat)
        if (s.player[seat].faction == kNone) turn.fail("needs a faction for every player");
    put_back(s.cards, kRow);
    for (Seat seat = 0; seat < s.seats; ++seat) put_back(s.cards, aside_of(seat));
}

// Any of the engine's entries.
template <auto kEnter>
void enter(const Edition& t, State& s, const Node& turn) {
    prepare(s, turn);
    kEnter(t, s, turn);
}

// The action phase with the named seat to act, or at the end of its turn: the action is done.
template <bool kDone>
void enter_action(const Edition& t, State& s, const Node& turn) {
    prepare(s, turn);
    const Seat seat = seat_of_turn(t, s, turn);
    if (s.player[seat].passed) turn["seat"].fail("has passed already");
    Rounds::action(t, s, turn, &Round::cleanup, kDone);
    if (kDone) StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::FinishTurn), seat, 1);
}

void enter_attack(const Edition& t, State& s, const Node& turn) {
    if (s.seats != 1) turn["phase"].fail("is a phase of the solo game");
    enter<Rounds::at<&Round::end>>(t, s, turn);
    push_at<AttackPhase>(s, Proc::AttackPhase, kNobody, &AttackPhase::collect_area);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Settlers::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{{"lookout", enter<Rounds::first<&Round::lookout>>},
                                                             {"production", enter<Rounds::at<&Round::production>>},
                                                             {"action", enter_action<false>},
                                                             {"after", enter_action<true>},
                                                             {"cleanup", enter<Rounds::at<&Round::cleanup>>},
                                                             {"attack", enter_attack},
                                                             {"end", enter<Rounds::end>}};
    return kEntries;
}

}  // namespace pentarchy::settlers
