// The part of the state document that is about the map and the wonders.
#pragma once

#include "engine/document/document.h"
#include "games/civilization/state.h"

namespace pentarchy::civilization {

void describe_map(Writer& d, const Edition& t, State& s);
void describe_map(Reader& d, const Edition& t, State& s);
// Where each wonder is: a slot, a seat, or out of the game; unseen ones are left out.
void describe_wonders(Writer& d, const Edition& t, State& s);
void describe_wonders(Reader& d, const Edition& t, State& s);

}  // namespace pentarchy::civilization
