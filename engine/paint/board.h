// The board that a terminal shows, made from the state document: title, the game's map, the seats side by side, what
// each of them has, what lies in the middle. A game says in a plan which members stand on it and adds what only it can.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/json.h"
#include "engine/moves/seat.h"
#include "engine/paint/paint.h"

namespace pentarchy {

// A member of the document: its path from the seat's object (or from the top), the kinds of its words and of its keys
// if they are not the member's name, and members beside it that say more about the same things: a list of some of
// them, a word for one, or an object by their keys.
struct Shown {
    std::string member;  // "score.total"
    std::string noun = {}, key = {};
    std::vector<std::string> beside = {};
};

// Words a game adds to a thing: behind its name, or in a line of its own; and the heading that it stands under.
struct BoardNote {
    std::string words;
    bool listed = false;
    std::string heading = {};
};

// What stands on a board; a plan without a word shows the whole document.
struct BoardPlan {
    std::vector<Shown> compared = {};      // of all seats, side by side
    std::vector<Shown> held = {};          // of each seat, in lines; from its secrets, too
    std::vector<Shown> common = {};        // of all
    std::map<std::string, int> inks = {};  // colours by faction, or by seat

    bool is_empty() const { return compared.empty() && held.empty() && common.empty(); }
};

struct Board {
    const Json& document;
    const BoardPlan& plan;
    std::vector<std::string> names = {};  // of the seats, for people
    std::vector<std::string> sides = {};  // their factions, or what they are called in documents
    Seat viewer = kNobody;
    SeatMask deciding = 0;
    int rounds = 0;
    std::function<void()> map = [] {};
    // Of a thing that a seat has (kNobody: that lies in the middle).
    std::function<BoardNote(Seat, std::string_view member, std::string_view word)> note = nullptr;
};

void paint_board(const Board& board, Painter& painter);

}  // namespace pentarchy
