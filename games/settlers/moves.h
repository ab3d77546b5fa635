// The verbs and messages of Imperial Settlers and what their numbers mean. Ids are only ever appended. A `card` is a
// face: equal copies are one; a `location` is one single card, since what lies on it may differ.
#pragma once

#include "engine/moves/move.h"
#include "engine/moves/words.h"

namespace pentarchy::settlers {

#define WORDS_FILE "games/settlers/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::settlers
