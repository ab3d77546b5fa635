// Effects that ask for something of one's own: goods, cards looked at, productions and deals to repeat, foundations,
// samurai (IS-1.43, IS-1.48, IS-1.49, IS-16.65, IS-16.97, IS-16.110).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

// IS-1.43  Each unit is picked freely.
struct PickGood {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t goods = l.t.effect[f.locals<PickLocals>().effect].goods;
        for (int good = 0; good < kTokens; ++good)
            if (out.need(goods >> good & 1, "IS-1.43"_rule)) out.add(make(Verb::Gain, good));
        out.others(Verb::Gain, "IS-1.43"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        gain(c, f.seat, static_cast<Good>(m.a), 1);
        return --f.locals<PickLocals>().left ? c.ask() : c.done();
    }
};

// IS-16.110  So many cards of the deck are looked at; one is kept and the rest discarded; a single one is taken.
struct LookAtCards {
    using Locals = PickLocals;
    static Flow run(Ctx& c, Frame& f) {
        PickLocals& l = f.locals<PickLocals>();
        const EffectRow& effect = c.t.effect[l.effect];
        const Good good = effect.from_faction_deck ? Good::FactionCard : Good::CommonCard;
        if (!l.left) {
            l.left = 1;
            return c.call(Proc::DrawCards, f.seat,
                          DrawLocals{effect.look, good, static_cast<uint8_t>(aside_of(f.seat))});
        }
        const int seen = c.s.cards.at(aside_of(f.seat));
        c.say(Msg::LooksAt, faction_of(c, f.seat), seen);
        if (seen > 1) return c.become(Proc::KeepCard, f.seat);
        for (const int card : c.s.cards.ids_at(aside_of(f.seat))) c.s.cards.move(card, hand_of(f.seat));
        return c.done();
    }
};

struct KeepCard {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_face(l, l.s.cards.ids_at(aside_of(f.seat)),
                  [&](int card) { out.add(make(Verb::Keep, face_of(l, card))); });
        out.others(Verb::Keep, "IS-16.110"_rule);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int kept = card_at(c, aside_of(f.seat), m.a);
        c.s.cards.merge_kins_at(aside_of(f.seat), [](int) { return true; });  // they look alike, from whatever shuffle
        c.s.cards.move(kept, hand_of(f.seat));
        for (const int card : c.s.cards.ids_at(aside_of(f.seat))) {
            c.say(Msg::Discards, faction_of(c, f.seat), face_of(c, card));
            discard(c, card);
        }
        return c.done();
    }
};

// IS-1.48, IS-16.7 to IS-16.10  The production of one location, without its building bonus.
struct PickProduction {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const PickLocals& pick = f.locals<PickLocals>();
        const CardSet mine = held(l, f.seat) & l.t.of_type[index(Type::Production)];
        const CardSet fit = copy_targets(l, f.seat, pick.source, l.t.effect[pick.effect]);
        for (const int card : mine)
            if (!is_twin(l, mine, card) && out.need(fit.has(card), "IS-16.9"_rule)) out.add(make(Verb::Copy, card));
        out.others(Verb::Copy, "IS-1.48"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const auto card = static_cast<uint8_t>(m.a);
        c.say(Msg::CopiesProduction, faction_of(c, f.seat), card);
        return c.become(Proc::RunEffects, f.seat, EffectLocals{0, design_of(c, card).production, 0, card, 0, 1});
    }
};

// IS-16.65, IS-16.67  Any hand card, face down; the compensation follows.
struct LayFoundation {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_face(l, hand(l, f.seat),
                  [&](int card) { out.add(make(Verb::LayFoundation, l.t.card[card].deck, face_of(l, card))); });
        out.others(Verb::LayFoundation, "IS-16.65"_rule);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Move cover(Move m) { return {m.verb, m.a, kHiddenArg, 0}; }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const EffectRow& effect = c.t.effect[f.locals<PickLocals>().effect];
        move_unseen(c, card_at(c, hand_of(f.seat), m.b), base_of(f.seat), bit(f.seat));
        c.say(Msg::LaysFoundation, faction_of(c, f.seat), m.a);
        gain(c, f.seat, effect.good, effect.amount);
        return c.done();
    }
};

// IS-16.97, IS-16.98  Samurai from the general supply; one without a free faction location is lost.
struct PlaceSamuraiBox {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const CardSet places = samurai_places(l, f.seat);
        for (const int card : places)
            if (!is_twin(l, places, card)) out.add(make(Verb::Samurai, card));
        out.others(Verb::Samurai, "IS-16.97"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        uint8_t& left = f.locals<PickLocals>().left;
        place_samurai(c, f.seat, m.a);
        if (!--left) return c.done();
        if (samurai_places(c, f.seat).any()) return c.ask();
        c.say(Msg::SamuraiLost, faction_of(c, f.seat), left);
        return c.done();
    }
};

}  // namespace

// IS-16.9  An action may repeat a production that is itself a copy; a production may not.
CardSet copy_targets(const Look& l, Seat seat, int source, const EffectRow& effect) {
    CardSet out = held(l, seat) & l.t.of_type[index(Type::Production)];
    if (effect.other) {
        out = out.without(l.t.copies);
        out.drop(source);
    }
    return out;
}

void choice_rows(Rows& rows) {
    rows.box<Proc::PickGood, PickGood>();
    rows.arrow<Proc::LookAtCards, LookAtCards>();
    rows.box<Proc::KeepCard, KeepCard>(kQuiet);
    rows.box<Proc::PickProduction, PickProduction>();
    rows.box<Proc::LayFoundation, LayFoundation>(kQuiet);
    rows.box<Proc::PlaceSamurai, PlaceSamuraiBox>();
}

}  // namespace pentarchy::settlers
