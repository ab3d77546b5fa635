// The verbs and messages of Mombasa and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/move.h"
#include "engine/words.h"

namespace pentarchy::mombasa {

#define WORDS_FILE "games/mombasa/words.def"
#include "engine/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::mombasa
