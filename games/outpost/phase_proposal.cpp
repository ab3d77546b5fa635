// How a proposal is written, OP-20 to OP-22, by single picks: what is given, then what is asked. Given cards stay in
// the hand, marked in the giver's own part, until the deal is done.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

constexpr int kDealGoods = 3, kDealCards = 2;

// OP-20  What is given: goods in order of kind, then cards face down.
struct GiveItems {
    using Locals = DealLocals;
    static SetPick set(const Look& l, const Frame& f) {
        return {f.locals<DealLocals>().goods + l.s.deal[f.seat].give_cards, 0, make(Verb::Next), make(Verb::Withdraw)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const DealLocals& d = f.locals<DealLocals>();
        const Deal& deal = l.s.deal[f.seat];
        for (int good = 0; good < kGoods; ++good)
            if (out.need(d.last <= good, "OP-20"_rule) && out.need(d.goods < kDealGoods, "OP-20"_rule) &&
                out.need(l.s.player[f.seat].goods[good] > deal.give[good], "OP-20"_rule))
                out.add(make(Verb::Give, good));
        Bits<kCapCards> free = hand(l, f.seat);
        if (deal.give_cards) free = free.without(up_to(l.s.own[f.seat].given[deal.give_cards - 1] - 1));
        each_kind_in(l, free, [&](int card) {
            if (out.need(deal.give_cards < kDealCards, "OP-20"_rule)) out.add(make(Verb::GiveCard, card));
        });
        out.others(Verb::GiveCard, "OP-20"_rule);
        out.add(make(Verb::Next));
        out.add(make(Verb::Withdraw));
    }
    static SeatMask sees(const Look&, const Frame& f, Move m) {
        return is(m, Verb::GiveCard) ? bit(f.seat) : kEveryone;
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        DealLocals& d = f.locals<DealLocals>();
        Deal& deal = c.s.deal[f.seat];
        switch (static_cast<Verb>(m.verb)) {
            case Verb::Give:
                ++deal.give[m.a];
                ++d.goods;
                d.last = static_cast<uint8_t>(m.a);
                return c.ask();
            case Verb::GiveCard:
                c.s.own[f.seat].given[deal.give_cards++] = static_cast<uint8_t>(m.a + 1);
                d.last = kGoods;
                return c.ask();
            case Verb::Next: return c.become(Proc::AskItems, f.seat);
            default: drop_deal(c, f.seat); return c.done();
        }
    }
};

// OP-20, OP-22  What is asked: goods in order of kind, then a number of cards.
struct AskItems {
    using Locals = DealLocals;
    static SetPick set(const Look& l, const Frame& f) {
        return {f.locals<DealLocals>().goods + l.s.deal[f.seat].ask_cards, 0, make(Verb::Next), make(Verb::Withdraw)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const DealLocals& d = f.locals<DealLocals>();
        const Deal& deal = l.s.deal[f.seat];
        for (int good = 0; good < kGoods; ++good)
            if (out.need(d.last <= good, "OP-20"_rule) && out.need(d.goods < kDealGoods, "OP-20"_rule) &&
                out.need(l.s.player[deal.to].goods[good] > deal.ask[good], "OP-23"_rule))
                out.add(make(Verb::Ask, good));
        if (out.need(deal.ask_cards < kDealCards, "OP-22"_rule) &&
            out.need(hand_size(l, deal.to) > deal.ask_cards, "OP-23"_rule))
            out.add(make(Verb::AskCard));
        if (out.need(!is_empty(deal), "OP-20"_rule)) out.add(make(Verb::Next));
        out.add(make(Verb::Withdraw));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        DealLocals& d = f.locals<DealLocals>();
        Deal& deal = c.s.deal[f.seat];
        switch (static_cast<Verb>(m.verb)) {
            case Verb::Ask:
                ++deal.ask[m.a];
                ++d.goods;
                d.last = static_cast<uint8_t>(m.a);
                return c.ask();
            case Verb::AskCard:
                ++deal.ask_cards;
                d.last = kGoods;
                return c.ask();
            case Verb::Next: return c.become(Proc::SendDeal, f.seat);
            default: drop_deal(c, f.seat); return c.done();
        }
    }

  private:
    static bool is_empty(const Deal& deal) {
        int items = deal.give_cards + deal.ask_cards;
        for (int good = 0; good < kGoods; ++good) items += deal.give[good] + deal.ask[good];
        return items == 0;
    }
};

}  // namespace

void proposal_rows(Rows& rows) {
    rows.box<Proc::GiveItems, GiveItems>(kQuiet);
    rows.box<Proc::AskItems, AskItems>();
}

}  // namespace pentarchy::outpost
