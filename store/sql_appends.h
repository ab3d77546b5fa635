// Adding events to logs: as many tables at a time as are waiting.
#pragma once

#include "store/sql.h"

namespace pentarchy {

struct WaitingAppend {
    Append append;
    std::function<void(Appended)> done;
    Appended result = Appended::Failed;
};

// Fills in the results, inside the transaction of the caller. A conflict is a result; an exception spoils them all.
void append_all(Sql& sql, std::span<WaitingAppend> appends);

}  // namespace pentarchy
