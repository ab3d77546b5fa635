// A desk to try rules on: a state made from a patched document after the luck of the setup, moves by their texts, and
// what each seat is offered or refused. After every move the books must balance.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/playout.h"
#include "engine/view.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

using Texts = std::vector<std::string>;

bool contains(const Texts& texts, std::string_view text);
Json names(const Texts& words);
// The default edition.
Json edition();
// The options with what the number of seats asks for.
Json options_for(int seats, Json options = boost::json::object());

// A patch over the state document, put together in the words of the rules.
class Given {
  public:
    Json patch = boost::json::object();
    struct Space {
        std::string region, token;
        int number;  // from 1
    };
    std::vector<Space> spaces;

    Given& with(std::string_view json);
    Given& set(const Texts& path, const Json& value);  // null is a value here
    Given& harbour(const std::string& seat, int population);
    // The marker of a track; without it tracks follow from icons.
    Given& level(const std::string& seat, const std::string& track, int level);
    Given& building(const std::string& seat, const std::string& building, int number = 1);
    // Workers on a building, which is built if it was not.
    Given& worker(const std::string& seat, const std::string& building, int number = 1);
    Given& token(const std::string& seat, const std::string& token, int number = 1);
    Given& cards(const std::string& seat, const Texts& cards);
    Given& aside(const std::string& seat, const Texts& cards);
    Given& passed(const std::string& seat);
    // The colours on a track from its first space on; the rest is empty. A full track has its governor taken away.
    Given& track(const std::string& region, const Texts& colours);
    Given& beside(const std::string& region, const std::string& colour, int population);
    Given& space_token(const std::string& region, int number, const std::string& token);
    Given& city(const std::string& city, const std::string& owner);
    Given& city_token(const std::string& city, const std::string& token);
    Given& link_token(const std::string& link, const std::string& token);
    Given& start(const std::string& seat);
    // Cards out of the game.
    Given& removed(const Texts& cards);
    // Where to begin: "action" with the seat to act, or another phase with its start player.
    Given& turn(const std::string& phase, const std::string& seat = "", int round = 0);
};

class Desk {
  public:
    Tables t;
    State s;
    Trace trace;

    // Two seats play with the neutral colour (EN-23.20).
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
    // Draws luck and plays forced moves up to the next real choice.
    Desk& settle();

    // The state document; a path that is not there is null.
    Json at(std::string_view path) const;
    int number(std::string_view path) const;  // 0 if it is not there, as in lists of counts
    int of(std::string_view seat, const std::string& what) const {
        return number("players." + std::string(seat) + "." + what);
    }
    // The log: bare message names, and with their arguments ("ships red africa").
    Texts lines() const;
    Texts told() const;
    int rank(std::string_view seat) const;
    int score(std::string_view seat) const;

  private:
    Texts texts(const Offer& offered) const;
    Seat must_be_pending(std::string_view word) const;
    void enter(const Node& turn);
    Desk& take_move(Seat actor, Move m);
    void check_books() const;

    Rng rng_{1};
};

}  // namespace pentarchy::endeavor
