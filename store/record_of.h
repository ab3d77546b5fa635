// A table of the store as a record (docs/save-format.md), and back. The log of a table holds its record: event 0 is of
// kind "header" and has the record's header as its body; the bodies of kind "game" are the record's events, in order.
// What else is in the log (chat, seats, clocks) is no part of the record.
#pragma once

#include "base/json.h"
#include "engine/table/any_table.h"
#include "store/store.h"

namespace pentarchy {

// The full record: with the secret once the game is over, for the host alone before that (`host_secret`).
// BadInput if there is no such table, or if it has not begun.
Json record_of(Store& store, std::string_view table);

inline constexpr size_t kMaxEntropy = 200;  // bytes that one seat may add to the luck

// Adds a table with this record. `row` brings its id and what the server keeps of it; game, status and secret are the
// record's. BadInput if the record cannot be played again or has texts that no table of a server has; `name` is what
// complaints call it.
void import_record(Store& store, const Json& record, std::string_view name, StoredTable row);
// A record that somebody brings, played again. BadInput, too, for texts in it that nobody could have given us.
std::unique_ptr<AnyTable> replay_brought(const Json& record, std::string_view name);
// import_record for a record that was played again already: `row` brings game and status, too.
void store_record(Store& store, const Json& record, StoredTable row);

}  // namespace pentarchy
