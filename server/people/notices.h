// "Your turn" for whoever has no page open: by Web Push to their browsers, and to the webhook of their account.
#pragma once

#include <string>

#include "engine/moves/seat.h"
#include "server/hall.h"

namespace pentarchy {

// Wherever the person is connected, at this process or another, they are told there; who is connected nowhere gets a
// notice.
void tell_turn(Hall& hall, const Notice& notice);
void hear_turn(Hall& hall, const Change& change);  // from another process
// A process ended without a word: turns that it was to tell these accounts of are told again.
void tell_turns_again(Hall& hall, const std::unordered_set<std::string>& accounts);

net::awaitable<void> send_notice(Hall& hall, Notice notice);

}  // namespace pentarchy
