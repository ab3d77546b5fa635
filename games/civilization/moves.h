// The verbs and messages of Civilization and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/moves/move.h"
#include "engine/moves/words.h"

namespace pentarchy::civilization {

#define WORDS_FILE "games/civilization/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::civilization
