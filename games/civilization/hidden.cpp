// What a seat may know (CV-22) and how its gaps are filled. Secret are nation sheets dealt, units in reserve, events in
// hand, faces of people not yet used, kept markers and all decks; nobody knows the markers on the map.
#include "games/civilization/deals.h"
#include "games/civilization/game.h"

namespace pentarchy::civilization {

namespace {

SeatMask owner_among(int place, int first) {
    return place >= first && place < first + kSeats ? bit(static_cast<Seat>(place - first)) : SeatMask{0};
}

// CV-5.12  Whoever has shown his cards shares with his partner which ones they are.
bool shares_promised(const State& s, Seat seat, Seat viewer) { return s.deal[seat].shown && s.deal[seat].to == viewer; }

// Cards with the backs promised, at random; a marker that shows no resource only where there is no other.
void promise_random(const Edition& t, State& s, Seat seat, Rng& rng) {
    const Backs backs = promised_backs(s, seat);
    DealtCards taken;
    for (int i = 0; i < backs.n; ++i) {
        DealtCards pool = tradable({t, s}, seat, backs.back[i]).without(taken);
        if (!pool.any())
            for (const int marker : s.markers.ids_at(kSheet0 + seat))
                if (back_of(s, kEvents + marker) == backs.back[i]) pool.add(kEvents + marker);
        pool = pool.without(taken);
        int card = pool.next(0);
        for (auto skip = rng.below(static_cast<uint32_t>(pool.count())); skip > 0; --skip) card = pool.next(card + 1);
        taken.add(card);
        s.promised[seat].card[i] = static_cast<uint8_t>(card + 1);
    }
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
    for (Seat seat = 0; seat < kSeats; ++seat)
        if (seat != viewer && !shares_promised(s, seat, viewer)) s.promised[seat] = {};
}

namespace {

// CV-9.4  A battle force that the viewer does not see is any part of the reserve, but for the cards that lie open.
void fill_forces(State& s, Seat viewer, Rng& rng) {
    if (s.battle.field == Field::None) return;
    for (int side = 0; side < 2; ++side) {
        const Seat owner = s.battle.owner[side];
        if (owner == kNobody || owner == viewer) continue;
        UnitSet& force = s.picks[owner].force;
        force = s.battle.open[side];
        for (int left = s.battle.hand[side] - force.count(); left > 0; --left) {
            const UnitSet rest = s.units.ids_at(reserve_of(owner)).without(force);
            force.add(rest.nth(static_cast<int>(rng.below(static_cast<uint32_t>(rest.count())))));
        }
    }
}

}  // namespace

// CV-9.4, CV-19.2  A window in a battle takes back answers; the battle force stays.
void Civilization::take_back(Picks& picks) {
    const UnitSet force = picks.force;
    picks = {};
    picks.force = force;
}

void Civilization::fill(const Edition& t, State& s, Seat viewer, Rng& rng) {
    s.nations.fill(rng, -1, knowers_of_nation);
    s.units.fill(rng, -1, knowers_of_unit);
    s.events.fill(rng, -1, knowers_of_event);
    s.people.fill(rng, -1, knowers_of_person);
    s.markers.fill(rng, -1, knowers_of_marker);
    fill_forces(s, viewer, rng);
    for (Seat seat = 0; seat < s.seats; ++seat)
        if (seat != viewer && !shares_promised(s, seat, viewer)) promise_random(t, s, seat, rng);
}

}  // namespace pentarchy::civilization
