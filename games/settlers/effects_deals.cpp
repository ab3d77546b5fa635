// Effects on deals: repeating an own one (IS-1.49, IS-16.5), discarding or taking an enemy's (IS-1.55, IS-1.56,
// IS-16.44 to IS-16.47). In the solo game the attack cards of the line are the enemy's deals (IS-19.22, IS-19.26).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

Flow gain_deal_good(Ctx& c, Seat seat, Good good) {
    if (is_card(good)) return draw_or_done(c, seat, 1, good);
    gain(c, seat, good, 1);
    return c.done();
}

struct PickDeal {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_face(l, deals(l, f.seat), [&](int card) { out.add(make(Verb::UseDeal, card)); });
        for (const int card : remote_deals(l, f.seat)) out.add(make(Verb::UseDeal, card));
        for (int good = 0; good < kGoods; ++good)
            if (l.s.attack_deals[good]) out.add(make(Verb::UseAttack, good));
        for (const Verb verb : {Verb::UseDeal, Verb::UseAttack}) out.others(verb, "IS-1.49"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const bool is_attack = is(m, Verb::UseAttack);
        c.say(is_attack ? Msg::CopiesAttack : Msg::CopiesDeal, faction_of(c, f.seat), m.a);
        return gain_deal_good(c, f.seat, static_cast<Good>(is_attack ? m.a : c.t.card[m.a].deal));
    }
};

struct PickEnemyDeal {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const EffectRow& effect = l.t.effect[f.locals<PickLocals>().effect];
        const bool takes = effect.kind == EffectKind::TakeDeal;
        for (Seat other = 0; other < l.s.seats; ++other) {
            if (other == f.seat) continue;
            const bool target = is_target(l, f.seat, other);
            each_face(l, deals(l, other), [&](int card) {
                if (out.need(target, "IS-6.9"_rule)) out.add(make(takes ? Verb::TakeDeal : Verb::BreakDeal, card));
            });
            for (const int card : remote_deals(l, other))
                if (out.need(target, "IS-6.9"_rule) &&
                    out.need(effect.with_remote, takes ? "IS-16.46"_rule : "IS-1.55"_rule))
                    out.add(make(takes ? Verb::TakeDeal : Verb::BreakDeal, card));
        }
        for (int i = 0; i < l.s.line_size; ++i)
            out.add(make(takes ? Verb::TakeAttack : Verb::BreakAttack, i + 1, l.s.line[i]));
        for (const Verb verb : {Verb::TakeDeal, Verb::BreakDeal, Verb::TakeAttack, Verb::BreakAttack})
            out.others(verb, "IS-1.55"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const EffectRow& effect = c.t.effect[f.locals<PickLocals>().effect];
        switch (static_cast<Verb>(m.verb)) {
            case Verb::TakeDeal: return take_deal(c, f.seat, m.a);
            case Verb::BreakDeal: return break_deal(c, f.seat, effect, m.a);
            default: return take_attack(c, f.seat, effect, m.a - 1, static_cast<Good>(m.b));
        }
    }

    // IS-16.45  Nothing is gained now, and no deal is made.
    static Flow take_deal(Ctx& c, Seat seat, int card) {
        c.say(Msg::TakesDeal, faction_of(c, seat), card, faction_of(c, deal_holder(c, card)));
        c.s.cards.move(card, deals_of(seat));
        return c.done();
    }

    // IS-1.56  The good comes from the general supply.
    static Flow break_deal(Ctx& c, Seat seat, const EffectRow& effect, int card) {
        c.say(Msg::BreaksDeal, faction_of(c, seat), card, faction_of(c, deal_holder(c, card)));
        const auto good = static_cast<Good>(c.t.card[card].deal);
        drop_deal(c, card);
        if (!effect.gains_good) return done_after_marker(c);
        const Seat marker = c.s.marker_of;
        if (marker == kNone) return gain_deal_good(c, seat, good);
        if (is_card(good))
            return c.then(next(Proc::TurnMarker, marker),
                          next(Proc::DrawCards, seat, DrawLocals{1, good, static_cast<uint8_t>(hand_of(seat))}));
        gain(c, seat, good, 1);
        return done_after_marker(c);
    }

    // IS-19.26  The attack card leaves the line for good.
    static Flow take_attack(Ctx& c, Seat seat, const EffectRow& effect, int place, Good good) {
        const bool takes = effect.kind == EffectKind::TakeDeal;
        for (int i = place; i + 1 < c.s.line_size; ++i) c.s.line[i] = c.s.line[i + 1];
        c.s.line[--c.s.line_size] = 0;
        if (takes) ++c.s.attack_deals[index(good)];
        c.say(takes ? Msg::TakesAttack : Msg::BreaksAttack, faction_of(c, seat), good);
        return effect.gains_good ? gain_deal_good(c, seat, good) : c.done();
    }
};

}  // namespace

void deal_rows(Rows& rows) {
    rows.box<Proc::PickDeal, PickDeal>();
    rows.box<Proc::PickEnemyDeal, PickEnemyDeal>();
}

}  // namespace pentarchy::settlers
