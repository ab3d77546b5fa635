// Goods, MO-8: a card of the display or none is named first, then the cards that pay, slot by slot, then the steps.
#include "games/mombasa/turns.h"

#include <algorithm>

namespace pentarchy::mombasa {

namespace {

// MO-18.6, MO-18.8, MO-18.18  What all goods of these kinds together take off a price.
int discount(const Look& l, Seat seat, unsigned kinds) {
    if (!l.s.player[seat].in_force) return 0;
    int off = 0;
    for (int company = 0; company < kCompanies; ++company)
        if (const PerkRow* perk = perk_of(l, seat, company);
            perk && perk->kind == Perk::Discount && !(kinds & ~perk->goods))
            off += perk->amount;
    return off;
}

// MO-18.6  Whether different kinds may pay for one card.
bool may_mix(const Look& l, Seat seat) {
    if (!l.s.player[seat].in_force) return false;
    for (int company = 0; company < kCompanies; ++company)
        if (const PerkRow* perk = perk_of(l, seat, company); perk && perk->kind == Perk::Discount && perk->mixed)
            return true;
    return false;
}

// MO-8.4, MO-8.13  The price in goods of these kinds; nothing is acquired for nothing.
int price_in(const Look& l, Seat seat, int space, unsigned kinds) {
    return space == kNone ? 0 : std::max(0, price_of(l, space) - discount(l, seat, kinds));
}

unsigned kinds_at_hand(const Look& l, Seat seat) {
    unsigned kinds = 0;
    for (int good = 0; good < kGoods; ++good) kinds |= static_cast<unsigned>(total(l, seat, good) > 0) << good;
    return kinds;
}

bool is_equal_card(const Player& me, int a, int b) {
    return me.slot[a] == me.slot[b] && (me.plus_on == a) == (me.plus_on == b);
}

// The cards that may still be added: later slots, the kinds in question, of equal cards the first that is not used.
unsigned candidates(const Look& l, Seat seat, const GoodsLocals& goods) {
    const Player& me = l.s.player[seat];
    unsigned out = 0;
    for (unsigned left = me.up; left; left &= left - 1) {
        const int slot = std::countr_zero(left);
        const FaceRow& face = l.t.face[me.slot[slot]];
        if (face.kind != CardKind::Good || !(goods.kinds >> face.good & 1) || (goods.picked && slot <= goods.last))
            continue;
        bool skipped = false;
        for (int lower = 0; lower < slot; ++lower)
            skipped |= (me.up & ~goods.picked) >> lower & 1 && is_equal_card(me, lower, slot);
        if (!skipped) out |= 1u << slot;
    }
    return out;
}

// The most that this card and later ones can still add, of the kinds that are still open. Once one of several equal
// cards was skipped, the others add nothing.
int still_possible(const Look& l, Seat seat, int from, unsigned kinds, unsigned picked) {
    const Player& me = l.s.player[seat];
    const unsigned skipped = me.up & ~picked & ((1u << from) - 1);
    int sum = 0;
    for (unsigned left = me.up & ~picked & ~skipped; left; left &= left - 1) {
        const int slot = std::countr_zero(left);
        const FaceRow& face = l.t.face[me.slot[slot]];
        bool possible = face.kind == CardKind::Good && kinds >> face.good & 1;
        for (unsigned lower = skipped; lower; lower &= lower - 1)
            possible &= !is_equal_card(me, std::countr_zero(lower), slot);
        if (possible) sum += card_value(l, seat, slot);
    }
    return sum;
}

// MO-8.1, MO-18.7  A card fixes the kind, unless kinds may be mixed for an acquisition.
unsigned kinds_after(const Look& l, Seat seat, const GoodsLocals& goods, int slot) {
    if (goods.space != kNone && may_mix(l, seat)) return goods.kinds;
    return 1u << l.t.face[l.s.player[seat].slot[slot]].good;
}

void add_card(const Look& l, Seat seat, GoodsLocals& goods, int slot) {
    goods.kinds = static_cast<uint8_t>(kinds_after(l, seat, goods, slot));
    goods.sum = static_cast<uint8_t>(goods.sum + card_value(l, seat, slot));
    goods.picked = static_cast<uint8_t>(goods.picked | 1u << slot);
    goods.last = static_cast<uint8_t>(slot);
}

// MO-8.6, MO-8.8, MO-8.11  The card to the hand, the used ones face down, the rest for steps.
Flow finish_goods(Ctx& c, Seat me, const GoodsLocals& goods) {
    const int price = price_in(c, me, goods.space, goods.kinds);
    DCHECK(goods.sum >= price);
    for (unsigned left = goods.picked; left; left &= left - 1) {
        const int slot = std::countr_zero(left);
        c.say(Msg::Uses, me, c.s.player[me].slot[slot]);
        turn_down(c, me, slot);
    }
    if (goods.space != kNone) {
        c.say(Msg::Acquires, me, c.s.display[goods.space], price);
        gain_card(c, me, goods.space);
    }
    c.s.turn.any_steps = static_cast<uint8_t>(goods.sum - price);
    return c.become(Proc::Settle, me);
}

struct UseGoods {
    using Locals = GoodsLocals;
    static SetPick set(const Look&, const Frame& f) {
        return {std::popcount(f.locals<GoodsLocals>().picked), 0, make(Verb::UseDone)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const GoodsLocals& goods = f.locals<GoodsLocals>();
        for (unsigned left = candidates(l, f.seat, goods); left; left &= left - 1) {
            const int slot = std::countr_zero(left);
            const unsigned kinds = kinds_after(l, f.seat, goods, slot);
            if (out.need(goods.sum + still_possible(l, f.seat, slot, kinds, goods.picked) >=
                             price_in(l, f.seat, goods.space, kinds),
                         "MO-8.5"_rule))
                out.add(make(Verb::Use, slot, l.s.player[f.seat].slot[slot]));
        }
        const Player& me = l.s.player[f.seat];
        out.each(filled_slots(me) & ~me.up, 0, [&](int slot) {
            if (out.need(false, "MO-7.5"_rule)) out.add(make(Verb::Use, slot, me.slot[slot]));
        });
        out.others(Verb::Use, "MO-8.1"_rule);
        if (out.need(goods.picked, "MO-8.1"_rule) &&
            out.need(goods.sum >= price_in(l, f.seat, goods.space, goods.kinds), "MO-8.5"_rule))
            out.add(make(Verb::UseDone));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        GoodsLocals& goods = f.locals<GoodsLocals>();
        if (is(m, Verb::UseDone)) return finish_goods(c, f.seat, GoodsLocals(goods));
        add_card(c, f.seat, goods, m.a);
        return candidates(c, f.seat, goods) ? c.ask() : finish_goods(c, f.seat, GoodsLocals(goods));
    }
};

}  // namespace

int goods_reach(const Look& l, Seat seat) {
    const unsigned kinds = kinds_at_hand(l, seat);
    if (!kinds) return 0;
    int best = 0, sum = 0;
    for (int good = 0; good < kGoods; ++good) {
        sum += total(l, seat, good);
        if (kinds >> good & 1) best = std::max(best, total(l, seat, good) + discount(l, seat, 1u << good));
    }
    return may_mix(l, seat) ? sum + discount(l, seat, 7) : best;
}

unsigned acquiring_kinds(const Look& l, Seat seat, int space) {
    const unsigned kinds = kinds_at_hand(l, seat);
    if (may_mix(l, seat)) return kinds;
    unsigned out = 0;
    for (int good = 0; good < kGoods; ++good)
        if (kinds >> good & 1 && total(l, seat, good) >= price_in(l, seat, space, 1u << good)) out |= 1u << good;
    return out;
}

// A single card that could pay is used at once.
Flow begin_goods(Ctx& c, Seat seat, int space, unsigned kinds) {
    GoodsLocals goods{static_cast<uint8_t>(space), static_cast<uint8_t>(kinds), 0, 0, 0};
    const unsigned cards = candidates(c, seat, goods);
    if (cards & (cards - 1)) return c.become(Proc::UseGoods, seat, goods);
    const int slot = std::countr_zero(cards);
    add_card(c, seat, goods, slot);
    return candidates(c, seat, goods) ? c.become(Proc::UseGoods, seat, goods) : finish_goods(c, seat, goods);
}

void goods_rows(Rows& rows) { rows.box<Proc::UseGoods, UseGoods>(); }

}  // namespace pentarchy::mombasa
