// The verbs and messages of Brazil: Imperial and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/moves/move.h"
#include "engine/moves/words.h"

namespace pentarchy::brazil {

#define WORDS_FILE "games/brazil/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::brazil
