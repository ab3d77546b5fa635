// The desk of the rule tests: a state made from a patched document after the luck of the setup.
#pragma once

#include <string>
#include <vector>

#include "engine/tests/desk.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

// The default edition.
Json edition();
// The options with what the number of seats asks for.
Json options_for(int seats, Json options = boost::json::object());

// A patch over the state document, put together in the words of the rules.
class Given : public GivenOf<Given> {
  public:
    struct Space {
        std::string region, token;
        int number;  // from 1
    };
    std::vector<Space> spaces;

    Given& harbour(const std::string& seat, int population);
    // The marker of a track; without it tracks follow from icons.
    Given& level(const std::string& seat, const std::string& track, int level);
    Given& building(const std::string& seat, const std::string& building, int number = 1);
    // Workers on a building, which is built if it was not.
    Given& worker(const std::string& seat, const std::string& building, int number = 1);
    Given& token(const std::string& seat, const std::string& token, int number = 1);
    Given& cards(const std::string& seat, const MoveTexts& cards);
    Given& aside(const std::string& seat, const MoveTexts& cards);
    Given& passed(const std::string& seat);
    // The colours on a track from its first space on; the rest is empty. A full track has its governor taken away.
    Given& track(const std::string& region, const MoveTexts& colours);
    Given& beside(const std::string& region, const std::string& colour, int population);
    Given& space_token(const std::string& region, int number, const std::string& token);
    Given& city(const std::string& city, const std::string& owner);
    Given& city_token(const std::string& city, const std::string& token);
    Given& link_token(const std::string& link, const std::string& token);
    Given& start(const std::string& seat);
    // Cards out of the game.
    Given& removed(const MoveTexts& cards);
    // Where to begin: "action" with the seat to act, or another phase with its start player.
    Given& turn(const std::string& phase, const std::string& seat = "", int round = 0);
};

class Desk : public DeskOf<Endeavor, Desk> {
  public:
    // Two seats play with the neutral colour (EN-23.20).
    explicit Desk(int seats, const Given& given = {}, const Json& options = boost::json::object());
};

}  // namespace pentarchy::endeavor
