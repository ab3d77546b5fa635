// Deals (CV-5.5 to CV-5.14): what a proposal holds, for the files that write it, carry it out and hide its cards.
#pragma once

#include <algorithm>

#include "games/civilization/flow.h"

namespace pentarchy::civilization {

// A seat's proposal falls; how many it has made still counts (CV-5.14).
void drop_deal(Play& p, Seat seat);
SeatMask seats_in_market(const Look& l);

// Cards of a deal, as Promised numbers them less one: events, then markers.
inline constexpr int kDealtCards = kEvents + kMarkers;
using DealtCards = Bits<kDealtCards>;
constexpr bool is_event(int card) { return card < kEvents; }
inline uint8_t back_of(const State& s, int card) {
    if (is_event(card)) return static_cast<uint8_t>(s.events.back_of(card));
    return s.markers.kin[card - kEvents] == kVillageKin ? kVillageBack : kHutBack;
}
// CV-5.6, CV-5.8  A seat's cards with this back that may change hands: events, and markers that show a resource.
DealtCards tradable(const Look& l, Seat seat, int back);
inline DealtCards cards_after(const DealtCards& cards, int card) {
    DealtCards out;
    for (const int other : cards)
        if (other > card) out.add(other);
    return out;
}
// How many cards with this back a seat has for all to see.
int cards_seen(const Look& l, Seat seat, int back);

// CV-5.12  Moves to offer for cards of a set: equal cards are one choice.
template <class Fn>
void each_face(const Edition& t, const DealtCards& cards, Fn fn) {
    int last = -1;
    for (const int card : cards) {
        const int face = is_event(card) ? t.event_kind[card] : kEventKinds + t.marker_kind[card - kEvents];
        if (face != last) fn(card);
        last = face;
    }
}
// The verb says the back, so that whoever does not see the face sees that (CV-22).
inline constexpr Verb kHandOver[kDealBacks] = {Verb::GiveEventI, Verb::GiveEventIi, Verb::GiveEventIii, Verb::GiveHut,
                                               Verb::GiveVillage};
Move hand_over(const Look& l, int card);
// The first card of a set that this move names.
int card_named(const Look& l, const DealtCards& cards, Move m);

// How many cards a seat has promised, in its own proposal or just now for another's, and their backs.
struct Backs {
    int n;
    const uint8_t* back;
};
Backs promised_backs(const State& s, Seat seat);

}  // namespace pentarchy::civilization
