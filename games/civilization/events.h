// Cards a seat plays or uses of its own accord: events in hand, great people, abilities by name. Boxes of its own part
// of a phase offer them beside their own moves (CV-7.26, CV-8.1).
#pragma once

#include "games/civilization/abilities_use.h"
#include "games/civilization/aim.h"
#include "games/civilization/payers.h"
#include "games/civilization/track.h"

namespace pentarchy::civilization {

// The lowest copy of a kind at a place, or -1.
int card_of_kind(const Look& l, int place, int kind);
Bits<kEventKinds> kinds_at(const Look& l, int place);
// The ability of an event at a moment, or kNone.
uint8_t ability_at(const Look& l, int thing, Moment moment);
// An event played in between, aimed already (interrupt.cpp).
Flow interrupt(Ctx& c, Seat seat, uint8_t ability, uint16_t at, bool gift = false);
void pay_marker(Play& p, Seat seat, int kind);  // window.cpp: CV-10.43
void pay_gift(Play& p, Seat seat, int kind, Seat against);
// CV-7.51  Whether it does something that lasts.
bool is_lasting(const Look& l, int person);
void reveal_person(Play& p, Seat seat, int person);
// CV-13.4, CV-13.7  Why this policy cannot take the place of that one.
Rule switch_refusal(const Look& l, Seat seat, int old, int next);
void discard_person(Play& p, Seat seat, int person);  // CV-7.54
void show_person(Play& p, Seat seat, const AbilityRow& row);

inline bool stands_for_spy(const PaysRow& row) {
    return row.thing >= kEvent0 && row.stands_for >> index(Resource::Spy) & 1;
}
// Each way to pay for a use in answer to another player: with a marker, with an event, or with two other tokens.
template <class Out>
void offer_spies(const Look& l, Seat seat, int use, Verb marker_verb, Verb gift_verb, Verb other_verb, Out& out) {
    Bits<kMarkerKinds> seen;
    for (const int marker : l.s.markers.ids_at(kSheet0 + seat)) {
        const uint8_t kind = l.t.marker_kind[marker];
        if (seen.has(kind)) continue;
        seen.add(kind);
        if (out.need(l.t.marker[kind].resource == index(Resource::Spy), "CV-10.42"_rule))
            out.add(make(marker_verb, use, kind));
    }
    for (int i = 0; i < l.t.pays; ++i) {
        if (!stands_for_spy(l.t.pay[i])) continue;
        const int kind = l.t.pay[i].thing - kEvent0;
        if (out.need(card_of_kind(l, kEventHand0 + seat, kind) >= 0, "CV-10.42"_rule))
            out.add(make(gift_verb, use, kind));
    }
    if (out.need(can_pay_two(l, seat), "CV-10.42"_rule)) out.add(make(other_verb, use));
}

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

// CV-8.77, CV-8.78  Kept markers that do something themselves.
template <Moment kMoment, class Out>
void offer_markers(const Look& l, Seat seat, Out& out) {
    Bits<kMarkerKinds> seen;
    for (const int marker : l.s.markers.ids_at(kSheet0 + seat)) {
        const uint8_t kind = l.t.marker_kind[marker], ability = ability_at(l, kMarker0 + kind, kMoment);
        if (ability == kNone || seen.has(kind)) continue;
        seen.add(kind);
        if (out.need(has_any_target(l, seat, l.t.ability[ability]), "CV-8.77"_rule))
            out.add(make(Verb::UseMarker, kind));
    }
    out.others(Verb::UseMarker, "CV-8.77"_rule);
}
Flow use_kept_marker(Ctx& c, Seat seat, int kind, uint8_t ability);  // events.cpp

template <Moment kMoment, class Out>
void offer_cards(const Look& l, Seat seat, Out& out) {
    UseNow<kMoment>::offer(l, seat, out);
    UseNow<Moment::Any>::offer(l, seat, out);
    offer_events<kMoment>(l, seat, out);
    offer_people(l, seat, out);
    if constexpr (kMoment == Moment::Start || kMoment == Moment::City) offer_markers<kMoment>(l, seat, out);
}
inline bool is_card(Move m) {
    return is(m, Verb::Use) || is(m, Verb::PlayEvent) || is(m, Verb::RevealPerson) || is(m, Verb::UseMarker);
}
template <Moment kMoment>
Flow take_card(Ctx& c, Seat seat, Move m) {
    if (is(m, Verb::Use)) return UseNow<kMoment>::take(c, seat, m);
    if (is(m, Verb::PlayEvent)) return begin_use(c, seat, ability_at(c, kEvent0 + m.a, kMoment));
    if (is(m, Verb::UseMarker)) return use_kept_marker(c, seat, m.a, ability_at(c, kMarker0 + m.a, kMoment));
    reveal_person(c, seat, m.a);
    return c.done(kGoOn);
}

}  // namespace pentarchy::civilization
