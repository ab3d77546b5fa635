// Market, OP-20 to OP-24: all seats at once and openly. A proposal is built by single picks: partner, what is given,
// what is asked, shown or not. Given cards stay in the hand, marked in the giver's own part, until the deal is done.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

constexpr int kDealGoods = 3, kDealCards = 2;

// OP-24  A seat that has said done is out of the market: the fork no longer asks it.
bool is_in_market(const Look& l, Seat seat) {
    const Fork* fork = top_fork(l.s);
    return fork && has(fork->left, seat);
}

// OP-23  Both sides can still give what the proposal says.
bool can_exchange(const Look& l, Seat from, Seat to) {
    const Deal& deal = l.s.deal[from];
    for (int good = 0; good < kGoods; ++good)
        if (l.s.player[from].goods[good] < deal.give[good] || l.s.player[to].goods[good] < deal.ask[good]) return false;
    return hand_size(l, to) >= deal.ask_cards;
}

struct Market {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat me = f.seat;
        for (Seat to = 0; to < l.s.seats; ++to) {
            if (to == me) continue;
            const Deal& deal = l.s.deal[to];
            if (deal.to == me && deal.sent) {
                if (out.need(can_exchange(l, to, me), "OP-23"_rule)) out.add(make(Verb::Accept, to));
                out.add(make(Verb::Refuse, to));
            }
            if (out.need(l.s.deal[me].to == kNobody, "OP-20"_rule) &&
                out.need(l.s.player[me].proposals < l.t.proposals, "OP-24"_rule) &&
                out.need(is_in_market(l, to), "OP-24"_rule))
                out.add(make(Verb::Propose, to));
        }
        out.others(Verb::Propose, "OP-20"_rule);
        out.others(Verb::Accept, "OP-23"_rule);
        out.others(Verb::Refuse, "OP-23"_rule);
        if (out.need(l.s.deal[me].to != kNobody, "OP-20"_rule)) out.add(make(Verb::Withdraw));
        out.add(make(Verb::Done));
    }
    static bool proposes(Move m) { return is(m, Verb::Propose); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat me = f.seat, other = static_cast<Seat>(m.a);
        switch (static_cast<Verb>(m.verb)) {
            case Verb::Propose:
                c.s.deal[me] = {};
                c.s.deal[me].to = other;
                ++c.s.player[me].proposals;
                return c.call(Proc::GiveItems, me);
            case Verb::Accept: return c.call_above(Proc::Exchange, me, ExchangeLocals{0, other});
            case Verb::Refuse:
                drop_deal(c, other);
                c.say(Msg::Refused, me, other);
                return c.ask();
            case Verb::Withdraw:
                drop_deal(c, me);
                c.say(Msg::Withdrawn, me);
                return c.ask();
            default: return leave(c, me);
        }
    }

  private:
    // OP-24  Done: proposals that wait for this seat fall; its own stays open.
    static Flow leave(Ctx& c, Seat me) {
        for (Seat from = 0; from < c.s.seats; ++from)
            if (c.s.deal[from].to == me && c.s.deal[from].sent) drop_deal(c, from);
        return c.done();
    }
};

// OP-20  What is given: goods in order of kind, then cards face down.
struct GiveItems {
    using Locals = DealLocals;
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

// OP-21  The proposer may show the cards he gives to the partner alone, and sends.
struct SendDeal {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Deal& deal = l.s.deal[f.seat];
        if (out.need(is_in_market(l, deal.to), "OP-24"_rule)) out.add(make(Verb::Send));
        if (out.need(deal.give_cards > 0 && !deal.shown, "OP-21"_rule)) out.add(make(Verb::Show));
        out.add(make(Verb::Withdraw));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Deal& deal = c.s.deal[f.seat];
        if (is(m, Verb::Withdraw)) {
            drop_deal(c, f.seat);
            return c.done();
        }
        if (is(m, Verb::Show)) {
            deal.shown = 1;
            c.news |= bit(deal.to);
            for (const uint8_t mark : c.s.own[f.seat].given)
                if (mark)
                    c.tell(c.s.cards, bit(deal.to), mark - 1),
                        c.say_to(bit(deal.to), Msg::Showed, f.seat, deal.to, mark - 1);
            return c.ask();
        }
        deal.sent = 1;
        c.say(Msg::Proposed, f.seat, deal.to);
        return c.done();
    }
};

}  // namespace

void market_rows(Rows& rows) {
    rows.box<Proc::Market, Market>();
    rows.box<Proc::GiveItems, GiveItems>(kQuiet);
    rows.box<Proc::AskItems, AskItems>();
    rows.box<Proc::SendDeal, SendDeal>();
}

}  // namespace pentarchy::outpost
