// The desk of the rule tests: a game from a patched state document after the luck of the setup. Factions are fixed:
// north barbarians, east romans, south egyptians, west japanese, unless the test says otherwise.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/tests/desk.h"
#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

using Amounts = std::vector<std::pair<std::string, int>>;

const Json& edition();         // the default edition
const Edition& base_tables();  // and its tables

// A patch over the state document, put together in the words of the rules. Hands are empty at first.
class Given : public GivenOf<Given> {
  public:
    Given& faction(const std::string& seat, const std::string& faction);
    Given& hand(const std::string& seat, const MoveTexts& cards);
    Given& empire(const std::string& seat, const MoveTexts& cards);
    Given& on(const std::string& seat, const std::string& location, std::string_view json);  // what lies on it
    Given& foundations(const std::string& seat, const MoveTexts& cards);
    Given& deals(const std::string& seat, const MoveTexts& cards);
    Given& goods(const std::string& seat, const Amounts& goods);
    Given& vp(const std::string& seat, int points);
    Given& passed(const std::string& seat);
    // Where to begin: "action" with the seat to act, or another phase.
    Given& turn(const std::string& phase, const std::string& seat = "", int round = 0);
};

// The action phase of round 2 with this seat to act.
Given action(const std::string& seat = "north");

class Desk : public DeskOf<Settlers, Desk> {
  public:
    explicit Desk(int seats, const Given& given = {}, const Json& options = {{"factions", "fixed"}});

    std::string row() const;  // the box or chance row that waits
    // Luck and whatever is asked, always the first move offered, until somebody's turn begins or ends.
    Desk& carry_on();
    // Passes and ends turns for everybody until the action phase is over.
    Desk& end_actions();

    bool has(std::string_view path) const { return !at(path).is_null(); }
    int good(std::string_view seat, const std::string& good) const { return of(seat, "goods." + good); }
    bool stands(std::string_view seat, const std::string& location) const;
};

}  // namespace pentarchy::settlers
