// What a seat may know (IS-17). Secret are hands, decks, cards looked at, foundations laid from the hand, and what lies
// under a Gate. Backs are open: whose deck a card came from, in a hand or face down, is seen by everyone.
#include "games/settlers/game.h"

namespace pentarchy::settlers {

// IS-17.1  Who knows what lies where, by the place alone.
SeatMask knowers_of_card(const Edition& t, const State& s, int place) {
    if (place >= kStash0) {
        const uint8_t town = s.cards.where[t.stash_card[place - kStash0]];
        return town >= kTown0 && town < kBase0 ? bit(static_cast<Seat>(town - kTown0)) : SeatMask{0};
    }
    if (s.seats == 1 && place == base_of(kVirtual)) return kEveryone;
    if (place >= kAside0) return bit(static_cast<Seat>(place - kAside0));
    if (place >= kDeal0) return kEveryone;
    if (place >= kBase0) return bit(static_cast<Seat>(place - kBase0));
    if (place >= kTown0) return kEveryone;
    if (place >= kHand0) return bit(static_cast<Seat>(place - kHand0));
    return place == kCommonDiscard || place == kFactionDiscard || place == kRow ? kEveryone : SeatMask{0};
}

void Settlers::mask(const Edition& t, State& s, Seat viewer) {
    s.cards.mask(viewer, [&](int place) { return knowers_of_card(t, s, place); });
}
void Settlers::fill(const Edition& t, State& s, Seat, Rng& rng) {
    s.cards.fill(rng, -1, [&](int place) { return knowers_of_card(t, s, place); });
}

}  // namespace pentarchy::settlers
