// Market, OP-20 to OP-25: all seats at once and openly. An accepted deal moves everything at once and hands are
// trimmed; it runs above the market's fork, so the other seats wait meanwhile.
#include "engine/flow/deal.h"

#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct Bazaar {
    static constexpr Verb kPropose = Verb::Propose, kAccept = Verb::Accept, kRefuse = Verb::Refuse,
                          kWithdraw = Verb::Withdraw, kLeave = Verb::Done, kSend = Verb::Send, kShow = Verb::Show;
    static constexpr Msg kSaysProposed = Msg::Proposed, kSaysRefused = Msg::Refused, kSaysWithdrawn = Msg::Withdrawn,
                         kSaysLapsed = Msg::Lapsed;
    static constexpr Proc kWrite = Proc::GiveItems, kExchange = Proc::Exchange;
    static constexpr Rule kOneRule = "OP-20"_rule, kLimitRule = "OP-24"_rule, kPartnerRule = "OP-24"_rule,
                          kTermsRule = "OP-23"_rule, kShowRule = "OP-21"_rule;

    static const Deal& deal(const State& s, Seat seat) { return s.deal[seat]; }
    static Deal& deal(State& s, Seat seat) { return s.deal[seat]; }

    // OP-24  Twice a round; OP-59: in a brisk market a proposal waits for one choice.
    static bool may_propose(const Look& l, Seat seat) { return l.s.player[seat].proposals < l.t.proposals; }
    static int deadline(const Look& l) { return l.s.deals == Deals::Brisk ? 1 : 0; }

    static void open(Play& p, Seat seat, Seat to) {
        p.s.deal[seat] = {};
        p.s.deal[seat].to = to;
        ++p.s.player[seat].proposals;
    }
    static void drop(Play& p, Seat seat) { drop_deal(p, seat); }

    static constexpr bool kReachesAll = false;

    // OP-23  Both sides can still give what the proposal says.
    static Rule terms_refusal(const Look& l, Seat from, Seat to) {
        const Deal& deal = l.s.deal[from];
        for (int good = 0; good < kGoods; ++good)
            if (l.s.player[from].goods[good] < deal.give[good] || l.s.player[to].goods[good] < deal.ask[good])
                return kTermsRule;
        return hand_size(l, to) >= deal.ask_cards ? Rule{} : kTermsRule;
    }

    // OP-21  The proposer may show the cards he gives to the partner alone.
    static bool has_cards(const Look& l, Seat seat) { return l.s.deal[seat].give_cards > 0; }
    static void show(Play& p, Seat seat) {
        const Seat to = p.s.deal[seat].to;
        for (const uint8_t mark : p.s.own[seat].given) {
            if (!mark) continue;
            p.tell(p.s.cards, bit(to), mark - 1);
            p.say_to(bit(to), Msg::Showed, seat, to, mark - 1);
        }
    }

    // OP-22  The partner chooses; ruling R-28: cards that he promised elsewhere are free again.
    static Flow choose_asked(Ctx& c, Seat from, Seat to) {
        const uint8_t asked = c.s.deal[from].ask_cards;
        if (!asked) return c.go_on();
        withdraw<Bazaar>(c, to);
        return c.call(Proc::PickCards, to, PickLocals{asked, 0});
    }

    // OP-23  Accepting moves everything at once.
    static void exchange(Play& p, Seat from, Seat to) {
        const Deal deal = p.s.deal[from];
        p.say(Msg::Dealing, from, to);
        for (int good = 0; good < kGoods; ++good) {
            uint8_t &mine = p.s.player[from].goods[good], &theirs = p.s.player[to].goods[good];
            mine = static_cast<uint8_t>(mine - deal.give[good] + deal.ask[good]);
            theirs = static_cast<uint8_t>(theirs + deal.give[good] - deal.ask[good]);
        }
        hand_over(p, from, to);
        if (deal.ask_cards) hand_over(p, to, from);
        drop_deal(p, from);
    }

    // OP-25  A trimmed hand cannot keep what it promised.
    static Flow trim(Ctx& c, Seat seat) {
        if (hand_size(c, seat) <= hand_limit(c, seat)) return c.go_on();
        withdraw<Bazaar>(c, seat);
        return c.call(Proc::Trim, seat);
    }

  private:
    // Marked cards go to another hand, seen by the two alone.
    static void hand_over(Play& p, Seat from, Seat to) {
        const auto both = static_cast<SeatMask>(bit(from) | bit(to));
        for (uint8_t& mark : p.s.own[from].given) {
            if (!mark) continue;
            p.s.cards.blind_move(mark - 1, hand_of(to), both);
            p.say_to(both, Msg::GotCard, to, mark - 1);
            mark = 0;
        }
    }
};

// OP-22  Which of his cards the partner gives, in ascending order; the proposer sees them when they arrive.
struct PickCards {
    using Locals = PickLocals;
    static SetPick set(const Look&, const Frame& f) {
        const PickLocals& pick = f.locals<PickLocals>();
        return {pick.picked, pick.wanted - pick.picked};
    }
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

void market_rows(Rows& rows) {
    rows.box<Proc::Market, Market<Bazaar, Edition, State>>();
    proposal_rows(rows);
    rows.box<Proc::SendDeal, SendDeal<Bazaar, Edition, State>>();
    rows.sequence<Proc::Exchange, CarryOut<Bazaar, Edition, State>>();
    rows.box<Proc::PickCards, PickCards>(kQuiet);
}

}  // namespace pentarchy::outpost
