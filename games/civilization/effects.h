// Operations of nations, wonders, governments and resource abilities: what they do, and whether there is anything to do
// it to. kOperations (abilities.cpp) has a row for each.
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

// effects_map.cpp: what is built for nothing
bool can_raise_building(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow raise_building(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);
bool can_raise_figure(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow raise_figure(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);
bool can_raise_walls(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow raise_walls(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);

// effects_give.cpp
Flow give(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);

// effects_see.cpp
bool can_see_markers(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow see_markers(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);

// phase_harvest.cpp: CV-21.5, CV-21.26
bool can_harvest_early(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow harvest_early(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);
bool can_harvest_twice(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow harvest_twice(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);

// effects_named.cpp: of one thing each
bool can_place_drawn_wonder(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow place_drawn_wonder(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);
Flow add_counter(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& e);

}  // namespace pentarchy::civilization
