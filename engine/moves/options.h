// The options of a table: which there are, and how many seats may play with them.
#pragma once

#include <string>
#include <vector>

#include "engine/table/any_table.h"

namespace pentarchy {

// BadInput that names an option or a value the game does not know.
void check_options(const AnyGame& game, const Node& options);
// The n-th combination of all options; it begins again after the last.
Json mixed_options(const AnyGame& game, uint64_t n);

// "3 to 5", or "2".
std::string seats_text(const std::vector<int>& counts);
// {"two_player_neutral": {"true": [2]}}: the numbers with a value of an option, where they are others than without it.
boost::json::object seats_with(const AnyGame& game);
// BadInput unless so many seats may play with these options: it says how many may, and what to set for so many.
void check_seats(const AnyGame& game, int seats, const Json& options);

}  // namespace pentarchy
