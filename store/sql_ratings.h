// Ratings change in the transaction that stores the end of the game.
#pragma once

#include "store/sql_appends.h"

namespace pentarchy {

// Rates the games of those appends that were done.
void rate_all(Sql& sql, std::span<const WaitingAppend> appends);

}  // namespace pentarchy
