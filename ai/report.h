// The report of an arena: one page that needs nothing else, light and dark, for phones and wide screens.
#pragma once

#include "ai/arena.h"

namespace pentarchy {

// `command` repeats the run.
std::string arena_report(const AnyGame& game, const ArenaRequest& request, const ArenaResult& result,
                         std::string_view command);

// The styles of the page, in the colours of the tables.
std::string_view report_style();

}  // namespace pentarchy
