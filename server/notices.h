// "Your turn" for whoever has no page open: by Web Push to their browsers, and to the webhook of their account.
#pragma once

#include <string>

#include "engine/seat.h"
#include "server/hall.h"

namespace pentarchy {

struct Notice {
    std::string account, table, game, title;
    Seat seat = 0;
};

net::awaitable<void> send_notice(Hall& hall, Notice notice);

}  // namespace pentarchy
