// What the entry points of all games do (games/*/entries.cpp): `turn` names a phase, the seat to act and the round.
#pragma once

#include <initializer_list>

#include "engine/document/document.h"
#include "engine/flow/sequence.h"
#include "engine/flow/turns.h"

namespace pentarchy {

// The seat that `turn` names; without one the start seat.
template <class T, class S>
Seat seat_of_turn(const T& t, const S& s, const Node& turn) {
    return turn.find("seat") ? seat_named(turn["seat"], Words(t.seat_words.data(), s.seats)) : s.start;
}

// Nobody is asked and nothing is picked; the round is the one that `turn` names, the document's or the first.
template <class T, class S>
void clear_flow(const T& t, S& s, const Node& turn) {
    StackRef(s.stack).cut(0);
    if constexpr (HasForks<S>) {
        for (auto& sub : s.sub) StackRef(sub).cut(0);
        for (auto& picks : s.picks) picks = {};
    }
    if (turn.find("round")) s.round = static_cast<uint8_t>(turn["round"].integer(1, t.rounds));
    if constexpr (requires { s.chain; }) s.chain = {};
    if (!s.round) s.round = 1;
}

// Entries of a game whose order of play is PlayGame, which plays one Round after the other.
template <class T, class S, class Proc, class PlayGame, class Round>
struct RoundEntries {
    // A round about to begin this step.
    template <class Step>
    static void enter(const T& t, S& s, const Node& turn, Step step,
                      std::initializer_list<std::string_view> members = {"phase", "seat", "round"}) {
        turn.only(members);
        clear_flow(t, s, turn);
        push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
        push_at<Round>(s, Proc::Round, kNobody, step);
    }
    template <auto kStep>
    static void at(const T& t, S& s, const Node& turn) {
        enter(t, s, turn, kStep);
    }
    // A round that counts itself when it begins this step, its first.
    template <auto kStep>
    static void first(const T& t, S& s, const Node& turn) {
        enter(t, s, turn, kStep);
        --s.round;
    }
    // The turn of the named seat in the action phase; then comes this step of the round.
    template <class Step>
    static void action(const T& t, S& s, const Node& turn, Step after, bool begun = false) {
        const Seat seat = seat_of_turn(t, s, turn);
        enter(t, s, turn, after);
        StackRef(s.stack).push(static_cast<uint8_t>(Proc::ActionPhase), seat, TurnLocals{begun});
    }
    // The last round is over: the game ends and is scored at once.
    static void end(const T& t, S& s, const Node& turn) {
        turn.only({"phase", "seat", "round"});
        clear_flow(t, s, turn);
        s.round = static_cast<uint8_t>(t.rounds);
        push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
    }
};

}  // namespace pentarchy
