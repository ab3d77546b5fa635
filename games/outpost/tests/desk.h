// A desk to try rules on: a state made from a patched document, moves and luck by their texts, and what each seat sees.
// Offers are taken from the seat's view, and after every move the books must balance.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/playout.h"
#include "engine/view.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

using Texts = std::vector<std::string>;

bool contains(const Texts& texts, std::string_view text);
// ["ward_1", "storm_2"] as JSON.
Json names(const Texts& words);
// The default edition with a merge patch over its JSON, and other numbers of tiles and cards of each kind if given.
Json edition(std::string_view patch = "{}", const std::vector<int>& tiles = {}, const std::vector<int>& cards = {});

// A patch over the state document, put together in the words of the rules.
class Given {
  public:
    Json patch = boost::json::object();

    Given& with(std::string_view json);
    Given& hand(const std::string& seat, const Texts& cards);
    Given& goods(const std::string& seat, int wood, int ore, int gold);
    Given& order(const std::string& seat, const std::string& order);
    Given& pawns(const std::string& seat, const std::string& site, int number = 1);
    // A tile turned up; spent ground has given its reward already.
    Given& tile(const std::string& site, const std::string& tile);
    Given& ground(const std::string& site, const std::string& tile);
    Given& hut(const std::string& owner, const std::string& hut, const std::string& site, int goods = 0,
               const std::string& holder = "");
    // Where to begin: a seat's turn, or another phase.
    Given& turn(const std::string& seat, int lap = 1);
    Given& phase(const std::string& phase);
    Given& set(const Texts& path, const Json& value);
};

class Desk {
  public:
    Tables t;
    State s;
    Trace trace;

    // The supply of pawns follows from those on the map.
    explicit Desk(int seats, const Given& given = {}, const Json& components = edition());

    Seat seat(std::string_view word) const;
    // The words of the pending seats, "luck", or "over".
    Texts pending() const;
    Texts offers(std::string_view seat) const;
    // The rule against a move, or against its whole verb; empty if it is offered or was never thought of.
    std::string refusal(std::string_view seat, std::string_view move) const;
    Texts outcomes() const;

    // These throw what would have been possible.
    Desk& play(std::string_view seat, std::string_view move);
    Desk& luck(std::string_view outcome);
    // Draws luck and plays forced moves, quiet ones too, up to the next real choice.
    Desk& settle();

    // The full document, and what a viewer may read of it. A path that is not there is null.
    Json at(std::string_view path) const;
    Json sees(std::string_view viewer, std::string_view path) const;
    // The bytes of a view: equal if and only if the viewer can tell no difference.
    std::string sight(std::string_view viewer) const;
    // What a viewer saw of the last move: "" is nothing at all.
    std::string glimpse(std::string_view viewer) const;
    // The log a viewer reads, of ids: "discards red ward"; lines() are the bare message names of all.
    Texts hears(std::string_view viewer) const;
    Texts lines() const;

    std::string goods(std::string_view seat) const;  // "2 1 1": wood, ore and gold in the store
    int rank(std::string_view seat) const;
    int score(std::string_view seat) const;

  private:
    Texts texts(const Offer& offered) const;
    Seat must_be_pending(std::string_view word) const;
    void enter(const Node& turn);
    Desk& take_move(Seat actor, Move m);
    void check_books() const;

    Move glimpses_[kSpectator + 1]{};
    Rng rng_{1};
};

// Red stands on b1, ready to march into c1, where blue has a pawn.
inline Given front() { return Given().pawns("red", "b1").ground("b1", "hill_1").ground("c1", "hill_2").pawns("blue", "c1"); }

// Red attacks c1; both have empty hands unless they are given.
inline void attack(Desk& d) { d.play("red", "march b1").play("red", "step c1"); }

// A turn without an action.
inline void pass(Desk& d, const std::string& seat) { d.play(seat, "pass").play(seat, "end"); }

}  // namespace pentarchy::outpost
