// The books: what must always add up.
#pragma once

#include "games/brazil/flow.h"

namespace pentarchy::brazil {

// The dials of a player's land, counted anew from tiles and units.
Land recounted(const Look& l, Seat side);

}  // namespace pentarchy::brazil
