// The desk of the rule tests: a game from a patched state document, after a setup with these nations in order of seats,
// red going first.
#pragma once

#include <string>
#include <vector>

#include "engine/tests/desk.h"
#include "games/civilization/actions.h"
#include "games/civilization/game.h"

namespace pentarchy::civilization {

const Json& edition();         // the default edition
const Edition& base_tables();  // and its tables

// A patch over the state document, put together in the words of the rules.
class Given : public GivenOf<Given> {
  public:
    Given& nations(const MoveTexts& nations);  // of red, blue, ...
    Given& techs(const std::string& seat, const MoveTexts& techs, const std::vector<int>& rows);
    Given& trade(const std::string& seat, int n) { return set({"players", seat, "trade"}, Json(n)); }
    Given& culture(const std::string& seat, int n) { return set({"players", seat, "culture"}, Json(n)); }
    Given& resource(const std::string& seat, const std::string& kind, int n);
    Given& government(const std::string& seat, const std::string& government);
    Given& figure(const std::string& seat, const std::string& figure, const std::string& square);  // "" is the supply
    Given& city(const std::string& seat, const std::string& city, const std::string& centre);
    Given& city_flag(const std::string& seat, const std::string& city, const std::string& flag);
    Given& units(const std::string& seat, const MoveTexts& cards);  // its reserve
    Given& thing(const std::string& square, const std::string& thing);
    Given& tile(int slot, const std::string& tile, const std::string& arrow);  // a neutral tile turned up
    Given& turn(const std::string& phase, const std::string& seat = "");
    std::vector<std::string> chosen;
};

// The part of a seat in a phase: "start", "city", "move"; "research" and "trade" of all.
Given at(const std::string& phase, const std::string& seat = "");

inline const Json kNoPolicies = {{"social_policies", "false"}};  // options

class Desk : public DeskOf<Civilization, Desk> {
  public:
    explicit Desk(int seats, const Given& given = {}, Json options = boost::json::object());

    std::string row() const;  // the box or chance row that waits
    // Luck and whatever is asked, always the first move offered, until this box asks.
    Desk& until(std::string_view row);
    std::string thing(const std::string& square) const;  // what lies there; "" for nothing
    std::string square_of(const std::string& seat, const std::string& figure) const;
};

}  // namespace pentarchy::civilization
