// The desk of the rule tests: a state made from a patched document after the luck of the setup.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/tests/desk.h"
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

// The default edition.
Json edition();

// A patch over the state document, put together in the words of the rules. Hands and action areas are empty at first.
class Given : public GivenOf<Given> {
  public:
    Given& hand(const std::string& seat, const MoveTexts& cards);
    // Face-up cards, from slot 2 on; four or five begin with slot 1.
    Given& up(const std::string& seat, const MoveTexts& cards);
    Given& row(const std::string& seat, int row, const MoveTexts& cards);
    Given& money(const std::string& seat, int pounds);
    Given& step(const std::string& seat, const std::string& company, int step);
    Given& tile(const std::string& seat, const std::string& tile);  // face up
    Given& jar(const std::string& seat, int step);
    Given& diamond(const std::string& seat, int step);
    Given& books(const std::string& seat, const std::vector<std::pair<int, std::string>>& books);
    Given& side(const std::string& company, const std::string& side);
    Given& regions(const std::string& company, const MoveTexts& regions);
    Given& posts(const std::string& company, int first, int second, int third);
    Given& display(const std::string& space, const std::string& card);  // the rest of the display is empty
    Given& shelf(const std::string& space, const std::string& book);
    // Where to begin: "action" with the seat to act, or another phase.
    Given& turn(const std::string& phase, const std::string& seat = "", int round = 0);
};

class Desk : public DeskOf<Mombasa, Desk> {
  public:
    explicit Desk(int seats, const Given& given = {}, const Json& options = boost::json::object());

    // A whole plan: cards for the open slots from the first on, "" for none.
    Desk& plan(std::string_view seat, const MoveTexts& cards);
    // Leaves the action phase, whatever row that takes.
    Desk& leave(std::string_view seat);
};

}  // namespace pentarchy::mombasa
