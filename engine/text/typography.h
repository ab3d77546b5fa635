// The no-break spaces of Czech, set once when texts are loaded: whoever writes them types plain ones.
#pragma once

#include <string>
#include <string_view>

namespace pentarchy {

// After one-letter words (k s v z o u a i), before £, % and VB after a number, and around an arrow.
std::string with_hard_spaces(std::string_view text);

}  // namespace pentarchy
