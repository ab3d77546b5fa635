// Cards a seat plays or uses of its own accord: events in hand, great people, abilities by name. Boxes of its own part
// of a phase offer them beside their own moves (CV-7.26, CV-8.1).
#pragma once

#include "games/civilization/abilities_use.h"
#include "games/civilization/aim.h"
#include "games/civilization/track.h"

namespace pentarchy::civilization {

// The lowest copy of a kind at a place, or -1.
int card_of_kind(const Look& l, int place, int kind);
Bits<kEventKinds> kinds_at(const Look& l, int place);
// The ability of an event at a moment, or kNone.
uint8_t ability_at(const Look& l, int thing, Moment moment);
// An event played in between, aimed already (interrupt.cpp).
Flow interrupt(Ctx& c, Seat seat, uint8_t ability, uint16_t at);
void pay_marker(Play& p, Seat seat, int kind);  // window.cpp: CV-10.43
// CV-7.51  Whether it does something that lasts.
bool is_lasting(const Look& l, int person);
void reveal_person(Play& p, Seat seat, int person);
void show_person(Play& p, Seat seat, const AbilityRow& row);

template <Moment kMoment, class Out>
void offer_events(const Look& l, Seat seat, Out& out) {
    for (const int kind : kinds_at(l, kEventHand0 + seat)) {
        const uint8_t ability = ability_at(l, kEvent0 + kind, kMoment);
        if (out.need(ability != kNone, "CV-7.26"_rule) &&
            out.need(ability != kNone && has_any_target(l, seat, l.t.ability[ability]), "CV-7.24"_rule))
            out.add(make(Verb::PlayEvent, kind));
    }
    out.others(Verb::PlayEvent, "CV-7.24"_rule);
}
template <class Out>
void offer_people(const Look& l, Seat seat, Out& out) {
    for (const int person : l.s.people.ids_at(kPersonHand0 + seat))
        if (out.need(is_lasting(l, person), "CV-7.48"_rule) &&
            out.need(has_working_marker(l, seat, l.t.person[person]), "CV-7.49"_rule))
            out.add(make(Verb::RevealPerson, person));
    out.others(Verb::RevealPerson, "CV-7.51"_rule);
}

template <Moment kMoment, class Out>
void offer_cards(const Look& l, Seat seat, Out& out) {
    UseNow<kMoment>::offer(l, seat, out);
    UseNow<Moment::Any>::offer(l, seat, out);
    offer_events<kMoment>(l, seat, out);
    offer_people(l, seat, out);
}
inline bool is_card(Move m) { return is(m, Verb::Use) || is(m, Verb::PlayEvent) || is(m, Verb::RevealPerson); }
template <Moment kMoment>
Flow take_card(Ctx& c, Seat seat, Move m) {
    if (is(m, Verb::Use)) return UseNow<kMoment>::take(c, seat, m);
    if (is(m, Verb::PlayEvent)) return begin_use(c, seat, ability_at(c, kEvent0 + m.a, kMoment));
    reveal_person(c, seat, m.a);
    return c.done(kGoOn);
}

}  // namespace pentarchy::civilization
