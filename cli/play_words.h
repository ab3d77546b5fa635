// The words of engine, game and terminal game in one language.
#pragma once

#include "engine/table/any_table.h"

namespace pentarchy {

// BadInput for a language there is not.
Texts play_words(const AnyGame& game, std::string_view lang);

}  // namespace pentarchy
