// What computer players go by: for now, the points there are.
#include "games/brazil/actions.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

float Brazil::value(const Look& l, Seat seat) { return static_cast<float>(score_sheet(l, seat).total()); }
float Brazil::spread(const Look&) { return 10.0f; }

}  // namespace pentarchy::brazil
