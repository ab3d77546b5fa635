// How a proposal is written (CV-5.6 to CV-5.12), by single picks in a fixed order: what is given, then what is asked.
// Cards that are given stay where they are, marked in the giver's own part, until the deal is done.
#include "games/civilization/deals.h"

namespace pentarchy::civilization {

namespace {

// The order of picks: trade, culture, tokens by kind, cards.
constexpr uint8_t kAtTrade = 1, kAtCulture = 2, kAtTokens = 3, kAtCards = kAtTokens + kMarket;

DealtCards may_give(const Look& l, Seat seat) {
    const Deal& deal = l.s.deal[seat];
    DealtCards out;
    for (int back = 0; back < kDealBacks; ++back) out = out | tradable(l, seat, back);
    return deal.given ? cards_after(out, l.s.promised[seat].card[deal.given - 1] - 1) : out;
}

// CV-5.6, CV-5.12  What is given; cards face down.
struct GiveItems {
    using Locals = WriteLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t last = f.locals<Locals>().last;
        const Player& me = l.s.player[f.seat];
        const Deal& deal = l.s.deal[f.seat];
        if (last < kAtTrade)
            for (int n = 1; n <= me.trade; ++n) out.add(make(Verb::GiveTrade, n));
        if (last < kAtCulture)
            for (int n = 1; n <= std::min<int>(me.culture, kMostDealt); ++n) out.add(make(Verb::GiveCulture, n));
        for (int kind = 0; kind < kMarket; ++kind)
            if (out.need(last <= kAtTokens + kind, "CV-5.6"_rule) &&
                out.need(me.resource[kind] > deal.token[kind], "CV-5.6"_rule))
                out.add(make(Verb::GiveToken, kind));
        each_face(l.t, may_give(l, f.seat), [&](int card) {
            if (out.need(deal.given < kDealCards, "CV-5.12"_rule)) out.add(hand_over(l, card));
        });
        for (const Verb verb : {Verb::GiveTrade, Verb::GiveCulture, Verb::GiveToken}) out.others(verb, "CV-5.6"_rule);
        for (const Verb verb : kHandOver) out.others(verb, "CV-5.6"_rule);
        out.add(make(Verb::Next));
        out.add(make(Verb::Withdraw));
    }
    static SeatMask sees(const Look&, const Frame& f, Move m) {
        return std::count(std::begin(kHandOver), std::end(kHandOver), static_cast<Verb>(m.verb)) ? bit(f.seat)
                                                                                                 : kEveryone;
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        uint8_t& last = f.locals<Locals>().last;
        Deal& deal = c.s.deal[f.seat];
        switch (static_cast<Verb>(m.verb)) {
            case Verb::GiveTrade:
                deal.trade = static_cast<int8_t>(m.a);
                last = kAtTrade;
                return c.ask();
            case Verb::GiveCulture:
                deal.culture = static_cast<int8_t>(m.a);
                last = kAtCulture;
                return c.ask();
            case Verb::GiveToken:
                ++deal.token[m.a];
                last = static_cast<uint8_t>(kAtTokens + m.a);
                return c.ask();
            case Verb::Next: return c.become(Proc::AskItems, f.seat);
            case Verb::Withdraw: drop_deal(c, f.seat); return c.done();
            default: break;
        }
        const int card = card_named(c, may_give(c, f.seat), m);
        c.s.promised[f.seat].card[deal.given] = static_cast<uint8_t>(card + 1);
        deal.give[deal.given++] = back_of(c.s, card);
        last = kAtCards;
        return c.ask();
    }
};

// CV-5.6, CV-5.13  What is asked; of cards the backs. Nobody asks for what he would lose, nor for what he gives.
struct AskItems {
    using Locals = WriteLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t last = f.locals<Locals>().last;
        const Deal& deal = l.s.deal[f.seat];
        const Player& other = l.s.player[deal.to];
        const int room = l.t.n.most_trade - l.s.player[f.seat].trade;
        if (last < kAtTrade && !deal.trade)
            for (int n = 1; n <= other.trade; ++n)
                if (out.need(n <= room, "CV-5.13"_rule)) out.add(make(Verb::AskTrade, n));
        if (last < kAtCulture && !deal.culture)
            for (int n = 1; n <= std::min<int>(other.culture, kMostDealt); ++n) out.add(make(Verb::AskCulture, n));
        for (int kind = 0; kind < kMarket; ++kind)
            if (out.need(last <= kAtTokens + kind, "CV-5.6"_rule) && out.need(deal.token[kind] <= 0, "CV-5.6"_rule) &&
                out.need(other.resource[kind] > -deal.token[kind], "CV-5.10"_rule))
                out.add(make(Verb::AskToken, kind));
        for (int back = 0; back < kDealBacks; ++back)
            if (out.need(deal.asked < kDealCards, "CV-5.12"_rule) &&
                out.need(!deal.asked || back >= deal.ask[deal.asked - 1], "CV-5.6"_rule) &&
                out.need(cards_seen(l, deal.to, back) > asked_of(deal, back), "CV-5.10"_rule))
                out.add(ask_for(back));
        for (const Verb verb : {Verb::AskTrade, Verb::AskCulture, Verb::AskToken, Verb::AskEvent})
            out.others(verb, "CV-5.10"_rule);
        if (out.need(!is_empty(deal), "CV-5.10"_rule)) out.add(make(Verb::Next));
        out.add(make(Verb::Withdraw));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        uint8_t& last = f.locals<Locals>().last;
        Deal& deal = c.s.deal[f.seat];
        switch (static_cast<Verb>(m.verb)) {
            case Verb::AskTrade:
                deal.trade = static_cast<int8_t>(-m.a);
                last = kAtTrade;
                return c.ask();
            case Verb::AskCulture:
                deal.culture = static_cast<int8_t>(-m.a);
                last = kAtCulture;
                return c.ask();
            case Verb::AskToken:
                --deal.token[m.a];
                last = static_cast<uint8_t>(kAtTokens + m.a);
                return c.ask();
            case Verb::Next: return c.become(Proc::SendDeal, f.seat);
            case Verb::Withdraw: drop_deal(c, f.seat); return c.done();
            default: break;
        }
        for (uint8_t back = 0; back < kDealBacks; ++back)
            if (m == ask_for(back)) deal.ask[deal.asked] = back;
        ++deal.asked;
        last = kAtCards;
        return c.ask();
    }

  private:
    static Move ask_for(int back) {
        if (back == kHutBack) return make(Verb::AskHut);
        return back == kVillageBack ? make(Verb::AskVillage) : make(Verb::AskEvent, back + 1);
    }
    static int asked_of(const Deal& deal, int back) {
        return static_cast<int>(std::count(deal.ask, deal.ask + deal.asked, back));
    }
    static bool is_empty(const Deal& deal) {
        return !deal.trade && !deal.culture && !deal.given && !deal.asked &&
               std::all_of(std::begin(deal.token), std::end(deal.token), [](int8_t n) { return n == 0; });
    }
};

}  // namespace

void proposal_rows(Rows& rows) {
    rows.box<Proc::GiveItems, GiveItems>(kQuiet);
    rows.box<Proc::AskItems, AskItems>();
}

}  // namespace pentarchy::civilization
