// The desk of the rule tests: a state made from a patched document.
#pragma once

#include <string>
#include <vector>

#include "engine/tests/desk.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

// The default edition with a merge patch over its JSON, and other numbers of tiles and cards of each kind if given.
Json edition(std::string_view patch = "{}", const std::vector<int>& tiles = {}, const std::vector<int>& cards = {});

// A patch over the state document, put together in the words of the rules.
class Given : public GivenOf<Given> {
  public:
    Given& hand(const std::string& seat, const MoveTexts& cards);
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
};

class Desk : public DeskOf<Outpost, Desk> {
  public:
    // The supply of pawns follows from those on the map.
    explicit Desk(int seats, const Given& given = {}, const Json& components = edition());

    std::string goods(std::string_view seat) const;  // "2 1 1": wood, ore and gold in the store
};

// Red stands on b1, ready to march into c1, where blue has a pawn.
inline Given front() {
    return Given().pawns("red", "b1").ground("b1", "hill_1").ground("c1", "hill_2").pawns("blue", "c1");
}

// Red attacks c1; both have empty hands unless they are given.
inline void attack(Desk& d) { d.play("red", "march b1").play("red", "step c1"); }

// A turn without an action.
inline void pass(Desk& d, const std::string& seat) { d.play(seat, "pass").play(seat, "end"); }

}  // namespace pentarchy::outpost
