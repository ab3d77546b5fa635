// What a seat may know (CV-22) and how its gaps are filled. Secret are nation sheets dealt, units in reserve, events in
// hand, faces of people not yet used, kept markers and all decks; nobody knows the markers on the map.
#include "games/civilization/game.h"

namespace pentarchy::civilization {

namespace {

SeatMask owner_among(int place, int first) {
    return place >= first && place < first + kSeats ? bit(static_cast<Seat>(place - first)) : SeatMask{0};
}

}  // namespace

SeatMask knowers_of_nation(int place) { return owner_among(place, kNationHand0); }
SeatMask knowers_of_unit(int place) {
    if (place == kBag || place == kBarbarians) return 0;
    return place < kReserve0 || place > kBarbarians ? kEveryone : owner_among(place, kReserve0);
}
SeatMask knowers_of_event(int place) {
    if (place == kEventUnder) return kEveryone;
    return owner_among(place, place < kEventDrawn0 ? kEventHand0 : kEventDrawn0);
}
SeatMask knowers_of_person(int place) {
    if (place == kBag) return 0;
    if (place >= kPersonDrawn0) return owner_among(place, kPersonDrawn0);
    return place < kPersonHand0 || place >= kPersonOpen0 ? kEveryone : owner_among(place, kPersonHand0);
}
SeatMask knowers_of_marker(int place) { return place == kMarkerBox ? kEveryone : owner_among(place, kSheet0); }

void Civilization::mask(const Edition&, State& s, Seat viewer) {
    s.nations.mask(viewer, knowers_of_nation);
    s.units.mask(viewer, knowers_of_unit);
    s.events.mask(viewer, knowers_of_event);
    s.people.mask(viewer, knowers_of_person);
    s.markers.mask(viewer, knowers_of_marker);
}

void Civilization::fill(const Edition&, State& s, Seat, Rng& rng) {
    s.nations.fill(rng, -1, knowers_of_nation);
    s.units.fill(rng, -1, knowers_of_unit);
    s.events.fill(rng, -1, knowers_of_event);
    s.people.fill(rng, -1, knowers_of_person);
    s.markers.fill(rng, -1, knowers_of_marker);
}

}  // namespace pentarchy::civilization
