// Harvesting (CV-6.85 to CV-6.90): what is picked to be harvested, by a city's action or by an ability.
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

// Tokens to be picked: so many, with an action of the city or without.
constexpr HarvestLocals to_harvest(bool acts, uint8_t tokens) {
    return {false, kNone, acts, tokens, {kNoSquare, kNoSquare}, {kNone, kNone}, 0, 0};
}
// CV-6.85  What the action of a city takes.
constexpr HarvestLocals kOneToken = to_harvest(true, 1);
// CV-6.85 to CV-6.90  The squares from which a city may harvest now.
Squares harvests_of(const Look& l, Seat seat, int city);
// CV-6.85 to CV-6.88, CV-21.5  Why this square cannot be picked now.
Rule harvest_refusal(const Look& l, Seat seat, const HarvestLocals& harvest, int city, int square);
template <class Out>
void offer_harvests_of(const Look& l, Seat seat, const HarvestLocals& harvest, int city, Out& out) {
    const Gathered from = gathered_by(l, seat, city);
    for (const int square : from.own | from.assigned)
        if (allow(out, harvest_refusal(l, seat, harvest, city, square))) out.add(make(Verb::Harvest, city, square));
}
// The square is picked; when all are, they are harvested, unless somebody cancels the action.
Flow pick_harvest(Ctx& c, Seat seat, HarvestLocals harvest, int city, uint16_t square);

}  // namespace pentarchy::civilization
