// The words of an analysis in both languages, beside those of engine and game.
#pragma once

#include "engine/table/any_table.h"

namespace pentarchy {

// BadInput for a language there is not.
Texts analyse_words(const AnyGame& game, std::string_view lang);

}  // namespace pentarchy
