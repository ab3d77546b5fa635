// The verbs and messages of Endeavor and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/moves/move.h"
#include "engine/moves/words.h"

namespace pentarchy::endeavor {

#define WORDS_FILE "games/endeavor/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::endeavor
