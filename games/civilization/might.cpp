#include "games/civilization/might.h"

#include "games/civilization/abilities_use.h"
#include "games/civilization/payers.h"

namespace pentarchy::civilization {

namespace {

// A card of this kind may be somewhere that not everybody sees.
bool is_at_large(const Look& l, int kind) {
    return l.t.find.copies[kind].without(l.s.events.known[EventCards::slot(kSpectator)]).any();
}

}  // namespace

bool might_hold(const Look& l, Seat seat, int kind) {
    return l.s.events.at(kEventHand0 + seat, l.t.event[kind].deck - 1) > 0 && is_at_large(l, kind);
}
bool might_have(const Look& l, Seat seat, int person) {
    const int type = l.t.person[person];
    return l.s.people.at(kPersonHand0 + seat, type) > 0 && !l.s.people.knows(kSpectator, person) &&
           has_working_marker(l, seat, type);
}

bool might_have_spy(const Look& l, Seat seat) {
    if (l.s.markers.at(kSheet0 + seat)) return true;
    int tokens = l.s.events.at(kEventHand0 + seat);
    for (const uint8_t n : l.s.player[seat].resource) tokens += n;
    if (tokens >= 2 && stands_for(l, seat, kSpy, 2)) return true;
    for (int i = 0; i < l.t.pays; ++i) {
        const PaysRow& row = l.t.pay[i];
        if (row.thing >= kEvent0 && row.stands_for >> kSpy & 1 && might_hold(l, seat, row.thing - kEvent0)) return true;
    }
    return false;
}
bool might_pay(const Look& l, Seat seat, const CostRow& cost) {
    const Player& me = l.s.player[seat];
    if (me.trade < cost.trade || me.culture < cost.culture) return false;
    const bool covered = l.s.markers.at(kSheet0 + seat) || l.s.events.at(kEventHand0 + seat);
    return (cost.has_resources() && covered) || can_pay(l, seat, cost);
}

bool might_use(const Look& l, Seat seat, Moment moment) {
    const Player& me = l.s.player[seat];
    for (const int use : l.t.use_table.at(moment)) {
        const AbilityRow& row = l.t.ability[l.t.use[use]];
        const bool covered = row.is_of_person() && might_have(l, seat, row.thing - kPerson0);
        if ((covered || me.force.has(row.thing)) && me.uses.of(use) < l.t.use_table.times(use) &&
            might_pay(l, seat, row.cost) && has_any_target(l, seat, row))
            return true;
    }
    return false;
}

bool might_be_moved(const Look& l, Seat seat, Moment moment) {
    for (const int ability : l.t.woken_by[static_cast<int>(moment)]) {
        const AbilityRow& row = l.t.ability[ability];
        if (row.must && row.is_of_person() && might_have(l, seat, row.thing - kPerson0)) return true;
    }
    return might_use(l, seat, moment);
}

}  // namespace pentarchy::civilization
