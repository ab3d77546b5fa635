// Marks of seats as on the tables: a colour, a shape and a letter each, so that none goes by colour alone.
#pragma once

#include "ai/report_svg.h"

namespace pentarchy {

// The mark of a seat called by its colour; a plain disc with the first letter for any other word.
void draw_seat(Svg& svg, std::string_view word, double x, double y);

}  // namespace pentarchy
