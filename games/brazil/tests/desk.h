// The desk of the rule tests: a game from a patched state document after the luck of the setup. Boards are fixed: north green, east
// orange, south blue, west purple. Hands that nobody mentions are empty where the game starts in the middle, and the
// gallery hangs in the order of the edition.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/tests/desk.h"
#include "games/brazil/actions.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

using Amounts = std::vector<std::pair<std::string, int>>;

const Json& edition();         // the default edition
const Edition& base_tables();  // and its tables

// A patch over the state document, put together in the words of the rules.
class Given : public GivenOf<Given> {
  public:
    Given& store(const std::string& seat, const Amounts& items);
    Given& board(const std::string& seat, const std::string& board);  // whoever would have it gets the seat's own
    Given& monarch(const std::string& seat, const std::string& monarch);
    Given& paintings(const std::string& seat, const MoveTexts& paintings);
    Given& tasks(const std::string& seat, const MoveTexts& cards);
    Given& gold(const std::string& seat, const MoveTexts& cards);      // copies: "spy", "bowmen_1"
    Given& combat(const std::string& seat, const MoveTexts& cards);
    // A tile of the seat's empire: "farm", "olinda"; what lies on it.
    Given& tile(const std::string& seat, const std::string& hex, const std::string& tile, const Amounts& items = {});
    // A hex, "board", "store"; with boards as they are given the seat, too.
    Given& unit(const std::string& unit, const std::string& place, const std::string& seat = "");
    Given& good(const std::string& seat, const std::string& good, const std::string& place);
    Given& palace(const std::string& seat, const std::string& palace, const std::string& hex);
    Given& token(const std::string& seat, const std::string& space);
    Given& era(int era);
    Given& open(const std::string& hex, const std::string& discovery);  // a cloud shows this tile; "" takes it away
    // Where to begin: "action" or "moves" (with the space that was used), "keep", "end".
    Given& turn(const std::string& phase, const std::string& seat = "", const std::string& space = "");
};

// The turn of a seat before its action; its movement phase after this action.
Given action(const std::string& seat = "north");
Given moves(const std::string& seat = "north", const std::string& space = "trade");

class Desk : public DeskOf<Brazil, Desk> {
  public:
    // Two seats play on Guanabara Bay, three on the Platine War, four on the São Francisco, one alone on Pernambuco.
    explicit Desk(int seats, const Given& given = {}, Json options = {{"boards", "fixed"}});
    Desk(int seats, const Given& given, const std::string& map) : Desk(seats, given, Json{{"boards", "fixed"}, {"map", map}}) {}

    std::string row() const;  // the box or chance row that waits
    // Luck and whatever is asked, always the first move offered, until this box asks.
    Desk& until(std::string_view row);
    int store(std::string_view seat, const std::string& item) const { return of(seat, "store." + item); }
    std::string unit(const std::string& unit) const;  // where it is
    std::string tile(const std::string& hex) const;   // what lies there; "" for nothing
    int items(const std::string& hex, const std::string& item) const { return number("hexes." + hex + ".items." + item); }
    std::string holder(const std::string& hex) const;
};

// A hex of a map by its terrain, for tests that do not care which: the n-th in reading order next to (or at a distance from) another.
std::string hex_near(const Desk& desk, const std::string& hex, const std::string& terrain, int n = 0, int distance = 1);

}  // namespace pentarchy::brazil
