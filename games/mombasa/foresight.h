// What is told of a position beside it, in the state document.
#pragma once

#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

Json planned_json(const Look& l, Seat seat);
Json outlook_json(const Look& l, Seat seat);
Json acquiring_json(const Look& l, Seat seat);
Json post_costs_json(const Look& l, int company);
Json post_rows_json(const Look& l, int company);

}  // namespace pentarchy::mombasa
