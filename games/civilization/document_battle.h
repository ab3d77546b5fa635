// The part of the state document that is about the battle.
#pragma once

#include "engine/document/document.h"
#include "games/civilization/actions.h"

namespace pentarchy::civilization {

// By type of unit: its rank, and what that and other things add to strength and health of its cards.
Json arms_json(const Look& l, Seat seat);
void describe_battle(Writer& d, const Edition& t, State& s);
void describe_battle(Reader& d, const Edition& t, State& s);

}  // namespace pentarchy::civilization
