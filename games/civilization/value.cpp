// What computer players go by, for the time being: how far a seat is on its best way.
#include "games/civilization/game.h"
#include "games/civilization/score.h"

namespace pentarchy::civilization {

float Civilization::value(const Look& l, Seat seat) { return static_cast<float>(progress_of(l, seat)); }
float Civilization::spread(const Look&) { return 20; }

}  // namespace pentarchy::civilization
