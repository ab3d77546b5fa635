// A set that a box asks for, "2 of 3 return", as readers are told it: what there is to pick, and which picks together
// are a set. No type of any game is known here.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/any_table.h"

namespace pentarchy {

struct OfferedSet {
    // Members as places in the list below, ascending, and the moves that pick them in the rules' order.
    struct Way {
        std::vector<int> members;
        std::vector<Move> moves;
    };
    int before = 0;                    // so many were picked already
    std::vector<std::string> picked;   // these, in words
    std::vector<Offered> members;      // each kind once, however often it may be picked
    std::vector<Way> ways;             // each set once
    std::optional<Offered> enough;     // the move that ends a smaller set
    std::optional<Offered> aside;      // a move that is offered, too, and is no member
    int least = 0, most = 0;           // so many are still to be picked
    std::map<std::string, int> known;  // every move text and whose member it is: equal cards have texts of their own

    // The set of these members, whatever their order; null if they are none.
    const Way* find(std::vector<int> picks) const;
    // The same of move texts; the one that ends the set may be among them.
    const Way* find(std::span<const std::string> texts) const;
    // Whether two move texts pick the same member.
    bool same(const std::string& a, const std::string& b) const;
    // Which members can still join these picks.
    std::vector<bool> open_to(std::vector<int> picks) const;
};

// Puts a set together from its paths.
class SetMaker {
  public:
    explicit SetMaker(std::optional<Offered> enough) { out_.enough = std::move(enough); }
    bool knows(Move m) const { return of_move_.contains(m.bits()); }
    void add_member(const Offered& member);
    void add_way(const std::vector<Move>& path) { ways_.push_back(path); }
    OfferedSet finish();

  private:
    std::vector<int> members_of(const std::vector<Move>& path, const std::vector<int>& member_of) const;
    bool tells_apart(const std::vector<int>& member_of) const;

    OfferedSet out_;
    std::vector<Offered> all_;         // every move of every path
    std::map<uint64_t, int> of_move_;  // its place there
    std::vector<std::vector<Move>> ways_;
};

}  // namespace pentarchy
