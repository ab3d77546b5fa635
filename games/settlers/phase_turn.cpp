// A turn (IS-6): one of five actions or a pass, and free moves before and after it. Deals (IS-8) are here; the others
// begin here and go on in files of their own.
#include "games/settlers/turns.h"

namespace pentarchy::settlers {

namespace {

struct TakeTurn {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Player& me = l.s.player[f.seat];
        const CardSet mine = held(l, f.seat);
        const bool has_location = l.s.cards.at(base_of(f.seat)) > 0 || has_own_location(l, f.seat);
        const CardSet cards = faces(l, hand(l, f.seat)), none;
        out.add_each(Verb::Build, cards, l.t.face, Need{l.t.builds.by(me.goods), "IS-7.2"_rule},
                     Need{has_location ? cards : l.t.needs_no_location, "IS-7.6"_rule});
        const bool can_deal = me.goods[index(Good::Food)] + me.goods[index(Good::Gold)] >= l.t.deal_cost;
        out.add_each(Verb::Deal, cards, l.t.face, Need{l.t.faction_cards, "IS-7.27"_rule},
                     Need{l.t.has_deal, "IS-8.7"_rule}, Need{can_deal ? cards : none, "IS-8.2"_rule});
        const bool can_raze = me.goods[index(Good::Raze)] >= l.t.raze_hand;
        const auto no_raze = [&](int card) { return no_raze_rule(l, card, "IS-9.2"_rule); };
        out.add_each(Verb::RazeCard, cards, l.t.face, Need{l.t.has_raze, no_raze},
                     Need{can_raze ? cards : none, "IS-9.1"_rule});
        out.others(Verb::Build, "IS-7.1"_rule);
        out.others(Verb::Deal, "IS-8.1"_rule);
        out.others(Verb::RazeCard, "IS-9.3"_rule);
        offer_razes(l, f.seat, out);
        offer_activations(l, f.seat, mine, out);
        offer_pairs(l, f.seat, out);
        offer_free(l, f.seat, mine, out);
        out.add(make(Verb::Pass));
    }

    // Two tokens are the price; features that protect and what stands on the location make it dearer.
    static Rule price_rule(const Look& l, int tokens, int card, int more) {
        if (tokens < l.t.raze_enemy) return "IS-9.5"_rule;
        if (l.s.mark[card] & kDefence) return "IS-9.6"_rule;
        if (l.s.mark[card] & kSamurai) return "IS-9.7"_rule;
        return more && is_common(l, card) ? "IS-9.8"_rule : "IS-9.5"_rule;
    }

    // IS-9.5 to IS-9.10, IS-6.9, IS-18.21
    template <class Out>
    static void offer_razes(const Look& l, Seat seat, Out& out) {
        const int tokens = goods(l, seat, Good::Raze);
        if (!(Out::kExplains || (tokens >= l.t.raze_enemy && !l.s.peaceful))) return;
        for (Seat other = 0; other < owners(l); ++other) {
            if (!(Out::kExplains || is_target(l, seat, other))) continue;
            const CardSet theirs = held(l, other);
            const int more = protection(l, other);
            out.each(theirs, theirs & l.t.has_raze, [&](int card) {
                if (!is_twin(l, theirs, card) && out.need(!l.s.peaceful, "IS-18.21"_rule) &&
                    out.need(other != seat, "IS-9.9"_rule) && out.need(is_target(l, seat, other), "IS-6.9"_rule) &&
                    out.need(l.t.has_raze.has(card), no_raze_rule(l, card, "IS-9.10"_rule)) &&
                    out.need(tokens >= raze_price(l, card, more), price_rule(l, tokens, card, more)))
                    out.add(make(Verb::Raze, card));
            });
            for (const int card : Out::kExplains ? known_foundations(l, seat, other) : CardSet{})
                if (out.need(false, "IS-9.16"_rule)) out.add(make(Verb::Raze, card));
        }
        out.others(Verb::Raze, "IS-9.21"_rule);
    }

    // Used up by its owner it is used up for the borrower, too.
    static Rule uses_rule(const Look& l, int card) {
        const bool used_up = uses(l.s, card) == design_of(l, card).max_uses;
        return used_up && is_borrowed(l.s, card) ? "IS-16.73"_rule : "IS-10.2"_rule;
    }

    // IS-10.6, IS-15.3  Gold stands for any resource, and nothing for gold.
    static Rule cost_rule(const Look& l, Seat seat, const Bill& bill) {
        return goods(l, seat, Good::Gold) < bill.goods[index(Good::Gold)] ? "IS-15.3"_rule : "IS-10.6"_rule;
    }

    // IS-10.1 to IS-10.3, IS-16.74
    template <class Out>
    static void offer_activations(const Look& l, Seat seat, const CardSet& mine, Out& out) {
        const CardSet actions = mine & l.t.of_type[index(Type::Action)];
        const CardSet paid = actions & l.t.actions.by(l.s.player[seat].goods);  // hand cards and deals apart
        for (const int card : Out::kExplains ? mine | l.s.cards.ids_at(town_of(seat)) : paid) {
            if (is_twin(l, actions, card)) continue;
            const DesignRow& design = design_of(l, card);
            for (int times = 1; times <= (Out::kExplains ? 2 : design.max_uses); ++times) {
                const Bill& bill = times == 1 ? design.cost : design.cost_twice;
                const bool known = !Out::kExplains && times == 1;  // that goods pay for it
                if (out.need(!Out::kExplains || mine.has(card), "IS-16.74"_rule) &&
                    out.need(!Out::kExplains || actions.has(card), "IS-10.1"_rule) &&
                    out.need(!is_blocked(l.s, card), "IS-16.80"_rule) &&
                    out.need(uses(l.s, card) + times <= design.max_uses, uses_rule(l, card)) &&
                    out.need(known ? has_cards_for(l, seat, bill) : can_pay(l, seat, bill), cost_rule(l, seat, bill)) &&
                    out.need(!design.needs_target || has_targets(l, seat, card, bill), target_rule(l, seat, card)))
                    out.add(make(times == 1 ? Verb::Activate : Verb::ActivateTwice, card));
            }
        }
        out.others(Verb::Activate, "IS-10.1"_rule);
        out.others(Verb::ActivateTwice, "IS-10.1"_rule);
    }

    static SeatMask sees(const Look& l, const Frame& f, Move m) { return seers_of_stash(l, f, m); }
    static Move cover(Move m) { return cover_stash(m); }
    static Flow take(Ctx& c, Frame& f, Move m);
};

Flow raze_now(Ctx& c, Seat seat, int card, RazeKind kind) {
    Bill bill;
    bill.goods[index(Good::Raze)] = static_cast<uint8_t>(kind == RazeKind::Hand ? c.t.raze_hand : raze_price(c, card));
    pay_tokens(c, seat, bill);
    if (kind == RazeKind::Hand) {
        c.say(Msg::RazesCard, faction_of(c, seat), face_of(c, card));
    } else {
        c.say(Msg::Razes, faction_of(c, seat), card, faction_of(c, holder_of(c.s, card)));
    }
    return c.then(next(Proc::Raze, seat, RazeLocals{0, static_cast<uint8_t>(card), 0, 0, kind, 0}),
                  next(Proc::FinishTurn, seat));
}

Flow TakeTurn::take(Ctx& c, Frame& f, Move m) {
    const Seat me = f.seat;
    const auto card_in_hand = [&] {  // chosen for all to see
        const int card = card_at(c, hand_of(me), m.a);
        c.show(c.s.cards, card);
        return static_cast<uint8_t>(card);
    };
    const auto location = static_cast<uint8_t>(m.a);
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Build:
            return c.then(next(Proc::Build, me, BuildLocals{0, card_in_hand(), 0, 0}), next(Proc::FinishTurn, me));
        case Verb::Deal:
            return c.then(next(Proc::MakeDeal, me, BuildLocals{0, card_in_hand(), 0, 0}), next(Proc::FinishTurn, me));
        case Verb::RazeCard: return raze_now(c, me, card_in_hand(), RazeKind::Hand);
        case Verb::Raze: return raze_now(c, me, location, RazeKind::Enemy);
        case Verb::Activate:
        case Verb::ActivateTwice: {
            const uint8_t times = is(m, Verb::Activate) ? 1 : 2;
            return c.then(next(Proc::Activation, me, ActivationLocals{0, location, kNone, kNone, times, 0}),
                          next(Proc::FinishTurn, me));
        }
        case Verb::Exchange:
        case Verb::ExchangeCard: return exchange_first(c, me, m);
        case Verb::Pass:
            c.s.player[me].passed = 1;
            c.say(Msg::Passes, faction_of(c, me));
            return c.done();
        default: take_free(c, me, m); return c.ask();
    }
}

}  // namespace

// IS-8.1 to IS-8.5, IS-8.9  Food or gold, the card under the board, its good at once, then triggers.
Flow MakeDeal::pay(Ctx& c, Frame& f) {
    Bill bill;
    bill.goods[index(Good::Food)] = c.t.deal_cost;
    return is_paid_at_once(c, f.seat, bill) ? c.go_on() : choose_payment(c, f.seat, bill);
}
Flow MakeDeal::lay(Ctx& c, Frame& f) {
    const uint8_t card = f.locals<BuildLocals>().card;
    const auto good = static_cast<Good>(c.t.card[card].deal);
    c.s.cards.move(card, deals_of(f.seat));
    c.say(Msg::MakesDeal, faction_of(c, f.seat), face_of(c, card), good);
    if (is_card(good))
        return c.call(Proc::DrawCards, f.seat, DrawLocals{1, good, static_cast<uint8_t>(hand_of(f.seat))});
    gain(c, f.seat, good, 1);
    return c.go_on();
}
Flow MakeDeal::wake_features(Ctx& c, Frame& f) {
    const uint64_t due = triggers_of(c, f.seat, Occasion::Deal);
    return due ? c.become(Proc::Triggers, f.seat, TriggerLocals{due, 0, {}}) : c.done();
}

void turn_rows(Rows& rows) {
    rows.box<Proc::TakeTurn, TakeTurn>(kQuiet);
    rows.sequence<Proc::MakeDeal, MakeDeal>();
    free_rows(rows);
    exchange_rows(rows);
}

}  // namespace pentarchy::settlers
