// Activating an action location (IS-10). Where an effect needs further payment (Settlers, Negotiator, Acting Troupe) it
// is chosen first, and everything is paid together (IS-10.13); then the effects run, twice if it was activated twice
// (IS-10.4).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

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

// The location whose effects run: itself, or the one a troupe calls.
uint8_t active(const ActivationLocals& l) { return l.extra == kNone ? l.card : l.extra; }

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
            if (!is_copy_of_earlier(l, actions, card) &&
                out.need(card != troupe && !is_troupe(l, card), "IS-16.11"_rule) &&
                out.need(!is_blocked(l.s, card), "IS-16.14"_rule) &&
                out.need(can_pay(l, f.seat, plus(before, design_of(l, card).cost)), "IS-10.13"_rule) &&
                out.need(can_activate(l, f.seat, card, before), "IS-10.12"_rule))
                out.add(make(Verb::Activate, card));
        out.others(Verb::Activate, "IS-16.11"_rule);
    }
    static Flow take(Ctx& c, Frame&, Move m) { return c.done(static_cast<uint8_t>(m.a)); }
    static Flow way_out(Ctx& c, Frame&) { return c.done(kNone); }
};

struct PickBuild {
    using Locals = ActivationLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const ActivationLocals& a = f.locals<ActivationLocals>();
        const EffectRow& effect = first_effect(l, active(a));
        const Bill before = bill_of(l, a);
        const CardSet cards = effect.from_deals ? deals(l, f.seat) : hand(l, f.seat);
        const CardSet fit = build_candidates(l, f.seat, effect);
        each_face(l, cards, [&](int card) {
            if (out.need(fit.has(card), effect.from_deals ? "IS-16.95"_rule : "IS-16.3"_rule) &&
                out.need(can_pay(l, f.seat, plus(before, build_bill(l, card))), "IS-10.13"_rule))
                out.add(effect.from_deals ? make(Verb::BuildDeal, card) : make(Verb::Build, face_of(l, card)));
        });
        for (const int card : Out::kExplains&& effect.from_deals ? remote_deals(l, f.seat) : CardSet{})
            if (out.need(false, "IS-16.94"_rule)) out.add(make(Verb::BuildDeal, card));
        for (const Verb verb : {Verb::Build, Verb::BuildDeal})
            out.others(verb, effect.from_deals ? "IS-16.92"_rule : "IS-16.3"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const bool from_hand = is(m, Verb::Build);
        const int card = from_hand ? card_at(c, hand_of(f.seat), m.a) : m.a;
        c.show(c.s.cards, card);
        return c.done(static_cast<uint8_t>(card));
    }
    static Flow way_out(Ctx& c, Frame&) { return c.done(kNone); }
};

}  // namespace

// IS-10.13  What else is to be paid for is chosen first: whom a troupe calls, what a builder builds.
Flow Activation::pick_extra(Ctx& c, Frame& f) {
    const ActivationLocals& l = f.locals<ActivationLocals>();
    c.say(l.times == 2 ? Msg::ActivatesTwice : Msg::Activates, faction_of(c, f.seat), l.card);
    return is_troupe(c, l.card) ? c.call(Proc::PickExtra, f.seat, l) : c.go_on();
}
Flow Activation::pick_build(Ctx& c, Frame& f) {
    ActivationLocals& l = f.locals<ActivationLocals>();
    if (is_troupe(c, l.card)) l.extra = l.answer;
    if (is_troupe(c, l.card) && l.extra == kNone) return c.done();
    return is_builder(c, active(l)) ? c.call(Proc::PickBuild, f.seat, l) : c.go_on();
}
// IS-10.6, IS-10.7, IS-1.47  Tokens and resources, then cards, then deals.
Flow Activation::pay_resources(Ctx& c, Frame& f) {
    ActivationLocals& l = f.locals<ActivationLocals>();
    if (is_builder(c, active(l))) l.build = l.answer;
    if (is_builder(c, active(l)) && l.build == kNone) return c.done();
    const Bill bill = bill_of(c, l);
    pay_tokens(c, f.seat, bill);
    return is_paid_at_once(c, f.seat, bill) ? c.go_on() : choose_payment(c, f.seat, bill);
}
Flow Activation::pay_cards(Ctx& c, Frame& f) {
    const uint8_t cards = bill_of(c, f.locals<ActivationLocals>()).cards;
    return cards ? c.call(Proc::PayCards, f.seat, CountLocals{cards}) : c.go_on();
}
Flow Activation::pay_deals(Ctx& c, Frame& f) {
    const uint8_t deals = bill_of(c, f.locals<ActivationLocals>()).deals;
    return deals ? c.call(Proc::PayDeals, f.seat, CountLocals{deals}) : c.go_on();
}
// IS-10.2, IS-16.13  The use counts for the location itself, not for the one it activates.
Flow Activation::act(Ctx& c, Frame& f) {
    const ActivationLocals l = f.locals<ActivationLocals>();
    const Seat seat = f.seat;
    c.s.mark[l.card] = static_cast<uint8_t>(c.s.mark[l.card] + l.times);
    if (l.extra != kNone) c.say(Msg::ActivatesExtra, faction_of(c, seat), l.extra);
    if (l.build != kNone) return c.become(Proc::Build, seat, BuildLocals{0, l.build, step_of<Build>(&Build::place), 0});
    const uint8_t source = active(l), times = l.extra == kNone ? l.times : uint8_t{1};
    return c.become(Proc::RunEffects, seat, EffectLocals{0, design_of(c, source).action, 0, source, 0, times});
}

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

// IS-16.11, IS-10.12, IS-10.13  A troupe needs another location to call, and the price of both.
bool can_call_other(const Look& l, Seat seat, int card, const EffectRow&, const Bill& bill) {
    for (const int other : held(l, seat) & l.t.of_type[index(Type::Action)])
        if (may_call(l, seat, card, other, bill)) return true;
    return false;
}
Rule why_no_call(const Look& l, Seat seat, int card, const EffectRow& effect) {
    return can_call_other(l, seat, card, effect, {}) ? "IS-10.13"_rule : "IS-10.12"_rule;
}

// IS-16.3, IS-16.92, IS-10.13  A builder needs a card to build, and the price of both.
bool can_build_special(const Look& l, Seat seat, int, const EffectRow& effect, const Bill& bill) {
    for (const int other : build_candidates(l, seat, effect))
        if (can_pay(l, seat, plus(bill, build_bill(l, other)))) return true;
    return false;
}
Rule why_no_build(const Look& l, Seat seat, int, const EffectRow& effect) {
    return build_candidates(l, seat, effect).any() ? "IS-10.13"_rule : "IS-10.8"_rule;
}

void activation_rows(Rows& rows) {
    rows.sequence<Proc::Activation, Activation>();
    rows.box<Proc::PickExtra, PickExtra>(kQuiet);
    rows.box<Proc::PickBuild, PickBuild>(kQuiet);
}

}  // namespace pentarchy::settlers
