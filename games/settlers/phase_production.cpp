// The production phase (IS-5). What needs no choice comes at once; sources that ask or draw follow in an order of the
// player's choice where it can matter (IS-5.9).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

constexpr uint8_t kDeals = 0xFE;  // the answer "deals that give a card"

// IS-5.3, IS-16.69  Each deal is a gain of its own; those that give a card wait.
void produce_deal(Play& p, Seat seat, Good good, uint8_t& card_deals) {
    if (is_card(good)) {
        ++card_deals;
    } else {
        gain(p, seat, good, 1);
    }
}

// IS-5.2 to IS-5.4, IS-5.12  The board, the deals, and every location whose production is plain.
SourceLocals produce_at_once(Play& p, Seat seat) {
    SourceLocals out{0, 0, 1, 0, 0};
    const FactionRow& board = p.t.faction[p.s.player[seat].faction];
    for (int good = 0; good < kTokens; ++good)
        if (static_cast<Good>(good) != Good::Defense || !is_solo(p))
            gain(p, seat, static_cast<Good>(good), board.produces[good]);
    for (const int card : deals(p, seat) | remote_deals(p, seat))
        produce_deal(p, seat, static_cast<Good>(p.t.card[card].deal), out.card_deals);
    for (int good = 0; good < kGoods; ++good)
        for (int n = p.s.attack_deals[good]; n > 0; --n) produce_deal(p, seat, static_cast<Good>(good), out.card_deals);
    for (const int card : held(p, seat) & p.t.of_type[index(Type::Production)]) {
        if (const uint8_t slot = p.t.card[card].source_slot; slot != kNone) {
            out.left |= 1u << slot;
        } else {
            react_to_points(p, seat, apply_plain(p, seat, design_of(p, card).production));
        }
    }
    return out;
}

// Whether all that is left draws cards of either deck: then the order does not matter.
bool only_cards(const Look& l, uint32_t left) {
    for (; left; left &= left - 1)
        if (!l.t.list[design_of(l, l.t.source_card[std::countr_zero(left)]).production].only_cards) return false;
    return true;
}

bool is_single(const SourceLocals& l) { return std::popcount(l.left) + (l.card_deals > 0) == 1; }

struct Produce {
    using Locals = SourceLocals;
    static Flow run(Ctx& c, Frame& f) {
        SourceLocals& l = f.locals<SourceLocals>();
        if (!l.begun) l = produce_at_once(c, f.seat);
        uint8_t next = l.answer;  // a slot plus one, or kDeals
        l.answer = 0;
        if (!next && !l.left && !l.card_deals) return c.done();
        if (!next && !is_single(l) && !only_cards(c, l.left)) return c.call(Proc::PickSource, f.seat, l);
        if (!next) next = l.card_deals ? kDeals : static_cast<uint8_t>(std::countr_zero(l.left) + 1);
        if (next == kDeals) {
            const uint8_t cards = l.card_deals;
            l.card_deals = 0;
            return c.call(Proc::DrawCards, f.seat,
                          DrawLocals{cards, Good::Card, static_cast<uint8_t>(hand_of(f.seat))});
        }
        const uint8_t card = c.t.source_card[next - 1];
        l.left &= ~(1u << (next - 1));
        return c.call(Proc::RunEffects, f.seat, EffectLocals{0, design_of(c, card).production, 0, card, 0, 1});
    }
};

// IS-5.9
struct PickSource {
    using Locals = SourceLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const SourceLocals& source = f.locals<SourceLocals>();
        CardSet cards;
        for (uint32_t left = source.left; left; left &= left - 1) cards.add(l.t.source_card[std::countr_zero(left)]);
        each_face(l, cards, [&](int card) { out.add(make(Verb::Produce, card)); });
        out.others(Verb::Produce, "IS-5.9"_rule);
        if (out.need(source.card_deals, "IS-5.9"_rule)) out.add(make(Verb::ProduceDeals));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        const bool is_deals = is(m, Verb::ProduceDeals);
        return c.done(is_deals ? kDeals : static_cast<uint8_t>(c.t.card[m.a].source_slot + 1));
    }
};

// IS-5.1  One after another from the first player.
struct ProductionPhase {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int n = f.locals<CountLocals>().count++;
        return n == c.s.seats ? c.done() : c.call(Proc::Produce, left_of(c, c.s.start, n));
    }
};

}  // namespace

// Whatever comes at once, and of the sources that ask or draw what is no choice.
void next_production(const Look& l, Seat seat, int (&sure)[kGoods]) {
    State then = l.s;
    Play p(l.t, then, nullptr);
    const SourceLocals open = produce_at_once(p, seat);
    const Player &before = l.s.player[seat], &after = then.player[seat];
    for (int good = 0; good < kTokens; ++good) sure[good] = after.goods[good] - before.goods[good];
    sure[index(Good::Vp)] = after.vp - before.vp;
    sure[index(Good::Card)] = open.card_deals;
    for (uint32_t left = open.left; left; left &= left - 1) {
        const ListRow& list = l.t.list[design_of(l, l.t.source_card[std::countr_zero(left)]).production];
        for (int i = list.first; i < list.first + list.size; ++i)
            if (const EffectRow& effect = l.t.effect[i];
                effect.kind == EffectKind::Gain || effect.kind == EffectKind::GainPer)
                sure[index(is_card(effect.good) ? Good::Card : effect.good)] += amount_of(l, seat, effect);
    }
}

void production_rows(Rows& rows) {
    rows.arrow<Proc::ProductionPhase, ProductionPhase>();
    rows.arrow<Proc::Produce, Produce>();
    rows.box<Proc::PickSource, PickSource>();
}

}  // namespace pentarchy::settlers
