// The verbs and messages of Outpost and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/moves/move.h"
#include "engine/moves/words.h"

namespace pentarchy::outpost {

#define WORDS_FILE "games/outpost/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::outpost
