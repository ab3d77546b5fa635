// Activating an action location (IS-10). Where an effect needs further payment (Settlers, Negotiator, Acting Troupe) it
// is chosen first, and everything is paid together (IS-10.13); then the effects run, twice if it was activated twice
// (IS-10.4).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

const EffectRow& first_effect(const Look& l, int card) { return l.t.effect[l.t.list[design_of(l, card).action].first]; }

bool is_troupe(const Look& l, int card) { return first_effect(l, card).kind == EffectKind::ExtraActivation; }
bool is_builder(const Look& l, int card) { return first_effect(l, card).kind == EffectKind::BuildSpecial; }

// IS-16.3, IS-16.92 to IS-16.95  Faction cards of the hand, or own deals of the own faction.
CardSet build_candidates(const Look& l, Seat seat, const EffectRow& effect) {
    if (effect.from_deals) return deals(l, seat) & l.t.of_deck[deck_of(l, seat)];
    return hand(l, seat) & l.t.faction_cards;
}

// What an activation costs in all: the location's own price, that of the one it activates, the resources of the build.
Bill bill_of(const Look& l, const ActivationLocals& a) {
    Bill bill = a.times == 2 ? design_of(l, a.card).cost_twice : design_of(l, a.card).cost;
    if (a.extra != kNone) bill = plus(bill, design_of(l, a.extra).cost);
    return a.build == kNone ? bill : plus(bill, build_bill(l, a.build));
}

// IS-10.12, IS-16.11, IS-16.14  Another own action location that nobody has blocked, also a used-up one; a troupe
// cannot call a troupe, or two could go on without end.
bool may_call(const Look& l, Seat seat, int troupe, int card, const Bill& before) {
    return card != troupe && !is_blocked(l.s, card) && !is_troupe(l, card) && can_activate(l, seat, card, before);
}

struct Activation {
    using Locals = ActivationLocals;
    static Flow run(Ctx& c, Frame& f) {
        ActivationLocals& l = f.locals<ActivationLocals>();
        switch (l.step) {
            case 0:
                l.step = 1;
                c.say(l.times == 2 ? Msg::ActivatesTwice : Msg::Activates, faction_of(c, f.seat), l.card);
                if (is_troupe(c, l.card)) return c.call(Proc::PickExtra, f.seat, l);
                [[fallthrough]];
            case 1:
                l.step = 2;
                if (is_troupe(c, l.card)) l.extra = l.answer;
                if (is_troupe(c, l.card) && l.extra == kNone) return c.done();
                if (is_builder(c, active(l))) return c.call(Proc::PickBuild, f.seat, l);
                [[fallthrough]];
            case 2:
                if (is_builder(c, active(l))) l.build = l.answer;
                if (is_builder(c, active(l)) && l.build == kNone) return c.done();
                pay_tokens(c, f.seat, bill_of(c, l));
                [[fallthrough]];
            default: return pay(c, f.seat, l);
        }
    }

    // IS-10.6, IS-10.7, IS-1.47  Resources, then cards, then deals.
    static Flow pay(Ctx& c, Seat seat, ActivationLocals& l) {
        const Bill bill = bill_of(c, l);
        switch (l.step) {
            case 2:
                l.step = 3;
                if (!is_paid_at_once(c, seat, bill)) return choose_payment(c, seat, bill);
                [[fallthrough]];
            case 3:
                l.step = 4;
                if (bill.cards) return c.call(Proc::PayCards, seat, StepLocals{bill.cards, 0});
                [[fallthrough]];
            case 4:
                l.step = 5;
                if (bill.deals) return c.call(Proc::PayDeals, seat, StepLocals{bill.deals, 0});
                [[fallthrough]];
            default: return apply(c, seat, l);
        }
    }
    static uint8_t active(const ActivationLocals& l) { return l.extra == kNone ? l.card : l.extra; }

    // IS-10.2, IS-16.13  The use counts for the location itself, not for the one it activates.
    static Flow apply(Ctx& c, Seat seat, const ActivationLocals& l) {
        c.s.mark[l.card] = static_cast<uint8_t>(c.s.mark[l.card] + l.times);
        if (l.extra != kNone) c.say(Msg::ActivatesExtra, faction_of(c, seat), l.extra);
        if (l.build != kNone) return c.become(Proc::Build, seat, BuildLocals{0, l.build, 2, 0});
        const uint8_t source = active(l), times = l.extra == kNone ? l.times : uint8_t{1};
        return c.become(Proc::RunEffects, seat, EffectLocals{0, design_of(c, source).action, 0, source, 0, times});
    }
};

// IS-16.11  Which of several copies acts once more leaves no trace: the first free one stands for all.
bool is_copy_of_earlier(const Look& l, const CardSet& actions, int card) {
    for (const int other : actions)
        if (other < card && l.t.card[other].design == l.t.card[card].design && !is_blocked(l.s, other)) return true;
    return false;
}

struct PickExtra {
    using Locals = ActivationLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t troupe = f.locals<ActivationLocals>().card;
        const Bill& before = design_of(l, troupe).cost;
        const CardSet actions = held(l, f.seat) & l.t.of_type[index(Type::Action)];
        for (const int card : actions)
            if (!is_copy_of_earlier(l, actions, card) && out.need(card != troupe && !is_troupe(l, card), "IS-16.11"_rule) &&
                out.need(!is_blocked(l.s, card), "IS-16.14"_rule) &&
                out.need(can_pay(l, f.seat, plus(before, design_of(l, card).cost)), "IS-10.13"_rule) &&
                out.need(can_activate(l, f.seat, card, before), "IS-10.12"_rule))
                out.add(make(Verb::Activate, card));
        out.others(Verb::Activate, "IS-16.11"_rule);
        offer_way_out(out);
    }
    static Flow take(Ctx& c, Frame&, Move m) { return c.done(is_way_out(m) ? kNone : static_cast<uint8_t>(m.a)); }
};

struct PickBuild {
    using Locals = ActivationLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const ActivationLocals& a = f.locals<ActivationLocals>();
        const EffectRow& effect = first_effect(l, Activation::active(a));
        const Bill before = bill_of(l, a);
        const CardSet cards = effect.from_deals ? deals(l, f.seat) : hand(l, f.seat);
        const CardSet fit = build_candidates(l, f.seat, effect);
        each_face(l, cards, [&](int card) {
            if (out.need(fit.has(card), effect.from_deals ? "IS-16.95"_rule : "IS-16.3"_rule) &&
                out.need(can_pay(l, f.seat, plus(before, build_bill(l, card))), "IS-10.13"_rule))
                out.add(effect.from_deals ? make(Verb::BuildDeal, card) : make(Verb::Build, face_of(l, card)));
        });
        for (const int card : Out::candidates(1, 0) && effect.from_deals ? remote_deals(l, f.seat) : CardSet{})
            if (out.need(false, "IS-16.94"_rule)) out.add(make(Verb::BuildDeal, card));
        for (const Verb verb : {Verb::Build, Verb::BuildDeal}) out.others(verb, effect.from_deals ? "IS-16.92"_rule : "IS-16.3"_rule);
        offer_way_out(out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is_way_out(m)) return c.done(kNone);
        const bool from_hand = m.verb == static_cast<uint16_t>(Verb::Build);
        const int card = from_hand ? card_at(c, hand_of(f.seat), m.a) : m.a;
        c.show(c.s.cards, card);
        return c.done(static_cast<uint8_t>(card));
    }
};

}  // namespace

// IS-10.8, IS-10.12, IS-10.13  Everything can be paid together, and every effect that needs one has a target. `before`
// is what an Acting Troupe costs already.
bool can_activate(const Look& l, Seat seat, int card, const Bill& before) {
    const Bill bill = plus(before, design_of(l, card).cost);
    return can_pay(l, seat, bill) && has_targets(l, seat, card, bill);
}

bool has_targets(const Look& l, Seat seat, int card, const Bill& bill) {
    const DesignRow& design = design_of(l, card);
    if (!design.needs_target) return true;
    const ListRow& list = l.t.list[design.action];
    for (int i = 0; i < list.size; ++i)
        if (!has_target(l, seat, card, l.t.effect[list.first + i], bill)) return false;
    return true;
}

// IS-R19  Whether the effect of a location has something to act on after the bill has been paid.
bool has_target(const Look& l, Seat seat, int card, const EffectRow& effect, const Bill& bill) {
    switch (effect.kind) {
        case EffectKind::ExtraActivation:
            for (const int other : held(l, seat) & l.t.of_type[index(Type::Action)])
                if (may_call(l, seat, card, other, bill)) return true;
            return false;
        case EffectKind::BuildSpecial:
            for (const int other : build_candidates(l, seat, effect))
                if (can_pay(l, seat, plus(bill, build_bill(l, other)))) return true;
            return false;
        case EffectKind::CopyProduction: return copy_targets(l, seat, card, effect).any();
        case EffectKind::CopyDeal: return deal_count(l, seat) > bill.deals;
        case EffectKind::PlaceFoundation: return hand_size(l, seat) > bill.cards;
        case EffectKind::RazeSpecial:
            return raze_targets(l, seat, effect, goods(l, seat, Good::Raze) - bill.goods[index(Good::Raze)]).any();
        case EffectKind::PlaceSamurai: return samurai_places(l, seat).any();
        case EffectKind::Gain:
        case EffectKind::GainPer:
        case EffectKind::GainAny:
        case EffectKind::ChooseOne:
        case EffectKind::PayFor:
        case EffectKind::DrawSelect: return true;
        default: return has_enemy_target(l, seat, effect);
    }
}

// IS-10.12, IS-10.13, IS-16.22  Cards that a rule names, and prices that cannot be paid together; else IS-10.8.
Rule target_rule(const Look& l, Seat seat, int card) {
    const EffectRow& effect = first_effect(l, card);
    switch (effect.kind) {
        case EffectKind::OpponentDiscard:
        case EffectKind::CopyProduction:
        case EffectKind::CopyDeal:
        case EffectKind::PlaceFoundation: return "IS-10.12"_rule;
        case EffectKind::ExtraActivation:
            for (const int other : held(l, seat) & l.t.of_type[index(Type::Action)])
                if (may_call(l, seat, card, other, {})) return "IS-10.13"_rule;
            return "IS-10.12"_rule;
        case EffectKind::BuildSpecial:
            return build_candidates(l, seat, effect).any() ? "IS-10.13"_rule : "IS-10.8"_rule;
        case EffectKind::RazeSpecial:
            return effect.costs_tokens && raze_targets(l, seat, effect, 255).any() ? "IS-16.22"_rule : "IS-10.8"_rule;
        default: return "IS-10.8"_rule;
    }
}

void activation_rows(RowTable& rows) {
    row(rows, Proc::Activation) = arrow<Activation>("activation");
    row(rows, Proc::PickExtra) = box<PickExtra>("pick_extra", kQuiet);
    row(rows, Proc::PickBuild) = box<PickBuild>("pick_build", kQuiet);
}

}  // namespace pentarchy::settlers
