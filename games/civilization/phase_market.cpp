// The open market (CV-5.5 to CV-5.16): all seats at once deal, answer, and use what belongs to the Trade phase. What is
// accepted or used runs above the market's fork, so the others wait meanwhile.
#include "engine/flow/deal.h"
#include "games/civilization/abilities_use.h"
#include "games/civilization/deals.h"
#include "games/civilization/phases.h"
#include "games/civilization/track.h"

namespace pentarchy::civilization {

void drop_deal(Play& p, Seat seat) {
    const uint8_t made = p.s.deal[seat].made;
    p.s.deal[seat] = {};
    p.s.deal[seat].made = made;
    p.s.promised[seat] = {};
}

// CV-5.5, CV-5.15  All; where deals are off, those who know of something to use.
SeatMask seats_in_market(const Look& l) {
    if (!has_option(l, kNoDeals)) return all_seats(l);
    SeatMask out = 0;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if ((NamedUses::working(l, seat) & l.t.use_table.at(Moment::Trade)).any()) out |= bit(seat);
    return out;
}

DealtCards tradable(const Look& l, Seat seat, int back) {
    DealtCards out;
    if (back < kHutBack) {
        for (const int card : l.s.events.ids_at(kEventHand0 + seat))
            if (l.s.events.back_of(card) == back) out.add(card);
        return out;
    }
    for (const int marker : l.s.markers.ids_at(kSheet0 + seat))
        if (l.t.marker[l.t.marker_kind[marker]].resource != kNone && back_of(l.s, kEvents + marker) == back)
            out.add(kEvents + marker);
    return out;
}
int cards_seen(const Look& l, Seat seat, int back) {
    if (back < kHutBack) return l.s.events.at(kEventHand0 + seat, back);
    return l.s.markers.count[kSheet0 + seat][back == kVillageBack ? kVillageKin : kHutKin];
}

Move hand_over(const Look& l, int card) {
    const Verb verb = kHandOver[back_of(l.s, card)];
    return make(verb, is_event(card) ? l.t.event_kind[card] : l.t.marker_kind[card - kEvents]);
}
int card_named(const Look& l, const DealtCards& cards, Move m) {
    for (const int card : cards)
        if (hand_over(l, card) == m) return card;
    return -1;
}

Backs promised_backs(const State& s, Seat seat) {
    const Frame* top = s.stack.top ? &top_of(s.stack) : nullptr;
    if (top && top->proc == static_cast<uint8_t>(Proc::PickGiven) && top->seat == seat) {
        const PickGivenLocals& pick = top->locals<PickGivenLocals>();
        return {pick.picked, s.deal[pick.proposer].ask};
    }
    return {s.deal[seat].given, s.deal[seat].give};
}

namespace {

// CV-5.13  Trade that a seat would lose if it got so much.
bool loses_trade(const Look& l, Seat seat, int n) { return l.s.player[seat].trade + n > l.t.n.most_trade; }

struct Bazaar {
    static constexpr Verb kPropose = Verb::Propose, kAccept = Verb::Accept, kRefuse = Verb::Refuse,
                          kWithdraw = Verb::Withdraw, kLeave = Verb::Done, kSend = Verb::Send, kShow = Verb::Show;
    static constexpr Msg kSaysProposed = Msg::Proposed, kSaysRefused = Msg::Refused, kSaysWithdrawn = Msg::Withdrawn,
                         kSaysLapsed = Msg::Lapsed;
    static constexpr Proc kWrite = Proc::GiveItems, kExchange = Proc::Exchange;
    static constexpr Rule kOneRule = "CV-5.5"_rule, kLimitRule = "CV-5.14"_rule, kPartnerRule = "CV-5.14"_rule,
                          kTermsRule = "CV-5.10"_rule, kShowRule = "CV-5.12"_rule;

    static const Deal& deal(const State& s, Seat seat) { return s.deal[seat]; }
    static Deal& deal(State& s, Seat seat) { return s.deal[seat]; }
    // CV-5.14
    static bool may_propose(const Look& l, Seat seat) { return l.s.deal[seat].made < l.t.n.proposals; }
    static int deadline(const Look&) { return 0; }
    static void open(Play& p, Seat seat, Seat to) {
        drop_deal(p, seat);
        p.s.deal[seat].to = to;
        ++p.s.deal[seat].made;
    }
    static void drop(Play& p, Seat seat) { drop_deal(p, seat); }

    // CV-5.10  Both sides have it. Which cards the partner has, only he knows: he alone is asked this.
    static bool has_all(const Look& l, Seat from, Seat to) {
        const Deal& deal = l.s.deal[from];
        const Player &me = l.s.player[from], &other = l.s.player[to];
        if (me.trade < deal.trade || other.trade < -deal.trade) return false;
        if (me.culture < deal.culture || other.culture < -deal.culture) return false;
        for (int kind = 0; kind < kMarket; ++kind)
            if (me.resource[kind] < deal.token[kind] || other.resource[kind] < -deal.token[kind]) return false;
        int asked[kDealBacks]{};
        for (int i = 0; i < deal.asked; ++i) ++asked[deal.ask[i]];
        for (int back = 0; back < kDealBacks; ++back)
            if (asked[back] && tradable(l, to, back).count() < asked[back]) return false;
        return !loses_trade(l, from, -deal.trade);
    }
    static bool loses(const Look& l, Seat from, Seat to) { return loses_trade(l, to, l.s.deal[from].trade); }
    static constexpr bool kReachesAll = true;
    static Rule terms_refusal(const Look& l, Seat from, Seat to) {
        if (!has_all(l, from, to)) return kTermsRule;
        return loses(l, from, to) ? "CV-5.13"_rule : kFine;
    }

    // CV-5.12  The partner alone sees what is shown.
    static bool has_cards(const Look& l, Seat seat) { return l.s.deal[seat].given > 0; }
    static void show(Play& p, Seat seat) {
        const Seat to = p.s.deal[seat].to;
        for (const uint8_t mark : p.s.promised[seat].card) {
            if (!mark) continue;
            if (is_event(mark - 1)) {
                p.tell(p.s.events, bit(to), mark - 1);
                p.say_to(bit(to), Msg::ShowedEvent, seat, to, p.t.event_kind[mark - 1]);
            } else {
                p.tell(p.s.markers, bit(to), mark - 1 - kEvents);
                p.say_to(bit(to), Msg::ShowedMarker, seat, to, p.t.marker_kind[mark - 1 - kEvents]);
            }
        }
    }

    // CV-5.12  The partner chooses which of his cards he gives; what he promised elsewhere is free again.
    static Flow choose_asked(Ctx& c, Seat from, Seat to) {
        if (!c.s.deal[from].asked) return c.go_on();
        if (c.s.deal[to].given) withdraw<Bazaar>(c, to);
        return c.call(Proc::PickGiven, to, PickGivenLocals{from, 0});
    }

    // CV-5.10, CV-22.2  Both sides at once; kind and amount are public.
    static void exchange(Play& p, Seat from, Seat to) {
        const Deal deal = p.s.deal[from];
        p.say(Msg::Dealing, from, to);
        hand_amounts(p, deal, from, to, 1);
        hand_amounts(p, deal, to, from, -1);
        hand_cards(p, from, to);
        if (deal.asked) hand_cards(p, to, from);
        drop_deal(p, from);
        p.s.due |= static_cast<SeatMask>(bit(from) | bit(to));
    }

    // CV-5.9  At once; a trimmed hand cannot keep what it promised.
    static Flow trim(Ctx& c, Seat seat) {
        if (events_in_hand(c, seat) > culture_limit(c, seat) && c.s.deal[seat].given) withdraw<Bazaar>(c, seat);
        return call_due(c) ? c.ask() : c.go_on();
    }

  private:
    static void hand_amounts(Play& p, const Deal& deal, Seat from, Seat to, int way) {
        Player &giver = p.s.player[from], &taker = p.s.player[to];
        if (const int n = way * deal.trade; n > 0) {
            pay_trade(p, from, n);
            add_trade(p, to, n);
            p.say(Msg::HandsTrade, from, n);
        }
        if (const int n = way * deal.culture; n > 0) {
            pay_culture(p, from, n);
            add_culture(p, to, n);
            p.say(Msg::HandsCulture, from, n);
        }
        for (int kind = 0; kind < kMarket; ++kind)
            for (int n = way * deal.token[kind]; n > 0; --n) {
                --giver.resource[kind], ++taker.resource[kind];
                p.say(Msg::HandsToken, from, kind);
            }
    }
    // Marked cards go over, seen by the two alone; all see their backs.
    static void hand_cards(Play& p, Seat from, Seat to) {
        const auto both = static_cast<SeatMask>(bit(from) | bit(to));
        for (uint8_t& mark : p.s.promised[from].card) {
            if (!mark) continue;
            const int card = mark - 1, back = back_of(p.s, card);
            if (is_event(card)) {
                p.s.events.blind_move(card, kEventHand0 + to, both,
                                      [=](int kin) { return EventCards::back_of_kin(kin) == back; });
                p.say(Msg::HandsEvent, from, back + 1);
                p.say_to(both, Msg::GotEvent, to, p.t.event_kind[card]);
            } else {
                const int kin = p.s.markers.kin[card - kEvents];
                p.s.markers.blind_move(card - kEvents, kSheet0 + to, both, [=](int other) { return other == kin; });
                p.say(back == kHutBack ? Msg::HandsHut : Msg::HandsVillage, from);
                p.say_to(both, Msg::GotMarker, to, p.t.marker_kind[card - kEvents]);
            }
            mark = 0;
        }
    }
};

// CV-23.3
struct TradeBox {
    using Bargain = Market<Bazaar, Edition, State>;
    using Locals = Bargain::Locals;
    static bool proposes(Move m) { return Bargain::proposes(m); }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        UseNow<Moment::Trade>::offer(l, f.seat, out);
        if (has_option(l, kNoDeals)) return out.add(make(Verb::Done));
        for (Seat from = 0; from < l.s.seats; ++from)
            if (l.s.deal[from].to == f.seat && l.s.deal[from].waits &&
                out.need(Bazaar::has_all(l, from, f.seat), "CV-5.10"_rule) &&
                out.need(Bazaar::loses(l, from, f.seat), "CV-5.13"_rule))
                out.add(make(Verb::AcceptLoss, from));
        out.others(Verb::AcceptLoss, "CV-5.13"_rule);
        Bargain::offer(l, f, out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (UseNow<Moment::Trade>::has(m)) {
            Bargain::stay(f);
            return c.call_above(Proc::TradeUse, f.seat, TradeUseLocals{0, static_cast<uint8_t>(m.a)});
        }
        if (is(m, Verb::AcceptLoss)) {
            Bargain::stay(f);
            return c.call_above(Proc::Exchange, f.seat, CarryOutLocals{0, static_cast<Seat>(m.a)});
        }
        return Bargain::take(c, f, m);
    }
};

// CV-5.15, CV-5.16  Used above the market; what is owed follows, and proposals fall whose cards are gone.
struct TradeUseSteps {
    using Locals = TradeUseLocals;
    static Flow use(Ctx& c, Frame& f) { return c.call(Proc::UseInTrade, f.seat, AmountLocals{f.locals<Locals>().use}); }
    static Flow owe(Ctx& c, Frame&) { return call_due(c) ? c.ask() : c.go_on(); }
    static Flow end(Ctx& c, Frame&) {
        for (Seat seat = 0; seat < c.s.seats; ++seat)
            for (const uint8_t mark : c.s.promised[seat].card)
                if (mark && !has_card(c, seat, mark - 1)) withdraw<Bazaar>(c, seat);
        return c.done();
    }
    static bool has_card(const Look& l, Seat seat, int card) {
        if (is_event(card)) return l.s.events.ids_at(kEventHand0 + seat).has(card);
        return l.s.markers.ids_at(kSheet0 + seat).has(card - kEvents);
    }
    static constexpr auto kSteps = steps(&use, &owe, &end);
};
struct UseInTrade {
    using Locals = AmountLocals;
    static Flow run(Ctx& c, Frame& f) {
        return UseNow<Moment::Trade>::take(c, f.seat, make(Verb::Use, f.locals<Locals>().n));
    }
};

// CV-5.12  Which of his cards the partner gives, back by back and in ascending order.
struct PickGiven {
    using Locals = PickGivenLocals;
    static DealtCards choice(const Look& l, const Frame& f) {
        const Locals& pick = f.locals<Locals>();
        const uint8_t* ask = l.s.deal[pick.proposer].ask;
        const DealtCards all = tradable(l, f.seat, ask[pick.picked]);
        if (!pick.picked || ask[pick.picked - 1] != ask[pick.picked]) return all;
        return cards_after(all, l.s.promised[f.seat].card[pick.picked - 1] - 1);
    }
    static int wanted(const Look& l, const Frame& f) {
        const Locals& pick = f.locals<Locals>();
        const Deal& deal = l.s.deal[pick.proposer];
        return static_cast<int>(std::count(deal.ask + pick.picked, deal.ask + deal.asked, deal.ask[pick.picked]));
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const DealtCards cards = choice(l, f);
        each_face(l.t, cards, [&](int card) {
            if (out.need(cards_after(cards, card - 1).count() >= wanted(l, f), "CV-5.10"_rule))
                out.add(hand_over(l, card));
        });
        for (const Verb verb : kHandOver) out.others(verb, "CV-5.10"_rule);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Locals& pick = f.locals<Locals>();
        const int card = card_named(c, choice(c, f), m);
        c.s.promised[f.seat].card[pick.picked++] = static_cast<uint8_t>(card + 1);
        return pick.picked < c.s.deal[pick.proposer].asked ? c.ask() : c.done();
    }
};

}  // namespace

void market_rows(Rows& rows) {
    rows.box<Proc::TradeBox, TradeBox>(kQuiet);
    rows.box<Proc::SendDeal, SendDeal<Bazaar, Edition, State>>();
    rows.sequence<Proc::Exchange, CarryOut<Bazaar, Edition, State>>();
    rows.box<Proc::PickGiven, PickGiven>(kQuiet);
    rows.sequence<Proc::TradeUse, TradeUseSteps>();
    rows.arrow<Proc::UseInTrade, UseInTrade>();
}

}  // namespace pentarchy::civilization
