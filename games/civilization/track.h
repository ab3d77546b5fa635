// The culture track and what it brings: offers and questions of other files.
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

struct TrackCost {
    int culture = 0, trade = 0;
};
// CV-7.2, CV-7.3, CV-7.10  What all spaces up to the last one cost together.
TrackCost cost_up_to(const Look& l, Seat seat, int last, bool leap);
// CV-7.1, CV-7.2  Moving up so many spaces; leaping (Shakespeare), those where others stand are passed over.
Rule advance_refusal(const Look& l, Seat seat, int spaces, bool leap);
Flow pay_and_advance(Ctx& c, Seat seat, int spaces, bool leap);
template <class Out>
void offer_advances(const Look& l, Seat seat, Out& out) {
    for (int n = 1; l.s.player[seat].track + n <= kSpaces; ++n) {
        const Rule refusal = advance_refusal(l, seat, n, false), leap = advance_refusal(l, seat, n, true);
        if (!out.kExplains && refusal != kFine && leap != kFine) break;
        if (allow(out, refusal)) out.add(make(Verb::Advance, n));
        if (allow(out, leap)) out.add(make(Verb::Leap, n));
    }
    out.others(Verb::Advance, "CV-7.1"_rule);
    out.others(Verb::Leap, "CV-7.1"_rule);
}

// CV-7.22
inline int events_in_hand(const Look& l, Seat seat) { return l.s.events.at(kEventHand0 + seat); }
void discard_event(Play& p, int card);  // face up under its deck
// CV-7.41, CV-7.42  Whether a card and a marker of a great person can be had.
bool can_gain_person(const Look& l, Seat seat);
// CV-7.44  Why the marker may not lie there.
Rule person_square_refusal(const Look& l, Seat seat, int square);
template <class Out>
void offer_person_squares(const Look& l, Seat seat, int type, Out& out) {
    for (const City& city : l.s.player[seat].city) {
        if (city.centre == kNoSquare) continue;
        for (const int square : outskirts(l, city))
            if (allow(out, person_square_refusal(l, seat, square))) out.add(make(Verb::PlacePerson, type, square));
    }
}
void place_person(Play& p, Seat seat, int type, int square);
// CV-7.52  A type of whose cards the seat has more than markers, or kNone.
uint8_t people_in_excess(const Look& l, Seat seat);

}  // namespace pentarchy::civilization
