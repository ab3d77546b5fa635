// A desk to try rules on: a state made from a patched document after the luck of the setup, moves by their texts, and
// what each seat is offered or refused. After every move the books must balance.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/playout.h"
#include "engine/view.h"
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

using Texts = std::vector<std::string>;

bool contains(const Texts& texts, std::string_view text);
// Those that begin so: a verb.
Texts beginning(const Texts& texts, std::string_view verb);
Json names(const Texts& words);
// The default edition.
Json edition();

// A patch over the state document, put together in the words of the rules. Hands and action areas are empty at first.
class Given {
  public:
    Json patch = boost::json::object();

    Given& with(std::string_view json);
    Given& set(const Texts& path, const Json& value);  // null is a value here
    Given& hand(const std::string& seat, const Texts& cards);
    // Face-up cards, from slot 2 on; four or five begin with slot 1.
    Given& up(const std::string& seat, const Texts& cards);
    Given& row(const std::string& seat, int row, const Texts& cards);
    Given& money(const std::string& seat, int pounds);
    Given& step(const std::string& seat, const std::string& company, int step);
    Given& tile(const std::string& seat, const std::string& tile);  // face up
    Given& jar(const std::string& seat, int step);
    Given& diamond(const std::string& seat, int step);
    Given& books(const std::string& seat, const std::vector<std::pair<int, std::string>>& books);
    Given& side(const std::string& company, const std::string& side);
    Given& regions(const std::string& company, const Texts& regions);
    Given& posts(const std::string& company, int first, int second, int third);
    Given& display(const std::string& space, const std::string& card);  // the rest of the display is empty
    Given& shelf(const std::string& space, const std::string& book);
    // Where to begin: "action" with the seat to act, or another phase.
    Given& turn(const std::string& phase, const std::string& seat = "", int round = 0);
};

class Desk {
  public:
    Tables t;
    State s;
    Trace trace;

    explicit Desk(int seats, const Given& given = {}, const Json& options = boost::json::object());

    Seat seat(std::string_view word) const;
    // The words of the pending seats, "luck", or "over".
    Texts pending() const;
    Texts offers(std::string_view seat) const;
    bool is_offered(std::string_view seat, std::string_view move) const { return contains(offers(seat), move); }
    // The rule against a move; empty if it is offered or was never thought of.
    std::string refusal(std::string_view seat, std::string_view move) const;

    // Throws what would have been possible.
    Desk& play(std::string_view seat, std::string_view move);
    Desk& plays(std::string_view seat, const Texts& moves);
    // A whole plan: cards for the open slots from the first on, "" for none.
    Desk& plan(std::string_view seat, const Texts& cards);
    // Luck only, or a chosen outcome of it.
    Desk& draw_luck();
    Desk& luck(std::string_view move);
    // Leaves the action phase, whatever row that takes.
    Desk& leave(std::string_view seat);

    // The state document; a path that is not there is null.
    Json at(std::string_view path) const;
    int number(std::string_view path) const;  // 0 if it is not there, as in lists of counts
    int of(std::string_view seat, const std::string& what) const {
        return number("players." + std::string(seat) + "." + what);
    }
    Json seen_by(Seat viewer, std::string_view path) const;
    Texts list(std::string_view path) const;
    // The log, with arguments: "places blue cairo nubia".
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

}  // namespace pentarchy::mombasa
