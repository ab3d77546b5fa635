// Paintings, BR-5.11 to BR-5.15 and BR-12.1 to BR-12.4: one is taken from the gallery and paid, what it brings comes at
// once, and the next one is hung.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

// BR-5.15  On the upgraded space a single raw is free, and a raw pays for a single gold. BR-13.7: not with a gold card.
Cost painting_cost(const Look& l, Seat seat, int painting, uint8_t from_card) {
    const Cost& printed = l.t.painting[painting].cost;
    if (from_card != kNone || !has(l, seat, Query::PaintingDiscount) || printed.units() != 1) return printed;
    if (printed.due[index(Due::AnyRaw)]) return {};
    if (!printed.due[index(Due::Gold)]) return printed;
    Cost raw;
    raw.due[index(Due::AnyRaw)] = 1;
    return raw;
}

bool is_deck_empty(const Look& l, int order) {
    for (int painting = 0; painting < kPaintings; ++painting)
        if (index(l.t.painting[painting].order) == order && !(l.s.hung >> painting & 1)) return false;
    return true;
}

// Calls fn(painting) for what hangs, in ascending order.
template <class Fn>
void each_hanging(const Look& l, Fn fn) {
    uint32_t hanging = 0;
    for (const uint8_t painting : l.s.gallery)
        if (painting != kNone) hanging |= 1u << painting;
    each_member(hanging, fn);
}

// BR-5.11, BR-5.12  One of the gallery that can be paid, or none (BR-4.6).
struct PickPainting {
    using Locals = ActLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t from_card = f.locals<ActLocals>().from_card;
        const Purse money = purse(l, f.seat);
        each_hanging(l, [&](int painting) {
            if (out.need(can_pay(l, f.seat, money, painting_cost(l, f.seat, painting, from_card)), "BR-5.11"_rule))
                out.add(make(Verb::Paint, painting));
        });
        out.others(Verb::Paint, "BR-12.1"_rule);
        out.add(make(Verb::Stop));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.say(Msg::Declines, f.seat), c.done();
        const uint8_t from_card = f.locals<ActLocals>().from_card;
        return c.become(Proc::TakePainting, f.seat, PaintLocals{0, from_card, static_cast<uint8_t>(m.a)});
    }
};

struct TakePainting {
    using Locals = PaintLocals;
    static Flow pay(Ctx& c, Frame& f) {
        const PaintLocals& l = f.locals<PaintLocals>();
        return pay_cost(c, f.seat, painting_cost(c, f.seat, l.painting, l.from_card));
    }
    // BR-5.13  It works from now on.
    static Flow take(Ctx& c, Frame& f) {
        const int painting = f.locals<PaintLocals>().painting;
        c.s.player[f.seat].paintings |= 1u << painting;
        std::replace(std::begin(c.s.gallery), std::end(c.s.gallery), static_cast<uint8_t>(painting), kNone);
        c.say(Msg::TakesPainting, f.seat, painting);
        produce_bonus(c, f.seat, source_of_painting(painting));
        return give(c, f.seat, c.t.painting[painting].reward);
    }
    static Flow monarch(Ctx& c, Frame& f) {
        return after_painting(c, f.seat, c.t.painting[f.locals<PaintLocals>().painting].order);
    }
    // BR-12.1 to BR-12.3  From its own deck, else from one that the taker chooses; without decks the gallery shrinks.
    static Flow refill(Ctx& c, Frame& f) {
        const int order = index(c.t.painting[f.locals<PaintLocals>().painting].order);
        const auto gap = std::find(std::begin(c.s.gallery), std::end(c.s.gallery), kNone) - std::begin(c.s.gallery);
        const HangLocals place{static_cast<uint8_t>(gap), static_cast<uint8_t>(order)};
        if (!is_deck_empty(c, order)) return c.become(Proc::Hang, f.seat, place);
        for (int other = 0; other < kOrders; ++other)
            if (!is_deck_empty(c, other)) return c.become(Proc::RefillFrom, f.seat, place);
        return c.done();
    }
    static constexpr auto kSteps = steps(&pay, &take, &monarch, &refill);
};

// BR-12.2
struct RefillFrom {
    using Locals = HangLocals;
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int order = 0; order < kOrders; ++order)
            if (out.need(!is_deck_empty(l, order), "BR-12.2"_rule)) out.add(make(Verb::Refill, order));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint8_t place = f.locals<HangLocals>().place;
        return c.become(Proc::Hang, f.seat, HangLocals{place, static_cast<uint8_t>(m.a)});
    }
};

}  // namespace

bool can_paint(const Look& l, Seat seat, int from_card, int without) {
    const Purse money = purse(l, seat, without);
    bool can = false;
    each_hanging(l, [&](int painting) {
        can |= can_pay(l, seat, money, painting_cost(l, seat, painting, static_cast<uint8_t>(from_card)));
    });
    return can;
}

void gallery_rows(Rows& rows) {
    rows.box<Proc::PickPainting, PickPainting>();
    rows.sequence<Proc::TakePainting, TakePainting>();
    rows.box<Proc::RefillFrom, RefillFrom>();
}

}  // namespace pentarchy::brazil
