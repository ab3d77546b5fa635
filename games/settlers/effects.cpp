// The abilities of locations (IS-1.40 to IS-1.63): what each kind of effect does, when it has a target, and why not.
// Effects that ask go on in effects_choices.cpp, effects_targets.cpp and effects_deals.cpp; triggers are ordered here
// (IS-7.22, IS-20.5).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

constexpr uint8_t kDeclined = 0xFF;

// The row that asks for the target, or for whatever else is to be chosen.
template <Proc kProc>
Flow ask(Ctx& c, Frame& f, const EffectRow& e) {
    const auto number = static_cast<uint16_t>(&e - c.t.effect);
    return c.call(kProc, f.seat, PickLocals{number, f.locals<EffectLocals>().source, e.amount});
}

// IS-1.41, IS-1.42  So many of a good, or for each of something.
Flow gain_goods(Ctx& c, Frame& f, const EffectRow& e) {
    EffectLocals& l = f.locals<EffectLocals>();
    const int amount = amount_of(c, f.seat, e);
    if (is_card(e.good))
        return c.call(Proc::DrawCards, f.seat,
                      DrawLocals{static_cast<uint8_t>(amount), e.good, static_cast<uint8_t>(hand_of(f.seat))});
    gain(c, f.seat, e.good, amount);
    if (e.good == Good::Vp) l.vp = static_cast<uint8_t>(l.vp + amount);
    return c.ask();
}

// IS-1.44  One of several lists; a feature may be one that need not act.
Flow choose_one(Ctx& c, Frame& f, const EffectRow& e) {
    const EffectLocals& l = f.locals<EffectLocals>();
    const TriggerRow& trigger = design_of(c, l.source).trigger;
    const auto optional = static_cast<uint8_t>(trigger.optional && trigger.list == l.list);
    return c.call(Proc::PickOption, f.seat, OptionLocals{static_cast<uint16_t>(&e - c.t.effect), optional, 0});
}

// IS-1.45  A price, and then the list it pays for.
Flow pay_for(Ctx& c, Frame& f, const EffectRow& e) {
    EffectLocals& l = f.locals<EffectLocals>();
    l.list = e.first_list;
    l.pc = 0;
    pay_tokens(c, f.seat, e.cost);
    return pay_resources(c, f.seat, e.cost);
}

// IS-16.60, IS-19.25  An opponent discards; the virtual player has no hand.
Flow make_discard(Ctx& c, Frame& f, const EffectRow& e) {
    return is_solo(c) ? c.ask() : ask<Proc::PickVictim>(c, f, e);
}

// What a location does before its effects run (phase_activate.cpp): nothing is left of it in the list.
Flow done_before(Ctx& c, Frame&, const EffectRow&) { return c.ask(); }

bool can_copy(const Look& l, Seat seat, int card, const EffectRow& e, const Bill&) {
    return copy_targets(l, seat, card, e).any();
}
bool can_copy_deal(const Look& l, Seat seat, int, const EffectRow&, const Bill& bill) {
    return deal_count(l, seat) > bill.deals;
}
bool has_hand(const Look& l, Seat seat, int, const EffectRow&, const Bill& bill) {
    return hand_size(l, seat) > bill.cards;
}
bool can_place(const Look& l, Seat seat, int, const EffectRow&, const Bill&) { return samurai_places(l, seat).any(); }
bool can_raze(const Look& l, Seat seat, int, const EffectRow& e, const Bill& bill) {
    return raze_targets(l, seat, e, goods(l, seat, Good::Raze) - bill.goods[index(Good::Raze)]).any();
}
bool can_hit(const Look& l, Seat seat, int, const EffectRow& e, const Bill&) { return has_enemy_target(l, seat, e); }

// IS-10.12  A card that a rule names must be there; IS-10.8: else nothing to act on; IS-16.22: a raze that lacks only
// tokens.
Rule names_a_card(const Look&, Seat, int, const EffectRow&) { return "IS-10.12"_rule; }
Rule short_of_tokens(const Look& l, Seat seat, int, const EffectRow& e) {
    return e.costs_tokens && raze_targets(l, seat, e, 255).any() ? "IS-16.22"_rule : "IS-10.8"_rule;
}

using Op = Operation<Edition, State, EffectRow, Bill>;

// In the order of EffectKind.
constexpr Op kOperations[] = {
    {gain_goods},                                         // Gain
    {gain_goods},                                         // GainPer
    {ask<Proc::PickGood>},                                // GainAny
    {choose_one},                                         // ChooseOne
    {pay_for},                                            // PayFor
    {ask<Proc::LookAtCards>},                             // DrawSelect
    {ask<Proc::PickProduction>, can_copy, names_a_card},  // CopyProduction
    {ask<Proc::PickDeal>, can_copy_deal, names_a_card},   // CopyDeal
    {done_before, can_call_other, why_no_call},           // ExtraActivation
    {done_before, can_build_special, why_no_build},       // BuildSpecial
    {ask<Proc::PickRaze>, can_raze, short_of_tokens},     // RazeSpecial
    {ask<Proc::PickLocation>, can_hit},                   // RemoveLocation
    {ask<Proc::PickLocation>, can_hit},                   // TakeSpoil
    {ask<Proc::StealGood>, can_hit},                      // Steal
    {make_discard, can_hit, names_a_card},                // OpponentDiscard
    {ask<Proc::PickLocation>, can_hit},                   // BlockLocation
    {ask<Proc::PickEnemyDeal>, can_hit},                  // DiscardDeal
    {ask<Proc::PickEnemyDeal>, can_hit},                  // TakeDeal
    {ask<Proc::PickLocation>, can_hit},                   // RemoteDeal
    {ask<Proc::LayFoundation>, has_hand, names_a_card},   // PlaceFoundation
    {ask<Proc::PlaceSamurai>, can_place},                 // PlaceSamurai
    {ask<Proc::PickLocation>, can_hit},                   // TakeControl
};
static_assert(std::size(kOperations) == static_cast<size_t>(EffectKind::kCount));

const Op& operation_of(const EffectRow& effect) { return kOperations[index(effect.kind)]; }
const TriggerRow& trigger_at(const Look& l, int slot) { return design_of(l, l.t.trigger_card[slot]).trigger; }

struct Abilities {
    using Locals = EffectLocals;
    static const ListRow& list_at(const Edition& t, int list) { return t.list[list]; }
    static const EffectRow& effect_at(const Edition& t, int number) { return t.effect[number]; }
    static const Op& operation(const EffectRow& effect) { return operation_of(effect); }

    // The list goes on with the chosen option, which is its end.
    static void enter(Ctx& c, EffectLocals& l) {
        const EffectRow& choice = c.t.effect[c.t.list[l.list].first + l.pc - 1];
        if (l.answer == kDeclined) {
            l.pc = c.t.list[l.list].size;
        } else {
            l.list = static_cast<uint8_t>(choice.first_list + l.answer - 1);
            l.pc = 0;
        }
        l.answer = 0;
    }
    // IS-16.69  Points count by what the list gave in one resolution; IS-10.4: an activation may run it twice.
    static Flow end(Ctx& c, Frame& f) {
        EffectLocals& l = f.locals<EffectLocals>();
        react_to_points(c, f.seat, l.vp);
        if (--l.times == 0) return c.done();
        l.pc = l.vp = 0;
        l.list = design_of(c, l.source).action;
        return c.ask();
    }

    // Plain gains commute; so do equal features.
    static constexpr Proc kPick = Proc::PickTrigger;
    static bool order_matters(const Look& l, uint64_t left) {
        const uint8_t first = trigger_at(l, std::countr_zero(left)).list;
        bool plain = true, equal = true;
        for (; left; left &= left - 1) {
            const uint8_t list = trigger_at(l, std::countr_zero(left)).list;
            plain &= l.t.list[list].plain;
            equal &= list == first;
        }
        return !plain && !equal;
    }
    // IS-7.22, IS-8.9, IS-9.19  One feature acts.
    static Flow wake(Ctx& c, Seat seat, int slot) {
        const uint8_t card = c.t.trigger_card[slot], list = trigger_at(c, slot).list;
        c.say(Msg::Reacts, faction_of(c, seat), card);
        if (!c.t.list[list].plain) return c.call(Proc::RunEffects, seat, EffectLocals{0, list, 0, card, 0, 1});
        react_to_points(c, seat, apply_plain(c, seat, list));
        return c.ask();
    }
    template <class Out>
    static void offer_triggers(const Look& l, uint64_t left, Out& out) {
        CardSet cards;
        for (; left; left &= left - 1) cards.add(l.t.trigger_card[std::countr_zero(left)]);
        each_face(l, cards, [&](int card) { out.add(make(Verb::Trigger, card)); });
        out.others(Verb::Trigger, "IS-7.22"_rule);
    }
    static int slot_of(const Look& l, Move m) { return l.t.card[m.a].trigger_slot; }
};

// IS-1.44, IS-1.45, IS-20.4  One of the options; one that costs something only if it can be paid.
struct PickOption {
    using Locals = OptionLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const OptionLocals& option = f.locals<OptionLocals>();
        const EffectRow& effect = l.t.effect[option.effect];
        for (int i = 0; i < effect.lists; ++i)
            if (out.need(is_payable(l, f.seat, effect.first_list + i), "IS-1.45"_rule))
                out.add(make(Verb::Option, i + 1, effect.first_list + i));
        out.others(Verb::Option, "IS-1.44"_rule);
        if (out.need(option.optional, "IS-1.44"_rule)) out.add(make(Verb::Decline));
    }
    static bool is_payable(const Look& l, Seat seat, int list) {
        const EffectRow& first = l.t.effect[l.t.list[list].first];
        return first.kind != EffectKind::PayFor || can_pay(l, seat, first.cost);
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        return c.done(is(m, Verb::Decline) ? kDeclined : static_cast<uint8_t>(m.a));
    }
};

}  // namespace

// IS-R19  Whether the effect of a location has something to act on after the bill has been paid.
bool has_target(const Look& l, Seat seat, int card, const EffectRow& effect, const Bill& bill) {
    const Op& operation = operation_of(effect);
    return !operation.has_target || operation.has_target(l, seat, card, effect, bill);
}

Rule target_rule(const Look& l, Seat seat, int card) {
    const EffectRow& effect = first_effect(l, card);
    const Op& operation = operation_of(effect);
    return operation.why ? operation.why(l, seat, card, effect) : "IS-10.8"_rule;
}

// IS-1.57 to IS-1.59, IS-7.19, IS-7.26  The features of a seat that an event wakes, each once, as trigger slots.
uint64_t triggers_of(const Look& l, Seat seat, Occasion event, int built, bool enemy) {
    uint64_t out = 0;
    for (const int card : held(l, seat) & l.t.on_event[index(event)]) {
        const TriggerRow& trigger = design_of(l, card).trigger;
        if (trigger.enemy_only && !enemy) continue;
        if (trigger.faction_only && is_common(l, built)) continue;
        if (trigger.color != kNone && !l.t.of_color[trigger.color].has(built)) continue;
        out |= uint64_t{1} << l.t.card[card].trigger_slot;
    }
    return out;
}

void effect_rows(Rows& rows) {
    rows.arrow<Proc::RunEffects, RunEffects<Abilities, Edition, State>>();
    rows.arrow<Proc::Triggers, WakeTriggers<Abilities, Edition, State>>();
    rows.box<Proc::PickTrigger, PickTrigger<Abilities, Edition, State>>();
    rows.box<Proc::PickOption, PickOption>();
}

}  // namespace pentarchy::settlers
