// What a seat may know (MO-22). Secret are plans until they are shown (the engine covers picks), the start tiles a seat
// was dealt and the one it returned. Hands are open to whoever has watched (MO-22.9): nothing enters or leaves one
// unseen.
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

// Who knows a start tile by its place alone.
SeatMask knowers_of_tile(int place) {
    if (place >= kBoard0 && place < kTileBox) return kEveryone;
    return place >= kDealt0 && place < kBoard0 ? bit(static_cast<Seat>(place - kDealt0)) : SeatMask{0};
}

void Mombasa::mask(const Edition&, State& s, Seat viewer) { s.tiles.mask(viewer, knowers_of_tile); }
void Mombasa::fill(const Edition&, State& s, Seat, Rng& rng) { s.tiles.fill(rng, -1, knowers_of_tile); }

}  // namespace pentarchy::mombasa
