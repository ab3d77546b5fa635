// The verbs and messages of Mombasa and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/moves/move.h"
#include "engine/moves/words.h"

namespace pentarchy::mombasa {

#define WORDS_FILE "games/mombasa/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::mombasa
