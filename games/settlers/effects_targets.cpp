// Effects that act on enemy locations and opponents (IS-1.52, IS-1.54, IS-1.55): chosen here and done at once. A seat
// that has passed, and what counts as its own, cannot be chosen (IS-6.9).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

bool has_room_to_borrow(const State& s) { return s.borrowed[kBorrowed - 1].card == kNone; }

// Which locations an effect may act on, whoever has them.
bool fits(const Look& l, const EffectRow& effect, int card) {
    switch (effect.kind) {
        case EffectKind::TakeSpoil: return l.t.has_raze.has(card);
        case EffectKind::BlockLocation: return l.t.of_type[index(Type::Action)].has(card) && !is_blocked(l.s, card);
        case EffectKind::RemoteDeal:
            return l.t.faction_cards.has(card) && l.t.has_deal.has(card) && !has_remote(l.s, card);
        case EffectKind::TakeControl: return has_room_to_borrow(l.s);
        default: return true;
    }
}

// The rule that speaks about it.
Rule rule_of(const EffectRow& effect) {
    switch (effect.kind) {
        case EffectKind::TakeSpoil: return "IS-16.26"_rule;
        case EffectKind::BlockLocation: return "IS-16.80"_rule;
        case EffectKind::RemoteDeal: return "IS-16.105"_rule;
        default: return "IS-16.71"_rule;
    }
}

Verb verb_of(const EffectRow& effect) {
    switch (effect.kind) {
        case EffectKind::TakeSpoil: return Verb::Spoil;
        case EffectKind::BlockLocation: return Verb::Block;
        case EffectKind::RemoteDeal: return Verb::RemoteDeal;
        case EffectKind::TakeControl: return Verb::TakeControl;
        default: return Verb::Remove;
    }
}

// Once for each good of the raze field.
template <class Fn>
void each_spoil(const CardRow& card, Fn fn) {
    unsigned seen = 0;
    for (int i = 0; i < card.razes; ++i)
        if (const int good = index(card.raze[i]); !(seen >> good & 1)) seen |= 1u << good, fn(good);
}

struct PickLocation {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const EffectRow& effect = l.t.effect[f.locals<PickLocals>().effect];
        const auto ok = [&](Seat other, int card) {
            return out.need(is_target(l, f.seat, other), "IS-6.9"_rule) &&
                   out.need(fits(l, effect, card), rule_of(effect));
        };
        for (Seat other = 0; other < owners(l); ++other) {
            if (other == f.seat) continue;
            const CardSet theirs = held(l, other);
            for (const int card : theirs) {
                if (is_twin(l, theirs, card)) continue;
                if (effect.kind != EffectKind::TakeSpoil) {
                    if (ok(other, card)) out.add(make(verb_of(effect), card));
                    continue;
                }
                each_spoil(l.t.card[card], [&](int good) {
                    if (ok(other, card)) out.add(make(Verb::Spoil, card, good));
                });
            }
        }
        for (const Verb verb : {Verb::Spoil, Verb::Block, Verb::RemoteDeal, Verb::TakeControl, Verb::Remove})
            out.others(verb, "IS-1.54"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m);
};

// IS-16.26, IS-16.27  One good of the field, from the general supply; nothing happens to the location.
Flow take_spoil(Ctx& c, Seat seat, int card, Good good) {
    c.say(Msg::Spoils, faction_of(c, seat), good, card);
    if (is_card(good)) return draw_or_done(c, seat, 1, good);
    gain(c, seat, good, 1);
    return c.done();
}

// IS-16.99, IS-16.102  Its good at once; then it is a deal that was made.
Flow deal_with(Ctx& c, Seat seat, int card) {
    const auto good = static_cast<Good>(c.t.card[card].deal);
    c.say(Msg::MakesRemoteDeal, faction_of(c, seat), card, faction_of(c, holder_of(c.s, card)));
    make_remote(c, seat, card);
    const uint64_t due = triggers_of(c, seat, Occasion::Deal);
    if (is_card(good))
        return c.then(next(Proc::DrawCards, seat, DrawLocals{1, good, static_cast<uint8_t>(hand_of(seat))}),
                      next(Proc::Triggers, seat, TriggerLocals{due, 0, {}}));
    gain(c, seat, good, 1);
    return c.become(Proc::Triggers, seat, TriggerLocals{due, 0, {}});
}

Flow PickLocation::take(Ctx& c, Frame& f, Move m) {
    const int me = faction_of(c, f.seat), them = faction_of(c, holder_of(c.s, m.a));
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Spoil: return take_spoil(c, f.seat, m.a, static_cast<Good>(m.b));
        case Verb::RemoteDeal: return deal_with(c, f.seat, m.a);
        case Verb::Block:  // IS-16.80
            c.s.mark[m.a] |= kBlocked;
            c.say(Msg::Blocks, me, m.a);
            return c.done();
        case Verb::TakeControl:
            c.say(Msg::TakesControl, me, m.a, them);
            borrow(c, f.seat, m.a);
            return c.done();
        default:  // IS-16.40 to IS-16.42, IS-16.91
            c.say(Msg::Removes, me, m.a, them);
            discard_location(c, m.a);
            return done_after_marker(c);
    }
}

// IS-1.52  Hand cards, enemy locations, own common ones; what has a raze field and can be paid.
struct PickRaze {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const EffectRow& effect = l.t.effect[f.locals<PickLocals>().effect];
        const CardSet fit = raze_targets(l, f.seat, effect, goods(l, f.seat, Good::Raze));
        if (Out::kExplains || effect.hits_hand) {
            each_face(l, hand(l, f.seat), [&](int card) {
                if (out.need(effect.hits_hand, effect.hits_own ? "IS-16.29"_rule : "IS-1.52"_rule) &&
                    out.need(l.t.has_raze.has(card), no_raze_rule(l, card, "IS-9.2"_rule)) &&
                    out.need(fit.has(card), "IS-9.1"_rule))
                    out.add(make(Verb::RazeCard, face_of(l, card)));
            });
        }
        for (Seat other = 0; other < owners(l); ++other) {
            const CardSet theirs = held(l, other);
            for (const int card : theirs)
                if (!is_twin(l, theirs, card) &&
                    out.need(other == f.seat ? effect.hits_own : effect.hits_enemy, "IS-1.52"_rule) &&
                    out.need(other == f.seat || is_target(l, f.seat, other), "IS-6.9"_rule) &&
                    out.need(l.t.has_raze.has(card), no_raze_rule(l, card, "IS-9.10"_rule)) &&
                    out.need(fit.has(card), "IS-16.22"_rule))
                    out.add(make(Verb::Raze, card));
        }
        for (const Verb verb : {Verb::RazeCard, Verb::Raze}) out.others(verb, "IS-1.52"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const EffectRow& effect = c.t.effect[f.locals<PickLocals>().effect];
        const Seat me = f.seat;
        const bool from_hand = is(m, Verb::RazeCard);
        const int card = from_hand ? card_at(c, hand_of(me), m.a) : m.a;
        const Seat holder = from_hand ? me : holder_of(c.s, card);
        const RazeKind kind = from_hand ? RazeKind::Hand : holder == me ? RazeKind::Own : RazeKind::Enemy;
        Bill bill;
        if (effect.costs_tokens)
            bill.goods[index(Good::Raze)] = static_cast<uint8_t>(from_hand ? c.t.raze_hand : raze_price(c, card));
        pay_tokens(c, me, bill);
        if (from_hand) {
            c.show(c.s.cards, card);
            c.say(Msg::RazesCard, faction_of(c, me), m.a);
        } else {
            c.say(Msg::Razes, faction_of(c, me), card, faction_of(c, holder));
        }
        return c.become(Proc::Raze, me, RazeLocals{0, static_cast<uint8_t>(card), 0, 0, kind, effect.convert});
    }
    static Flow way_out(Ctx& c, Frame&) { return c.done(); }
};

// IS-16.20, IS-16.21  A resource that the opponent has in his supply.
struct StealGood {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t wanted = l.t.effect[f.locals<PickLocals>().effect].goods;
        for (Seat other = 0; other < l.s.seats; ++other)
            for (int good = 0; good < kTokens; ++good)
                if (other != f.seat && out.need(wanted >> good & 1, "IS-16.21"_rule) &&
                    out.need(is_target(l, f.seat, other), "IS-6.9"_rule) &&
                    out.need(l.s.player[other].goods[good] > 0, "IS-1.55"_rule))
                    out.add(make(Verb::Steal, other, good));
        out.others(Verb::Steal, "IS-1.55"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        --c.s.player[m.a].goods[m.b];
        c.say(Msg::Steals, faction_of(c, f.seat), m.b, faction_of(c, static_cast<Seat>(m.a)));
        gain(c, f.seat, static_cast<Good>(m.b), 1);
        const uint16_t effect = f.locals<PickLocals>().effect;
        return --f.locals<PickLocals>().left && has_enemy_target(c, f.seat, c.t.effect[effect]) ? c.ask() : c.done();
    }
};

// IS-16.60 to IS-16.62  The opponent chooses the card himself; an empty hand may be named too.
struct PickVictim {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (Seat other = 0; other < l.s.seats; ++other)
            if (other != f.seat && out.need(is_target(l, f.seat, other), "IS-6.9"_rule))
                out.add(make(Verb::Victim, other));
        out.others(Verb::Victim, "IS-16.60"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const auto victim = static_cast<Seat>(m.a);
        const PickLocals pick = f.locals<PickLocals>();
        c.say(Msg::Names, faction_of(c, f.seat), faction_of(c, victim));
        return hand_size(c, victim) ? c.become(Proc::DiscardOne, victim, pick) : c.done();
    }
};

struct DiscardOne {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_face(l, hand(l, f.seat), [&](int card) { out.add(make(Verb::Discard, face_of(l, card))); });
        out.others(Verb::Discard, "IS-16.61"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::Discards, faction_of(c, f.seat), m.a);
        discard(c, card_at(c, hand_of(f.seat), m.a));
        return --f.locals<PickLocals>().left && hand_size(c, f.seat) ? c.ask() : c.done();
    }
};

bool has_enemy_deal(const Look& l, Seat seat, const EffectRow& effect) {
    if (is_solo(l)) return l.s.line_size > 0;  // IS-19.22
    for (Seat other = 0; other < l.s.seats; ++other)
        if (is_target(l, seat, other) &&
            l.s.cards.at(deals_of(other)) + (effect.with_remote ? l.s.player[other].remotes : 0))
            return true;
    return false;
}

}  // namespace

// The locations of opponents who may be chosen.
CardSet enemy_locations(const Look& l, Seat seat) {
    CardSet out;
    for (Seat other = 0; other < owners(l); ++other)
        if (is_target(l, seat, other)) out = out | held(l, other);
    return out;
}

CardSet raze_targets(const Look& l, Seat seat, const EffectRow& effect, int tokens) {
    CardSet out;
    if (effect.hits_hand && (!effect.costs_tokens || tokens >= l.t.raze_hand)) out = hand(l, seat) & l.t.has_raze;
    if (effect.hits_own) out = out | (held(l, seat) & l.t.of_deck[kCommon] & l.t.has_raze);
    if (!effect.hits_enemy || (effect.costs_tokens && tokens < l.t.raze_enemy)) return out;
    for (const int card : enemy_locations(l, seat) & l.t.has_raze)
        if (!effect.costs_tokens || tokens >= raze_price(l, card)) out.add(card);
    return out;
}

bool has_enemy_target(const Look& l, Seat seat, const EffectRow& effect) {
    switch (effect.kind) {
        case EffectKind::OpponentDiscard:
            if (is_solo(l)) return true;  // IS-19.25
            for (Seat other = 0; other < l.s.seats; ++other)
                if (is_target(l, seat, other)) return true;
            return false;
        case EffectKind::Steal:
            for (Seat other = 0; other < l.s.seats; ++other)
                for (int good = 0; good < kTokens; ++good)
                    if (is_target(l, seat, other) && (effect.goods >> good & 1) && l.s.player[other].goods[good])
                        return true;
            return false;
        case EffectKind::DiscardDeal:
        case EffectKind::TakeDeal: return has_enemy_deal(l, seat, effect);
        default:
            for (const int card : enemy_locations(l, seat))
                if (fits(l, effect, card)) return true;
            return false;
    }
}

void target_rows(Rows& rows) {
    rows.box<Proc::PickLocation, PickLocation>();
    rows.box<Proc::PickRaze, PickRaze>(kQuiet);
    rows.box<Proc::StealGood, StealGood>();
    rows.box<Proc::PickVictim, PickVictim>();
    rows.box<Proc::DiscardOne, DiscardOne>(kQuiet);
}

}  // namespace pentarchy::settlers
