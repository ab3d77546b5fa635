// The verbs and messages of Outpost and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/move.h"
#include "engine/words.h"

namespace pentarchy::outpost {

#define WORDS_FILE "games/outpost/words.def"
#include "engine/words_enums.inc"  // Kind, Verb, Msg

}  // namespace pentarchy::outpost
