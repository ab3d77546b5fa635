// The effect interpreter (IS-1.40 to IS-1.63): one row runs any list from first to last. Effects that ask go on in
// effects_choices.cpp, effects_targets.cpp and effects_deals.cpp; triggers are ordered here (IS-7.22, IS-20.5).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

constexpr uint8_t kDeclined = 0xFF;

struct RunEffects {
    using Locals = EffectLocals;
    static Flow run(Ctx& c, Frame& f) {
        EffectLocals& l = f.locals<EffectLocals>();
        if (l.answer) enter_option(c, l);
        const ListRow& list = c.t.list[l.list];
        if (l.pc < list.size) return apply(c, f.seat, l, list.first + l.pc++);
        react_to_points(c, f.seat, l.vp);  // IS-16.69: what the list gave in one resolution
        if (--l.times == 0) return c.done();
        l.pc = l.vp = 0;
        l.list = design_of(c, l.source).action;
        return c.ask();
    }

    // The list goes on with the chosen option, which is its end.
    static void enter_option(Ctx& c, EffectLocals& l) {
        const EffectRow& choice = c.t.effect[c.t.list[l.list].first + l.pc - 1];
        if (l.answer == kDeclined) {
            l.pc = c.t.list[l.list].size;
        } else {
            l.list = static_cast<uint8_t>(choice.first_list + l.answer - 1);
            l.pc = 0;
        }
        l.answer = 0;
    }

    static Flow apply(Ctx& c, Seat seat, EffectLocals& l, int number) {
        const EffectRow& e = c.t.effect[number];
        const PickLocals pick{static_cast<uint16_t>(number), l.source, e.amount};
        const auto hand_place = static_cast<uint8_t>(hand_of(seat));
        if (!has_target(c, seat, l.source, e, {})) return c.ask();  // IS-20.6
        switch (e.kind) {
            case EffectKind::Gain:
            case EffectKind::GainPer: {
                const int amount = amount_of(c, seat, e);
                if (is_card(e.good))
                    return c.call(Proc::DrawCards, seat,
                                  DrawLocals{static_cast<uint8_t>(amount), e.good, hand_place, 0});
                gain(c, seat, e.good, amount);
                if (e.good == Good::Vp) l.vp = static_cast<uint8_t>(l.vp + amount);
                return c.ask();
            }
            case EffectKind::GainAny: return c.call(Proc::PickGood, seat, pick);
            case EffectKind::ChooseOne:
                return c.call(Proc::PickOption, seat, OptionLocals{pick.effect, is_optional(c, l), 0});
            case EffectKind::PayFor:
                l.list = e.first_list;
                l.pc = 0;
                pay_tokens(c, seat, e.cost);
                return pay_resources(c, seat, e.cost);
            case EffectKind::DrawSelect: return c.call(Proc::LookAtCards, seat, pick);
            case EffectKind::CopyProduction: return c.call(Proc::PickProduction, seat, pick);
            case EffectKind::CopyDeal: return c.call(Proc::PickDeal, seat, pick);
            case EffectKind::RazeSpecial: return c.call(Proc::PickRaze, seat, pick);
            case EffectKind::Steal: return c.call(Proc::StealGood, seat, pick);
            case EffectKind::OpponentDiscard:
                return is_solo(c) ? c.ask() : c.call(Proc::PickVictim, seat, pick);  // IS-19.25
            case EffectKind::DiscardDeal:
            case EffectKind::TakeDeal: return c.call(Proc::PickEnemyDeal, seat, pick);
            case EffectKind::PlaceFoundation: return c.call(Proc::LayFoundation, seat, pick);
            case EffectKind::PlaceSamurai: return c.call(Proc::PlaceSamurai, seat, pick);
            default: return c.call(Proc::PickLocation, seat, pick);
        }
    }

    static uint8_t is_optional(const Look& l, const EffectLocals& e) {
        const TriggerRow& trigger = design_of(l, e.source).trigger;
        return trigger.optional && trigger.list == e.list;
    }
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
        return c.done(m.verb == static_cast<uint16_t>(Verb::Decline) ? kDeclined : static_cast<uint8_t>(m.a));
    }
};

const TriggerRow& trigger_at(const Look& l, int slot) { return design_of(l, l.t.trigger_card[slot]).trigger; }

// Plain gains commute; so do equal features.
bool order_matters(const Look& l, uint64_t left) {
    const uint8_t first = trigger_at(l, std::countr_zero(left)).list;
    bool plain = true, equal = true;
    for (; left; left &= left - 1) {
        const uint8_t list = trigger_at(l, std::countr_zero(left)).list;
        plain &= l.t.list[list].plain;
        equal &= list == first;
    }
    return !plain && !equal;
}

// IS-7.22, IS-8.9, IS-9.19  The features of one seat that an event has woken, one after another.
struct TriggersDue {
    using Locals = TriggerLocals;
    static Flow run(Ctx& c, Frame& f) {
        TriggerLocals& l = f.locals<TriggerLocals>();
        const uint8_t chosen = f.local[0];  // a slot plus one
        f.local[0] = 0;
        if (!l.left) return c.done();
        if (!chosen && order_matters(c, l.left)) return c.call(Proc::PickTrigger, f.seat, l);
        const int slot = chosen ? chosen - 1 : std::countr_zero(l.left);
        l.left &= ~(uint64_t{1} << slot);
        const uint8_t card = c.t.trigger_card[slot], list = trigger_at(c, slot).list;
        c.say(Msg::Reacts, faction_of(c, f.seat), card);
        if (!c.t.list[list].plain) return c.call(Proc::RunEffects, f.seat, EffectLocals{0, list, 0, card, 0, 1});
        react_to_points(c, f.seat, apply_plain(c, f.seat, list));
        return c.ask();
    }
};

struct PickTrigger {
    using Locals = TriggerLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        CardSet cards;
        for (uint64_t left = f.locals<TriggerLocals>().left; left; left &= left - 1)
            cards.add(l.t.trigger_card[std::countr_zero(left)]);
        each_face(l, cards, [&](int card) { out.add(make(Verb::Trigger, card)); });
        out.others(Verb::Trigger, "IS-7.22"_rule);
    }
    static Flow take(Ctx& c, Frame&, Move m) { return c.done(static_cast<uint8_t>(c.t.card[m.a].trigger_slot + 1)); }
};

}  // namespace

// IS-1.57 to IS-1.59, IS-7.19, IS-7.26  The features of a seat that an event wakes, each once, as trigger slots.
uint64_t triggers_of(const Look& l, Seat seat, Event event, int built, bool enemy) {
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

void effect_rows(RowTable& rows) {
    row(rows, Proc::RunEffects) = arrow<RunEffects>("run_effects");
    row(rows, Proc::Triggers) = arrow<TriggersDue>("triggers");
    row(rows, Proc::PickTrigger) = box<PickTrigger>("pick_trigger");
    row(rows, Proc::PickOption) = box<PickOption>("pick_option");
}

}  // namespace pentarchy::settlers
