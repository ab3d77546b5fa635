// What a client may say about a table, whichever way it comes: the ops of docs/protocol.md that answer with `ok`.
#pragma once

#include "server/room/room.h"

namespace pentarchy {

// The answer without "op" and "key". Throws ApiError and BadInput.
net::awaitable<Json> do_op(Hall& hall, Caller caller, boost::json::object said);

}  // namespace pentarchy
