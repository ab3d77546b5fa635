// Abilities that are used by name (CV-10.40): what a seat may use now, and how its list of operations is run.
#pragma once

#include "engine/parts/abilities.h"
#include "games/civilization/actions.h"

namespace pentarchy::civilization {

Flow begin_use(Ctx& c, Seat seat, uint8_t ability);  // events.cpp
// Whether one of its effects has something to act on.
bool has_any_target(const Look& l, Seat seat, const AbilityRow& ability);
bool is_written(const EffectRow& effect);  // it has a function in kOperations
bool has_this_target(const Look& l, Seat seat, const AbilityRow& ability, int option);
bool can_learn(const Look& l, Seat seat, LearnLocals learn);

struct NamedUses {
    static constexpr Verb kUse = Verb::Use;
    static constexpr Rule kNotWorking = "CV-3.8"_rule, kNotAgain = "CV-10.40"_rule, kNoUse = "CV-10.42"_rule;
    static const UseTable<kCapUses, Moment>& use_table(const Edition& t) { return t.use_table; }
    static const Uses<kCapUses>& uses(const State& s, Seat seat) { return s.player[seat].uses; }
    static Uses<kCapUses>& uses(State& s, Seat seat) { return s.player[seat].uses; }
    static Bits<kCapUses> working(const Look& l, Seat seat);
    static bool can_use(const Look& l, Seat seat, int use);
    template <class C>
    static Flow use(C& c, Seat seat, int use) {
        return begin_use(c, seat, c.t.use[use]);
    }
};
template <Moment kMoment>
using UseNow = UseAbility<NamedUses, kMoment>;

// payment.cpp: CV-10.42
bool can_pay(const Look& l, Seat seat, const CostRow& cost);
PayLocals payment_of(const CostRow& cost);

// Operations of battles (battle_effects.cpp): what each does, and whether it has something to act on.
namespace effects {
bool can_wound(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
bool can_heal(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
bool can_strike_harder(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
bool can_pass_turn(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
bool can_breach(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
bool can_save(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
bool can_replace_force(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow wound(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow heal(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow strike_harder(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow pass_turn(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow breach(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow save(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
Flow replace_force(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect);
}  // namespace effects

}  // namespace pentarchy::civilization
