// Operations of single great people, for the table in abilities.cpp.
#pragma once

#include "games/civilization/flow.h"

namespace pentarchy::civilization::people {

bool can_convert(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow convert(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow renew_hand(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow double_speed(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow cheapen_wonder(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
bool can_devote(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow devote(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);

}  // namespace pentarchy::civilization::people
