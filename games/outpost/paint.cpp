// The board of Outpost for a terminal.
#include "games/outpost/game.h"

namespace pentarchy::outpost {

void paint(const Look&, Seat, Painter& p) { p.line(""); }

}  // namespace pentarchy::outpost
