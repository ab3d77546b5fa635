// What becomes of a game that ends: its results and the ratings of who played it, in the transaction that stores the
// end.
#pragma once

#include "store/sql_appends.h"

namespace pentarchy {

// Of those appends that were done and end a game.
void note_results(Sql& sql, std::span<const WaitingAppend> appends);

}  // namespace pentarchy
