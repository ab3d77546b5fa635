// Records that people bring, and games that are played on from a moment of a finished one. They are played again by a
// process of its own (server/thinking/thinker.h): what a stranger brings may take long, or worse.
#pragma once

#include <optional>
#include <string>

#include "server/hall.h"
#include "server/room/table_body.h"

namespace pentarchy {

// To be played on: by its owner at this seat, by bots at the others.
struct Branch {
    Seat seat = 0;
    std::string level;
};

// Stores the record as a table of its owner; the id of the table. One sentence for a record that cannot have happened.
net::awaitable<std::string> import_table(Hall& hall, Json record, Person owner, std::optional<Branch> branch);

// The process's part: {"record", "owner", "branch"} -> {"game", "body", "over", "more"}.
Json plan_import(const Json& asked);

}  // namespace pentarchy
