// The part of the state document that is about the battle.
#pragma once

#include "engine/document/document.h"
#include "games/civilization/state.h"

namespace pentarchy::civilization {

void describe_battle(Writer& d, const Edition& t, State& s);
void describe_battle(Reader& d, const Edition& t, State& s);

}  // namespace pentarchy::civilization
