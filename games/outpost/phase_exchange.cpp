// An accepted deal, OP-22 to OP-25: the partner chooses the asked cards, everything moves at once, hands are trimmed.
// It runs above the market's fork, so the other seats wait meanwhile.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

// Moves marked cards to another hand, seen by the two alone.
void hand_over(Play& p, Seat from, Seat to) {
    const auto both = static_cast<SeatMask>(bit(from) | bit(to));
    for (uint8_t& mark : p.s.own[from].given) {
        if (!mark) continue;
        p.s.cards.blind_move(mark - 1, hand_of(to), both);
        p.say_to(both, Msg::GotCard, to, mark - 1);
        p.news |= both;
        mark = 0;
    }
}

// OP-23  Accepting moves everything at once.
void exchange(Play& p, Seat from, Seat to) {
    const Deal deal = p.s.deal[from];
    p.say(Msg::Dealing, from, to);
    p.news |= static_cast<SeatMask>(bit(from) | bit(to));  // done is done: no undo
    for (int good = 0; good < kGoods; ++good) {
        uint8_t &mine = p.s.player[from].goods[good], &theirs = p.s.player[to].goods[good];
        mine = static_cast<uint8_t>(mine - deal.give[good] + deal.ask[good]);
        theirs = static_cast<uint8_t>(theirs + deal.give[good] - deal.ask[good]);
    }
    hand_over(p, from, to);
    if (deal.ask_cards) hand_over(p, to, from);
    drop_deal(p, from);
}

void withdraw(Play& p, Seat seat) {
    if (p.s.deal[seat].to == kNobody) return;
    drop_deal(p, seat);
    p.say(Msg::Withdrawn, seat);
}

struct Exchange {
    using Locals = ExchangeLocals;
    static Seat proposer(const Frame& f) { return f.locals<ExchangeLocals>().proposer; }

    static Flow pick_cards(Ctx& c, Frame& f) {
        const uint8_t asked = c.s.deal[proposer(f)].ask_cards;
        if (!asked) return c.go_on();
        withdraw(c, f.seat);  // ruling R-28: cards promised elsewhere are free again
        return c.call(Proc::PickCards, f.seat, PickLocals{asked, 0});
    }
    static Flow hand_over_all(Ctx& c, Frame& f) {
        exchange(c, proposer(f), f.seat);
        c.recall(proposer(f));
        return c.go_on();
    }
    static Flow trim_proposer(Ctx& c, Frame& f) {
        const Seat other = proposer(f);
        return hand_size(c, other) > hand_limit(c, other) ? c.call(Proc::Trim, other) : c.go_on();
    }
    static Flow trim_partner(Ctx& c, Frame& f) {
        if (hand_size(c, f.seat) > hand_limit(c, f.seat))
            withdraw(c, f.seat);  // a trimmed hand cannot keep its promise
        return trim_or_done(c, f.seat);
    }
    static constexpr auto kSteps = steps(&pick_cards, &hand_over_all, &trim_proposer, &trim_partner);
};

// OP-22  The partner chooses which cards, in ascending order; the proposer sees them when they arrive.
struct PickCards {
    using Locals = PickLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const PickLocals& pick = f.locals<PickLocals>();
        Bits<kCapCards> free = hand(l, f.seat);
        if (pick.picked) free = free.without(up_to(l.s.own[f.seat].given[pick.picked - 1] - 1));
        const int wanted = pick.wanted - pick.picked;
        each_kind_in(l, free, [&](int card) {
            if (out.need(free.without(up_to(card - 1)).count() >= wanted, "OP-22"_rule))
                out.add(make(Verb::PickCard, card));
        });
        out.others(Verb::PickCard, "OP-22"_rule);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        PickLocals& pick = f.locals<PickLocals>();
        c.s.own[f.seat].given[pick.picked++] = static_cast<uint8_t>(m.a + 1);
        return pick.picked < pick.wanted ? c.ask() : c.done();
    }
};

}  // namespace

void exchange_rows(Rows& rows) {
    rows.sequence<Proc::Exchange, Exchange>();
    rows.box<Proc::PickCards, PickCards>(kQuiet);
}

}  // namespace pentarchy::outpost
