// The desk of the rule tests: a game from a patched state document after the luck of the setup, moves by their texts, and
// what each seat is offered or refused. After every move the books must balance. Factions are fixed: north barbarians,
// east romans, south egyptians, west japanese, unless the test says otherwise.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/playout.h"
#include "engine/view.h"
#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

using Texts = std::vector<std::string>;
using Amounts = std::vector<std::pair<std::string, int>>;

bool contains(const Texts& texts, std::string_view text);
// Those that begin so: a verb.
Texts beginning(const Texts& texts, std::string_view verb);
Json names(const Texts& words);
const Json& edition();       // the default edition
const Tables& base_tables();  // and its tables

// A patch over the state document, put together in the words of the rules. Hands are empty at first.
class Given {
  public:
    Json patch = boost::json::object();

    Given& with(std::string_view json);
    Given& set(const Texts& path, const Json& value);
    Given& faction(const std::string& seat, const std::string& faction);
    Given& hand(const std::string& seat, const Texts& cards);
    Given& empire(const std::string& seat, const Texts& cards);
    Given& on(const std::string& seat, const std::string& location, std::string_view json);  // what lies on it
    Given& foundations(const std::string& seat, const Texts& cards);
    Given& deals(const std::string& seat, const Texts& cards);
    Given& goods(const std::string& seat, const Amounts& goods);
    Given& vp(const std::string& seat, int points);
    Given& passed(const std::string& seat);
    // Where to begin: "action" with the seat to act, or another phase.
    Given& turn(const std::string& phase, const std::string& seat = "", int round = 0);
};

// The action phase of round 2 with this seat to act.
Given action(const std::string& seat = "north");

class Desk {
  public:
    const Tables& t;
    State s;
    Trace trace;

    explicit Desk(int seats, const Given& given = {}, const Json& options = {{"factions", "fixed"}});

    Seat seat(std::string_view word) const;
    // The words of the pending seats, "luck", or "over".
    Texts pending() const;
    std::string row() const;  // the box or chance row that waits
    Texts offers(std::string_view seat) const;
    bool is_offered(std::string_view seat, std::string_view move) const { return contains(offers(seat), move); }
    // The rule against a move; empty if it is offered or was never thought of.
    std::string refusal(std::string_view seat, std::string_view move) const;

    // Throws what would have been possible.
    Desk& play(std::string_view seat, std::string_view move);
    Desk& plays(std::string_view seat, const Texts& moves);
    // Luck only, or a chosen outcome of it.
    Desk& draw_luck();
    Desk& luck(std::string_view move);
    // Luck and whatever is asked, always the first move offered, until somebody's turn begins or ends.
    Desk& settle();
    // Passes and ends turns for everybody until the action phase is over.
    Desk& end_actions();

    // The state document; a path that is not there is null.
    Json at(std::string_view path) const;
    bool has(std::string_view path) const { return !at(path).is_null(); }
    int number(std::string_view path) const;  // 0 if it is not there, as in lists of counts
    int of(std::string_view seat, const std::string& what) const { return number("players." + std::string(seat) + "." + what); }
    int good(std::string_view seat, const std::string& good) const { return of(seat, "goods." + good); }
    bool stands(std::string_view seat, const std::string& location) const;
    Json seen_by(Seat viewer, std::string_view path) const;
    Texts list(std::string_view path) const;
    // The log, with arguments: "builds barbarians com_mill".
    Texts told() const;
    int rank(std::string_view seat) const;
    int score(std::string_view seat) const;

  private:
    Texts texts(const Offer& offered) const;
    Seat must_be_pending(std::string_view word) const;
    Desk& take_move(Seat actor, Move m);
    void check_books() const;

    Rng rng_{1};
};

}  // namespace pentarchy::settlers
